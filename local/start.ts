import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '../platform/configuration/config.ts';
import { type Child, createChildProcesses, describeEnding, type Ending } from './child-processes.ts';
import { takenPorts } from './ports.ts';
import { stopLeftovers } from './process-record.ts';
import { type LocalSettings, readLocalSettings, withFreeWorkerPort } from './settings.ts';
import { type Running, removeSignsOfLife, startUp } from './start-up.ts';
import { readLines } from './terminal.ts';

/**
 * The supervisor behind `npm start`. It starts everything, and in any case stops everything that it started. It ends
 * with 0 after a requested stop, 1 after an error, 78 for wrong settings.
 */

const print = (line: string): void => void process.stdout.write(`${line}\n`);
// The terminal may be closed (SIGHUP). Failing output must not prevent the stop.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

const settingsOrExit = (): LocalSettings => {
  try {
    return readLocalSettings();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
};

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const linesOrExit = () => {
  try {
    return readLines(process.argv.slice(2), process.stdout.isTTY === true);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
};

const lines = linesOrExit();
const wanted = settingsOrExit();
const { dataDirectory } = wanted;
const recordFile = path.join(dataDirectory, 'processes.json');
await stopLeftovers(recordFile, print).catch((error: Error) => fail(error.message));
removeSignsOfLife(wanted);
const settings = await withFreeWorkerPort(wanted);
const { ports } = settings;
const taken = await takenPorts(ports);
if (taken.length > 0)
  fail(
    `${taken.length === 1 ? 'This port is' : 'These ports are'} taken by another program: ${taken.join(', ')}. Stop it, or set ${taken.length === 1 ? 'it' : 'them'} to a free port, as in "API_PORT=9080 npm start". Nothing was started.`,
  );

try {
  mkdirSync(dataDirectory, { recursive: true });
} catch (error) {
  fail(`DATA_DIR (${dataDirectory}) cannot be made: ${(error as Error).message}`);
}
const children = createChildProcesses({ recordFile, logDirectory: path.join(dataDirectory, 'logs'), print });
const running: Running = { services: [] };
const stopping = new AbortController();

const stopAll = async (): Promise<void> => {
  stopping.abort();
  children.refuse();
  removeSignsOfLife(settings);
  const { services, mailbox, temporal, postgres } = running;
  const inOrder = [services, [temporal], [postgres]].map((group) =>
    group.filter((child) => child !== undefined),
  );
  const [first = [], ...later] = inOrder;
  await Promise.all(first.map((child) => child.stop()));
  await mailbox?.stop();
  for (const group of later) await Promise.all(group.map((child) => child.stop()));
  // Stops processes that were still starting.
  await Promise.all(children.running().map((child) => child.stop()));
  children.forget();
};

let asked: { readonly at: number } | undefined;
const stopRequested = new Promise<void>((resolve) => {
  const ask = (why: string) => {
    // Ctrl-C sends the signal several times: from the terminal, from npm and from start.js.
    if (!asked) {
      asked = { at: Date.now() };
      print(`\nStopping (${why}) …`);
      resolve();
    } else if (Date.now() - asked.at > 2_000) {
      print('Stopping at once …');
      children.killAll();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal));
  if (process.channel) process.once('disconnect', () => ask('its starter has ended'));
});

const describeCrash = ({ child, ending }: { child: Child; ending: Ending }): string =>
  [
    `${child.name} ${describeEnding(ending)}. Its last lines (more in ${path.join(dataDirectory, 'logs', `${child.name}.log`)}):`,
    ...child.tail().map((line) => `  ${line}`),
    'Everything else is stopped.',
  ].join('\n');

const crash = children.crash.then((ended) => {
  throw new Error(describeCrash(ended));
});
const unforeseen = new Promise<never>((_, reject) => {
  process.on('uncaughtException', reject);
  process.on('unhandledRejection', reject);
});

let status = 0;
const steps = startUp({ settings, children, running, print, lines, signal: stopping.signal });
try {
  await Promise.race([steps.then(() => stopRequested), stopRequested, crash, unforeseen]);
} catch (error) {
  status = 1;
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
}
steps.catch(() => {});
await stopAll();
print(status === 0 ? 'Stopped.' : 'Stopped after a fault.');
process.exit(status);
