import { Runtime } from '@temporalio/worker';
import { createMailer } from '../activities/mail/mailer.ts';
import { storytellers } from '../activities/stories/storytellers.ts';
import { createRooms } from '../activities/video/create-rooms.ts';
import { MOST_IN_FLIGHT } from '../activities/webhooks/send-due-events.ts';
import { openDatabase, WORKER_UNITS } from '../domain/declarations/database.ts';
import { entities } from '../domain/entities.ts';
import { createEventCount } from '../domain/events/count-events.ts';
import { recordedObjects } from '../domain/stored-objects/recorded-objects.ts';
import { webhookState } from '../domain/webhooks/webhook-state.ts';
import { createAudit } from '../platform/audit/audit.ts';
import { checkpointAge } from '../platform/audit/checkpoints/checkpointing.ts';
import { readConfigOrExit } from '../platform/configuration/config.ts';
import { restrictedLoginOrExit } from '../platform/database/database-login.ts';
import { databaseState } from '../platform/database/database-state.ts';
import { openConnections } from '../platform/database/pools.ts';
import { rowsOfPool } from '../platform/database/rows.ts';
import { createFailureThrottle } from '../platform/network/failure-throttle.ts';
import { openObjects } from '../platform/objects/open-objects.ts';
import { sealingOf } from '../platform/objects/sealing.ts';
import { waitingCommands } from '../platform/outbox/outbox.ts';
import { addressGuardOf, guardedFetchOf } from '../platform/outgoing/guarded-fetch.ts';
import { createOpenSession } from '../platform/outgoing/guarded-session.ts';
import { createSecrets } from '../platform/secrets.ts';
import { exitWithout, openAdminListener } from '../platform/telemetry/admin-listener.ts';
import { createLogger } from '../platform/telemetry/log.ts';
import {
  watchCheckpoints,
  watchConnections,
  watchEvents,
  watchOutbox,
  watchProcess,
  watchWebhooks,
} from '../platform/telemetry/metrics.ts';
import { createTracing } from '../platform/telemetry/tracing.ts';
import { createCodecEndpoint } from '../temporal/codec-endpoint.ts';
import { openTemporal } from '../temporal/connection.ts';
import { checkpointingOf, erasureProofsOf } from './audit-checkpoints.ts';
import { verificationOf } from './audit-verification.ts';
import { createEventRelay } from './event-relay.ts';
import { noteOfReading } from './note-reading.ts';
import { createOutboxRelay } from './outbox-relay.ts';
import { queuesOf } from './queues.ts';
import { runtimeLogger } from './runtime-log.ts';
import { SIGNS_NOTHING, signsNothing, workerFaults } from './settings-faults.ts';
import { keepUpkeepInPlace } from './upkeep.ts';
import { createWorkerFleet } from './worker-fleet.ts';
import { endRunningOf, workflowEndsOf } from './workflow-ends.ts';

const config = readConfigOrExit(workerFaults);
const queues = queuesOf(config.WORKER_QUEUES);

const log = createLogger(config.LOG_LEVEL, 'worker');
// Signals are handled below, in the right order. The SDK's own handler would stop the workers before the relay.
try {
  Runtime.install({
    logger: runtimeLogger(log),
    shutdownSignals: [],
    telemetryOptions: {
      logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } },
      ...(config.TEMPORAL_METRICS_ADDRESS
        ? { metrics: { prometheus: { bindAddress: config.TEMPORAL_METRICS_ADDRESS } } }
        : {}),
    },
  });
} catch (error) {
  if (!config.TEMPORAL_METRICS_ADDRESS) throw error;
  process.stderr.write(
    `TEMPORAL_METRICS_ADDRESS ${config.TEMPORAL_METRICS_ADDRESS} cannot be listened on: ${(error as Error).message}\n`,
  );
  process.exit(1);
}

