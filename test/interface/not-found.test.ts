import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client, Reply } from '../support/client.ts';
import type { WireRecord } from '../support/world.ts';
import { callerAt, cliniciansTokensOf } from './caller.ts';
import { deletedRecords, idFields, kindOf, recordsOf } from './id-fields.ts';
import { identical, idOf, idsIn, withId } from './identical.ts';
import { operate } from './operator.ts';
import {
  type Call,
  createScene,
  forEachOf,
  listPath,
  outcomeOf,
  perform,
  prepareCalls,
  type Scene,
  sampleOf,
} from './samples.ts';
import { withinOneMinute } from './within-one-minute.ts';

/** One 404 for everything that a token cannot reach (specification 1.3 to 1.5, decisions 1.1 and 1.6). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const MALFORMED = [
  'no-uuid',
  'a'.repeat(36),
  '0',
  '%00',
  '%2e%2e',
  '..%2f..%2fhealth',
  '%E0%A4%A',
  'é',
  "'or'1'='1",
  'x'.repeat(3_000),
];

const throughIds = endpoints.filter(({ path }) => path.includes('{'));

/** Three of them for each operation, so that each is asked of a third of all. */
const malformedFor = (one: Endpoint): readonly string[] =>
  [0, 3, 6]
    .map((step) => MALFORMED[(throughIds.indexOf(one) + step) % MALFORMED.length] as string)
    .filter((id) => id !== '%2e%2e' || !namesAnother(one));

/** Whether clients that resolve `..` in a path ask for another operation's path instead. */
const namesAnother = ({ path }: Endpoint): boolean => {
  const resolved = path.replace(/\/[^/]+\/\{id\}/, '');
  return endpoints.some((other) => other.path === resolved);
};

/**
 * Who saw a patient is told of a deleted one too, by its id (the annex on accounting of disclosures). An erasure that
 * was cancelled says so, as a cancelled appointment does.
 */
const READS_DELETED = ['listPatientAccesses', 'getErasure'];

/** The id of a record of the same kind that was deleted, where that kind can be. */
const deletedId = async (scene: Scene, one: Endpoint): Promise<string | undefined> => {
  if (READS_DELETED.includes(one.id)) return undefined;
  const record = one.path.slice(0, one.path.indexOf('}') + 1);
  const deletion = endpoints.find(({ method, path }) => method === 'DELETE' && path === record);
  if (!deletion) return undefined;
  const call = await sampleOf(deletion, scene);
  expect((await perform(scene.caller, deletion, call)).status).toBe(204);
  return idOf(call);
};

test('unknown, deleted, foreign and malformed ids get one identical 404 that does not echo them', async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  for (const one of [scene, foreign])
    await operate(one, 'limits set', { options: { minute: 1_000_000, hour: 1_000_000 } });
  const calls = await prepareCalls(scene, throughIds);
  const foreignCalls = await prepareCalls(foreign, throughIds);
  const replies: Reply[] = [];
  const outcomes: Record<string, string> = {};
  await forEachOf(calls, async ([one, call]) => {
    const deleted = await deletedId(scene, one);
    const foreignDeleted = await deletedId(foreign, one);
    for (const [place, foreignId] of idsIn(foreignCalls.get(one) as Call).entries()) {
      const ids = [
        randomUUID(),
        foreignId,
        ...(place === 0 ? [deleted, foreignDeleted].filter((id) => id !== undefined) : []),
        ...malformedFor(one),
      ];
      await Promise.all(
        ids.map(async (id) => {
          const reply = await perform(scene.caller, one, { ...call, path: withId(call, id, place) });
          outcomes[`${one.id} ${place} ${id}`] = outcomeOf(reply);
          if (id.length > 3) expect(reply.text).not.toContain(id);
          replies.push(reply);
        }),
      );
    }
  });
  const others = Object.entries(outcomes).filter(([, outcome]) => outcome !== '404 not-found');
  expect(others).toEqual([]);
  expect(identical(replies).status).toBe(404);
});

