import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import { eventually } from '../support/eventually.ts';
import { rounds } from '../support/rounds.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import {
  callsOf,
  dataOf,
  expectFields,
  idsOf,
  liftLimits,
  MOMENT,
  noticesOf,
  outcomesOf,
  refusalOf,
  UNKNOWN_ID,
  upgradeClinic,
} from './observations.ts';

const PRACTITIONERS = '/v1/partner/practitioners';
const FIELDS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'partner_clinic_id',
  'role',
  'country',
  'status',
  'external_id',
  'service_account_linked_at',
  'service_login_status',
  'created_at',
  'updated_at',
];
const DAY = 86_400_000;
const pathOf = ({ id }: { id: string }) => `${PRACTITIONERS}/${id}`;
const accessOf = ({ id }: { id: string }) => `practitioner/${id}/access`;
const person = (fields: object) => ({
  first_name: 'Ada',
  last_name: 'Winter',
  email: 'ada@practice.example',
  ...fields,
});

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a practitioner', () => {
  test('has exactly its fields, the same in every answer', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic();
    const body = person({ partner_clinic_id: id, role: 'admin', country: 'DE', external_id: 'staff-1' });
    const reply = await partner.post(PRACTITIONERS, body);
    const ada = dataOf(reply, 201);
    expectFields(ada, FIELDS);
    expect(ada).toMatchObject({ ...body, status: 'active' });
    expect(ada.created_at).toMatch(MOMENT);
    expect(reply.headers.get('location')).toBe(`${app.config.BASE_URL}${pathOf(ada)}`);
    expect(dataOf(await partner.get(pathOf(ada)))).toEqual(ada);
    expect(dataOf(await partner.get(PRACTITIONERS))).toEqual([ada]);
    expect(dataOf(await partner.patch(pathOf(ada), {}))).toEqual(ada);
  });

  test('is an active member without country, external_id and direct login by default', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic();
    expect(dataOf(await partner.post(PRACTITIONERS, person({ partner_clinic_id: id })), 201)).toMatchObject({
      role: 'member',
      status: 'active',
      country: null,
      external_id: null,
      service_account_linked_at: null,
      service_login_status: 'none',
    });
  });

  test('stores names and e-mail trimmed and in NFC', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic();
    const body = person({
      first_name: ' Zoe\u0308 ',
      last_name: '\u00a0Ng\u0303 ',
      email: ' Zoe@Practice.example ',
    });
    expect(dataOf(await partner.post(PRACTITIONERS, { ...body, partner_clinic_id: id }), 201)).toMatchObject({
      first_name: 'Zo\u00eb',
      last_name: 'Ng\u0303'.normalize('NFC'),
      email: 'Zoe@Practice.example',
    });
  });

  test('may have names of 200 and an e-mail of 254 characters', async () => {
    const { clinic, practitioner } = await createWorld(app);
    const { id } = await clinic();
    const host = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
    for (const email of [`${'a'.repeat(64)}@${host}`, `${'a'.repeat(242)}@example.com`]) {
      expect(email).toHaveLength(254);
      const fields = { first_name: 'ö'.repeat(200), last_name: 'é'.repeat(200), email };
      expect(await practitioner({ partner_clinic_id: id, ...fields })).toMatchObject(fields);
    }
  });
});

