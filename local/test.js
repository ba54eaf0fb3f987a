// `npm test`: plain JavaScript for any Node >= 20, so that it runs on a fresh clone.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from './install.js';
import { runNode } from './run-node.js';

const node = await ensureInstalled();
// The test servers use this folder and remove it last (test/support/hold-servers.ts).
const directory = await mkdtemp(path.join(tmpdir(), 'clinic-service-test-'));
const { status } = await runNode(node, ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)], {
  env: {
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`,
    TEST_SERVERS_DIRECTORY: directory,
    // The many processes that tests start (command line, API, worker) share compiled code.
    NODE_COMPILE_CACHE: path.join(directory, 'compiled'),
  },
});
// After Ctrl-C Jest runs no teardown. The servers notice it themselves, and this process waits until they have ended.
for (let waited = 0; existsSync(path.join(directory, 'running')) && waited < 200; waited++) await pause(100);
// Servers that still run need the folder.
if (!existsSync(path.join(directory, 'running'))) await rm(directory, { recursive: true, force: true });
process.exit(status);
