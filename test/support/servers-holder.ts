import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServersDocument } from './servers.ts';

/** The process behind hold-servers.ts, as Jest's set-up and teardown see it. */

const kept = globalThis as typeof globalThis & { testServersHolder?: ChildProcess };
const projectDirectory = path.resolve(import.meta.dirname, '../..');

export const startHolder = async (): Promise<ServersDocument> => {
  const directory =
    process.env.TEST_SERVERS_DIRECTORY ?? (await mkdtemp(path.join(tmpdir(), 'clinic-service-test-')));
  const dataDirectory = path.resolve(projectDirectory, process.env.DATA_DIR || '.data');
  // A process group of its own: Ctrl-C reaches it only as the end of Jest, after the tests that use it.
  const holder = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/support/hold-servers.ts', directory, dataDirectory],
    { cwd: projectDirectory, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  kept.testServersHolder = holder;
  const answer = await Promise.race([
    once(holder, 'message') as Promise<[ServersDocument]>,
    once(holder, 'exit').then(([code]) => {
      throw new Error(`The test servers could not be started (status ${code}); the reason is above.`);
    }),
  ]);
  holder.unref();
  holder.channel?.unref();
  return answer[0];
};

export const stopHolder = async (): Promise<void> => {
  const holder = kept.testServersHolder;
  if (!holder || holder.exitCode !== null) return;
  const ended = once(holder, 'exit');
  holder.ref();
  holder.disconnect();
  await ended;
};
