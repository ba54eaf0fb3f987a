import { type Rows, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { appointments } from '../appointments/appointment.resource.ts';
import type { AppointmentDraft } from '../appointments/appointment.schemas.ts';
import { LATEST } from '../appointments/appointment-window.ts';
import { bookAppointment } from '../appointments/book-appointment.ts';
import { type BatchInsertItem, insertSteps, type NewRecord } from '../declarations/batch-insert.ts';
import { decideRecord } from '../declarations/decide-record.ts';
import type { Call, InsertOnly } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import { invalid, issue } from '../problems.ts';
import { AppointmentSeries } from './appointment-series.entity.ts';
import type { AppointmentSeriesDraft } from './appointment-series.schemas.ts';
import { type Occurrence, occurrencesOf } from './occurrences.ts';

type Draft = Static<typeof AppointmentSeriesDraft>;
type Refusal = 'not-found' | 'appointment-conflict' | 'same-clinic-mismatch' | 'recipient-address-missing';
type SeriesCall = Call<AppointmentSeries, Record<never, never>, Draft, Refusal>;

/** Without the types of its own body. */
const booking = bookAppointment as InsertOnly;

/** One occurrence: an ordinary booking that knows its series. */
interface Booking extends BatchInsertItem {
  readonly occurrence: number;
}

/** @throws Problem not-found: the clinic is another organization's, or deleted. */
const zoneOfClinic = async (rows: Rows, { actor, body, fail }: SeriesCall): Promise<string> => {
  const clinic = await rows.first(sql<{ timezone: string }>`
    select timezone from clinics where organization_id = ${actor.organization_id}
      and id = ${body.partner_clinic_id} and deleted_at is null`);
  if (!clinic) throw fail('not-found');
  return clinic.timezone;
};

/** @throws Problem validation-error if the last occurrence is later than appointments can be. */
const occurrencesWithin = (
  { start_at, end_at, interval_weeks, count }: Draft,
  timezone: string,
): readonly Occurrence[] => {
  const occurrences = occurrencesOf({
    start_at: new Date(start_at),
    end_at: new Date(end_at),
    timezone,
    interval_weeks,
    count,
    moves: [],
  });
  if (occurrences.some((one) => one.end_at > LATEST)) throw invalid(issue('start_at', 'too_large'));
  return occurrences;
};

/** The record with its place in the series. Its notices share one letter, which has the id of the series. */
const inSeries = (
  { columns, rows, ...rest }: NewRecord,
  seriesId: string,
  occurrence: number,
): NewRecord => ({
  ...rest,
  columns: { ...columns, series_id: seriesId, occurrence },
  ...(rows && {
    rows: {
      appointment_notices: (rows.appointment_notices ?? []).map((row) => ({ ...row, letter_id: seriesId })),
    },
  }),
});

const bookingOf = (call: SeriesCall, timezone: string, { occurrence, ...window }: Occurrence): Booking => {
  const { interval_weeks: _, count: __, on_conflict: ___, ...fields } = call.body;
  const body: Static<typeof AppointmentDraft> = {
    ...fields,
    timezone,
    start_at: window.start_at.toISOString(),
    end_at: window.end_at.toISOString(),
  };
  const id = newId();
  const claimed = { ...call, body, operation_id: id };
  return {
    id,
    occurrence,
    organization_id: call.actor.organization_id,
    keys: booking.keys?.(claimed) ?? {},
    decide: (found) =>
      inSeries(decideRecord(booking, claimed, found as never), call.operation_id, occurrence),
    inserted: () => undefined,
  };
};

const { decide, insert } = insertSteps<Booking>(appointments, booking.lookups);

/**
 * Books all occurrences in one transaction, each as an ordinary appointment. The practitioner's calendar is locked, so
 * either all of them are booked, or all but those that are skipped, or none.
 */
export const bookSeries = async (call: SeriesCall): Promise<void> => {
  const { actor, body, em, fail, operation_id, rows, start } = call;
  const timezone = body.timezone ?? (await zoneOfClinic(rows, call));
  const bookings = occurrencesWithin(body, timezone).map((one) => bookingOf(call, timezone, one));
  const { decisions, refusals } = await decide(rows, bookings);
  const other = refusals.find((refusal) => refusal && refusal.slug !== 'appointment-conflict');
  if (other) throw other;
  const conflicting = bookings.filter((_, at) => refusals[at]).map(({ occurrence }) => occurrence);
  if (conflicting.length > 0 && (body.on_conflict !== 'skip' || decisions.length === 0))
    throw fail('appointment-conflict', { conflicting_occurrences: conflicting });
  em.create(AppointmentSeries, {
    id: operation_id,
    organization_id: actor.organization_id,
    partner_clinic_id: body.partner_clinic_id,
    partner_practitioner_id: body.partner_practitioner_id,
    partner_patient_id: body.partner_patient_id,
    start_at: new Date(body.start_at),
    end_at: new Date(body.end_at),
    timezone,
    interval_weeks: body.interval_weeks,
    count: body.count,
    moves: [],
    cancelled_from_occurrence: null,
  });
  await em.flush();
  await insert(rows, decisions);
  for (const { record } of decisions) for (const command of record.starts ?? []) start(command);
};
