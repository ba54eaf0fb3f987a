import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tellRestored } from '../../../api/operator/events.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf, type Reply } from '../../support/client.ts';
import { EVENTS, eventsFrom, newest, toldBy, typesOf } from '../../support/events.ts';
import { formBody } from '../../support/forms.ts';
import { slowness } from '../../support/load.ts';
import { migratedDatabase } from '../../support/migrated-database.ts';
import { untilWaiting } from '../../support/waiting-requests.ts';
import { asOperator, createWorld, type WireRecord } from '../../support/world.ts';
import { liftLimits } from '../observations.ts';

/** The change feed: what it tells, of whom, and to whom (docs/spec/beyond.md, part 1). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const requestIdOf = (reply: Reply): string | null => reply.headers.get('x-request-id');

describe('what is told', () => {
  test('a creation is told once, with the request that made it, and with ids alone', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    let reply: Reply | undefined;
    const told = await toldBy(world, async () => {
      reply = await world.partner.post('/v1/partner/appointments', world.booking(practice));
    });
    expect(reply?.status).toBe(201);
    expect(told).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        sequence: told[0].sequence,
        type: 'appointment.created',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        actor_kind: 'organization',
        request_id: requestIdOf(reply as Reply),
        changed_fields: null,
        data: {
          id: reply?.body.data.id,
          partner_clinic_id: practice.clinic.id,
          partner_practitioner_id: practice.practitioner.id,
          partner_patient_id: practice.patient.id,
        },
      },
    ]);
  });

  test('a change names its fields, sorted; one that changes nothing is not told', async () => {
    const world = await createWorld(app);
    const { patient } = await world.practice();
    const path = `/v1/partner/patients/${patient.id}`;
    const told = await toldBy(world, () =>
      world.partner.patch(path, { phone: '+4930123456', first_name: 'Nora', last_name: patient.last_name }),
    );
    expect(told.map(({ type, changed_fields }) => [type, changed_fields])).toEqual([
      ['patient.updated', ['first_name', 'phone']],
    ]);
    expect(await toldBy(world, () => world.partner.patch(path, { phone: '+4930123456' }))).toEqual([]);
    expect(await toldBy(world, () => world.partner.patch(path, { phone: 'no number' }))).toEqual([]);
  });

  test('fields and roster of one change are one event', async () => {
    const world = await createWorld(app);
    const { clinic, patient, practitioner } = await world.practice();
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    const told = await toldBy(world, () =>
      world.partner.patch(`/v1/partner/patients/${patient.id}`, {
        phone: '+4930123456',
        roster_practitioner_ids: [other.id],
      }),
    );
    expect(told.map(({ type, changed_fields }) => [type, changed_fields])).toEqual([
      ['patient.updated', ['phone', 'roster_practitioner_ids']],
    ]);
    // Who left the roster still sees that, and nothing later.
    const left = await world.as(practitioner.id);
    await world.partner.patch(`/v1/partner/patients/${patient.id}`, { phone: '+4930123457' });
    const seen = (await eventsFrom(left, told[0].sequence)).filter(({ data }) => data.id === patient.id);
    expect(seen).toEqual(told);
  });

  test('a deletion with its cascade is one event for each record', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    for (let hour = 0; hour < 3; hour += 1)
      await world.partner.post('/v1/partner/appointments', world.booking(practice, hour));
    const told = await toldBy(world, () =>
      world.partner.delete(`/v1/partner/patients/${practice.patient.id}`),
    );
    expect(typesOf(told).toSorted()).toEqual([
      'appointment.cancelled',
      'appointment.cancelled',
      'appointment.cancelled',
      'patient.deleted',
    ]);
    expect(new Set(told.map(({ request_id }) => request_id)).size).toBe(1);
    const again = () => world.partner.delete(`/v1/partner/patients/${practice.patient.id}`);
    expect(await toldBy(world, again)).toEqual([]);
  });

  test('disabling and enabling have types of their own', async () => {
    const world = await createWorld(app);
    const { practitioner } = await world.practice();
    const path = `/v1/partner/practitioners/${practitioner.id}`;
    const told = await toldBy(world, async () => {
      await world.partner.patch(path, { status: 'disabled', first_name: 'Ida' });
      await world.partner.patch(path, { status: 'active' });
    });
    expect(told.map(({ type, changed_fields }) => [type, changed_fields])).toEqual([
      ['practitioner.disabled', ['first_name', 'status']],
      ['practitioner.enabled', ['status']],
    ]);
  });

  test('a replay tells nothing again', async () => {
    const world = await createWorld(app);
    const body = { name: 'Meadow', timezone: 'Europe/Berlin' };
    const key = { headers: { 'Idempotency-Key': 'once' } };
    const told = await toldBy(world, async () => {
      await world.partner.post('/v1/partner/clinics', body, key);
      await world.partner.post('/v1/partner/clinics', body, key);
    });
    expect(typesOf(told)).toEqual(['clinic.created']);
  });

  test('records that concurrent requests create in one batch each name their own request', async () => {
    const world = await createWorld(app);
    let replies: Reply[] = [];
    const told = await toldBy(world, async () => {
      replies = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          world.partner.post('/v1/partner/clinics', { name: `Clinic ${at}`, timezone: 'UTC' }),
        ),
      );
    });
    const requests = new Map(replies.map((reply) => [reply.body.data.id, requestIdOf(reply)]));
    expect(told).toHaveLength(40);
    for (const { data, request_id } of told) expect(request_id).toBe(requests.get(data.id));
    expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, at) => told[0].sequence + at));
    const moments = told.map(({ timestamp }) => timestamp);
    expect(moments).toEqual(moments.toSorted());
  });

  test('patients that are created in one batch are told once each, to the clinicians of their roster', async () => {
    const world = await createWorld(app);
    const { clinic, practitioner } = await world.practice();
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    const told = await toldBy(world, () =>
      Promise.all(
        [practitioner, other, practitioner, other].map(({ id }) =>
          world.patient({
            partner_clinic_id: clinic.id,
            created_by_partner_practitioner_id: id,
            roster_practitioner_ids: [id],
          }),
        ),
      ),
    );
    expect(typesOf(told)).toEqual(Array(4).fill('patient.created'));
    const ofOther = await world.as(other.id);
    const seen = await eventsFrom(ofOther, told[0].sequence);
    expect(seen).toHaveLength(2);
    for (const { data } of seen)
      expect(
        (await ofOther.get(`/v1/partner/patients/${data.id}`)).body.data.roster_practitioner_ids,
      ).toEqual([other.id]);
  });

  test('records that one transaction inserts, changes and deletes are told once each, as created', async () => {
    const world = await createWorld(app);
    const { organizationId } = world;
    const client = await app.owner.pool.connect();
    const insert = (...names: string[]) =>
      client.query(
        `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
         select gen_random_uuid(), $1, name, 'UTC', now(), now() from unnest($2::text[]) name`,
        [organizationId, names],
      );
    const told = await toldBy(world, async () => {
      await client.query('begin');
      await insert('Elm', 'Oak');
      await insert();
      await client.query(`update clinics set name = 'Fir' where organization_id = $1 and name = 'Elm'`, [
        organizationId,
      ]);
      await insert('Ash');
      await client.query(
        `update clinics set deleted_at = now() where organization_id = $1 and name = 'Ash'`,
        [organizationId],
      );
      await client.query('commit');
      // What was noted does not outlive its transaction.
      await insert('Yew');
    });
    client.release();
    expect(told.map(({ type, actor_kind, request_id }) => [type, actor_kind, request_id])).toEqual(
      Array(4).fill(['clinic.created', 'system', null]),
    );
    expect(new Set(told.map(({ data }) => data.id)).size).toBe(4);
  });
});

/** Connections of their own as the owner, which wait for a lock no longer than a second. */
const writers = async <Result>(work: (first: Writer, second: Writer) => Promise<Result>): Promise<Result> => {
  const clients = await Promise.all([app.owner.pool.connect(), app.owner.pool.connect()]);
  try {
    const [first, second] = clients.map(
      (client): Writer =>
        async (text, values = []) => {
          await client.query(text, [...values]);
        },
    ) as [Writer, Writer];
    for (const writer of [first, second]) await writer("set lock_timeout = '1s'");
    return await work(first, second);
  } finally {
    // Not used again: it may be within a transaction.
    for (const client of clients) client.release(true);
  }
};
type Writer = (text: string, values?: readonly unknown[]) => Promise<void>;
const INSERT = `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
  values ($2, $1, $3, 'UTC', now(), now())`;