test('a record that a clinician does not reach gets the same 404 as a missing one', async () => {
  const scene = await createScene(app);
  const { world, practice } = scene;
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const stranger = await world.practitioner({ partner_clinic_id: (await world.clinic()).id });
  const clientOf = async (practitioner: WireRecord) => {
    const patient = await world.patient({
      partner_clinic_id: practitioner.partner_clinic_id,
      created_by_partner_practitioner_id: practitioner.id,
    });
    return callerAt(app.baseUrl, await cliniciansTokensOf(world, { practitioner, patient }));
  };
  const [near, far] = [await clientOf(colleague), await clientOf(stranger)];
  const own = callerAt(app.baseUrl, await cliniciansTokensOf(world, practice, scene.tokenOf));
  const narrowed = throughIds.filter(
    ({ access, subject, shows }) =>
      access.tokens.some((kind) => kind !== 'organization') && (subject ?? shows)?.delegatedReach,
  );
  expect(narrowed.map(({ id }) => id)).toEqual(expect.arrayContaining(['getPatient', 'updateAppointment']));
  const replies: Reply[] = [];
  await forEachOf(await prepareCalls(scene, narrowed), async ([one, call]) => {
    // A community is what colleagues of one clinic share.
    const client = one.path.includes('/clinic-community/') ? far : near;
    const hidden = await perform(client, one, call);
    expect(hidden.text).not.toContain(idOf(call));
    replies.push(hidden, await perform(client, one, { ...call, path: withId(call, randomUUID()) }));
    expect((await perform(own, one, call)).status).toBe(one.success[0]);
  });
  expect(identical(replies).status).toBe(404);
});

test(
  'an unknown path gets the 404 of an unknown id, and takes a unit of the limit as that does',
  withinOneMinute(async () => {
    const { world } = await createScene(app);
    const paths = [
      '',
      '/',
      '/nothing',
      '/clinics/',
      '/clinics/a/b',
      '/Clinics',
      '/clinics%2f',
      '/%',
      '/__proto__',
      '/health/x',
      '/..;/health',
    ];
    const left = ({ headers }: Reply) => Number(headers.get('X-RateLimit-Minute-Remaining'));
    const before = left(await world.partner.get('/v1/partner/health'));
    const replies = await Promise.all(paths.map((path) => world.partner.get(`/v1/partner${path}`)));
    replies.push(await world.partner.post('/v1/partner/clinics/', {}));
    expect(new Set(replies.map(left))).toEqual(new Set(replies.map((_, index) => before - 1 - index)));
    const unknownId = await world.partner.get(`/v1/partner/clinics/${randomUUID()}`);
    expect(identical([...replies, unknownId]).status).toBe(404);
  }),
);

test('an upper-case id is the same id', async () => {
  const { world, practice } = await createScene(app);
  const reply = await world.partner.get(`/v1/partner/clinics/${practice.clinic.id.toUpperCase()}`);
  expect(reply.body.data).toEqual(practice.clinic);
});

test('any well-formed UUID is an id, whatever its version', async () => {
  const { world } = await createScene(app);
  for (const id of [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '12345678-1234-1234-1234-123456789abc',
  ]) {
    expect(outcomeOf(await world.partner.get(`/v1/partner/clinics/${id}`))).toBe('404 not-found');
    const filtered = await world.partner.get(`/v1/partner/patients?partner_clinic_id=${id}`);
    expect(filtered.body.data).toEqual([]);
  }
});

/** The specification names another answer for the ids in their bodies; their own tests speak of it. */
const ANSWERED_OTHERWISE = new Set(['createEmbedToken', 'createGameSession']);
/** In a frame the only practitioner to name is the token's own; another one is a 422. */
const namesOneself = (one: Endpoint, field: string): boolean =>
  one.access.tier === 'embed' && kindOf(field) === 'practitioner';

