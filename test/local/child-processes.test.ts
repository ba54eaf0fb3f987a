import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identify } from '../../local/process-record.ts';
import { eventually } from '../support/eventually.ts';

/** What starts processes may end in the middle: by a fault, or interrupted while one of them starts. */

const root = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let idle: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-service-child-processes-'));
  idle = path.join(folder, 'idle.js');
  // By itself it would go on for longer than the test waits.
  await writeFile(idle, 'setTimeout(() => undefined, 60_000);');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script that prints the id of a process it started, and ends. @returns that id, and how the script ended. */
const startedBy = (script: string) =>
  new Promise<{ readonly pid: number; readonly status: unknown }>((resolve) => {
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, folder, idle];
    execFile(process.execPath, args, { cwd: root }, (error, stdout) =>
      resolve({ pid: Number(stdout), status: error?.code }),
    );
  });

const supervised = `
  import { createChildProcesses } from './local/child-processes.ts';
  const [, folder, idle] = process.argv;
  const children = createChildProcesses({ recordFile: folder + '/record.json', logDirectory: folder, print() {} });
  console.log(children.start({ name: 'idle', command: process.execPath, args: [idle] }).pid);`;
const ofTheService = `
  import { spawnProcess } from './test/journeys/processes.ts';
  const started = spawnProcess(process.argv[2], {});
  console.log(started.child.pid);
  void started.untilReady(1);`;

test.each([
  ['a supervised process', 'exits', supervised, 'process.exit(3);', 3],
  ['a supervised process', 'fails', supervised, 'throw new Error();', 1],
  ['a process that was not ready yet', 'exits', ofTheService, 'process.exit(3);', 3],
  ['a process that was not ready yet', 'fails', ofTheService, 'throw new Error();', 1],
])('%s ends where what started it %s', async (_name, _how, script, end, status) => {
  const started = await startedBy(`${script}\n${end}`);
  expect(started).toEqual({ pid: expect.any(Number), status });
  expect(started.pid).toBeGreaterThan(1);
  await eventually(async () => identify('idle', started.pid, 'SIGKILL').began === 'unknown');
});
