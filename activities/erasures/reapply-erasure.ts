import { kindsOf } from '../../domain/erasures/erasure-kinds.ts';
import { delayed } from '../../domain/workflow-definitions/define-workflow.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { PatientLine } from '../../platform/audit/erasures/erasure-ledger.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { eraseAndCount } from './erase-kind.ts';
import type { OutsideDependencies } from './kinds-outside.ts';

/** The erasure as it was before the restore, and a patient who is deleted again. Nobody is told a second time. */
const bringBack = ({ database }: OutsideDependencies, line: PatientLine): Promise<void> =>
  database.transact(line.organization_id, async (rows) => {
    const { organization_id, erasure_id, partner_patient_id } = line;
    await rows.all(sql`
      update patients set deleted_at = coalesce(deleted_at, ${line.requested_at}), updated_at = ${whenChanged}
      where organization_id = ${organization_id} and id = ${partner_patient_id}`);
    await rows.all(sql`
      update appointments set status = 'cancelled', deleted_at = clock_timestamp(), sequence = sequence + 1,
        updated_at = ${whenChanged}
      where organization_id = ${organization_id} and partner_patient_id = ${partner_patient_id}
        and status = 'scheduled' and end_at > clock_timestamp()`);
    await rows.all(sql`
      update appointments set notes_closed = true
      where organization_id = ${organization_id} and partner_patient_id = ${partner_patient_id} and not notes_closed`);
    // One that was asked for after the backup has another id, and would stand in the way.
    await rows.all(sql`
      update erasures set status = 'cancelled', updated_at = ${whenChanged}
      where organization_id = ${organization_id} and partner_patient_id = ${partner_patient_id}
        and id <> ${erasure_id} and status in ('scheduled', 'held')`);
    await rows.all(sql`
      insert into erasures (id, organization_id, partner_patient_id, reason, status, requested_at, begins_at,
        keep_clinical_until, created_at, updated_at)
      values (${erasure_id}, ${organization_id}, ${partner_patient_id}, ${line.reason}, 'erasing',
        ${line.requested_at}, ${line.requested_at}, ${line.keep_clinical_until}, ${line.requested_at}, clock_timestamp())
      on conflict (id) do update set status = 'erasing', updated_at = clock_timestamp()`);
  });

const settle = (
  { database }: OutsideDependencies,
  { organization_id, erasure_id, part, erased_at, keep_clinical_until }: PatientLine,
): Promise<void> =>
  database.transact(organization_id, async (rows) => {
    const kept = part === 'all_but_clinical';
    await rows.all(sql`
      update erasures set status = ${kept ? 'retained' : 'erasing'},
        erased_at = coalesce(erased_at, ${erased_at}),
        clinical_erased_at = case when ${kept} then clinical_erased_at else ${erased_at}::timestamptz end,
        updated_at = ${whenChanged}
      where organization_id = ${organization_id} and id = ${erasure_id}`);
    // Its workflow counts, signs and tells what the restored database has forgotten.
    const seconds = Math.ceil((Date.parse(keep_clinical_until ?? erased_at) - Date.now()) / 1_000);
    const definition = part === 'all' ? workflows.erasePatient : workflows.eraseClinicalPart;
    const command = delayed(
      definition.signalCommand(organization_id, erasure_id),
      kept ? Math.max(0, seconds) : 0,
    );
    await enqueueWorkflow(rows, organization_id, null, command);
  });

/**
 * Erases again what a restored database brought back, before any other process works on it.
 * @returns how many records are left; 0 is what everybody was promised.
 */
export const reapplyErasure = async (
  dependencies: OutsideDependencies,
  line: PatientLine,
): Promise<number> => {
  await bringBack(dependencies, line);
  const {
    organization_id: organizationId,
    erasure_id: erasureId,
    partner_patient_id: patientId,
    part,
  } = line;
  let left = 0;
  for (const kind of kindsOf(part))
    left += await eraseAndCount(
      dependencies,
      { organizationId, erasureId, kind },
      { organizationId, patientId },
    );
  if (left === 0) await settle(dependencies, line);
  return left;
};
