// The series that a session belongs to, and what is done with its rest.
import { type Answer, read, readAll, write } from '../../api/client.ts';
import { refresh, useRead } from '../../api/queries.ts';
import { emit } from '../../frame/host.ts';
import { Refused } from '../../frame/problem.ts';
import { refreshSessions } from './change-session.ts';
import { startOf } from './repeat.ts';
import { type AgendaSession, isSameSpan, type Span } from './span.ts';

const PATH = '/api/embed/appointment-series/{id}';
type Series = Answer<typeof PATH>;

/** A session's place in its series. */
export interface SeriesPlace {
  readonly series: Series;
  /** From 1; sessions that were never booked are counted too. */
  readonly occurrence: number;
  /** Whether later ones were booked that were not cancelled with the series. */
  readonly hasLater: boolean;
}

const placeOf = (series: Series, id: string): SeriesPlace | undefined => {
  const numbers = Array.from({ length: series.count }, (_, index) => index + 1);
  const booked = numbers.filter((one) => !series.skipped_occurrences.includes(one));
  const index = series.appointment_ids.indexOf(id);
  const occurrence = booked[index];
  if (occurrence === undefined) return undefined;
  const end = series.cancelled_from_occurrence ?? Number.POSITIVE_INFINITY;
  return { series, occurrence, hasLater: booked.slice(index + 1).some((later) => later < end) };
};

/** @param seriesId null for a session that does not repeat; undefined while the session is read. */
export const useSeriesPlace = (id: string, seriesId: string | null | undefined): SeriesPlace | undefined => {
  const { data } = useRead(PATH, { path: { id: seriesId ?? '' } }, { enabled: !!seriesId });
  return data && seriesId ? placeOf(data, id) : undefined;
};

/** @returns nothing where no later session of a series follows it. */
export const readSeriesPlace = async (id: string): Promise<SeriesPlace | undefined> => {
  const { series_id } = await read('/api/embed/appointments/{id}', { path: { id } });
  if (!series_id) return undefined;
  const place = placeOf(await read(PATH, { path: { id: series_id } }), id);
  return place?.hasLater ? place : undefined;
};

/** Occurrences at whose times the clinician has other sessions, from 1. */
export const takenIn = (error: unknown): readonly number[] =>
  error instanceof Refused && Array.isArray(error.problem.conflicting_occurrences)
    ? (error.problem.conflicting_occurrences as number[])
    : [];

const scheduledOf = ({ partner_patient_id }: AgendaSession) =>
  readAll('/api/embed/appointments', { query: { partner_patient_id, status: 'scheduled' } });

const refreshSeries = (): Promise<unknown> => Promise.all([refreshSessions(), refresh(PATH)]);

/**
 * Moves a session and the later ones of its series, and tells the host of each that is elsewhere now.
 * @returns how many these are.
 * @throws Refused 409 where some overlap other sessions (`takenIn`); 412 where the session is not as shown any more.
 */
export const moveRest = async (
  one: AgendaSession,
  { series, occurrence }: SeriesPlace,
  { start_at, end_at }: Span,
): Promise<number> => {
  const before = new Map((await scheduledOf(one)).map((each) => [each.id, each]));
  const shown = before.get(one.id);
  if (!shown || !isSameSpan(shown, one)) throw new Refused(412, { type: '/precondition-failed' });
  await write('patch', PATH, {
    path: { id: series.id },
    body: { from_occurrence: occurrence, start_at, end_at },
  });
  const moved = (await scheduledOf(one)).filter((each) => {
    const was = before.get(each.id);
    return each.series_id === series.id && was && !isSameSpan(was, each);
  });
  for (const { id } of moved) emit('appointment.updated', { partnerAppointmentId: id });
  await refreshSeries();
  return moved.length;
};

/** Whether the rest is as it was before once it is moved back: the session and the later ones are at one time. */
export const canMoveBack = (one: Span, { series, occurrence }: SeriesPlace): boolean => {
  const { moves, interval_weeks: weeks, timezone } = series;
  const turn = moves.at(-1) ?? { from_occurrence: 1, ...series };
  const steps = occurrence - turn.from_occurrence + 1;
  return steps > 0 && startOf(turn, { weeks }, steps, timezone).getTime() === Date.parse(one.start_at);
};

/** Cancels a session and the later ones of its series, and tells the host of each. @throws Refused */
export const cancelRest = async (one: AgendaSession, { series, occurrence }: SeriesPlace): Promise<void> => {
  const scheduled = await scheduledOf(one);
  await write('patch', PATH, {
    path: { id: series.id },
    body: { status: 'cancelled', from_occurrence: occurrence },
  });
  const rest = new Set(series.appointment_ids.slice(series.appointment_ids.indexOf(one.id)));
  for (const { id } of scheduled)
    if (rest.has(id)) emit('appointment.cancelled', { partnerAppointmentId: id });
  await refreshSeries();
};
