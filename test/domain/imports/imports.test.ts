import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { eventsFrom, newest } from '../../support/events.ts';
import { IMPORTS, imported, importSteps } from '../../support/imports.ts';
import { createWorld, type Practice, type WireRecord, type World } from '../../support/world.ts';

/** Bulk import (beyond the specification, annex, rank 7), with the real steps on the real database. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const statesOf = (results: readonly WireRecord[]): string[] => results.map(({ state }) => state);
const problemsOf = (results: readonly WireRecord[]): (string | null)[] =>
  results.map(({ problem }) => problem);
const practitionerOf = (clinicId: string, fields: object) => ({
  first_name: 'Ida',
  last_name: 'Berg',
  partner_clinic_id: clinicId,
  ...fields,
});

const patientOf = ({ clinic, practitioner }: Practice, fields: object = {}) => ({
  first_name: 'Noa',
  last_name: 'Lind',
  partner_clinic_id: clinic.id,
  created_by_partner_practitioner_id: practitioner.id,
  ...fields,
});
const listed = async (world: World, list: string): Promise<WireRecord[]> =>
  (await world.partner.get(`/v1/partner/${list}?limit=100`)).body.data;

/** Everything of the organization that an import could change, without the import itself. */
const everythingOf = async ({ organizationId }: World): Promise<Record<string, unknown>> => {
  const counted: Record<string, unknown> = {};
  for (const table of [
    'clinics',
    'practitioners',
    'patients',
    'patient_rosters',
    'appointments',
    'appointment_notices',
    'playrooms',
    'toolkits',
    'workflow_outbox',
    'audit_entries',
    'events',
    'event_heads',
    'access_versions',
    'usage_records',
  ])
    counted[table] = (
      await app.owner.pool.query(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t
         where organization_id = $1`,
        [organizationId],
      )
    ).rows[0].sum;
  return counted;
};

describe('creating', () => {
  test('clinics, practitioners, patients and appointments, as their own endpoints do', async () => {
    const world = await createWorld(app);
    const clinics = await imported(app, world, {
      kind: 'clinics',
      records: [
        { name: 'Harbour', external_id: 'site-1' },
        { name: 'Hill', timezone: 'Europe/Vienna' },
      ],
    });
    expect(clinics.import).toMatchObject({
      kind: 'clinics',
      mode: 'apply',
      on_existing: 'fail',
      status: 'completed',
      records_total: 2,
      records_done: 2,
      counts: { created: 2, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
      failure_code: null,
    });
    expect(clinics.results).toEqual([
      {
        index: 0,
        external_id: 'site-1',
        state: 'created',
        resource_id: expect.any(String),
        problem: null,
        fields: null,
      },
      {
        index: 1,
        external_id: null,
        state: 'created',
        resource_id: expect.any(String),
        problem: null,
        fields: null,
      },
    ]);
    const [clinic] = clinics.results;
    const staff = await imported(app, world, {
      kind: 'practitioners',
      records: [
        {
          first_name: 'Ada',
          last_name: 'Winter',
          email: 'ada@practice.example',
          partner_clinic_id: clinic.resource_id,
        },
      ],
    });
    expect(statesOf(staff.results)).toEqual(['created']);
    const practitioner = { id: staff.results[0].resource_id };
    const rooms = await app.owner.pool.query(
      'select (select count(*)::int from playrooms where partner_practitioner_id = $1) as playrooms, (select count(*)::int from toolkits where partner_practitioner_id = $1) as toolkits',
      [practitioner.id],
    );
    expect(rooms.rows).toEqual([{ playrooms: 3, toolkits: 2 }]);
    const practice = { clinic: { id: clinic.resource_id }, practitioner, patient: undefined };
    const people = await imported(app, world, {
      kind: 'patients',
      records: [patientOf(practice, { external_id: 'ehr-1', email: 'noa@home.example' })],
    });
    const [patient] = await listed(world, 'patients');
    expect(patient).toMatchObject({
      id: people.results[0].resource_id,
      external_id: 'ehr-1',
      roster_practitioner_ids: [practitioner.id],
    });
    const booked = await imported(app, world, {
      kind: 'appointments',
      records: [
        world.booking({ ...practice, patient }, 1, { notify_patient: true, notes: 'Bring the drawings.' }),
      ],
    });
    const [session] = await listed(world, 'appointments');
    expect(session).toMatchObject({
      id: booked.results[0].resource_id,
      notes: 'Bring the drawings.',
      status: 'scheduled',
    });
    expect(session.patient_video_url).toContain('/join/');
    const notices = await app.owner.pool.query(
      'select recipient, state, request_id from appointment_notices where appointment_id = $1 order by recipient',
      [session.id],
    );
    expect(notices.rows).toEqual([
      { recipient: 'patient', state: 'due', request_id: booked.requestId },
      { recipient: 'practitioner', state: 'due', request_id: booked.requestId },
    ]);
    const commands = await app.owner.pool.query(
      'select workflow_id from workflow_outbox where request_id = $1 order by workflow_id',
      [booked.requestId],
    );
    expect(commands.rows.map(({ workflow_id }) => workflow_id)).toEqual([
      `appointment/${session.id}`,
      `import/${booked.id}`,
    ]);
  });

  test('tells each record on the feed with the request of the import, and notes it in the audit', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const before = await newest(world);
    const records = Array.from({ length: 60 }, (_, at) => patientOf(practice, { external_id: `ehr-${at}` }));
    const outcome = await imported(app, world, { kind: 'patients', records });
    const events = await eventsFrom(world.partner, before + 1);
    const told = events.filter(({ type }) => type === 'patient.created');
    expect(told.map(({ data }) => data.id)).toEqual(outcome.results.map(({ resource_id }) => resource_id));
    for (const event of told)
      expect(event).toMatchObject({ request_id: outcome.requestId, actor_kind: 'organization' });
    expect(
      events
        .filter(({ type }) => type.startsWith('import.'))
        .map(({ type, data, request_id }) => [type, data, request_id]),
    ).toEqual([
      ['import.created', { id: outcome.id, kind: 'patients', mode: 'apply' }, outcome.requestId],
      ['import.completed', { id: outcome.id, kind: 'patients', mode: 'apply' }, null],
    ]);
    const entries = await app.owner.pool.query(
      'select action, method, client_id, actor_kind, workflow_id from audit_entries where request_id = $1 and resource_id = any($2)',
      [outcome.requestId, outcome.results.map(({ resource_id }) => resource_id)],
    );
    expect(entries.rows).toHaveLength(60);
    expect(entries.rows[0]).toEqual({
      action: 'createPatient',
      method: null,
      client_id: world.credential.client_id,
      actor_kind: 'organization',
      workflow_id: `import/${outcome.id}`,
    });
    const asked = (await world.partner.get(`/v1/partner/requests/${outcome.requestId}`)).body.data;
    expect(asked).toMatchObject({
      operation: 'createImport',
      status: 201,
      settled: true,
      resource_id: outcome.id,
    });
    expect(asked.effects).toMatchObject([
      { kind: 'import', id: outcome.id, state: 'done', workflow_id: `import/${outcome.id}` },
    ]);
    expect(asked.events).toHaveLength(61);
  });

  test('reports each refusal as its own endpoint answers it, and goes on with the others', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const other = await world.practice();
    await world.patient(patientOf(practice, { external_id: 'taken' }));
    const outcome = await imported(app, world, {
      kind: 'patients',
      records: [
        patientOf(practice, { external_id: 'taken' }),
        patientOf(practice, { external_id: 'good' }),
        patientOf(practice, {
          external_id: ' bad ',
          email: 'nobody',
          surname: 'x',
          date_of_birth: '2999-01-01',
        }),
        patientOf(practice, { partner_clinic_id: randomUUID() }),
        patientOf(practice, { created_by_partner_practitioner_id: other.practitioner.id }),
        { first_name: 'Noa' },
        patientOf(practice, { external_id: 'good' }),
      ],
    });
    expect(outcome.import.counts).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 0, failed: 6 });
    expect(problemsOf(outcome.results)).toEqual([
      'external-id-conflict',
      null,
      'validation-error',
      'not-found',
      'same-clinic-mismatch',
      'validation-error',
      'external-id-conflict',
    ]);
    const own = await world.partner.post('/v1/partner/patients', { first_name: 'Noa' });
    expect(outcome.results[5].fields).toEqual(own.body.fields);
    expect(outcome.results[2]).toMatchObject({ external_id: null, state: 'failed', resource_id: null });
    expect(outcome.results[2].fields.map(({ path, code }: WireRecord) => [path, code]).toSorted()).toEqual([
      ['date_of_birth', 'invalid_value'],
      ['email', 'invalid_format'],
      ['external_id', 'invalid_format'],
      ['surname', 'unknown_field'],
    ]);
    expect(JSON.stringify(outcome.results)).not.toContain('nobody');
  });

  test('overlaps within the file and with what is booked are conflicts', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    await world.partner.post('/v1/partner/appointments', world.booking(practice, 5));
    const outcome = await imported(app, world, {
      kind: 'appointments',
      records: [5, 6, 6, 7].map((hour) => world.booking(practice, hour)),
    });
    expect(problemsOf(outcome.results)).toEqual(['appointment-conflict', null, 'appointment-conflict', null]);
  });
});

describe('records that exist', () => {
  test('are left alone, or changed as PATCH does', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const one = await world.patient(patientOf(practice, { external_id: 'one', phone: '+4930123456' }));
    const two = await world.patient(patientOf(practice, { external_id: 'two', email: 'two@home.example' }));
    const records = [
      patientOf(practice, { external_id: 'one', first_name: 'Mika', phone: null }),
      patientOf({ ...practice, practitioner: colleague }, { external_id: 'two', email: 'two@home.example' }),
      patientOf(practice, { external_id: 'three' }),
      patientOf(practice),
    ];
    const skipping = await imported(app, world, { kind: 'patients', on_existing: 'skip', records });
    expect(statesOf(skipping.results)).toEqual(['skipped', 'skipped', 'created', 'created']);
    expect(skipping.results.slice(0, 2).map(({ resource_id }) => resource_id)).toEqual([one.id, two.id]);
    const before = await newest(world);
    const updating = await imported(app, world, { kind: 'patients', on_existing: 'update', records });
    expect(statesOf(updating.results)).toEqual(['updated', 'unchanged', 'unchanged', 'created']);
    const read = (await world.partner.get(`/v1/partner/patients/${one.id}`)).body.data;
    expect(read).toMatchObject({ first_name: 'Mika', phone: null, external_id: 'one' });
    const after = (await world.partner.get(`/v1/partner/patients/${two.id}`)).body.data;
    expect(after.created_by_partner_practitioner_id).toBe(practice.practitioner.id);
    const told = (await eventsFrom(world.partner, before + 1)).filter(({ type }) =>
      type.startsWith('patient.'),
    );
    expect(told.map(({ type, changed_fields }) => [type, changed_fields])).toEqual([
      ['patient.updated', ['first_name', 'phone']],
      ['patient.created', null],
    ]);
  });

  test('a change does what PATCH does: a corrected address is told, an owner gives way, a conflict is one', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const patient = await world.patient(
      patientOf(practice, { external_id: 'ehr', email: 'old@home.example' }),
    );
    const booking = world.booking({ ...practice, patient }, 3, { notify_patient: true });
    const booked = await world.partner.post('/v1/partner/appointments', booking);
    await app.owner.pool.query(`update appointment_notices set state = 'sent' where appointment_id = $1`, [
      booked.body.data.id,
    ]);
    const corrected = await imported(app, world, {
      kind: 'patients',
      on_existing: 'update',
      records: [patientOf(practice, { external_id: 'ehr', email: 'new@home.example' })],
    });
    const repeated = await app.owner.pool.query(
      'select recipient, request_id from appointment_notices where appointment_id = $1 and repeats is not null',
      [booked.body.data.id],
    );
    expect(repeated.rows).toEqual([{ recipient: 'patient', request_id: corrected.requestId }]);

    const person = (external_id: string, fields: object) => ({
      first_name: 'Ida',
      last_name: 'Berg',
      email: `${external_id}-${world.organizationId}@practice.example`,
      partner_clinic_id: practice.clinic.id,
      external_id,
      ...fields,
    });
    const staff = await imported(app, world, {
      kind: 'practitioners',
      records: [person('a', { role: 'owner' }), person('b', { role: 'owner' })],
    });
    const roles = async () =>
      (await listed(world, 'practitioners')).filter(({ external_id }) => external_id).map(({ role }) => role);
    expect([statesOf(staff.results), await roles()]).toEqual([
      ['created', 'created'],
      ['admin', 'owner'],
    ]);
    const swapped = await imported(app, world, {
      kind: 'practitioners',
      on_existing: 'update',
      records: [
        person('a', { role: 'owner' }),
        person('b', { email: `a-${world.organizationId}@practice.example` }),
      ],
    });
    expect([problemsOf(swapped.results), await roles()]).toEqual([
      [null, 'partner-email-conflict'],
      ['owner', 'admin'],
    ]);
  });
});

describe('a check', () => {
  test('reports every fault of every record, also within the file, and changes nothing', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const existing = await world.patient(patientOf(practice, { external_id: 'taken' }));
    const records = [
      ...Array.from({ length: 55 }, (_, at) => patientOf(practice, { external_id: `ehr-${at}` })),
      patientOf(practice, { external_id: 'ehr-3' }),
      patientOf(practice, { external_id: 'taken', last_name: 'Berg' }),
      { first_name: '', email: 'nobody' },
      patientOf(practice, { partner_clinic_id: randomUUID() }),
    ];
    const draft = { kind: 'patients', on_existing: 'update', records };
    const { body } = await world.partner.post(IMPORTS, { ...draft, mode: 'check' });
    const before = await everythingOf(world);
    const run = { organizationId: world.organizationId, importId: body.data.id };
    const steps = importSteps(app);
    expect(await steps.step(run)).toEqual({ outcome: 'all', done: 59, total: 59 });
    expect(await everythingOf(world)).toEqual(before);
    await steps.settle({ ...run, failure: null });
    const checked = (await world.partner.get(`${IMPORTS}/${body.data.id}/results?limit=100`)).body.data;
    const applied = await imported(app, world, draft);
    const comparable = (results: readonly WireRecord[]) =>
      results.map(({ index, external_id, state, problem, fields }) => ({
        index,
        external_id,
        state,
        problem,
        fields,
      }));
    expect(comparable(checked)).toEqual(comparable(applied.results));
    expect(checked.slice(55).map(({ state, problem }: WireRecord) => [state, problem])).toEqual([
      ['unchanged', null],
      ['updated', null],
      ['failed', 'validation-error'],
      ['failed', 'not-found'],
    ]);
    expect([checked[0].resource_id, checked[56].resource_id]).toEqual([null, existing.id]);
    expect(checked[57].fields.map(({ path }: WireRecord) => path).toSorted()).toEqual([
      'created_by_partner_practitioner_id',
      'email',
      'first_name',
      'last_name',
      'partner_clinic_id',
    ]);
  });

  test('of bookings finds overlaps within the file, and books and mails nothing', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const records = [1, 2, 2].map((hour) => world.booking(practice, hour, { notify_patient: true }));
    const outcome = await imported(app, world, { kind: 'appointments', mode: 'check', records });
    expect(problemsOf(outcome.results)).toEqual([null, null, 'appointment-conflict']);
    expect(await listed(world, 'appointments')).toEqual([]);
    const noted = await app.owner.pool.query('select from appointment_notices where organization_id = $1', [
      world.organizationId,
    ]);
    expect(noted.rowCount).toBe(0);
  });

  test.each<[string, (practice: Practice, world: World) => readonly (readonly [object, object])[]]>([
    [
      'clinics',
      () => [
        [{ name: 'Linden' }, { name: 'LINDEN' }],
        [
          { name: 'Ahorn', external_id: 'a' },
          { name: 'Buche', external_id: 'a' },
        ],
      ],
    ],
    [
      'practitioners',
      ({ clinic }) => [
        [
          practitionerOf(clinic.id, { email: 'ida@practice.example' }),
          practitionerOf(clinic.id, { email: 'IDA@practice.example' }),
        ],
      ],
    ],
    [
      'appointments',
      (practice, world) => [
        [
          world.booking(practice, 0, { start_at: '2036-01-01T22:00:00Z', end_at: '2036-01-02T02:00:00Z' }),
          world.booking(practice, 0, { start_at: '2036-01-02T01:00:00Z', end_at: '2036-01-02T03:00:00Z' }),
        ],
      ],
    ],
  ])('of %s finds what an earlier step makes impossible, as applying it does', async (kind, pairsOf) => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const pairs = pairsOf(practice, world);
    // Refused by themselves, so that the pairs are in different steps.
    const between = Array.from({ length: 60 }, () => ({}));
    const records = [...pairs.map(([first]) => first), ...between, ...pairs.map(([, second]) => second)];
    const checked = await imported(app, world, { kind, mode: 'check', records });
    const applied = await imported(app, world, { kind, records });
    expect(problemsOf(checked.results)).toEqual(problemsOf(applied.results));
    expect(checked.results.slice(-pairs.length).map(({ state }) => state)).toEqual(pairs.map(() => 'failed'));
    expect(applied.import.counts.created).toBe(pairs.length);
  });
});