describe('when it is told', () => {
  test('events have the order of the commits, not of the writes; a rollback leaves no gap', async () => {
    const world = await createWorld(app);
    const { organizationId } = world;
    const [early, late, lost] = [randomUUID(), randomUUID(), randomUUID()];
    await writers(async (first, second) => {
      await first('begin');
      await first(INSERT, [organizationId, late, 'late']);
      await second('begin');
      await second(INSERT, [organizationId, lost, 'lost']);
      await second('rollback');
      await second(INSERT, [organizationId, early, 'early']);
      await first('commit');
    });
    const told = await eventsFrom(world.partner);
    expect(told.map(({ sequence, data }) => [sequence, data.id])).toEqual([
      [1, early],
      [2, late],
    ]);
  });

  test('a change of a column that no GET shows is not told', async () => {
    const world = await createWorld(app);
    const { clinic, patient } = await world.practice();
    const before = await newest(world);
    await app.owner.pool.query(
      'update clinics set updated_at = clock_timestamp(), name = name where id = $1',
      [clinic.id],
    );
    await app.owner.pool.query('update patients set updated_at = clock_timestamp() where id = $1', [
      patient.id,
    ]);
    expect(await newest(world)).toBe(before);
  });
});

describe('who sees what', () => {
  test('another organization sees no event', async () => {
    const [world, foreign] = [await createWorld(app), await createWorld(app)];
    await world.practice();
    expect(await eventsFrom(foreign.partner)).toEqual([]);
  });

  test('a token sees the types that its scopes can read, and is refused if it asks for others', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    await world.partner.post('/v1/partner/appointments', world.booking(practice));
    const narrow = clientOf(app.baseUrl, await world.token({ scope: 'clinics:read' }));
    expect(typesOf(await eventsFrom(narrow))).toEqual(['clinic.created']);
    for (const types of ['patient.created', 'patient.*', 'clinic.*,appointment.updated']) {
      const refused = await narrow.get(`${EVENTS}?types=${types}`);
      expect([refused.status, refused.body.type]).toEqual([403, expect.stringMatching(/forbidden$/)]);
      expect(refused.body.required_scopes).toHaveLength(1);
    }
  });

  test('events of what clinicians own are shown to an organization token that asks for them, while delegation is on', async () => {
    const world = await createWorld(app);
    const { practitioner } = await world.practice();
    const clinician = await world.as(practitioner.id);
    const before = await newest(world);
    const form = await clinician.post('/v1/partner/forms', formBody());
    expect(form.status).toBe(201);
    expect(await eventsFrom(world.partner, before + 1)).toEqual([]);
    const asked = await eventsFrom(world.partner, before + 1, '&include_clinician_content=true');
    expect(asked.map(({ type, actor_kind, data }) => [type, actor_kind, data])).toEqual([
      ['form.created', 'delegated', { id: form.body.data.id, partner_practitioner_id: practitioner.id }],
    ]);
    expect(await eventsFrom(clinician, before + 1)).toEqual(asked);
    const refused = await clinician.get(`${EVENTS}?include_clinician_content=true`);
    expect([refused.status, refused.body.fields[0].code]).toEqual([422, 'not_allowed']);
    await asOperator(app, (session) =>
      session.change({ organizationId: world.organizationId, action: 'delegation.disable' }, (rows) =>
        rows.all(sql`update organizations set delegation_enabled = false where id = ${world.organizationId}`),
      ),
    );
    const off = await world.partner.get(`${EVENTS}?include_clinician_content=true`);
    expect([off.status, off.body.type]).toEqual([403, expect.stringMatching(/delegation-not-enabled$/)]);
  });

  test("a clinician sees no events of a colleague's patients, appointments and forms", async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const other = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    await world.partner.post('/v1/partner/appointments', world.booking(practice));
    await (await world.as(practice.practitioner.id)).post('/v1/partner/forms', formBody());
    const seen = await eventsFrom(await world.as(other.id));
    expect(new Set(typesOf(seen).map((type) => type.split('.')[0]))).toEqual(
      new Set(['clinic', 'practitioner', 'playroom', 'toolkit']),
    );
    for (const { type, data } of seen)
      if (/^(playroom|toolkit)/.test(type)) expect(data.partner_practitioner_id).toBe(other.id);
  });
});

