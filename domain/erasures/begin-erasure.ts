import { type Rows, sql } from '../../platform/database/rows.ts';
import { cancelWhatIsToCome } from '../patients/cancel-what-is-to-come.ts';
import { Problem } from '../problems.ts';
import { delayed } from '../workflow-definitions/define-workflow.ts';
import { type WorkflowCommand, workflows } from '../workflow-definitions/workflows.ts';
import { isHeld } from './legal-holds.ts';
import { countOutsideCopies } from './outside-copies.ts';

export interface ErasureOrder {
  readonly id: string;
  readonly organizationId: string;
  readonly patientId: string;
  readonly reason: 'patient_request' | 'retention_over' | 'entered_in_error';
  readonly holdSeconds: number;
  readonly keepClinicalUntil: Date | null;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Whoever asks for an erasure of the patient, begins it, holds it or releases it takes this lock first. Cancelling
 * does not: there the row's status decides.
 */
export const lockErasuresOf = async (rows: Rows, patientId: string): Promise<void> => {
  await rows.all(sql`select lock_erasures_of(${patientId})`);
};

/** As when the patient is deleted (specification 1.5). One who is deleted already reads otherwise from now on, too. */
const deletePatientNow = async (rows: Rows, order: ErasureOrder): Promise<readonly WorkflowCommand[]> => {
  const { organizationId, patientId, now } = order;
  await rows.all(sql`
    update patients set deleted_at = coalesce(deleted_at, ${now}),
      updated_at = greatest(${now}, updated_at + interval '1 millisecond')
    where organization_id = ${organizationId} and id = ${patientId}`);
  return cancelWhatIsToCome(rows, organizationId, patientId, order);
};

/**
 * Writes the erasure, closes the patient's record at once, and returns the commands that go with it.
 * @throws Problem not-found, erasure-held, erasure-in-progress
 */
export const beginErasure = async (rows: Rows, order: ErasureOrder): Promise<readonly WorkflowCommand[]> => {
  const { id, organizationId, patientId, reason, holdSeconds, keepClinicalUntil, now } = order;
  const patient = await rows.first(sql`
    select 1 from patients where organization_id = ${organizationId} and id = ${patientId} for no key update`);
  if (!patient) throw new Problem('not-found');
  await lockErasuresOf(rows, patientId);
  if (await isHeld(rows, order)) throw new Problem('erasure-held');
  const open = await rows.first(sql`
    select 1 from erasures where organization_id = ${organizationId} and partner_patient_id = ${patientId}
      and status in ('scheduled', 'held', 'erasing', 'retained')`);
  if (open) throw new Problem('erasure-in-progress');
  const commands = await deletePatientNow(rows, order);
  await rows.all(sql`
    update appointments set notes_closed = true
    where organization_id = ${organizationId} and partner_patient_id = ${patientId} and not notes_closed`);
  const copies = await countOutsideCopies(rows, { organizationId, patientId });
  await rows.all(sql`
    insert into erasures (id, organization_id, partner_patient_id, reason, status, requested_at, begins_at,
      keep_clinical_until, mails_sent, archives_downloaded, community_copies, created_at, updated_at)
    values (${id}, ${organizationId}, ${patientId}, ${reason}, 'scheduled', ${now},
      ${now}::timestamptz + make_interval(secs => ${holdSeconds}), ${keepClinicalUntil},
      ${copies.mails_sent}, ${copies.archives_downloaded}, ${copies.community_copies}, ${now}, ${now})`);
  return [...commands, delayed(workflows.erasePatient.command(organizationId, id), holdSeconds)];
};
