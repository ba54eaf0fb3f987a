import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, idsOf, outcomesOf, refusalOf } from './observations.ts';

/** The three kinds that take an external_id (specification 2.16), each in a world of its own. */
interface Kind {
  readonly world: World;
  readonly path: string;
  draft(external_id?: unknown): object;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

let count = 0;
const unique = (): number => {
  count += 1;
  return count;
};
const named = (fields: object, external_id: unknown) => ({
  ...fields,
  ...(external_id === undefined ? {} : { external_id }),
});
const kinds: Readonly<Record<string, () => Promise<Kind>>> = {
  clinics: async () => ({
    world: await createWorld(app),
    path: '/v1/partner/clinics',
    draft: (external_id) => named({ name: `Clinic ${unique()}` }, external_id),
  }),
  practitioners: async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const person = { first_name: 'Ada', last_name: 'Winter', partner_clinic_id: id };
    return {
      world,
      path: '/v1/partner/practitioners',
      draft: (external_id) => named({ ...person, email: `a${unique()}@practice.example` }, external_id),
    };
  },
  patients: async () => {
    const world = await createWorld(app);
    const { clinic, practitioner } = await world.practice();
    const person = {
      first_name: 'Noa',
      last_name: 'Lind',
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    };
    return { world, path: '/v1/partner/patients', draft: (external_id) => named(person, external_id) };
  },
};

describe.each(Object.keys(kinds))('the external_id of %s', (name) => {
  let kind: Kind;
  const create = (external_id?: unknown) => kind.world.partner.post(kind.path, kind.draft(external_id));
  const created = async (external_id?: unknown): Promise<WireRecord> =>
    dataOf(await create(external_id), 201);
  const change = (id: string, external_id: unknown) =>
    kind.world.partner.patch(`${kind.path}/${id}`, { external_id });
  const withId = (external_id: string) =>
    idsOf(kind.world.partner, `${kind.path}?external_id=${encodeURIComponent(external_id)}`);
  beforeAll(async () => {
    kind = await (kinds[name] as () => Promise<Kind>)();
  });

  test('is returned by every read, and finds the record', async () => {
    const { id, external_id } = await created('ehr-1');
    expect(external_id).toBe('ehr-1');
    expect(dataOf(await kind.world.partner.get(`${kind.path}/${id}`)).external_id).toBe('ehr-1');
    expect(await withId('ehr-1')).toEqual([id]);
    expect(await withId('ehr-unknown')).toEqual([]);
  });

  test('is null by default, for any number of records', async () => {
    for (const given of [undefined, null, undefined, null])
      expect((await created(given)).external_id).toBeNull();
  });

  test.each([
    ['one character', '!'],
    ['128 characters', 'x'.repeat(128)],
    [
      'every printable ASCII character',
      Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
        .slice(1)
        .join(''),
    ],
    ['inner spaces, as they are', 'a  b'],
    ['what looks like a query', "a&limit=1' or 1=1--%"],
  ])('may be %s', async (_, external_id) => {
    const { id } = await created(external_id);
    expect(dataOf(await kind.world.partner.get(`${kind.path}/${id}`)).external_id).toBe(external_id);
    expect(await withId(external_id)).toEqual([id]);
  });

  test.each([
    ['empty', '', 'too_short'],
    ['of 129 characters', 'x'.repeat(129), 'too_long'],
    ['with a space before it', ' a', 'invalid_format'],
    ['with a space behind it', 'a ', 'invalid_format'],
    ['a space alone', ' ', 'invalid_format'],
    ['with a control character', 'a\u001fb', 'invalid_format'],
    ['with a line end', 'a\n', 'invalid_format'],
    ['with a DEL', 'a\u007fb', 'invalid_format'],
    ['with a letter beyond ASCII', 'é', 'invalid_format'],
    ['a number', 7, 'invalid_type'],
  ])('may not be %s', async (_, external_id, code) => {
    const { id } = await created();
    const refused = `422 validation-error: external_id ${code}`;
    expect(refusalOf(await create(external_id))).toBe(refused);
    expect(refusalOf(await change(id, external_id))).toBe(refused);
    if (typeof external_id === 'string')
      expect(
        refusalOf(
          await kind.world.partner.get(`${kind.path}?external_id=${encodeURIComponent(external_id)}`),
        ),
      ).toBe(refused);
  });

  test('is taken as long as its record lives, and the refusal tells nothing about that', async () => {
    const first = await created('taken');
    const second = await created();
    for (const reply of [await create('taken'), await change(second.id, 'taken')]) {
      expect(refusalOf(reply)).toBe('409 external-id-conflict');
      expect(Object.keys(reply.body).sort()).toEqual(['detail', 'request_id', 'status', 'title', 'type']);
      expect(reply.text).not.toContain(first.id);
    }
    expect(await withId('taken')).toEqual([first.id]);
  });

  test('is free again once its record is deleted', async () => {
    const first = await created('reused');
    expect((await kind.world.partner.delete(`${kind.path}/${first.id}`)).status).toBe(204);
    const second = await created('reused');
    expect(await withId('reused')).toEqual([second.id]);
    expect(await idsOf(kind.world.partner, `${kind.path}?external_id=reused&include_deleted=true`)).toEqual([
      first.id,
      second.id,
    ]);
  });

  test('is case-sensitive', async () => {
    const [lower, upper] = [await created('case'), await created('CASE')];
    expect(await withId('case')).toEqual([lower.id]);
    expect(await withId('CASE')).toEqual([upper.id]);
    expect(await withId('Case')).toEqual([]);
  });

  test('is changed by a value, cleared by null and kept if absent', async () => {
    const { id } = await created('before');
    const path = `${kind.path}/${id}`;
    expect(dataOf(await kind.world.partner.patch(path, {})).external_id).toBe('before');
    expect(dataOf(await change(id, 'before')).external_id).toBe('before');
    expect(dataOf(await change(id, 'after')).external_id).toBe('after');
    expect(await withId('before')).toEqual([]);
    expect((await created('before')).id).not.toBe(id);
    expect(dataOf(await change(id, null)).external_id).toBeNull();
    expect((await created('after')).id).not.toBe(id);
  });

  test('goes to exactly one of 50 racing records', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => create('raced')));
    expect(outcomesOf(replies)).toEqual({ 201: 1, '409 external-id-conflict': 49 });
    expect(await withId('raced')).toHaveLength(1);
  });

  test('goes to exactly one of ten records that race for it by change', async () => {
    const records = await Promise.all(Array.from({ length: 10 }, () => created()));
    const replies = await Promise.all(records.map(({ id }) => change(id, 'raced-by-change')));
    expect(outcomesOf(replies)).toEqual({ 200: 1, '409 external-id-conflict': 9 });
  });

  test('is unique only within its organization', async () => {
    const { id } = await created('everywhere');
    const other = await (kinds[name] as () => Promise<Kind>)();
    const twin = dataOf(await other.world.partner.post(other.path, other.draft('everywhere')), 201);
    expect(twin.id).not.toBe(id);
    expect(await withId('everywhere')).toEqual([id]);
  });
});

