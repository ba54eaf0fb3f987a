import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closingKinds } from '../../../activities/closings/closing-kinds.ts';
import { closingCommands } from '../../../api/operator/closings.ts';
import { holdCommands } from '../../../api/operator/erasures.ts';
import { organizationCommands } from '../../../api/operator/organizations.ts';
import { KEPT_TABLES } from '../../../domain/closings/tables-of-organization.ts';
import type { Closing } from '../../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { type ClosingBench, closingBench } from '../../support/closings.ts';
import { type ErasureBench, openErasureBench, plantRecords } from '../../support/erasures.ts';
import { asOperator, createWorld, type World } from '../../support/world.ts';
import { liftLimits } from '../observations.ts';

/** The end of an organization: what is offered, what is erased, what stays, and the proof. */

const TOOL = new URL('../../../partners/tools/verify-erasure.mjs', import.meta.url);

let app: RunningApp;
let erasures: ErasureBench;
let bench: ClosingBench;
beforeAll(async () => {
  app = await startApp();
  erasures = await openErasureBench(app);
  bench = closingBench(app, erasures);
});
afterAll(async () => {
  await erasures?.close();
  await app?.stop();
});

const commands = [
  ...organizationCommands.map((one) => ({ ...one, name: `organizations ${one.name}` })),
  ...closingCommands.map((one) => ({ ...one, name: `closings ${one.name}` })),
  ...holdCommands.map((one) => ({ ...one, name: `holds ${one.name}` })),
];
const operate = (name: string, args: readonly unknown[], options: object = {}) =>
  asOperator(app, async (session) => {
    const command = commands.find((one) => one.name === name);
    if (!command) throw new Error(name);
    return command.run({ session, args, options: options as Record<string, unknown> });
  });

