import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pMap from 'p-map';
import { runOperator } from '../../api/operator/run-operator.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { testEnvironment } from '../../support/environment.ts';
import { type ErasureBench, openErasureBench, plantRecords } from '../../support/erasures.ts';
import { createWorld } from '../../support/world.ts';
import { liftLimits } from '../observations.ts';

/** Erasures leave the audit as it was (beyond the specification, 5.4 row 6). */

const ERASURES = 100;

let app: RunningApp;
let bench: ErasureBench;
beforeAll(async () => {
  app = await startApp();
  bench = await openErasureBench(app);
});
afterAll(async () => {
  await bench?.close();
  await app?.stop();
});

test('after 100 erasures the chain is valid and its rows are unchanged', async () => {
  const world = await createWorld(app);
  const { organizationId } = world;
  await liftLimits(app, organizationId);
  const practice = await world.practice();
  const orders = await pMap(
    Array.from({ length: ERASURES }, (_, at) => at),
    async (at) => {
      const patient = await world.patient({
        partner_clinic_id: practice.clinic.id,
        created_by_partner_practitioner_id: practice.practitioner.id,
      });
      // Each tenth has records of every kind; the audit names them all.
      if (at % 10 === 0) await plantRecords(app, world, { ...practice, patient }, `Zephyrine${at}`);
      const { body } = await world.partner.post('/v1/partner/erasures', {
        partner_patient_id: patient.id,
        reason: 'retention_over',
        hold_seconds: 0,
      });
      return { organizationId, erasureId: body.data.id as string, half: 'first' as const };
    },
    { concurrency: 4 },
  );
  const rowsUntil = async (last: string): Promise<{ rows: string; digest: string }> =>
    (
      await app.owner.pool.query(
        `select count(*) as rows, md5(string_agg(e::text, chr(10) order by sequence)) as digest
         from audit_entries e where organization_id = $1 and sequence <= $2`,
        [organizationId, last],
      )
    ).rows[0];
  const { rows: heads } = await app.owner.pool.query(
    'select max(sequence) as last from audit_entries where organization_id = $1',
    [organizationId],
  );
  const before = await rowsUntil(heads[0].last);
  expect(Number(before.rows)).toBeGreaterThan(2 * ERASURES);

  for (const order of orders) await bench.perform(order);

  const { rows: statuses } = await app.owner.pool.query(
    `select status, count(*)::int as n from erasures where organization_id = $1 group by 1`,
    [organizationId],
  );
  expect(statuses).toEqual([{ status: 'completed', n: ERASURES }]);
  expect(await rowsUntil(heads[0].last)).toEqual(before);
  const verified = await runOperator(testEnvironment(), [
    'audit',
    'verify',
    '--organization',
    organizationId,
    '--json',
  ]);
  expect([verified.status, verified.json]).toEqual([
    0,
    // Beginning and end of each erasure are entries of their own.
    expect.objectContaining({ valid: true, rows: Number(before.rows) + 2 * ERASURES }),
  ]);
});
