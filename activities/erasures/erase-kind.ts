import { CalendarError } from '../../domain/calendars/caldav.ts';
import type { PatientOf } from '../../domain/erasures/books-of-patient.ts';
import type { ErasedKind } from '../../domain/erasures/erasure-kinds.ts';
import { isHeld } from '../../domain/erasures/legal-holds.ts';
import { recordsOfPatient } from '../../domain/erasures/records-of-patient.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { calendarFailure } from '../calendar/calendar-failure.ts';
import { retryable } from '../failures.ts';
import { type ErasurePart, patientOf, readErasure } from './erasure-run.ts';
import { kindsOutside, type OutsideDependencies } from './kinds-outside.ts';

export type { ErasedKind };
export type KindOfRun = ErasurePart & { readonly kind: ErasedKind };
/** Where a step is written down. */
type StepOf = Omit<KindOfRun, 'half'>;
export type EraseKind = (input: KindOfRun) => Promise<void>;

/** Both halves of a kind, wherever its records are. */
export interface KindWork {
  erase(dependencies: OutsideDependencies, of: PatientOf): Promise<void>;
  count(dependencies: OutsideDependencies, of: PatientOf): Promise<number>;
}

const inDatabase = (kind: keyof typeof recordsOfPatient): KindWork => ({
  erase: ({ database }, of) =>
    database.transact(of.organizationId, (rows) => recordsOfPatient[kind].erase(rows, of)),
  count: ({ database }, of) => recordsOfPatient[kind].count(database.within(of.organizationId), of),
});

export const kindWork: Readonly<Record<ErasedKind, KindWork>> = {
  shares: inDatabase('shares'),
  form_answers: inDatabase('form_answers'),
  transcripts: inDatabase('transcripts'),
  clinical_notes: inDatabase('clinical_notes'),
  appointment_notes: inDatabase('appointment_notes'),
  game_scenes: inDatabase('game_scenes'),
  storybooks: inDatabase('storybooks'),
  contact_data: inDatabase('contact_data'),
  ...kindsOutside,
};

/** `found` grows where an attempt that was killed had erased a part, and where records were added meanwhile. */
const noteFound = (rows: Rows, { organizationId, erasureId, kind }: StepOf, found: number) =>
  rows.all(sql`
    insert into erasure_steps as s (organization_id, erasure_id, kind, found, remaining)
    values (${organizationId}, ${erasureId}, ${kind}, ${found}, ${found})
    on conflict (organization_id, erasure_id, kind) do update
    set found = greatest(s.found, s.erased + excluded.found)`);

const noteRemaining = (rows: Rows, { organizationId, erasureId, kind }: StepOf, remaining: number) =>
  rows.all(sql`
    update erasure_steps set found = greatest(found, ${remaining}), erased = greatest(found - ${remaining}, 0),
      remaining = ${remaining}, checked_at = clock_timestamp()
    where organization_id = ${organizationId} and erasure_id = ${erasureId} and kind = ${kind}`);

/** Erases one kind of a patient's records, counts what is left, and writes both down. @returns how many are left. */
export const eraseAndCount = async (
  dependencies: OutsideDependencies,
  input: StepOf,
  of: PatientOf,
  work: KindWork = kindWork[input.kind],
): Promise<number> => {
  const rows = dependencies.database.within(input.organizationId);
  await noteFound(rows, input, await work.count(dependencies, of));
  await work.erase(dependencies, of);
  const remaining = await work.count(dependencies, of);
  await noteRemaining(rows, input, remaining);
  return remaining;
};

/** One kind of one erasure. It fails, and is tried again, until nothing is left. */
export const createEraseKind =
  (dependencies: OutsideDependencies): EraseKind =>
  async (input) => {
    const { kind } = input;
    const rows = dependencies.database.within(input.organizationId);
    const row = await readErasure(rows, input);
    const status = input.half === 'clinical' ? ['retained', 'erasing'] : ['erasing'];
    if (!row || !status.includes(row.status)) throw retryable('ErasureNotBegun', 'The erasure has not begun');
    const of = patientOf(input.organizationId, row);
    if (await isHeld(rows, of)) throw retryable('ErasureHeld', 'A legal hold lies on the patient');
    let remaining: number;
    try {
      remaining = await eraseAndCount(dependencies, input, of);
    } catch (error) {
      throw error instanceof CalendarError ? calendarFailure(error) : error;
    }
    if (remaining > 0) throw retryable('ErasureIncomplete', `${kind}: ${remaining} are left`);
  };
