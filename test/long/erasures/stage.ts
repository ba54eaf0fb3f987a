import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { openDatabase } from '../../../domain/declarations/database.ts';
import { type RecordedObjects, recordedObjects } from '../../../domain/stored-objects/recorded-objects.ts';
import { openObjects } from '../../../platform/objects/open-objects.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../../temporal/connection.ts';
import { startTestBed, type TestBed, type TestBedPlan } from '../convergence/test-bed.ts';
import type { LongService } from '../start-service.ts';

/** Seconds that answers are kept for replays, so that an erasure does not wait for a day. */
export const ANSWERS_KEPT = 5;

/** A service whose workers do everything that an erasure reaches, with calendar, video provider and mailbox. */
export interface Stage {
  readonly service: LongService;
  readonly testBed: TestBed;
  /** As the role that owns the schema. */
  readonly owner: Pool;
  readonly objects: RecordedObjects;
  readonly temporal: Temporal;
  /** Removes the stored answers whose time is over: by itself the service does it every four minutes. */
  purgeAnswers(): Promise<void>;
  stop(): Promise<void>;
}

const PURGE = 'maintenance/purge-idempotency-records';

export const openStage = async (service: LongService, plan: TestBedPlan = {}): Promise<Stage> => {
  const testBed = await startTestBed(service, {
    ...plan,
    queues: 'workflows,mail,calendar,video,exports,media,stories,webhooks,maintenance',
    settings: { AUDIT_SIGNING_KEY: service.keptSecrets.AUDIT_SIGNING_KEY, ...plan.settings },
  });
  const owner = new Pool({ connectionString: service.environment.DATABASE_OWNER_URL, max: 4 });
  // A server that ends is told of by whoever watches it.
  owner.on('error', () => undefined);
  const { config } = service;
  const secrets = createSecrets(config);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: 4,
    application: 'erasures',
    entities: [],
  });
  const objects = recordedObjects(openObjects(config, secrets), database);
  const temporal = openTemporal(
    { ...config, TEMPORAL_ADDRESS: testBed.environment.TEMPORAL_ADDRESS as string },
    secrets,
  );
  const signalPurge = (signal: string) =>
    temporal.call((client) => client.workflow.getHandle(PURGE).signal(signal));
  // A worker that is ready has its upkeep in place soon.
  while (
    !(await signalPurge('pause').then(
      () => true,
      () => false,
    ))
  )
    await pause(200);
  return {
    service,
    testBed,
    owner,
    objects,
    temporal,
    purgeAnswers: () => signalPurge('runNow'),
    async stop() {
      await testBed.stop();
      await temporal.close();
      objects.close();
      await database.close();
      await owner.end();
    },
  };
};