describe('places', () => {
  test('an unknown type, a place beyond the newest event and too long a waiting time are refused', async () => {
    const { partner } = await createWorld(app);
    for (const [query, field, code] of [
      ['types=clinic.moved', 'types', 'invalid_value'],
      ['types=*', 'types', 'invalid_value'],
      [`types=${Array(51).fill('clinic.created')}`, 'types', 'too_many_items'],
      ['sequence_from=2', 'sequence_from', 'too_large'],
      ['sequence_from=0', 'sequence_from', 'too_small'],
      ['wait_seconds=21', 'wait_seconds', 'too_large'],
    ]) {
      const { status, body } = await partner.get(`${EVENTS}?${query}`);
      expect([query, status, body.fields[0]]).toEqual([
        query,
        422,
        expect.objectContaining({ path: field, code }),
      ]);
    }
  });

  test('a place before the oldest kept event is answered events-expired, and a time leads to its place', async () => {
    const world = await createWorld(app);
    for (let made = 0; made < 8; made += 1) await world.clinic();
    const [, , , fourth] = await eventsFrom(world.partner);
    const since = await eventsFrom(world.partner, 1, `&updated_since=${fourth.timestamp}`);
    expect(since[0].timestamp >= fourth.timestamp).toBe(true);
    expect(since.map(({ sequence }) => sequence)).toContain(4);
    expect(since.length).toBeLessThanOrEqual(8);
    await app.owner.rows.all(
      sql`update event_heads set oldest_sequence = 4 where organization_id = ${world.organizationId}`,
    );
    await app.owner.rows.all(
      sql`delete from events where organization_id = ${world.organizationId} and sequence < 4`,
    );
    const { status, body } = await world.partner.get(`${EVENTS}?sequence_from=1`);
    expect([status, body.type]).toEqual([410, expect.stringMatching(/events-expired$/)]);
    expect([body.oldest_sequence, body.latest_sequence]).toEqual([4, 8]);
    const kept = await world.partner.get(EVENTS);
    expect(kept.body.data[0].sequence).toBe(4);
  });

  test('an event that was told is not changed, by whatever role', async () => {
    const world = await createWorld(app);
    await world.clinic();
    await expect(
      app.owner.pool.query(`update events set data = '{}' where organization_id = $1`, [
        world.organizationId,
      ]),
    ).rejects.toThrow('not changed');
  });

  test('after a restore every feed continues a million further, with an event that says so', async () => {
    // Every feed of the database, which others use at the same time.
    const own = await migratedDatabase();
    const alone = await startApp({ DATABASE_URL: own.databaseUrl });
    const world = await createWorld(alone);
    await world.clinic();
    await asOperator(alone, tellRestored);
    const [, told] = await eventsFrom(world.partner);
    expect([told.type, told.sequence, told.data]).toEqual([
      'feed.restored',
      1_000_002,
      { id: world.organizationId, resync_from: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) },
    ]);
    expect(await eventsFrom(world.partner, 2)).toEqual([told]);
    await world.clinic();
    expect((await eventsFrom(world.partner, 1_000_003))[0].sequence).toBe(1_000_003);
    await alone.stop();
    await own.drop();
  });
});