/** Rows of each table that has any. */
const rowsOf = async (organizationId: string): Promise<Record<string, number>> => {
  const { rows } = await app.owner.pool.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'organization_id' and not a.attisdropped and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { n } = (await app.owner.rows.first(sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} where organization_id = ${organizationId}`)) as {
      n: number;
    };
    if (n > 0) counts[name] = n;
  }
  return counts;
};

const stateOf = async ({ closingId }: Closing) => {
  const { json } = await operate('closings show', [closingId]);
  return (json as { closing: Record<string, unknown> & { certificate: { steps: { kind: string }[] } } })
    .closing;
};

/** An organization with a row in every table about patients, and an object. */
const populated = async (): Promise<World> => {
  const world = await createWorld(app);
  await liftLimits(app, world.organizationId);
  const practice = await world.practice();
  await world.partner.post('/v1/partner/appointments', world.booking(practice));
  await plantRecords(app, world, practice, 'CANARY4711');
  await app.objects.put(
    `organizations/${world.organizationId}/storybooks/loose/cover.png`,
    Buffer.from('png'),
    {
      media_type: 'image/png',
    },
  );
  await app.owner.rows.all(sql`
    insert into legal_holds (organization_id, partner_patient_id, reason_code, released_at)
    values (${world.organizationId}, ${practice.patient.id}, 'over', now())`);
  return world;
};

test('everything of the organization is erased except audit and usage, and another organization keeps everything', async () => {
  const [world, neighbour] = [await populated(), await populated()];
  // Checkpoints of all chains are made for other tests too, at any time.
  const keptOf = async ({ organizationId }: World) => {
    const { audit_checkpoint_proofs: _proofs, ...rows } = await rowsOf(organizationId);
    return rows;
  };
  const before = await keptOf(neighbour);
  const part = await bench.order(world.organizationId);
  expect(await bench.perform(part)).toEqual([]);
  const left = Object.keys(await rowsOf(world.organizationId));
  expect(left.filter((table) => !Object.hasOwn(KEPT_TABLES, table))).toEqual([]);
  expect(left).toContain('audit_entries');
  expect(await keptOf(neighbour)).toEqual(before);
  const objects: string[] = [];
  for await (const { key } of app.objects.store.listVersions(`organizations/${world.organizationId}/`))
    objects.push(key);
  expect(objects).toEqual([]);
  const row = await app.owner.rows.first(sql`
    select status, name, contact_email from organizations where id = ${world.organizationId}`);
  expect(row).toEqual({ status: 'revoked', name: 'Closed', contact_email: '' });
  expect((await world.partner.get('/v1/partner/clinics')).status).toBe(401);
  expect((await neighbour.partner.get('/v1/partner/clinics')).status).toBe(200);
});

test('the certificate is genuine, and names every kind', async () => {
  const world = await populated();
  const part = await bench.order(world.organizationId);
  await bench.perform(part);
  const { status, certificate } = await stateOf(part);
  expect(status).toBe('completed');
  const { verifyErasure } = await import(TOOL.href);
  const report = (document: object) => verifyErasure(document, { trusted: [erasures.publicKey] });
  expect(report(certificate)).toMatchObject({ valid: true, fault: null });
  expect(report({ ...certificate, exports_offered: 7 })).toMatchObject({ valid: false, fault: 'signature' });
  const kinds = await closingKinds(erasures.dependencies, world.organizationId);
  expect(certificate.steps.map(({ kind }) => kind).toSorted()).toEqual([...kinds].toSorted());
  const { rows } = await app.owner.pool.query<{ action: string }>(
    'select action from audit_entries where organization_id = $1 and action ~* $2 order by sequence',
    [world.organizationId, 'clos|eraseOrg'],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'organizations.close',
    'eraseOrganization',
    'certifyClosing',
  ]);
});

test('workers can delete rows that are otherwise never deleted only while the organization is being erased', async () => {
  const world = await populated();
  const deleted = (table: string) =>
    app.database.within(world.organizationId).all(sql`
      delete from ${sql.table(table)} where organization_id = ${world.organizationId} returning 1`);
  for (const table of ['note_versions', 'credentials', 'rate_windows', 'organization_storage'])
    expect({ table, gone: await deleted(table) }).toEqual({ table, gone: [] });
});

test('nothing is erased before the day, nor after a closing was cancelled', async () => {
  const world = await createWorld(app);
  const part = await bench.order(world.organizationId, 30);
  const opened = await bench.open(part);
  expect(opened).toEqual({ state: 'waiting', seconds: expect.any(Number) });
  await expect(operate('organizations close', [world.organizationId], { inDays: '1' })).rejects.toThrow(
    'ends already',
  );
  await expect(bench.erase(part, 'clinics')).rejects.toThrow('has not begun');
  await operate('closings cancel', [part.closingId]);
  expect(await bench.open(part)).toEqual({ state: 'over' });
  await expect(operate('closings cancel', [part.closingId])).rejects.toThrow('scheduled');
  expect((await world.partner.get('/v1/partner/clinics')).status).toBe(200);
  expect((await bench.order(world.organizationId, 1)).closingId).not.toBe(part.closingId);
});

test('a legal hold keeps the organization until it is released', async () => {
  const world = await createWorld(app);
  const { patient } = await world.practice();
  const part = await bench.order(world.organizationId);
  await operate('holds set', [], { patient: patient.id, reasonCode: 'litigation' });
  expect(await bench.open(part)).toEqual({ state: 'held' });
  await operate('holds release', [], { patient: patient.id });
  const signals = await app.owner.rows.all(sql`
    select signal, workflow_id from workflow_outbox where workflow_id = ${`closing/${part.closingId}`}
      and kind = 'signal_with_start'`);
  expect(signals).toHaveLength(1);
  expect(await bench.open(part)).toMatchObject({ state: 'erasing' });
});

test.each([[{}], [{ inDays: '-1' }], [{ inDays: '366' }], [{ inDays: 'soon' }]])(
  'an invalid day is refused: %j',
  async (options) => {
    const world = await createWorld(app);
    await expect(operate('organizations close', [world.organizationId], options)).rejects.toThrow(
      '--in-days',
    );
  },
);

test('every clinician is offered an export once, also one whose own export is running', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const busy = await (await world.as(practitioner.id)).post('/v1/partner/exports', {});
  expect(busy.status).toBe(201);
  const part = await bench.order(world.organizationId, 30);
  expect(await bench.offer(part)).toBe(1);
  expect(await bench.offer(part)).toBe(1);
  await app.owner.rows.all(sql`update exports set status = 'failed', failure_code = 'build_failed'
    where id = ${busy.body.data.id}`);
  expect(await bench.offer(part)).toBe(0);
  expect(await bench.offer(part)).toBe(0);
  const offered = await app.owner.rows.all(sql<{ partner_practitioner_id: string; status: string }>`
    select partner_practitioner_id, status from exports where closing_id = ${part.closingId}`);
  expect(offered.map((one) => one.partner_practitioner_id).toSorted()).toEqual(
    [practitioner.id, colleague.id].toSorted(),
  );
  expect(await stateOf(part)).toMatchObject({ exports_offered: 2 });
  const started = await app.owner.rows.all(sql<{ workflow_type: string }>`
    select workflow_type from workflow_outbox where organization_id = ${world.organizationId}
      and workflow_type in ('sendClosingNotice', 'buildExport') order by 1`);
  expect(started.map((one) => one.workflow_type)).toEqual([
    'buildExport',
    'buildExport',
    'buildExport',
    'sendClosingNotice',
    'sendClosingNotice',
  ]);
});
