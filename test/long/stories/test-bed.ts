import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Client as ApiClient } from '../../support/client.ts';
import type { WireRecord, World } from '../../support/world.ts';
import { type Fleet, startFleet } from '../fleet/fleet.ts';
import { type LongService, unlimitedWorld } from '../start-service.ts';

/** One worker that makes books and opens documents, and clinicians who ask for both. */
export interface TestBed {
  readonly service: LongService;
  readonly fleet: Fleet;
  /** As the role that owns the schema. */
  readonly owner: Client;
  stop(): Promise<void>;
}

export const startTestBed = async (service: LongService): Promise<TestBed> => {
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  // Where the run is ended early the server goes first.
  owner.on('error', () => undefined);
  await owner.connect();
  const fleet = await startFleet(service, {
    apis: 0,
    workers: 1,
    settings: { WORKER_QUEUES: 'workflows,stories,story-rushes,media' },
  });
  return {
    service,
    fleet,
    owner,
    async stop() {
      await fleet.stop();
      await owner.end();
    },
  };
};

export interface Clinician {
  readonly world: World;
  readonly client: ApiClient;
}

export const newClinician = async ({ service }: TestBed): Promise<Clinician> => {
  const world = await unlimitedWorld(service);
  const { practitioner } = await world.practice();
  return { world, client: await world.as(practitioner.id) };
};

export const askFor = async (
  { client }: Clinician,
  kind: 'storybooks' | 'worksheets',
  body: object,
): Promise<string> => {
  const reply = await client.post(`/v1/partner/${kind}`, body);
  if (reply.status !== 201) throw new Error(`${kind} answered ${reply.status}: ${reply.text}`);
  return reply.body.data.id;
};

/** Looks until it is neither being made nor converted. @returns the record, and how long that took. */
export const untilSettled = async (
  { client }: Clinician,
  kind: 'storybooks' | 'worksheets',
  id: string,
  patienceSeconds = 300,
): Promise<{ readonly record: WireRecord; readonly seconds: number }> => {
  const began = performance.now();
  for (;;) {
    const record = (await client.get(`/v1/partner/${kind}/${id}`)).body.data;
    const seconds = (performance.now() - began) / 1_000;
    if (record.status === 'ready' || record.status === 'failed' || seconds > patienceSeconds)
      return { record, seconds };
    await pause(100);
  }
};