test('an external_id is unique only among records of the same kind', async () => {
  const world = await createWorld(app);
  const clinic = await world.clinic({ external_id: 'one' });
  const ada = await world.practitioner({ partner_clinic_id: clinic.id, external_id: 'one' });
  const noa = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: ada.id,
    external_id: 'one',
  });
  expect([clinic, ada, noa].map(({ external_id }) => external_id)).toEqual(['one', 'one', 'one']);
});

test('a delegated token conflicts with the external_id of a patient it does not reach, and does not find it', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner: ada } = await world.practice();
  const ben = await world.practitioner({ partner_clinic_id: clinic.id });
  const unseen = { partner_clinic_id: clinic.id, created_by_partner_practitioner_id: ben.id };
  await world.patient({ ...unseen, external_id: 'held' });
  const asAda = await world.as(ada.id);
  const body = { first_name: 'Kim', last_name: 'Lind', partner_clinic_id: clinic.id, external_id: 'held' };
  expect(refusalOf(await asAda.post('/v1/partner/patients', body))).toBe('409 external-id-conflict');
  expect(await idsOf(asAda, '/v1/partner/patients?external_id=held')).toEqual([]);
});

test('an appointment accepts no external_id', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const booking = world.booking(practice, 0, { external_id: 'one' });
  const refused = '422 validation-error: external_id unknown_field';
  expect(refusalOf(await world.partner.post('/v1/partner/appointments', booking))).toBe(refused);
  expect(refusalOf(await world.partner.get('/v1/partner/appointments?external_id=one'))).toBe(refused);
});
