// The series that a session belongs to, and the end of its rest.
import { type Answer, readAll, write } from '../../api/client.ts';
import { refresh, useRead } from '../../api/queries.ts';
import { emit } from '../../frame/host.ts';
import { refreshSessions } from './change-session.ts';
import type { AgendaSession } from './span.ts';

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

/** Cancels a session and the later ones of its series, and tells the host of each. @throws Refused */
export const cancelRest = async (one: AgendaSession, { series, occurrence }: SeriesPlace): Promise<void> => {
  const scheduled = await readAll('/api/embed/appointments', {
    query: { partner_patient_id: one.partner_patient_id, status: 'scheduled' },
  });
  await write('patch', PATH, {
    path: { id: series.id },
    body: { status: 'cancelled', from_occurrence: occurrence },
  });
  const rest = new Set(series.appointment_ids.slice(series.appointment_ids.indexOf(one.id)));
  for (const { id } of scheduled)
    if (rest.has(id)) emit('appointment.cancelled', { partnerAppointmentId: id });
  await Promise.all([refreshSessions(), refresh(PATH)]);
};
