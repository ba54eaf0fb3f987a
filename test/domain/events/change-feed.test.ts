import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import type { Reply } from '../../support/client.ts';
import { createWorld, type WireRecord, type World } from '../../support/world.ts';

/** The change feed: what it tells, of whom, and to whom (docs/spec/beyond.md, part 1). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const EVENTS = '/v1/partner/events';

/** All events from a place on, page by page as a follower reads them. */
const eventsFrom = async (caller: World['partner'], from = 1, more = ''): Promise<WireRecord[]> => {
  const found: WireRecord[] = [];
  for (let next = from; ; ) {
    const page = await caller.get(`${EVENTS}?limit=100&sequence_from=${next}${more}`);
    expect([page.status, page.text]).toEqual([200, expect.anything()]);
    found.push(...page.body.data);
    if (!page.body.meta.pagination.has_more) return found;
    next = found.at(-1).sequence + 1;
  }
};
const newest = async ({ partner }: World): Promise<number> =>
  (await partner.get(`${EVENTS}?limit=1`)).body.meta.latest_sequence;
/** What a request made the feed tell, without what it told before. */
const toldBy = async (world: World, request: () => Promise<unknown>): Promise<WireRecord[]> => {
  const before = await newest(world);
  await request();
  return eventsFrom(world.partner, before + 1, '&include_clinician_content=true');
};
const typesOf = (events: readonly WireRecord[]): string[] => events.map(({ type }) => type);
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

  test('requests that create together are told each with its own request', async () => {
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
});
