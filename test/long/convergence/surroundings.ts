import path from 'node:path';
import { createChildProcesses } from '../../../local/child-processes.ts';
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
export interface Surroundings {
  readonly radicale: Radicale;
  /** In front of the calendar server; `host:port`. */
  readonly calendarHost: string;
  readonly providers: VideoProviders;
  readonly mailbox: Mailbox;
  /** Whether the calendar server answers 500 to everything. */
  breakCalendar(broken: boolean): void;
  /** Kills the worker and starts another one. */
  replaceWorker(): Promise<void>;
  stop(): Promise<void>;
}

export const startSurroundings = async (service: LongService): Promise<Surroundings> => {
  const children = createChildProcesses({
    recordFile: path.join(service.directory, 'surroundings.json'),
    logDirectory: path.join(service.directory, 'logs'),
    print: () => undefined,
  });
  const dataDirectory = path.resolve(import.meta.dirname, '../../..', process.env.DATA_DIR || '.data');
  const program = await resolveTemporalCli({ dataDirectory });
  const [temporalPort = 0, adminPort = 0] = await freePorts(2);
  const [radicale, providers, mailbox] = await Promise.all([
    startRadicale(),
    startVideoProviders(),
    startMailbox({ smtpPort: 0, webPort: 0, refusalsByHttp: true }),
    startTemporal({ children, program, port: temporalPort }),
  ]);
  const gate = await startGate(radicale.host);
  const environment = {
    ...service.environment,
    ...providers.settings,
    LOG_LEVEL: 'silent',
    TEMPORAL_ADDRESS: `${LOOPBACK}:${temporalPort}`,
    SMTP_URL: mailbox.smtpUrl,
    OUTGOING_ALLOWED_HOSTS: gate.host,
    WORKER_ADMIN_PORT: String(adminPort),
    WORKER_QUEUES: 'workflows,mail,calendar,video',
  };
  const startWorker = (): Promise<Process> => startProcess('worker/main.ts', environment, adminPort);
  let worker = await startWorker();
  return {
    radicale,
    calendarHost: gate.host,
    providers,
    mailbox,
    breakCalendar: gate.setBroken,
    async replaceWorker() {
      await worker.kill();
      worker = await startWorker();
    },
    async stop() {
      await worker.kill();
      children.refuse();
      await Promise.all(children.running().map((child) => child.stop()));
      await Promise.all([radicale.stop(), providers.stop(), gate.stop(), mailbox.stop()]);
    },
  };
};