const secrets = createSecrets(config);
const tracing = await createTracing(config, 'worker');
const server = { url: config.DATABASE_URL, application: 'clinic-worker' };
const database = await openDatabase({
  ...server,
  poolSize: config.DATABASE_POOL_SIZE,
  entities,
  unitsAtOnce: WORKER_UNITS,
});
const objects = recordedObjects(openObjects(config, secrets, sealingOf(database.unscoped)), database);
const checkpointing = checkpointingOf(config, database.ledger);
if (signsNothing(config)) log.warn(`No audit checkpoints are signed: ${SIGNS_NOTHING}`);
const temporal = openTemporal(config, secrets);
const relay = createOutboxRelay({
  pool: database.ledger,
  temporal,
  log,
  tracing,
});
const eventRelay = createEventRelay({ pool: database.ledger, temporal, log });
const fleet = createWorkerFleet({
  queues,
  tracing,
  settings: config,
  secrets,
  activities: {
    database,
    secrets,
    mailer: createMailer(config),
    guardedFetch: guardedFetchOf(config),
    openSession: createOpenSession({ guard: addressGuardOf(config), connections: MOST_IN_FLIGHT }),
    rooms: createRooms(config),
    config,
    log,
    objects,
    store: objects.store,
    ...storytellers(config, log),
    audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
    checkpointing,
    erasureProofs: erasureProofsOf(config, database.ledger),
    verifyChains: verificationOf(config, database),
    workflowEndOf: workflowEndsOf(temporal),
    endRunning: endRunningOf(temporal),
  },
  log,
});

watchProcess();
watchOutbox(() => waitingCommands(database.unscoped));
watchCheckpoints(() => checkpointAge(database.unscoped));
watchEvents(createEventCount(database.unscoped));
watchWebhooks(() => webhookState(database.unscoped));
watchConnections(() => openConnections(database.unscoped));
let stopping = false;
const scheduling = new AbortController();

/** Once a worker polls, it stays ready while Temporal is unavailable: a restart would not help. */
const ready = async () => {
  const [state, temporalAnswers] = await Promise.all([
    databaseState(database.unscoped),
    temporal
      .call((client) => client.connection.workflowService.getSystemInfo({}), 1_000)
      .then(
        () => true,
        () => false,
      ),
  ]);
  return {
    ready: state === 'ok' && fleet.isPolling() && !stopping,
    components: {
      database: state === 'ok' ? 'answers' : state,
      workers: stopping ? 'stopping' : fleet.isPolling() ? 'polling' : 'waiting for Temporal',
      temporal: temporalAnswers ? 'answers' : 'unreachable',
    },
  };
};

const admin = await openAdminListener(
  config.HOST,
  config.WORKER_ADMIN_PORT,
  { ready },
  createCodecEndpoint(config, secrets, {
    note: noteOfReading(config, database),
    failures: createFailureThrottle({
      free: 10,
      stepMilliseconds: 200,
      longestMilliseconds: 5_000,
      held: 100,
    }),
    log,
  }),
).catch(exitWithout('WORKER_ADMIN_PORT', config.WORKER_ADMIN_PORT));
log.info({ port: config.WORKER_ADMIN_PORT, queues }, 'Worker is starting');

const stop = async (signal: NodeJS.Signals): Promise<void> => {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'Worker is draining');
  scheduling.abort();
  await Promise.all([relay.stop(), eventRelay.stop()]);
  await fleet.stop();
  await temporal.close();
  await tracing.close().catch(() => undefined);
  await database.close();
  objects.close();
  admin.close();
  admin.closeAllConnections();
  log.info('Worker has stopped');
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

const loginIsRight = await restrictedLoginOrExit(server, scheduling.signal);
if (loginIsRight) await fleet.start();
if (!stopping) {
  relay.start();
  eventRelay.start();
}
if (!stopping && queues.includes('maintenance'))
  await keepUpkeepInPlace(temporal, { withCheckpoints: checkpointing !== undefined }, log, scheduling.signal);
