import { once } from 'node:events';
import path from 'node:path';
import { type Child, createChildProcesses } from '../../../local/child-processes.ts';
import { type Mailbox, startMailbox } from '../../../local/mailbox.ts';
import { freePorts, LOOPBACK } from '../../../local/ports.ts';
import { startTemporal } from '../../../local/temporal-server.ts';
import { writeBundle } from '../../../temporal/bundle.ts';
import { resolveTemporalCli } from '../../../temporal/resolve-binary.ts';
import { type Process, spawnProcess } from '../../journeys/processes.ts';
import type { LongService } from '../start-service.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { startWire, type Wire } from './wire.ts';

/** Several API processes behind a balancer, and several workers. Each can be stopped, killed and started. */

export interface Member {
  readonly name: string;
  readonly pid: () => number;
  /** Stops it with SIGTERM. @returns the exit status. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  /** Resolves when the process has ended, whoever ended it. */
  ended(): Promise<void>;
  /** Ready when it resolves. @param settings beyond the usual ones. */
  start(settings?: NodeJS.ProcessEnv): Promise<void>;
}

export interface Fleet {
  readonly balancer: Balancer;
  readonly apis: readonly Member[];
  readonly workers: readonly Member[];
  readonly mailbox: Mailbox;
  readonly temporal: { pid(): number; stop(): Promise<void>; start(): Promise<void> };
  /** Between the fleet and PostgreSQL. */
  readonly wire: Pick<Wire, 'cut' | 'mend'>;
  stop(): Promise<void>;
}

export interface FleetPlan {
  readonly apis: number;
  readonly workers: number;
  /** Beyond those of the service. */
  readonly settings?: NodeJS.ProcessEnv;
}

const member = (name: string, script: string, environment: NodeJS.ProcessEnv, adminPort: number): Member => {
  let running: Process | undefined;
  return {
    name,
    pid: () => running?.child.pid ?? 0,
    stop: async () => running?.stop() ?? null,
    kill: async () => running?.kill(),
    async ended() {
      const child = running?.child;
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    async start(settings) {
      running = spawnProcess(script, { ...environment, ...settings });
      await running.untilReady(adminPort);
    },
  };
};

/** Without settings a process ends once its modules are there, and what was compiled is kept. */
const compileInto = async (directory: string): Promise<void> => {
  for (const script of ['api/main.ts', 'worker/main.ts'])
    await once(spawnProcess(script, { NODE_COMPILE_CACHE: directory }).child, 'exit');
};

export const startFleet = async (service: LongService, plan: FleetPlan): Promise<Fleet> => {
  const children = createChildProcesses({
    recordFile: path.join(service.directory, 'fleet.json'),
    logDirectory: path.join(service.directory, 'logs'),
    print: () => undefined,
  });
  const dataDirectory = path.resolve(import.meta.dirname, '../../..', process.env.DATA_DIR || '.data');
  const program = await resolveTemporalCli({ dataDirectory });
  const [temporalPort = 0, ...ports] = await freePorts(1 + 3 * plan.apis + plan.workers);
  const startServer = (): Promise<Child> =>
    startTemporal({
      children,
      program,
      port: temporalPort,
      databaseFile: path.join(service.directory, 'temporal', 'temporal.db'),
    });
  const bundle = path.join(service.directory, 'workflow-bundle.js');
  const compiled = path.join(service.directory, 'compiled');
  const [mailbox, first] = await Promise.all([
    startMailbox({ smtpPort: 0, webPort: 0, refusalsByHttp: true }),
    startServer(),
    // As the image has them.
    writeBundle(bundle),
    compileInto(compiled),
  ]);
  let server = first;
  const database = new URL(service.environment.DATABASE_URL as string);
  const wire = await startWire(Number(database.port));
  database.port = String(wire.port);
  const environment = {
    ...service.environment,
    DATABASE_URL: database.href,
    ...plan.settings,
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: compiled,
    TEMPORAL_ADDRESS: `${LOOPBACK}:${temporalPort}`,
    SMTP_URL: mailbox.smtpUrl,
  };
  const targets = Array.from({ length: plan.apis }, (_, index) => {
    const [port = 0, authPort = 0, adminPort = 0] = ports.slice(3 * index);
    return { port, authPort, adminPort };
  });
  const apis = targets.map(({ port, authPort, adminPort }, index) => {
    const own = { API_PORT: String(port), AUTH_PORT: String(authPort), ADMIN_PORT: String(adminPort) };
    return member(`api ${index + 1}`, 'api/main.ts', { ...environment, ...own }, adminPort);
  });
  const workers = ports.slice(3 * plan.apis).map((adminPort, index) =>
    member(
      `worker ${index + 1}`,
      'worker/main.ts',
      {
        ...environment,
        AUDIT_SIGNING_KEY: service.keptSecrets.AUDIT_SIGNING_KEY,
        WORKFLOW_BUNDLE_PATH: bundle,
        WORKER_ADMIN_PORT: String(adminPort),
      },
      adminPort,
    ),
  );
  await Promise.all([...apis, ...workers].map((one) => one.start()));
  const balancer = await startBalancer(targets);
  while (balancer.ready() < plan.apis) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    balancer,
    apis,
    workers,
    mailbox,
    wire,
    temporal: {
      pid: () => server.pid,
      stop: () => server.stop(),
      async start() {
        server = await startServer();
      },
    },
    async stop() {
      await Promise.all([...apis, ...workers].map((one) => one.kill()));
      await balancer.stop();
      children.refuse();
      await Promise.all(children.running().map((child) => child.stop()));
      await mailbox.stop();
      await wire.stop();
    },
  };
};
