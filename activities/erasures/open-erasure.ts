import { lockErasuresOf } from '../../domain/erasures/begin-erasure.ts';
import { type ErasedKind, kindsOf } from '../../domain/erasures/erasure-kinds.ts';
import { isHeld } from '../../domain/erasures/legal-holds.ts';
import { type Audit, entryOfService } from '../../platform/audit/audit.ts';
import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newRequestId } from '../../platform/ids.ts';
import { type ErasurePart, type ErasureRow, partOf, patientOf, readErasure } from './erasure-run.ts';

export type OpenedErasure =
  /** It may not begin yet: look again after so many seconds. */
  | { readonly state: 'waiting'; readonly seconds: number }
  /** A legal hold lies on it; its release wakes the workflow. */
  | { readonly state: 'held' }
  /** It was cancelled, or is finished. */
  | { readonly state: 'over' }
  | { readonly state: 'erasing'; readonly kinds: readonly ErasedKind[] };

/** Entries that commit with a change. */
export type AuditWithin = Pick<Audit, 'appendWithin'>;

export type OpenErasure = (input: ErasurePart) => Promise<OpenedErasure>;

/** Mails about the cancelled appointments leave before the address is erased; a mail server may be away so long. */
const MAILS_FIRST_SECONDS = 3_600;
const LONGEST_PAUSE_SECONDS = 60;
const PAUSE_FOR_IMPORTS_SECONDS = 5;

const secondsUntil = (moment: Date, now: Date): number =>
  Math.ceil((moment.getTime() - now.getTime()) / 1_000);

/** Grows with the time that it has waited already: a mail usually leaves within a second. */
const pauseForMails = async (
  rows: Rows,
  organizationId: string,
  { partner_patient_id, begins_at, now }: ErasureRow,
): Promise<number> => {
  const waited = -secondsUntil(begins_at, now);
  if (waited > MAILS_FIRST_SECONDS) return 0;
  const due = await rows.first(sql`
    select 1 from appointment_notices n
    join appointments a on a.organization_id = n.organization_id and a.id = n.appointment_id
    where n.organization_id = ${organizationId} and a.partner_patient_id = ${partner_patient_id}
      and n.state = 'due' and n.end_at > clock_timestamp()`);
  return due ? Math.min(LONGEST_PAUSE_SECONDS, Math.max(1, waited)) : 0;
};

/** Records that wait for their import are sealed, so nobody can look for the patient among them: they go soon. */
const pauseForImports = async (rows: Rows, organizationId: string): Promise<number> => {
  const waiting = await rows.first(sql`
    select 1 from import_records where organization_id = ${organizationId} limit 1`);
  return waiting ? PAUSE_FOR_IMPORTS_SECONDS : 0;
};

/** @returns false where it was cancelled in this moment. */
const begin = async (
  rows: Rows,
  audit: AuditWithin,
  input: ErasurePart,
  row: ErasureRow,
): Promise<boolean> => {
  const { organizationId, erasureId } = input;
  const begun = await rows.first(sql`
    update erasures set status = 'erasing', updated_at = ${whenChanged}
    where organization_id = ${organizationId} and id = ${erasureId} and status = 'scheduled' returning 1`);
  if (!begun) return false;
  await audit.appendWithin(
    rows,
    entryOfService({
      organization_id: organizationId,
      request_id: newRequestId(),
      action: 'erasePatient',
      resource_id: row.partner_patient_id,
      workflow_id: `erasure/${erasureId}`,
    }),
  );
  return true;
};

/**
 * Decides from the rows whether the erasure may begin, and begins it. A cancellation and a hold take the same lock, so
 * one of them comes first and the other finds it.
 */
export const createOpenErasure =
  ({ database, audit }: { readonly database: Scoped; readonly audit: AuditWithin }): OpenErasure =>
  (input) =>
    database.transact(input.organizationId, async (rows): Promise<OpenedErasure> => {
      const found = await readErasure(rows, input);
      if (!found) return { state: 'over' };
      await lockErasuresOf(rows, found.partner_patient_id);
      const row = (await readErasure(rows, input)) as ErasureRow;
      const { status, begins_at, keep_clinical_until, now } = row;
      const isFirst = input.half === 'first';
      if (status === 'cancelled' || status === 'completed' || (isFirst && status === 'retained'))
        return { state: 'over' };
      if (await isHeld(rows, patientOf(input.organizationId, row))) return { state: 'held' };
      const until = isFirst ? begins_at : (keep_clinical_until ?? now);
      const seconds = secondsUntil(until, now);
      if (status !== 'erasing' && seconds > 0) return { state: 'waiting', seconds };
      if (status === 'scheduled') {
        const pause = Math.max(
          await pauseForMails(rows, input.organizationId, row),
          await pauseForImports(rows, input.organizationId),
        );
        if (pause > 0) return { state: 'waiting', seconds: pause };
        if (!(await begin(rows, audit, input, row))) return { state: 'over' };
      }
      return { state: 'erasing', kinds: kindsOf(partOf(input.half, row)) };
    });
