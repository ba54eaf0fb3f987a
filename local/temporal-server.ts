import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Child, type ChildProcesses, describeEnding } from './child-processes.ts';
import { LOOPBACK } from './ports.ts';

/** Temporal's development server: one process with its UI, with a SQLite file or in memory. */

export interface TemporalPlan {
  readonly children: ChildProcesses;
  readonly program: string;
  readonly port: number;
  /** Without it there is no UI. */
  readonly uiPort?: number;
  /** The address at which the UI has payloads decrypted. */
  readonly codecEndpoint?: string;
  /** Without it the data are in memory. */
  readonly databaseFile?: string;
}

const SEARCH_ATTRIBUTES = ['OrganizationId', 'Flow', 'Stage', 'ResourceId'] as const;

/**
 * By default each task waits up to 50 ms for its queue's reader (measured: a booking takes 100 ms, with these
 * settings 26 ms).
 */
const DYNAMIC_CONFIG = [
  'history.transferProcessorMaxPollRPS=10000',
  'history.timerProcessorMaxPollRPS=10000',
  'history.visibilityProcessorMaxPollRPS=10000',
  // Workers take a queue's tasks by organization in turn (their fairness key), not in the order of arrival.
  'matching.enableFairness=true',
  // Priority and fairness apply within a partition. On one machine one partition is enough.
  'matching.numTaskqueueReadPartitions=1',
  'matching.numTaskqueueWritePartitions=1',
];

const execute = promisify(execFile);

/** The tool reads settings of the user's own Temporal clusters from these variables, so they are removed. */
const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TEMPORAL_')));

const isReady = async ({ program, port }: TemporalPlan): Promise<boolean> => {
  const question = ['operator', 'search-attribute', 'list', '--address', `${LOOPBACK}:${port}`];
  const limits = ['--namespace', 'default', '--command-timeout', '5s'];
  const answer = await execute(program, [...question, ...limits], {
    timeout: 10_000,
    env: plainEnvironment(),
  }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return SEARCH_ATTRIBUTES.every((name) => answer.includes(name));
};

/** Starts the server and waits until its namespace and search attributes exist. */
export const startTemporal = async (plan: TemporalPlan): Promise<Child> => {
  if (plan.databaseFile) mkdirSync(path.dirname(plan.databaseFile), { recursive: true });
  const child = plan.children.start({
    name: 'temporal',
    command: plan.program,
    args: [
      'server',
      'start-dev',
      ...['--ip', LOOPBACK, '--port', String(plan.port), '--log-level', 'error'],
      ...(plan.uiPort ? ['--ui-port', String(plan.uiPort)] : ['--headless']),
      ...(plan.codecEndpoint ? ['--ui-codec-endpoint', plan.codecEndpoint] : []),
      ...(plan.databaseFile
        ? [
            '--db-filename',
            plan.databaseFile,
            '--sqlite-pragma',
            'journal_mode=WAL',
            '--sqlite-pragma',
            'synchronous=1',
          ]
        : []),
      ...DYNAMIC_CONFIG.flatMap((value) => ['--dynamic-config-value', value]),
      ...SEARCH_ATTRIBUTES.flatMap((name) => ['--search-attribute', `${name}=Keyword`]),
    ],
    environment: plainEnvironment(),
    grace: 10_000,
    ends: true,
  });
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  for (const deadline = Date.now() + 60_000; !(await isReady(plan)); await pause(200)) {
    if (ended)
      throw new Error(
        `temporal ${describeEnding(await child.ended)} at its start:\n${child.tail().join('\n')}`,
      );
    if (Date.now() > deadline) throw new Error('The Temporal server does not answer');
  }
  child.watch();
  return child;
};
