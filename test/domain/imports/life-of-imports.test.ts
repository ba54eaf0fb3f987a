import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { purgeImports } from '../../../activities/upkeep/purge-imports.ts';
import type { ImportRun } from '../../../domain/workflow-definitions/workflows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { openErasureBench, rowsWith } from '../../support/erasures.ts';
import { endImports, IMPORTS, imported, importSteps } from '../../support/imports.ts';
import { asOperator, createWorld, type Practice, type WireRecord, type World } from '../../support/world.ts';

/** From the request to the end of an import, and what happens beside the way. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const patientOf = ({ clinic, practitioner }: Practice, fields: object = {}) => ({
  first_name: 'Noa',
  last_name: 'Lind',
  partner_clinic_id: clinic.id,
  created_by_partner_practitioner_id: practitioner.id,
  ...fields,
});
const clinicsOf = (count: number, name = 'Clinic') =>
  Array.from({ length: count }, (_, at) => ({ name: `${name} ${at}`, external_id: `site-${at}` }));

const started = async (world: World, draft: object): Promise<ImportRun> => {
  const { status, body, text } = await world.partner.post(IMPORTS, { mode: 'apply', ...draft });
  expect([status, text]).toEqual([201, expect.anything()]);
  return { organizationId: world.organizationId, importId: body.data.id };
};
const read = async (world: World, { importId }: ImportRun): Promise<WireRecord> =>
  (await world.partner.get(`${IMPORTS}/${importId}`)).body.data;
const countOf = async (table: string, { organizationId }: Pick<World, 'organizationId'>): Promise<number> =>
  (
    await app.owner.pool.query(`select count(*)::int as n from ${table} where organization_id = $1`, [
      organizationId,
    ])
  ).rows[0].n;
const suspend = (world: World, status: string) =>
  app.owner.pool.query('update organizations set status = $2 where id = $1', [world.organizationId, status]);

describe('the request', () => {
  test('answers 201 with the import and where to read it; a repeated one shows the same import', async () => {
    const world = await createWorld(app);
    const draft = { kind: 'clinics', mode: 'apply', records: clinicsOf(2) };
    const first = await world.partner.post(IMPORTS, draft, { key: 'one' });
    const again = await world.partner.post(IMPORTS, draft, { key: 'one' });
    expect([first.status, first.headers.get('location')]).toEqual([
      201,
      `${app.config.BASE_URL}${IMPORTS}/${first.body.data.id}`,
    ]);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(first.body.data).toMatchObject({
      status: 'queued',
      records_total: 2,
      records_done: 0,
      ended_at: null,
      expires_at: null,
    });
    const polled = await world.partner.get(`${IMPORTS}/${first.body.data.id}`);
    expect(polled.headers.get('retry-after')).toBe('2');
    const list = await world.partner.get(IMPORTS);
    expect(list.body.data).toHaveLength(1);
    expect(await countOf('import_records', world)).toBe(1);
  });

  test('refuses a faulty envelope at once', async () => {
    const world = await createWorld(app);
    const faultsOf = async (body: unknown) => {
      const reply = await world.partner.post(IMPORTS, body);
      return [
        reply.status,
        ...(reply.body.fields ?? []).map(({ path, code }: WireRecord) => `${path} ${code}`),
      ];
    };
    const records = clinicsOf(1);
    expect(await faultsOf({})).toEqual([422, 'kind required', 'mode required', 'records required']);
    expect(await faultsOf({ kind: 'rooms', mode: 'apply', records })).toEqual([422, 'kind invalid_value']);
    expect(await faultsOf({ kind: 'clinics', mode: 'try', records })).toEqual([422, 'mode invalid_value']);
    expect(await faultsOf({ kind: 'clinics', mode: 'apply', records: [] })).toEqual([
      422,
      'records too_few_items',
    ]);
    expect(await faultsOf({ kind: 'clinics', mode: 'apply', records: clinicsOf(1_001) })).toEqual([
      422,
      'records too_many_items',
    ]);
    expect(await faultsOf({ kind: 'clinics', mode: 'apply', records: [null] })).toEqual([
      422,
      'records[0] invalid_type',
    ]);
    for (const on_existing of ['skip', 'update'])
      expect(await faultsOf({ kind: 'appointments', mode: 'apply', on_existing, records: [{}] })).toEqual([
        422,
        'on_existing not_allowed',
      ]);
    const large = { kind: 'clinics', mode: 'apply', records: [{ name: 'x'.repeat(8_000_000) }] };
    expect((await world.partner.post(IMPORTS, large)).status).toBe(413);
    expect(await countOf('imports', world)).toBe(0);
  });

  test('takes a body of eight megabytes, and its records say what is wrong with them', async () => {
    const world = await createWorld(app);
    const outcome = await imported(app, world, {
      kind: 'clinics',
      records: [{ name: 'x'.repeat(7_900_000) }],
    });
    expect(outcome.results).toMatchObject([
      { state: 'failed', problem: 'validation-error', fields: [{ path: 'name', code: 'too_long' }] },
    ]);
  });

  test('needs the write scope of the kind, also to read; no clinician imports', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const run = await started(world, { kind: 'clinics', records: clinicsOf(1) });
    const path = `${IMPORTS}/${run.importId}`;
    await asOperator(app, ({ pool }) =>
      pool.query(
        `update credentials set scopes = array['patients:write', 'clinics:read'] where client_id = $1`,
        [world.credential.client_id],
      ),
    );
    const limited = clientOf(app.baseUrl, await world.token());
    const refused = await limited.post(IMPORTS, { kind: 'clinics', mode: 'check', records: clinicsOf(1) });
    for (const reply of [refused, await limited.get(path), await limited.get(`${path}/results`)])
      expect([reply.status, reply.body.required_scopes]).toEqual([403, ['clinics:write']]);
    expect((await limited.get(IMPORTS)).body.data).toEqual([]);
    const own = await limited.post(IMPORTS, { kind: 'patients', mode: 'check', records: [{}] });
    expect(own.status).toBe(201);
    expect((await limited.get(IMPORTS)).body.data.map(({ id }: WireRecord) => id)).toEqual([
      own.body.data.id,
    ]);
    const clinician = await world.as(practice.practitioner.id);
    expect((await clinician.get(path)).status).toBe(403);
    const other = await createWorld(app);
    for (const rest of ['', '/results']) expect((await other.partner.get(`${path}${rest}`)).status).toBe(404);
  });

  test('is refused while ten are under way', async () => {
    const world = await createWorld(app);
    const draft = { kind: 'clinics', mode: 'check', records: clinicsOf(1) };
    const replies = await Promise.all(Array.from({ length: 14 }, () => world.partner.post(IMPORTS, draft)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(201),
      ...Array(4).fill(409),
    ]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ type: expect.stringContaining('import-limit-reached'), limit: 10 });
    await endImports(app, world.organizationId);
    expect((await world.partner.post(IMPORTS, draft)).status).toBe(201);
  });
});

describe('records that wait', () => {
  test('are sealed, and destroyed with their step', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const canary = `Zebrafinch${Date.now()}`;
    const records = Array.from({ length: 70 }, () => patientOf(practice, { last_name: canary }));
    const run = await started(world, { kind: 'patients', records });
    expect(await rowsWith(app, world.organizationId, canary)).toEqual([]);
    expect(await countOf('import_records', world)).toBe(2);
    const steps = importSteps(app);
    expect(await steps.step(run)).toEqual({ outcome: 'more', done: 50, total: 70 });
    expect(await countOf('import_records', world)).toBe(1);
    expect(await read(world, run)).toMatchObject({ status: 'running', records_done: 50 });
    await steps.settle({ ...run, failure: 'cancelled' });
    expect(await countOf('import_records', world)).toBe(0);
    expect(await read(world, run)).toMatchObject({
      status: 'failed',
      failure_code: 'cancelled',
      records_done: 50,
    });
    expect(new Set(await rowsWith(app, world.organizationId, canary))).toEqual(new Set(['patients']));
    expect(await steps.step(run)).toEqual({ outcome: 'over' });
  });

  test('are destroyed at the end of a check, whose results keep nothing that was sent', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const canary = `Zebrafinch${Date.now()}`;
    const records = [
      patientOf(practice, { last_name: canary, email: canary }),
      patientOf(practice, { first_name: canary }),
    ];
    await imported(app, world, { kind: 'patients', mode: 'check', records });
    expect(await rowsWith(app, world.organizationId, canary)).toEqual([]);
  });

  test('hold an erasure up, which then takes the id of the patient out of the results', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const external_id = `ehr-${world.organizationId}`;
    const draft = {
      kind: 'patients',
      records: [patientOf(practice, { external_id }), patientOf(practice, { external_id })],
    };
    const outcome = await imported(app, world, draft);
    const waiting = await started(world, { kind: 'clinics', records: clinicsOf(1) });
    const erasure = {
      partner_patient_id: outcome.results[0].resource_id,
      reason: 'patient_request',
      hold_seconds: 0,
    };
    const { id } = (await world.partner.post('/v1/partner/erasures', erasure)).body.data;
    const part = { organizationId: world.organizationId, erasureId: id, half: 'first' } as const;
    const bench = await openErasureBench(app);
    expect(await bench.open(part)).toEqual({ state: 'waiting', seconds: 5 });
    await importSteps(app).run(waiting);
    await bench.perform(part).finally(() => bench.close());
    expect(await rowsWith(app, world.organizationId, external_id)).toEqual([]);
    const results = (await world.partner.get(`${IMPORTS}/${outcome.id}/results`)).body.data;
    expect(results.map((one: WireRecord) => [one.state, one.external_id])).toEqual([
      ['created', null],
      ['failed', null],
    ]);
  });
});

describe('a step', () => {
  test('whose connection is lost in the middle leaves nothing; two attempts at once do it once', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const records = Array.from({ length: 120 }, (_, at) => patientOf(practice, { external_id: `ehr-${at}` }));
    const run = await started(world, { kind: 'patients', records });
    // Whoever holds the practitioner keeps the step in its middle.
    const holder = await app.owner.pool.connect();
    await holder.query('begin');
    await holder.query('select from practitioners where id = $1 for update', [practice.practitioner.id]);
    const steps = importSteps(app);
    const lost = steps.step(run).then(
      () => 'done',
      () => 'lost',
    );
    const broken = async () =>
      (
        await holder.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
        )
      ).rowCount === 1;
    while (!(await broken())) await new Promise((resolve) => setImmediate(resolve));
    expect(await lost).toBe('lost');
    await holder.query('commit');
    holder.release();
    expect([await countOf('patients', world), await countOf('import_results', world)]).toEqual([1, 0]);
    // As two processes: the attempt that was given up may still run.
    const other = importSteps(app);
    const outcomes = await Promise.all([steps.step(run), other.step(run)]);
    expect(outcomes.map((one) => 'done' in one && one.done).toSorted()).toEqual([100, 50]);
    await steps.run(run);
    expect(await countOf('patients', world)).toBe(121);
    expect(await read(world, run)).toMatchObject({ status: 'completed', counts: { created: 120 } });
  });

  test('writes nothing while the organization is suspended, and goes on afterwards', async () => {
    const world = await createWorld(app);
    const run = await started(world, { kind: 'clinics', records: clinicsOf(3) });
    const steps = importSteps(app);
    for (const status of ['suspended', 'revoked']) {
      await suspend(world, status);
      expect(await steps.step(run)).toEqual({ outcome: status });
    }
    expect(await countOf('clinics', world)).toBe(0);
    await suspend(world, 'active');
    expect(await steps.step(run)).toEqual({ outcome: 'all', done: 3, total: 3 });
    expect(await countOf('clinics', world)).toBe(3);
  });

  test('makes lists of changes wait, so that a follower misses nothing', async () => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const run = await started(world, {
      kind: 'patients',
      records: Array.from({ length: 50 }, (_, at) => patientOf(practice, { external_id: `ehr-${at}` })),
    });
    const began = new Date().toISOString();
    const working = importSteps(app).step(run);
    const seen = new Set<string>();
    let since = began;
    for (let rounds = 0; rounds < 400; rounds += 1) {
      const { body } = await world.partner.get(`/v1/partner/patients?limit=100&updated_since=${since}`);
      for (const { id, external_id, updated_at } of body.data) {
        if (external_id) seen.add(id);
        if (updated_at > since) since = updated_at;
      }
      if (seen.size === 50) break;
    }
    await working;
    expect(seen.size).toBe(50);
  });
});

test('an import is deleted with its results 30 days after its end', async () => {
  const world = await createWorld(app);
  const old = await imported(app, world, { kind: 'clinics', records: clinicsOf(1, 'Old') });
  const recent = await imported(app, world, { kind: 'clinics', mode: 'check', records: clinicsOf(1, 'New') });
  expect(Date.parse(old.import.expires_at) - Date.parse(old.import.ended_at)).toBe(30 * 86_400_000);
  await app.owner.pool.query(`update imports set ended_at = ended_at - interval '31 days' where id = $1`, [
    old.id,
  ]);
  await purgeImports(app)(() => undefined);
  expect((await world.partner.get(`${IMPORTS}/${old.id}`)).status).toBe(404);
  expect((await world.partner.get(`${IMPORTS}/${recent.id}/results`)).body.data).toHaveLength(1);
  expect(await countOf('import_results', world)).toBe(1);
  expect(await countOf('clinics', world)).toBe(1);
});

test('what a page of results shows is noted in the audit, by the ids of the records', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const outcome = await imported(app, world, { kind: 'patients', records: [patientOf(practice), {}] });
  const { headers } = await world.partner.get(`${IMPORTS}/${outcome.id}/results`);
  const { rows } = await app.owner.pool.query(
    'select resource_id, shown_ids from audit_entries where request_id = $1',
    [headers.get('x-request-id')],
  );
  expect(rows).toEqual([{ resource_id: outcome.id, shown_ids: outcome.results[0].resource_id }]);
  const accesses = await world.partner.get(`/v1/partner/patients/${outcome.results[0].resource_id}/accesses`);
  expect(accesses.body.data.map(({ operation }: WireRecord) => operation)).toEqual([
    'listImportResults',
    'listImportResults',
    'createPatient',
  ]);
});
