import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tellRestored } from '../../../api/operator/events.ts';
import { freePorts } from '../../../local/ports.ts';
import { type Clinic, type ClinicEvent, ResyncNeeded } from '../../../partners/client/index.js';
import { sql } from '../../../platform/database/rows.ts';
import { liftLimits } from '../../domain/observations.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { formBody } from '../../support/forms.ts';
import { migratedDatabase } from '../../support/migrated-database.ts';
import { asOperator, createWorld, type World } from '../../support/world.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { clientOfWorld } from './own-client.ts';

/** Following the change feed, and reading the lists when that is not possible (beyond the specification, 4.1). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const clinics = async ({ clinic }: World, count: number): Promise<void> => {
  for (let made = 0; made < count; made += 1) await clinic();
};
/** The first events of a follower. */
const firstOf = async (count: number, following: AsyncGenerator<ClinicEvent>): Promise<ClinicEvent[]> => {
  const found: ClinicEvent[] = [];
  for await (const event of following) if (found.push(event) === count) break;
  return found;
};
/** Follows until it is told to stop. */
const collect = (clinic: Clinic, options: Parameters<Clinic['follow']>[0] = {}) => {
  const events: ClinicEvent[] = [];
  const control = new AbortController();
  const reading = (async () => {
    for await (const event of clinic.follow({ ...options, signal: control.signal })) events.push(event);
  })().catch((error: unknown) => error);
  return {
    events,
    reading,
    async stop() {
      control.abort(new Error('Enough'));
      expect(await reading).toMatchObject({ message: 'Enough' });
    },
  };
};
const sequencesOf = (events: readonly ClinicEvent[]) => events.map(({ sequence }) => sequence);
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from);
const expire = async ({ organizationId }: World, oldest: number): Promise<void> => {
  await app.owner.rows.all(
    sql`update event_heads set oldest_sequence = ${oldest} where organization_id = ${organizationId}`,
  );
  await app.owner.rows.all(
    sql`delete from events where organization_id = ${organizationId} and sequence < ${oldest}`,
  );
};
const resyncNeeded = async (following: AsyncGenerator<ClinicEvent>): Promise<ResyncNeeded> => {
  const error = await firstOf(1, following).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ResyncNeeded)) throw new Error('No resync', { cause: error });
  return error;
};

test('a follower is given what is kept, in order, and then what happens, without asking again and again', async () => {
  const world = await createWorld(app);
  await liftLimits(app, world.organizationId);
  await clinics(world, 120);
  const { clinic, attempts } = clientOfWorld(app, world);
  const follower = collect(clinic);
  await eventually(async () => follower.events.length === 120);
  await clinics(world, 3);
  await eventually(async () => follower.events.length === 123);
  await follower.stop();
  expect(sequencesOf(follower.events)).toEqual(upTo(123));
  expect(new Set(follower.events.map(({ type }) => type))).toEqual(new Set(['clinic.created']));
  // Pages of what was kept, and a waiting request for each event at most.
  expect(attempts.length).toBeLessThan(12);
});

test('a follower goes on after the last event that was handled, with the types that it asked for', async () => {
  const world = await createWorld(app);
  await clinics(world, 2);
  await world.practice();
  await world.clinic();
  const { clinic } = clientOfWorld(app, world);
  const [third, fourth] = await firstOf(2, clinic.follow({ from: 2 }));
  expect([third?.sequence, third?.type]).toEqual([3, 'clinic.created']);
  expect((fourth as ClinicEvent).sequence).toBeGreaterThan(3);
  const found = await firstOf(4, clinic.follow({ from: null, types: ['clinic.*'] }));
  expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['clinic.created']));
});

test("a clinician's follower sees the clinician's events, and the organization's the rest only if it asks", async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const made = await clinician.post('/v1/partner/forms', formBody());
  expect(made.status).toBe(201);
  const { clinic } = clientOfWorld(app, world);
  const types = ['form.created'];
  const [own] = await firstOf(1, clinic.as(practitioner.id).follow({ types }));
  const [asked] = await firstOf(1, clinic.follow({ types, includeClinicianContent: true }));
  expect([own?.data.id, asked]).toEqual([made.body.data.id, own]);
});

test('events come once and in order though the service is restarted again and again', async () => {
  const world = await createWorld(app);
  await liftLimits(app, world.organizationId);
  const [port = 0] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  let served = await startApp({}, port);
  const { clinic } = clientOfWorld(app, world, { baseUrl: address });
  const follower = collect(clinic);
  for (let restarted = 0; restarted < 5; restarted += 1) {
    await clinics(world, 4);
    await served.stop();
    await clinics(world, 4);
    served = await startApp({}, port);
    // So that each restart interrupts a follower that waits.
    await eventually(async () => follower.events.length >= 8 * (restarted + 1));
  }
  await follower.stop();
  await served.stop();
  expect(sequencesOf(follower.events)).toEqual(upTo(40));
});