test('an id in a body that names nothing visible gets that same 404, a malformed one a 422', async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  const deleted = await deletedRecords(scene);
  const theirs = await recordsOf(foreign);
  const naming = endpoints.filter(
    ({ id, body }) => idFields(body as never).length > 0 && !ANSWERED_OTHERWISE.has(id),
  );
  expect(naming.length).toBeGreaterThan(0);
  const replies: Reply[] = [];
  await forEachOf(await prepareCalls(scene, naming), async ([one, call]) => {
    for (const [field, isList] of idFields(one.body as never)) {
      if (namesOneself(one, field)) continue;
      const send = (client: Client, id: string) =>
        perform(client, one, { ...call, body: { ...call.body, [field]: isList ? [id] : id } });
      const kind = kindOf(field);
      // A cancelled appointment stays there to be read, and to be written about; who was deleted can be erased.
      const gone =
        kind === 'appointment' || one.id === 'createErasure'
          ? []
          : [deleted[kind as keyof typeof deleted].id];
      for (const id of [randomUUID(), theirs[kind].id, ...gone]) {
        const reply = await send(scene.caller, id);
        expect([one.id, field, outcomeOf(reply)]).toEqual([one.id, field, '404 not-found']);
        expect(reply.text).not.toContain(id);
        replies.push(reply);
      }
      const malformed = await send(scene.caller, 'no-uuid');
      expect([one.id, malformed.status, malformed.body.fields]).toEqual([
        one.id,
        422,
        [{ path: isList ? `${field}[0]` : field, code: 'invalid_format', message: expect.any(String) }],
      ]);
    }
  });
  expect(identical(replies).status).toBe(404);
});

test("a patient who is not on the clinician's roster cannot be booked", async () => {
  const { world, practice } = await createScene(app);
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const booking = world.booking({ ...practice, practitioner: colleague });
  const reply = await (await world.as(colleague.id)).post('/v1/partner/appointments', booking);
  expect(outcomeOf(reply)).toBe('404 not-found');
  expect((await world.partner.post('/v1/partner/appointments', booking)).status).toBe(201);
});

test('an id in a filter that names nothing visible gives an empty list, a malformed one a 422', async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  const deleted = await deletedRecords(scene);
  const theirs = await recordsOf(foreign);
  const filtered = endpoints.filter(({ query }) => idFields(query as never).length > 0);
  await forEachOf(filtered, async (one) => {
    for (const [field] of idFields(one.query as never)) {
      if (namesOneself(one, field)) continue;
      const kind = kindOf(field);
      for (const id of [randomUUID(), theirs[kind].id, deleted[kind as keyof typeof deleted].id]) {
        const reply = await scene.caller.get(`${await listPath(scene, one)}?${field}=${id}`);
        expect([one.id, field, reply.status, reply.body.data]).toEqual([one.id, field, 200, []]);
      }
      const malformed = await scene.caller.get(`${await listPath(scene, one)}?${field}=no-uuid`);
      expect([one.id, malformed.body.fields.map((fault: object) => ({ ...fault, message: '' }))]).toEqual([
        one.id,
        [{ path: field, code: 'invalid_format', message: '' }],
      ]);
    }
  });
});

test("another organization's external_id finds nothing, and can be used again", async () => {
  const [mine, foreign] = await Promise.all([createScene(app), createScene(app)]);
  await foreign.world.clinic({ external_id: 'site-17' });
  expect((await mine.world.partner.get('/v1/partner/clinics?external_id=site-17')).body.data).toEqual([]);
  const { id } = await mine.world.clinic({ external_id: 'site-17' });
  const found = await mine.world.partner.get('/v1/partner/clinics?external_id=site-17');
  expect(found.body.data.map((clinic: { id: string }) => clinic.id)).toEqual([id]);
});

test('no list shows a record of another organization', async () => {
  const [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  await prepareCalls(foreign);
  const listing = endpoints.filter(({ lists }) => lists);
  await forEachOf(listing, async (one) => {
    const { body } = await scene.caller.get(`${await listPath(scene, one)}?limit=100`);
    // Records without an id are known by all that they say.
    const nameOf = (record: { id?: string }) => record.id ?? JSON.stringify(record);
    const ids = body.data.map(nameOf);
    const theirs = (await foreign.caller.get(`${await listPath(foreign, one)}?limit=100`)).body.data.map(
      nameOf,
    );
    expect(theirs.length).toBeGreaterThan(0);
    expect(ids.filter((id: string) => theirs.includes(id))).toEqual([]);
  });
});
