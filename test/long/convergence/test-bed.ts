import path from 'node:path';
import { type Child, createChildProcesses } from '../../../local/child-processes.ts';
import { type Mailbox, startMailbox } from '../../../local/mailbox.ts';
import { freePorts, LOOPBACK } from '../../../local/ports.ts';
import { startTemporal } from '../../../local/temporal-server.ts';
import { resolveTemporalCli } from '../../../temporal/resolve-binary.ts';
import { type Process, startProcess } from '../../journeys/processes.ts';
import { type Radicale, startRadicale } from '../../support/radicale.ts';
import { startVideoProviders, type VideoProviders } from '../../support/video-providers.ts';
import { startGate } from '../fleet/gate.ts';
import type { LongService } from '../start-service.ts';

/** Everything that an appointment reaches outside of the service, and a worker that can be killed. */
export interface TestBed {
  readonly radicale: Radicale;
  /** In front of the calendar server; `host:port`. */
  readonly calendarHost: string;
  readonly providers: VideoProviders;
  readonly mailbox: Mailbox;
  /** Whether the calendar server answers 500 to everything. */
  breakCalendar(broken: boolean): void;
  /** The settings of the worker, for the operator's commands too. */
  readonly environment: NodeJS.ProcessEnv;
  stopTemporal(): Promise<void>;
  /** With what it had before, where it has a file. */
  startTemporal(): Promise<void>;
  killWorker(): Promise<void>;
  startWorker(): Promise<void>;
  /** Of the worker that runs now. */
  workerPid(): number;
  /** Kills the worker and starts another one. */
  replaceWorker(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestBedPlan {
  readonly queues?: string;
  /** Of the worker, beyond those of the service. */
  readonly settings?: NodeJS.ProcessEnv;
  /** Where Temporal keeps its data; without it in memory. */
  readonly temporalFile?: string;
  /** Collects all that the workers write. */
  readonly output?: string[];
}

export const startTestBed = async (
  service: LongService,
  { queues = 'workflows,mail,calendar,video', settings = {}, temporalFile, output }: TestBedPlan = {},
): Promise<TestBed> => {
  const children = createChildProcesses({
    recordFile: path.join(service.directory, 'test-bed.json'),
    logDirectory: path.join(service.directory, 'logs'),
    print: () => undefined,
  });
  const dataDirectory = path.resolve(import.meta.dirname, '../../..', process.env.DATA_DIR || '.data');
  const program = await resolveTemporalCli({ dataDirectory });
  const [temporalPort = 0, adminPort = 0] = await freePorts(2);
  const startServer = (): Promise<Child> =>
    startTemporal({
      children,
      program,
      port: temporalPort,
      ...(temporalFile === undefined ? {} : { databaseFile: temporalFile }),
    });
  const [radicale, providers, mailbox, first] = await Promise.all([
    startRadicale(),
    startVideoProviders(),
    startMailbox({ smtpPort: 0, webPort: 0, refusalsByHttp: true }),
    startServer(),
  ]);
  let temporal = first;
  const gate = await startGate(radicale.host);
  const environment = {
    ...service.environment,
    ...providers.settings,
    LOG_LEVEL: 'silent',
    TEMPORAL_ADDRESS: `${LOOPBACK}:${temporalPort}`,
    SMTP_URL: mailbox.smtpUrl,
    OUTGOING_ALLOWED_HOSTS: gate.host,
    WORKER_ADMIN_PORT: String(adminPort),
    WORKER_QUEUES: queues,
    ...settings,
  };
  let worker: Process;
  const startWorker = async (): Promise<void> => {
    worker = await startProcess('worker/main.ts', environment, adminPort, output);
  };
  await startWorker();
  return {
    radicale,
    calendarHost: gate.host,
    providers,
    mailbox,
    breakCalendar: gate.setBroken,
    environment,
    stopTemporal: () => temporal.stop(),
    async startTemporal() {
      temporal = await startServer();
    },
    killWorker: () => worker.kill(),
    startWorker,
    workerPid: () => worker.child.pid as number,
    async replaceWorker() {
      await worker.kill();
      await startWorker();
    },
    async stop() {
      await worker.kill();
      children.refuse();
      await Promise.all(children.running().map((child) => child.stop()));
      await Promise.all([radicale.stop(), providers.stop(), gate.stop(), mailbox.stop()]);
    },
  };
};