test('events come once and in order though most answers are lost, refused or late', async () => {
  const world = await createWorld(app);
  const proxy = await startFaultyProxy(app.baseUrl);
  const { clinic } = clientOfWorld(app, world, { baseUrl: proxy.url, retries: 1 });
  await clinics(world, 2);
  proxy.next(
    ...(['lost-before', 'lost-after', 'lost-after', 'without-token', 'lost-before'] as const),
    (response) => response.writeHead(503, { 'Retry-After': '1' }).end(),
    (response) => response.writeHead(502).end('<html>Bad gateway</html>'),
    (response) => response.writeHead(429, { 'Retry-After': '1' }).end(),
  );
  const follower = collect(clinic);
  await eventually(async () => follower.events.length === 2);
  await world.clinic();
  await eventually(async () => follower.events.length === 3);
  await follower.stop();
  await proxy.close();
  expect(sequencesOf(follower.events)).toEqual([1, 2, 3]);
});

test('what is refused ends following: a type that does not exist', async () => {
  const { clinic } = clientOfWorld(app, await createWorld(app));
  await expect(firstOf(1, clinic.follow({ types: ['clinic.painted'] }))).rejects.toMatchObject({
    slug: 'validation-error',
  });
});

describe('a copy that cannot follow any further', () => {
  test('is told so once, reads all lists, and follows from where that began', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    await world.partner.post('/v1/partner/appointments', world.booking(practice));
    const gone = await world.clinic();
    await world.partner.delete(`/v1/partner/clinics/${gone.id}`);
    await expire(world, 4);
    const { clinic } = clientOfWorld(app, world);
    const { latest_sequence: latest } = (await clinic.listEvents()).meta;
    const error = await resyncNeeded(clinic.follow({ from: 0 }));
    expect([error.from, error.position]).toEqual([null, latest]);
    // It happens while the lists are read.
    await world.clinic({ name: 'While it was read' });
    const copy = new Map<string, unknown>();
    const lists: Record<string, number> = {};
    for await (const { list, record } of clinic.resync(error.from)) {
      lists[list] = (lists[list] ?? 0) + 1;
      copy.set(record.id, 'deleted_at' in record ? record.deleted_at : null);
    }
    expect(lists).toEqual({ listClinics: 3, listPractitioners: 1, listPatients: 1, listAppointments: 1 });
    expect([copy.get(practice.clinic.id), copy.get(gone.id)]).toEqual([null, expect.any(String)]);
    expect(sequencesOf(await firstOf(1, clinic.follow({ from: error.position })))).toEqual([latest + 1]);
  });

  test('is told after a restore, and reads what changed since', async () => {
    // Every feed of the database, which others use at the same time.
    const own = await migratedDatabase();
    const alone = await startApp({ DATABASE_URL: own.databaseUrl });
    const world = await createWorld(alone);
    const before = await world.clinic({ name: 'Before' });
    await alone.owner.pool.query("update clinics set updated_at = updated_at - interval '3 days'");
    const { clinic } = clientOfWorld(alone, world);
    await asOperator(alone, tellRestored);
    const error = await resyncNeeded(clinic.follow({ from: 1, types: ['patient.*'] }));
    expect([error.position, error.from]).toEqual([1_000_002, expect.stringMatching(/Z$/)]);
    const after = await world.clinic({ name: 'After' });
    const ids: string[] = [];
    for await (const { record } of clinic.resync(error.from)) ids.push(record.id);
    expect(ids).toEqual([after.id]);
    expect(ids).not.toContain(before.id);
    const [next] = await firstOf(1, clinic.follow({ from: error.position }));
    expect([next?.sequence, next?.data.id]).toEqual([1_000_003, after.id]);
    await alone.stop();
    await own.drop();
  });

  test('reads lists of several pages, and only what changed since a moment', async () => {
    const world = await createWorld(app);
    await liftLimits(app, world.organizationId);
    await clinics(world, 110);
    const { clinic } = clientOfWorld(app, world);
    const ids = new Set<string>();
    const moments: string[] = [];
    for await (const { record } of clinic.resync(null)) {
      ids.add(record.id);
      moments.push(record.updated_at);
    }
    expect([ids.size, moments.length]).toEqual([110, 110]);
    const since = moments.toSorted().at(-3) as string;
    const changed: string[] = [];
    for await (const { record } of clinic.resync(since)) changed.push(record.updated_at);
    expect(changed.toSorted()).toEqual(moments.toSorted().filter((one) => one >= since));
  });

  test('reads the lists that it names, which may be those of a clinician', async () => {
    const world = await createWorld(app);
    const { practitioner, patient } = await world.practice();
    const clinician = await world.as(practitioner.id);
    const form = (await clinician.post('/v1/partner/forms', formBody())).body.data;
    const { clinic } = clientOfWorld(app, world);
    const found: string[] = [];
    const reading = clinic
      .as(practitioner.id)
      .resync(null, { lists: ['listForms', 'listPatients', 'listNotes'] });
    for await (const { list, record } of reading) found.push(`${list} ${record.id}`);
    expect(found).toEqual([`listForms ${form.id}`, `listPatients ${patient.id}`]);
  });
});
