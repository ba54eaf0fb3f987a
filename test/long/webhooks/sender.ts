import path from 'node:path';
import { type Child, createChildProcesses } from '../../../local/child-processes.ts';
import { freePorts, LOOPBACK } from '../../../local/ports.ts';
import { startTemporal } from '../../../local/temporal-server.ts';
import { resolveTemporalCli } from '../../../temporal/resolve-binary.ts';
import { type Process, startProcess } from '../../journeys/processes.ts';
import type { LongService } from '../start-service.ts';

/** The worker that delivers webhooks, with Temporal; both can be taken away. */
export interface Sender {
  /** Kills the worker and starts another one. */
  replace(): Promise<void>;
  stopTemporal(): Promise<void>;
  /** With what it had before. */
  startTemporal(): Promise<void>;
  stop(): Promise<void>;
}

/** @param hosts that the service may reach, separated by commas. */
export const startSender = async (service: LongService, hosts: string): Promise<Sender> => {
  const children = createChildProcesses({
    recordFile: path.join(service.directory, 'temporal.json'),
    logDirectory: path.join(service.directory, 'logs'),
    print: () => undefined,
  });
  const program = await resolveTemporalCli({ dataDirectory: path.resolve(process.env.DATA_DIR || '.data') });
  const [port = 0, adminPort = 0] = await freePorts(2);
  const databaseFile = path.join(service.directory, 'temporal', 'temporal.db');
  const start = (): Promise<Child> => startTemporal({ children, program, port, databaseFile });
  let temporal = await start();
  const environment = {
    ...service.environment,
    LOG_LEVEL: 'silent',
    TEMPORAL_ADDRESS: `${LOOPBACK}:${port}`,
    OUTGOING_ALLOWED_HOSTS: hosts,
    WORKER_ADMIN_PORT: String(adminPort),
    WORKER_QUEUES: 'workflows,webhooks',
  };
  const startWorker = (): Promise<Process> => startProcess('worker/main.ts', environment, adminPort);
  let worker = await startWorker();
  return {
    async replace() {
      await worker.kill();
      worker = await startWorker();
    },
    stopTemporal: () => temporal.stop(),
    async startTemporal() {
      temporal = await start();
    },
    async stop() {
      await worker.kill();
      children.refuse();
      await Promise.all(children.running().map((child) => child.stop()));
    },
  };
};