describe('waiting', () => {
  test('the answer waits for the first event, and takes one rate-limit token and one audit row', async () => {
    const world = await createWorld(app);
    await world.clinic();
    const waiting = world.partner.get(`${EVENTS}?sequence_from=2&wait_seconds=20`);
    const over = waiting.then(() => performance.now());
    await untilWaiting(1);
    const { id } = await world.clinic();
    const written = performance.now();
    const reply = await waiting;
    expect(reply.body.data.map(({ data }: WireRecord) => data.id)).toEqual([id]);
    expect(reply.body.meta.latest_sequence).toBe(2);
    expect((await over) - written).toBeLessThan(1_500 * slowness());
    const audited = await app.owner.rows.all(sql<{ action: string }>`
      select action from audit_entries where organization_id = ${world.organizationId} and action = 'listEvents'`);
    expect(audited).toHaveLength(1);
  });

  test('without an event the answer is empty after the waiting time, and says up to where it looked', async () => {
    const world = await createWorld(app);
    await world.clinic();
    const started = performance.now();
    const { body } = await world.partner.get(`${EVENTS}?sequence_from=2&wait_seconds=1`);
    expect(performance.now() - started).toBeGreaterThan(950);
    expect([body.data, body.meta.latest_sequence]).toEqual([[], 1]);
  });

  test('an event that the filter leaves out does not end the waiting', async () => {
    const world = await createWorld(app);
    const waiting = world.partner.get(`${EVENTS}?types=practitioner.created&wait_seconds=20`);
    const ofAll = world.partner.get(`${EVENTS}?wait_seconds=20`);
    await untilWaiting(2);
    const clinic = await world.clinic();
    // The same look at the feed wakes both.
    expect(typesOf((await ofAll).body.data)).toEqual(['clinic.created']);
    await untilWaiting(1);
    await world.practitioner({ partner_clinic_id: clinic.id });
    expect(typesOf((await waiting).body.data)).toEqual(['practitioner.created']);
  });

  test('an eleventh waiting request of an organization is answered at once, with when to retry', async () => {
    const world = await createWorld(app);
    const ten = Array.from({ length: 10 }, () => world.partner.get(`${EVENTS}?wait_seconds=20`));
    await untilWaiting(10);
    const eleventh = await world.partner.get(`${EVENTS}?wait_seconds=3`);
    expect([eleventh.status, eleventh.body.data, eleventh.headers.get('retry-after')]).toEqual([
      200,
      [],
      '5',
    ]);
    await world.clinic();
    for (const reply of await Promise.all(ten)) expect(reply.headers.get('retry-after')).toBeNull();
  });

  test('a suspension ends the waiting with its refusal, without an event', async () => {
    const world = await createWorld(app);
    const waiting = world.partner.get(`${EVENTS}?wait_seconds=2`);
    await untilWaiting(1);
    await app.owner.rows.all(
      sql`update organizations set status = 'suspended' where id = ${world.organizationId}`,
    );
    const { status, body } = await waiting;
    expect([status, body.type, body.data]).toEqual([
      403,
      expect.stringMatching(/partner-suspended$/),
      undefined,
    ]);
  });

  test('wait_seconds together with a cursor is refused, and a request that waited gives a cursor like any other', async () => {
    const world = await createWorld(app);
    for (let made = 0; made < 3; made += 1) await world.clinic();
    const first = await world.partner.get(`${EVENTS}?limit=2&wait_seconds=5`);
    const { next_cursor } = first.body.meta.pagination;
    const next = await world.partner.get(`${EVENTS}?limit=2&cursor=${next_cursor}`);
    expect(next.body.data.map(({ sequence }: WireRecord) => sequence)).toEqual([3]);
    const both = await world.partner.get(`${EVENTS}?limit=2&cursor=${next_cursor}&wait_seconds=5`);
    expect([both.status, both.body.fields[0].path]).toEqual([422, 'wait_seconds']);
  });
});

test('events contain only ids and values of closed lists, and no other content of records', async () => {
  const world = await createWorld(app);
  await liftLimits(app, world.organizationId);
  const practice = await world.practice();
  await world.partner.post('/v1/partner/appointments', world.booking(practice, 0, { notes: 'Canary' }));
  const told = await eventsFrom(world.partner, 1, '&include_clinician_content=true');
  for (const { data } of told)
    for (const [name, value] of Object.entries(data))
      expect([name, value]).toEqual([
        expect.stringMatching(/^(id|[a-z_]+_id|recipient|kind|state|content_type)$/),
        expect.stringMatching(/^([0-9a-f-]{36}|[a-z_]+)$/),
      ]);
});