describe('values that a practitioner refuses', () => {
  let world: World;
  let ada: WireRecord;
  beforeAll(async () => {
    world = await createWorld(app);
    await liftLimits(app, world.organizationId);
    ({ practitioner: ada } = await world.practice());
  });

  const values: readonly [object, string][] = [
    [{ first_name: null }, 'first_name invalid_type'],
    [{ first_name: ' ' }, 'first_name too_short'],
    [{ last_name: 'x'.repeat(201) }, 'last_name too_long'],
    [{ last_name: 'a\u0000' }, 'last_name invalid_format'],
    [{ email: null }, 'email invalid_type'],
    [{ email: 'ada' }, 'email invalid_format'],
    [{ email: 'a@b' }, 'email invalid_format'],
    [{ email: 'a,b@practice.example' }, 'email invalid_format'],
    [{ email: 'Ada <ada@practice.example>' }, 'email invalid_format'],
    [{ email: 'ada@practice.example\r\nBcc: x@y.example' }, 'email invalid_format'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email too_long'],
    [{ partner_clinic_id: null }, 'partner_clinic_id invalid_type'],
    [{ partner_clinic_id: 'harbour' }, 'partner_clinic_id invalid_format'],
    [{ role: 'chief' }, 'role invalid_value'],
    [{ role: null }, 'role invalid_type'],
    [{ country: 'de' }, 'country invalid_format'],
    [{ country: 'DEU' }, 'country invalid_format'],
    [{ country: 'XX' }, 'country invalid_format'],
    [{ id: UNKNOWN_ID }, 'id unknown_field'],
    [{ organization_id: UNKNOWN_ID }, 'organization_id unknown_field'],
    [{ service_account_linked_at: null }, 'service_account_linked_at unknown_field'],
    [{ service_login_status: 'active' }, 'service_login_status unknown_field'],
    [{ created_at: '2026-01-01T00:00:00Z' }, 'created_at unknown_field'],
    [{ updated_at: '2026-01-01T00:00:00Z' }, 'updated_at unknown_field'],
    [{ deleted_at: null }, 'deleted_at unknown_field'],
    [
      { first_name: '', email: 5, role: 'x', title: 'Dr' },
      'email invalid_type, first_name too_short, role invalid_value, title unknown_field',
    ],
  ];

  test.each(values)('is refused in a new one: %j', async (body, fields) => {
    const reply = await world.partner.post(PRACTITIONERS, {
      ...person({ partner_clinic_id: ada.partner_clinic_id }),
      ...body,
    });
    expect(refusalOf(reply)).toBe(`422 validation-error: ${fields}`);
  });

  test.each(values)('is refused in a change: %j', async (body, fields) => {
    expect(refusalOf(await world.partner.patch(pathOf(ada), body))).toBe(`422 validation-error: ${fields}`);
  });

  test('a new one without names, e-mail and clinic', async () => {
    expect(refusalOf(await world.partner.post(PRACTITIONERS, {}))).toBe(
      '422 validation-error: email required, first_name required, last_name required, partner_clinic_id required',
    );
  });

  test('a status on creation', async () => {
    const body = person({ partner_clinic_id: ada.partner_clinic_id, status: 'disabled' });
    expect(refusalOf(await world.partner.post(PRACTITIONERS, body))).toBe(
      '422 validation-error: status unknown_field',
    );
  });

  test.each([
    ['gone', 'status invalid_value'],
    [null, 'status invalid_type'],
  ])('a change of the status to %s', async (status, fields) => {
    expect(refusalOf(await world.partner.patch(pathOf(ada), { status }))).toBe(
      `422 validation-error: ${fields}`,
    );
  });

  test("an unknown, a deleted and another organization's clinic, on creation and on change", async () => {
    const deleted = await world.clinic();
    await world.partner.delete(`/v1/partner/clinics/${deleted.id}`);
    const foreign = await (await createWorld(app)).clinic();
    for (const partner_clinic_id of [UNKNOWN_ID, deleted.id, foreign.id]) {
      expect(refusalOf(await world.partner.post(PRACTITIONERS, person({ partner_clinic_id })))).toBe(
        '404 not-found',
      );
      expect(refusalOf(await world.partner.patch(pathOf(ada), { partner_clinic_id }))).toBe('404 not-found');
    }
  });
});

describe('changing a practitioner', () => {
  test('keeps absent fields, and null clears country and external_id', async () => {
    const { clinic, practitioner, partner } = await createWorld(app);
    const { id } = await clinic();
    const before = await practitioner({ partner_clinic_id: id, country: 'DE', external_id: 'staff-1' });
    const renamed = dataOf(
      await partner.patch(pathOf(before), { last_name: 'Sommer', email: 'a@b.example' }),
    );
    expect(renamed).toEqual({
      ...before,
      last_name: 'Sommer',
      email: 'a@b.example',
      updated_at: renamed.updated_at,
    });
    const cleared = dataOf(await partner.patch(pathOf(before), { country: null, external_id: null }));
    expect(cleared).toEqual({ ...renamed, country: null, external_id: null, updated_at: cleared.updated_at });
    const settled = dataOf(await partner.patch(pathOf(before), { country: 'FR', role: 'admin' }));
    expect(settled).toMatchObject({ country: 'FR', role: 'admin' });
  });
});

describe("a practitioner's e-mail", () => {
  test.each(['ada@practice.example', 'ADA@practice.EXAMPLE'])('is in use for %s', async (email) => {
    const { clinic, practitioner, partner } = await createWorld(app);
    const { id } = await clinic();
    await practitioner({ partner_clinic_id: id, email: 'ada@practice.example' });
    const other = await practitioner({ partner_clinic_id: (await clinic()).id });
    expect(refusalOf(await partner.post(PRACTITIONERS, person({ partner_clinic_id: id, email })))).toBe(
      '409 partner-email-conflict',
    );
    expect(refusalOf(await partner.patch(pathOf(other), { email }))).toBe('409 partner-email-conflict');
  });

  test('is free again after deletion, not after disabling', async () => {
    const { clinic, practitioner, partner } = await createWorld(app);
    const { id } = await clinic();
    const body = person({ partner_clinic_id: id });
    const ada = await practitioner(body);
    await partner.patch(pathOf(ada), { status: 'disabled' });
    expect(refusalOf(await partner.post(PRACTITIONERS, body))).toBe('409 partner-email-conflict');
    await partner.delete(pathOf(ada));
    expect(dataOf(await partner.post(PRACTITIONERS, body), 201).email).toBe(body.email);
  });

  test('is unique only within its organization', async () => {
    const [one, other] = await Promise.all([createWorld(app), createWorld(app)]);
    for (const world of [one, other]) {
      const { id } = await world.clinic();
      expect((await world.practitioner(person({ partner_clinic_id: id }))).email).toBe(
        'ada@practice.example',
      );
    }
  });

  test('goes to exactly one of 20 racing practitioners', async () => {
    const { clinic, partner } = await createWorld(app);
    const { id } = await clinic();
    const racing = Array.from({ length: 20 }, (_, at) =>
      partner.post(
        PRACTITIONERS,
        person({ partner_clinic_id: id, email: at % 2 ? 'ADA@x.example' : 'ada@x.example' }),
      ),
    );
    expect(outcomesOf(await Promise.all(racing))).toEqual({ 201: 1, '409 partner-email-conflict': 19 });
  });
});

describe('the owner of a clinic', () => {
  const rolesOf = async (world: World, clinicId: string): Promise<Record<string, string>> => {
    const all = dataOf(
      await world.partner.get(`${PRACTITIONERS}?partner_clinic_id=${clinicId}&limit=100`),
    ) as WireRecord[];
    return Object.fromEntries(all.map(({ id, role }) => [id, role]));
  };

  test('becomes admin when another one is created as owner, or becomes owner', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const elsewhere = await world.practitioner({
      partner_clinic_id: (await world.clinic()).id,
      role: 'owner',
    });
    const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    const ben = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    expect(await rolesOf(world, id)).toEqual({ [ada.id]: 'admin', [ben.id]: 'owner' });
    const eve = await world.practitioner({ partner_clinic_id: id });
    expect(dataOf(await world.partner.patch(pathOf(eve), { role: 'owner' })).role).toBe('owner');
    expect(await rolesOf(world, id)).toEqual({ [ada.id]: 'admin', [ben.id]: 'admin', [eve.id]: 'owner' });
    const former = dataOf(await world.partner.get(pathOf(ben)));
    expect(former.updated_at > ben.updated_at).toBe(true);
    expect(dataOf(await world.partner.get(pathOf(elsewhere))).role).toBe('owner');
  });

  test('who moves to another clinic replaces its owner', async () => {
    const world = await createWorld(app);
    const [old, next] = [await world.clinic(), await world.clinic()];
    const mover = await world.practitioner({ partner_clinic_id: old.id, role: 'owner' });
    const settled = await world.practitioner({ partner_clinic_id: next.id, role: 'owner' });
    const moved = dataOf(await world.partner.patch(pathOf(mover), { partner_clinic_id: next.id }));
    expect(moved).toMatchObject({ partner_clinic_id: next.id, role: 'owner' });
    expect(await rolesOf(world, next.id)).toEqual({ [mover.id]: 'owner', [settled.id]: 'admin' });
  });

  test('stays the only owner when the change that names a new one is refused', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    const ben = await world.practitioner({ partner_clinic_id: id });
    expect(refusalOf(await world.partner.patch(pathOf(ben), { role: 'owner', email: ada.email }))).toBe(
      '409 partner-email-conflict',
    );
    expect(await rolesOf(world, id)).toEqual({ [ada.id]: 'owner', [ben.id]: 'member' });
  });

  test('is exactly one after 20 concurrent changes and creations', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const team = [await world.practitioner({ partner_clinic_id: id, role: 'owner' })];
    for (let member = 0; member < 9; member += 1)
      team.push(await world.practitioner({ partner_clinic_id: id }));
    const replies = await Promise.all(
      team.flatMap((one, at) => [
        world.partner.patch(pathOf(one), { role: 'owner' }),
        world.partner.post(
          PRACTITIONERS,
          person({ partner_clinic_id: id, email: `n${at}@practice.example`, role: 'owner' }),
        ),
      ]),
    );
    expect(outcomesOf(replies)).toEqual({ 200: 10, 201: 10 });
    const owners = Object.values(await rolesOf(world, id)).filter((role) => role === 'owner');
    expect(owners).toHaveLength(1);
  });

  test('is at most one in each of two clinics after 32 concurrent moves there and back as the owner', async () => {
    const world = await createWorld(app);
    const clinics = [await world.clinic(), await world.clinic()].map(({ id }) => id);
    const team = await Promise.all(
      [0, 1, 0, 1].map((at) => world.practitioner({ partner_clinic_id: clinics[at] as string })),
    );
    const deadlocks = async () => {
      const { rows } = await app.owner.pool.query(
        'select deadlocks from pg_stat_database where datname = current_database()',
      );
      return rows[0].deadlocks;
    };
    const before = await deadlocks();
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        world.partner.patch(pathOf(team[at % 4] as { id: string }), {
          role: 'owner',
          partner_clinic_id: clinics[(at >> 2) % 2] as string,
        }),
      ),
    );
    expect(outcomesOf(replies)).toEqual({ 200: 32 });
    for (const id of clinics)
      expect(Object.values(await rolesOf(world, id)).filter((role) => role === 'owner').length).toBeLessThan(
        2,
      );
    expect(await deadlocks()).toBe(before);
  });

  test('waits for the ownership lock before locking rows, so that two successors never deadlock', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    const ben = await world.practitioner({ partner_clinic_id: id });
    const both = await whileHolding(app, async ({ query, awaited }) => {
      await query(`update practitioners set role = 'member' where id = $1`, [ada.id]);
      const first = world.partner.patch(pathOf(ada), { role: 'owner' });
      await awaited();
      const second = world.partner.patch(pathOf(ben), { role: 'owner' });
      await eventually(async () => {
        const { rowCount } = await app.owner.pool.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted`,
        );
        return rowCount !== 0;
      });
      await query('commit');
      return Promise.all([first, second]);
    });
    expect(outcomesOf(both)).toEqual({ 200: 2 });
    expect(await rolesOf(world, id)).toEqual({ [ada.id]: 'admin', [ben.id]: 'owner' });
  });

  test('who is replaced while being changed gets the later time', async () => {
    const world = await createWorld(app);
    const clinic = await world.clinic();
    const [owner, member] = [
      await world.practitioner({ partner_clinic_id: clinic.id, role: 'owner' }),
      await world.practitioner({ partner_clinic_id: clinic.id }),
    ];
    const changed = await whileHolding(app, async ({ query, awaited }) => {
      await query('select 1 from practitioners where id = $1 for no key update', [owner.id]);
      const followed = world.partner.patch(pathOf(member), { role: 'owner' });
      await awaited();
      const { rows } = await query(
        'update practitioners set updated_at = clock_timestamp() where id = $1 returning updated_at',
        [owner.id],
      );
      await query('commit');
      expect((await followed).status).toBe(200);
      return rows[0].updated_at.toISOString();
    });
    const after = dataOf(await world.partner.get(pathOf(owner)));
    expect([after.role, after.updated_at >= changed]).toEqual(['admin', true]);
  });

  test('may be disabled and deleted while the clinic has not upgraded', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    expect(dataOf(await world.partner.patch(pathOf(ada), { status: 'disabled' })).status).toBe('disabled');
    expect((await world.partner.delete(pathOf(ada))).status).toBe(204);
  });
});

describe('in a clinic that has upgraded', () => {
  test('the owner can be neither disabled nor deleted, until another one is made owner', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    const ben = await world.practitioner({ partner_clinic_id: id });
    await upgradeClinic(app, id);
    const refused = '409 practitioner-owner-protected';
    const disabled = { status: 'disabled' };
    expect(refusalOf(await world.partner.patch(pathOf(ada), disabled))).toBe(refused);
    expect(refusalOf(await world.partner.patch(pathOf(ada), { ...disabled, role: 'member' }))).toBe(refused);
    expect(refusalOf(await world.partner.delete(pathOf(ada)))).toBe(refused);
    expect(dataOf(await world.partner.get(pathOf(ada)))).toEqual(ada);
    expect(await callsOf(app, accessOf(ada))).toBe(0);

    dataOf(await world.partner.patch(pathOf(ben), { role: 'owner' }));
    expect(dataOf(await world.partner.patch(pathOf(ada), disabled))).toMatchObject({
      role: 'admin',
      status: 'disabled',
    });
    expect((await world.partner.delete(pathOf(ada))).status).toBe(204);
    expect(refusalOf(await world.partner.delete(pathOf(ben)))).toBe(refused);
  });

  test('the owner can only hand over to a successor, not take another role or move away', async () => {
    const world = await createWorld(app);
    const [{ id }, other] = [await world.clinic(), await world.clinic()];
    const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    const ben = await world.practitioner({ partner_clinic_id: id });
    await upgradeClinic(app, id);
    for (const change of [{ role: 'member' }, { role: 'admin' }, { partner_clinic_id: other.id }])
      expect(refusalOf(await world.partner.patch(pathOf(ada), change))).toBe(
        '409 practitioner-owner-protected',
      );
    const nowhere = { partner_clinic_id: UNKNOWN_ID, status: 'disabled' };
    expect(refusalOf(await world.partner.patch(pathOf(ada), nowhere))).toBe('404 not-found');
    expect(dataOf(await world.partner.get(pathOf(ada)))).toEqual(ada);
    dataOf(await world.partner.patch(pathOf(ben), { role: 'owner' }));
    expect(dataOf(await world.partner.patch(pathOf(ada), { role: 'member' })).role).toBe('member');
    expect(dataOf(await world.partner.patch(pathOf(ada), { partner_clinic_id: other.id }))).toMatchObject({
      partner_clinic_id: other.id,
    });
  });

  test('nobody can be owner and disabled, also by moving, at once or one after the other', async () => {
    const world = await createWorld(app);
    const [upgraded, other] = [await world.clinic(), await world.clinic()];
    const ada = await world.practitioner({ partner_clinic_id: upgraded.id, role: 'owner' });
    const ben = await world.practitioner({ partner_clinic_id: upgraded.id });
    const eve = await world.practitioner({ partner_clinic_id: other.id });
    await upgradeClinic(app, upgraded.id);
    const change = { role: 'owner', status: 'disabled' };
    for (const reply of [
      await world.partner.patch(pathOf(ben), change),
      await world.partner.patch(pathOf(eve), { ...change, partner_clinic_id: upgraded.id }),
    ])
      expect(refusalOf(reply)).toBe('409 practitioner-owner-protected');
    dataOf(await world.partner.patch(pathOf(ben), { status: 'disabled' }));
    const successor = () => world.partner.patch(pathOf(ben), { role: 'owner' });
    expect(refusalOf(await successor())).toBe('409 practitioner-owner-protected');
    expect(dataOf(await world.partner.get(pathOf(ada))).role).toBe('owner');
    dataOf(await world.partner.patch(pathOf(ben), { status: 'active' }));
    expect(dataOf(await successor()).role).toBe('owner');
  });

  test('everything else of the owner may change', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
    await upgradeClinic(app, id);
    const change = { first_name: 'Adele', country: 'FR', status: 'active' };
    expect(dataOf(await world.partner.patch(pathOf(ada), change))).toMatchObject(change);
  });

  test("a new practitioner, disabling, enabling and deleting each start the direct login's workflow", async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const early = await world.practitioner({ partner_clinic_id: id });
    expect(await callsOf(app, accessOf(early))).toBe(0);
    await upgradeClinic(app, id);
    const ada = await world.practitioner({ partner_clinic_id: id });
    expect(await callsOf(app, accessOf(ada))).toBe(1);
    await world.partner.patch(pathOf(ada), { status: 'disabled' });
    expect(await callsOf(app, accessOf(ada))).toBe(2);
    await world.partner.patch(pathOf(ada), { status: 'disabled', first_name: 'Adele' });
    expect(await callsOf(app, accessOf(ada))).toBe(2);
    await world.partner.patch(pathOf(ada), { status: 'active' });
    expect(await callsOf(app, accessOf(ada))).toBe(3);
    await world.partner.delete(pathOf(ada));
    expect(await callsOf(app, accessOf(ada))).toBe(4);
    const { rows } = await app.owner.pool.query(
      'select distinct organization_id, workflow_type, kind, input from workflow_outbox where workflow_id = $1',
      [accessOf(ada)],
    );
    expect(rows).toEqual([
      {
        organization_id: world.organizationId,
        workflow_type: 'practitionerAccessChanged',
        kind: 'signal_with_start',
        input: { organizationId: world.organizationId, practitionerId: ada.id },
      },
    ]);
  });

  test('a refused change starts nothing', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const ada = await world.practitioner({ partner_clinic_id: id });
    const ben = await world.practitioner({ partner_clinic_id: id });
    const change = { status: 'disabled', email: ben.email };
    expect(refusalOf(await world.partner.patch(pathOf(ada), change))).toBe('409 partner-email-conflict');
    expect(await callsOf(app, accessOf(ada))).toBe(0);
  });

  test('there is always an owner when disabling and handing over race, in 30 rounds', async () => {
    const world = await createWorld(app);
    await liftLimits(app, world.organizationId);
    for (let round = 0; round < 30; round += 1) {
      const { id } = await world.clinic();
      const ada = await world.practitioner({ partner_clinic_id: id, role: 'owner' });
      const ben = await world.practitioner({ partner_clinic_id: id });
      await upgradeClinic(app, id);
      const [disabled, handed] = await Promise.all([
        world.partner.patch(pathOf(ada), { status: 'disabled' }),
        world.partner.patch(pathOf(ben), { role: 'owner' }),
      ]);
      expect(handed.status).toBe(200);
      expect([200, 409]).toContain(disabled.status);
      const owners = await app.owner.pool.query(
        `select status from practitioners where partner_clinic_id = $1 and role = 'owner'`,
        [id],
      );
      expect(owners.rows).toEqual([{ status: 'active' }]);
    }
  });
});

describe('moving to another clinic', () => {
  const world = async () => {
    const made = await createWorld(app);
    const practice = await made.practice();
    const next = await made.clinic();
    const move = () => made.partner.patch(pathOf(practice.practitioner), { partner_clinic_id: next.id });
    return { ...made, home: practice, next, move };
  };
  const refused = '422 validation-error: partner_clinic_id not_allowed';

  test('is refused for a practitioner on a roster, until the roster is left', async () => {
    const { home, next, move, partner, practitioner } = await world();
    expect(refusalOf(await move())).toBe(refused);
    const other = await practitioner({ partner_clinic_id: home.clinic.id });
    const path = `/v1/partner/patients/${home.patient.id}`;
    dataOf(await partner.patch(path, { roster_practitioner_ids: [other.id] }));
    expect(dataOf(await move()).partner_clinic_id).toBe(next.id);
  });

  test('counts no roster of a deleted patient', async () => {
    const { home, move, partner } = await world();
    await partner.delete(`/v1/partner/patients/${home.patient.id}`);
    expect((await move()).status).toBe(200);
  });

  test('is refused while there is a future appointment, until it is cancelled', async () => {
    const { home, next, move, partner, practitioner, booking } = await world();
    const other = await practitioner({ partner_clinic_id: home.clinic.id });
    const { id } = dataOf(await partner.post('/v1/partner/appointments', booking(home)), 201);
    await partner.patch(`/v1/partner/patients/${home.patient.id}`, { roster_practitioner_ids: [other.id] });
    expect(refusalOf(await move())).toBe(refused);
    await partner.patch(`/v1/partner/appointments/${id}`, { status: 'cancelled' });
    expect(dataOf(await move()).partner_clinic_id).toBe(next.id);
  });

  test.each(['completed', 'no_show'])('ignores an appointment that is %s', async (status) => {
    const { home, move, partner, booking } = await world();
    const { id } = dataOf(await partner.post('/v1/partner/appointments', booking(home)), 201);
    await partner.patch(`/v1/partner/appointments/${id}`, { status });
    await partner.delete(`/v1/partner/patients/${home.patient.id}`);
    expect((await move()).status).toBe(200);
  });

  test('ignores past appointments', async () => {
    const { home, move, partner, booking } = await world();
    const past = { start_at: '2026-01-05T09:00:00Z', end_at: '2026-01-05T10:00:00Z' };
    dataOf(await partner.post('/v1/partner/appointments', booking(home, 0, past)), 201);
    await partner.delete(`/v1/partner/patients/${home.patient.id}`);
    expect((await move()).status).toBe(200);
  });

  test('to the same clinic is no move', async () => {
    const { home, partner } = await world();
    const change = { partner_clinic_id: home.clinic.id, first_name: 'Adele' };
    expect(dataOf(await partner.patch(pathOf(home.practitioner), change)).first_name).toBe('Adele');
  });

  test('never succeeds together with a booking or a roster entry at the same moment, in 50 rounds', async () => {
    const { clinic, next, partner, organizationId, practitioner, patient } = await world();
    await liftLimits(app, organizationId);
    const home = await clinic();
    const host = await practitioner({ partner_clinic_id: home.id });
    const noa = await patient({ partner_clinic_id: home.id, created_by_partner_practitioner_id: host.id });
    const outcomes = await rounds(50, async (round) => {
      const ada = await practitioner({ partner_clinic_id: home.id });
      const booked = {
        partner_clinic_id: home.id,
        partner_practitioner_id: ada.id,
        partner_patient_id: noa.id,
        start_at: '2035-01-01T09:00:00Z',
        end_at: '2035-01-01T10:00:00Z',
        session_type: 'in_person',
      };
      const enrolled = {
        first_name: 'Kim',
        last_name: 'Lind',
        partner_clinic_id: home.id,
        created_by_partner_practitioner_id: ada.id,
      };
      const [moved, tied] = await Promise.all([
        partner.patch(pathOf(ada), { partner_clinic_id: next.id }),
        round % 2
          ? partner.post('/v1/partner/appointments', booked)
          : partner.post('/v1/partner/patients', enrolled),
      ]);
      return `${moved.status}/${tied.status}`;
    });
    expect(outcomes.filter((outcome) => outcome !== '200/422' && outcome !== '422/201')).toEqual([]);
  });
});

describe('disabling a practitioner', () => {
  test('refuses the delegated tokens, keeps the records, and lasts until enabled again', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const { practitioner, patient } = practice;
    const ada = await world.as(practitioner.id);
    const booked = dataOf(await world.partner.post('/v1/partner/appointments', world.booking(practice)), 201);
    expect(dataOf(await world.partner.patch(pathOf(practitioner), { status: 'disabled' })).status).toBe(
      'disabled',
    );
    const refused = await ada.get('/v1/partner/patients');
    expect(refusalOf(refused)).toBe('403 practitioner-disabled');
    expect(refused.text).not.toContain(practitioner.id);
    expect(dataOf(await world.partner.get(pathOf(practitioner))).status).toBe('disabled');
    expect(dataOf(await world.partner.get(`/v1/partner/patients/${patient.id}`))).toEqual(patient);
    expect(dataOf(await world.partner.get(`/v1/partner/appointments/${booked.id}`))).toEqual(booked);
    expect(dataOf(await world.partner.patch(pathOf(practitioner), { status: 'active' })).status).toBe(
      'active',
    );
    expect(await idsOf(ada, '/v1/partner/patients')).toEqual([patient.id]);
  });
});

describe('deleting a practitioner', () => {
  test('answers 204, and the practitioner is visible only with include_deleted', async () => {
    const { clinic, practitioner, partner } = await createWorld(app);
    const ada = await practitioner({ partner_clinic_id: (await clinic()).id });
    const reply = await partner.delete(pathOf(ada));
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(refusalOf(await partner.get(pathOf(ada)))).toBe('404 not-found');
    expect(refusalOf(await partner.patch(pathOf(ada), { first_name: 'Eve' }))).toBe('404 not-found');
    expect(refusalOf(await partner.delete(pathOf(ada)))).toBe('404 not-found');
    expect(await idsOf(partner, PRACTITIONERS)).toEqual([]);
    const [deleted] = dataOf(await partner.get(`${PRACTITIONERS}?include_deleted=TRUE`));
    expectFields(deleted, [...FIELDS, 'deleted_at']);
    expect(deleted.deleted_at).toMatch(MOMENT);
  });

  test('works on a disabled practitioner too', async () => {
    const { clinic, practitioner, partner } = await createWorld(app);
    const ada = await practitioner({ partner_clinic_id: (await clinic()).id });
    await partner.patch(pathOf(ada), { status: 'disabled' });
    expect((await partner.delete(pathOf(ada))).status).toBe(204);
  });

  test('cancels future appointments, with notices, and nothing else', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const book = async (hour: number, fields = {}) =>
      dataOf(
        await world.partner.post('/v1/partner/appointments', world.booking(practice, hour, fields)),
        201,
      );
    const now = Date.now();
    const at = (offset: number) => new Date(now + offset).toISOString();
    const coming = [await book(0), await book(1, { notify_patient: true })];
    const running = await book(0, { start_at: at(-3_600_000), end_at: at(3_600_000) });
    const past = await book(0, { start_at: at(-3 * DAY), end_at: at(-3 * DAY + 3_600_000) });
    const held = await book(2);
    await world.partner.patch(`/v1/partner/appointments/${held.id}`, { status: 'completed' });
    const off = await book(3);
    await world.partner.patch(`/v1/partner/appointments/${off.id}`, { status: 'cancelled' });
    const others = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const kept = dataOf(
      await world.partner.post(
        '/v1/partner/appointments',
        world.booking({ ...practice, practitioner: others }),
      ),
      201,
    );

    expect((await world.partner.delete(pathOf(practice.practitioner))).status).toBe(204);
    const read = async ({ id }: { id: string }) =>
      dataOf(await world.partner.get(`/v1/partner/appointments/${id}`));
    for (const one of [...coming, running]) {
      expect(await read(one)).toMatchObject({ status: 'cancelled', clinician_video_url: null });
      const notices = await noticesOf(app, one.id);
      expect(notices.slice(-2)).toEqual(['1 cancelled practitioner', '1 cancelled patient']);
      expect(await callsOf(app, `appointment/${one.id}`)).toBe(2);
    }
    expect((await read(past)).status).toBe('scheduled');
    expect(await noticesOf(app, past.id)).toEqual([]);
    expect((await read(held)).status).toBe('completed');
    expect(await noticesOf(app, held.id)).toEqual(['0 booked practitioner']);
    expect((await noticesOf(app, off.id)).filter((notice) => notice.includes('cancelled'))).toHaveLength(2);
    expect(await read(kept)).toEqual(kept);
    expect(await callsOf(app, accessOf(practice.practitioner))).toBe(1);
  });

  test('takes the practitioner off all rosters, which changes those patients', async () => {
    const world = await createWorld(app);
    const { clinic, practitioner: ada, patient } = await world.practice();
    const ben = await world.practitioner({ partner_clinic_id: clinic.id });
    const shared = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: ada.id,
      roster_practitioner_ids: [ada.id, ben.id],
    });
    const unconcerned = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: ben.id,
    });
    await world.partner.delete(pathOf(ada));
    const read = async ({ id }: { id: string }) =>
      dataOf(await world.partner.get(`/v1/partner/patients/${id}`));
    expect(await read(shared)).toMatchObject({
      roster_practitioner_ids: [ben.id],
      created_by_partner_practitioner_id: ada.id,
    });
    expect((await read(shared)).updated_at > shared.updated_at).toBe(true);
    expect((await read(patient)).roster_practitioner_ids).toEqual([]);
    expect(await read(unconcerned)).toEqual(unconcerned);
  });

  test('never leaves the practitioner on a roster that is written at the same moment', async () => {
    const world = await createWorld(app);
    const { clinic, practitioner: ben, patient } = await world.practice();
    for (let round = 0; round < 4; round += 1) {
      const ada = await world.practitioner({ partner_clinic_id: clinic.id });
      const both = { roster_practitioner_ids: [ben.id, ada.id] };
      const path = `/v1/partner/patients/${patient.id}`;
      if (round % 2) await world.partner.patch(path, both);
      const [deleted, written] = await Promise.all([
        world.partner.delete(pathOf(ada)),
        world.partner.patch(path, both),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 404]).toContain(written.status);
      expect(dataOf(await world.partner.get(path)).roster_practitioner_ids).toEqual([ben.id]);
    }
  });

  test("waits for a change of one of the practitioner's patients, and holds no lock that such a change needs", async () => {
    const world = await createWorld(app);
    const { practitioner, patient } = await world.practice();
    await whileHolding(app, async ({ query, awaited }) => {
      await query('select 1 from patients where id = $1 for no key update', [patient.id]);
      const deleted = world.partner.delete(pathOf(practitioner));
      await awaited();
      // As a change of the roster does next: it would fail at once where it had to wait.
      await query('select 1 from practitioners where id = $1 for share nowait', [practitioner.id]);
      await query('rollback');
      expect((await deleted).status).toBe(204);
    });
  });

  test.each([
    ['patient', 'patients'],
    ['appointment', 'appointments'],
  ] as const)('that waits for a change of the %s is the later change of it', async (_, table) => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const booked = dataOf(await world.partner.post('/v1/partner/appointments', world.booking(practice)), 201);
    const { id } = table === 'patients' ? practice.patient : booked;
    const changed = await whileHolding(app, async ({ query, awaited }) => {
      await query(`select 1 from ${table} where id = $1 for no key update`, [id]);
      const deleted = world.partner.delete(pathOf(practice.practitioner));
      await awaited();
      const { rows } = await query(
        `update ${table} set updated_at = clock_timestamp() where id = $1 returning updated_at`,
        [id],
      );
      await query('commit');
      expect((await deleted).status).toBe(204);
      return rows[0].updated_at.toISOString();
    });
    const after = dataOf(await world.partner.get(`/v1/partner/${table}/${id}`));
    expect(after.updated_at >= changed).toBe(true);
  });

  test('ends the delegated tokens with 401', async () => {
    const world = await createWorld(app);
    const { practitioner } = await world.practice();
    const ada = await world.as(practitioner.id);
    await world.partner.delete(pathOf(practitioner));
    expect(refusalOf(await ada.get('/v1/partner/health'))).toBe('401 unauthorized');
  });
});

describe('listing practitioners', () => {
  let world: World;
  let ada: WireRecord;
  let ben: WireRecord;
  let eve: WireRecord;
  beforeAll(async () => {
    world = await createWorld(app);
    const [one, two] = [await world.clinic(), await world.clinic()];
    ada = await world.practitioner({ partner_clinic_id: one.id });
    ben = await world.practitioner({ partner_clinic_id: one.id });
    eve = await world.practitioner({ partner_clinic_id: two.id });
    const gone = await world.practitioner({ partner_clinic_id: two.id });
    for (const { id } of [ben, gone])
      await world.partner.patch(`${PRACTITIONERS}/${id}`, { status: 'disabled' });
    await world.partner.delete(pathOf(gone));
  });

  test.each([
    ['', () => [ada, ben, eve]],
    ['limit=1', () => [ada, ben, eve]],
    ['partner_clinic_id=ONE', () => [ada, ben]],
    ['status=active', () => [ada, eve]],
    ['status=disabled', () => [ben]],
    ['status=disabled&partner_clinic_id=ONE', () => [ben]],
    ['status=active&partner_clinic_id=TWO', () => [eve]],
    ['status=disabled&partner_clinic_id=TWO', () => []],
    [`partner_clinic_id=${UNKNOWN_ID}`, () => []],
  ])('with ?%s', async (query, expected) => {
    const path = `${PRACTITIONERS}?${query
      .replace('ONE', ada.partner_clinic_id)
      .replace('TWO', eve.partner_clinic_id.toUpperCase())}`;
    expect(await idsOf(world.partner, path)).toEqual(expected().map(({ id }) => id));
  });

  test.each([
    ['status=gone', 'status invalid_value'],
    ['partner_clinic_id=harbour', 'partner_clinic_id invalid_format'],
    ['role=owner', 'role unknown_field'],
    ['email=a@b.example', 'email unknown_field'],
    ['last_name=Winter', 'last_name unknown_field'],
  ])('refuses ?%s', async (query, fields) => {
    expect(refusalOf(await world.partner.get(`${PRACTITIONERS}?${query}`))).toBe(
      `422 validation-error: ${fields}`,
    );
  });

  test('by their changes, misses none that was in progress before a later one was seen', async () => {
    const world = await createWorld(app);
    const { id } = await world.clinic();
    const ada = await world.practitioner({ partner_clinic_id: id });
    const email = 'ben@practice.example';
    const [listed, made] = await whileHolding(app, async ({ query, awaited }) => {
      await query('update practitioners set email = $2 where id = $1', [ada.id, email]);
      const making = world.practitioner({ partner_clinic_id: id, email });
      await awaited();
      const later = await world.practitioner({ partner_clinic_id: id });
      const listing = idsOf(world.partner, `${PRACTITIONERS}?updated_since=${ada.updated_at}`);
      await world.partner.get(pathOf(later));
      await query('rollback');
      return Promise.all([listing, making]);
    });
    expect(listed).toContain(made.id);
  });
});

describe('a delegated token', () => {
  test("reads all of the organization's practitioners and writes none", async () => {
    const world = await createWorld(app);
    const { clinic, practitioner } = await world.practice();
    const other = await world.practitioner({ partner_clinic_id: (await world.clinic()).id });
    const ada = await world.as(practitioner.id);
    expect(await idsOf(ada, PRACTITIONERS)).toEqual([practitioner.id, other.id]);
    expect(dataOf(await ada.get(pathOf(other)))).toEqual(other);
    for (const reply of [
      await ada.post(PRACTITIONERS, person({ partner_clinic_id: clinic.id })),
      await ada.patch(pathOf(practitioner), { first_name: 'Adele' }),
      await ada.delete(pathOf(other)),
    ])
      expect(refusalOf(reply)).toBe('403 forbidden');
  });
});

test.each(['member', 'admin', 'owner'])('the role %s restricts nothing', async (role) => {
  const world = await createWorld(app);
  const { clinic } = await world.practice();
  const { id } = await world.practitioner({ partner_clinic_id: clinic.id, role });
  const client = await world.as(id);
  const patient = { first_name: 'Kim', last_name: 'Lind', partner_clinic_id: clinic.id };
  expect((await client.post('/v1/partner/patients', patient)).status).toBe(201);
  expect(refusalOf(await client.patch(`/v1/partner/clinics/${clinic.id}`, { name: 'Own' }))).toBe(
    '403 forbidden',
  );
});

test("another organization's practitioner, an unknown one and a malformed id are one and the same 404", async () => {
  const [world, stranger] = await Promise.all([createWorld(app), createWorld(app)]);
  const { practitioner } = await stranger.practice();
  for (const [method, body] of [['GET'], ['PATCH', { first_name: 'Eve' }], ['DELETE']] as const)
    for (const id of [practitioner.id, UNKNOWN_ID, 'no-uuid']) {
      const reply = await world.partner.send(method, `${PRACTITIONERS}/${id}`, body);
      expect(refusalOf(reply)).toBe('404 not-found');
      expect(reply.text).not.toContain(id);
    }
  expect(dataOf(await stranger.partner.get(pathOf(practitioner)))).toEqual(practitioner);
});
