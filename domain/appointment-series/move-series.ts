import { type Rows, sql } from '../../platform/database/rows.ts';
import { LATEST } from '../appointments/appointment-window.ts';
import { conflictsOf, type MovingAppointment, moveTogether } from '../appointments/move-together.ts';
import { noteEvents, whosePatientsWereTold } from '../appointments/notices.ts';
import type { Call, Checked } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import { invalid, issue } from '../problems.ts';
import type { AppointmentSeries } from './appointment-series.entity.ts';
import type { AppointmentSeriesChange } from './appointment-series.schemas.ts';
import { isSameWindow, lengthOf, type Occurrence, occurrencesOf, placeFrom } from './occurrences.ts';

type Change = Static<typeof AppointmentSeriesChange>;

/** Scheduled appointments that are not over, locked in the order of their ids, as by a correction of an address. */
const lockToCome = async (
  rows: Rows,
  { organization_id, id }: AppointmentSeries,
  from: number,
  now: Date,
): Promise<readonly MovingAppointment[]> => {
  const found = await rows.all(sql<MovingAppointment>`
    select id, occurrence, start_at, end_at from appointments
    where organization_id = ${organization_id} and series_id = ${id} and occurrence >= ${from}
      and status = 'scheduled' and end_at > ${now}
    order by id for no key update`);
  // In a unit of work they are texts.
  return found.map((one) => ({ ...one, start_at: new Date(one.start_at), end_at: new Date(one.end_at) }));
};

/**
 * Those that get another window. The named occurrence gets its window in any case. Of the others, one that begins at its
 * place in the series goes to its new place, and keeps a length of its own. One that was moved by itself stays: it was
 * agreed on for that day.
 */
const movingTo = (
  series: AppointmentSeries,
  named: Occurrence,
  toCome: readonly MovingAppointment[],
): readonly MovingAppointment[] => {
  const places = occurrencesOf(series);
  return toCome.flatMap((one) => {
    const place = places[one.occurrence - 1] as Occurrence;
    const next = placeFrom(named, series, one.occurrence);
    const isNamed = one.occurrence === named.occurrence;
    if (!isNamed && one.start_at.getTime() !== place.start_at.getTime()) return [];
    const length = isNamed || isSameWindow(one, place) ? lengthOf(next) : lengthOf(one);
    const window = { start_at: next.start_at, end_at: new Date(next.start_at.getTime() + length) };
    return isSameWindow(one, window) ? [] : [{ ...one, ...window }];
  });
};

/**
 * Moves what is still to come of a series, from an occurrence on, in one transaction. Each reader gets one e-mail about
 * all of it.
 * @throws Problem appointment-conflict, with the occurrences that cannot be moved; validation-error if the series ends
 *   later than appointments can be.
 */
export const moveSeries = async ({
  body,
  fail,
  now,
  request_id,
  rows,
  start,
  subject,
}: Call<AppointmentSeries, Record<never, never>, Change, 'appointment-conflict'>): Promise<void> => {
  const {
    from_occurrence: from = 1,
    start_at,
    end_at,
  } = body as Change & { start_at: string; end_at: string };
  const named = { occurrence: from, start_at: new Date(start_at), end_at: new Date(end_at) };
  if (placeFrom(named, subject, subject.count).end_at > LATEST) throw invalid(issue('start_at', 'too_large'));
  const moving = movingTo(subject, named, await lockToCome(rows, subject, from, now));
  if (moving.length === 0) return;
  const conflicting = await conflictsOf(rows, subject, moving);
  if (conflicting.length > 0) throw fail('appointment-conflict', { conflicting_occurrences: conflicting });
  const moved = await moveTogether(rows, subject, moving);
  const { organization_id } = subject;
  const told = await whosePatientsWereTold(
    rows,
    organization_id,
    moved.map(({ id }) => id),
  );
  const commands = await noteEvents(
    rows,
    moved.map(({ id: appointment_id, ...one }) => ({
      ...one,
      organization_id,
      appointment_id,
      kind: 'moved',
      recipients: told.has(appointment_id) ? ['practitioner', 'patient'] : ['practitioner'],
      request_id,
    })),
  );
  for (const command of commands) start(command);
  const earlier = subject.moves.filter(({ from_occurrence }) => from_occurrence < from);
  subject.moves = [
    ...earlier,
    {
      from_occurrence: from,
      start_at: named.start_at.toISOString(),
      end_at: named.end_at.toISOString(),
    },
  ];
};

/** Either the rest is cancelled, or it gets a window. */
export const checkSeriesChange = ({ sent }: Checked<unknown, Change>) => {
  const has = (name: keyof Change) => sent[name] !== undefined;
  const [starts, ends] = [has('start_at'), has('end_at')];
  if (has('status')) return starts || ends ? [issue('status', 'not_allowed')] : [];
  if (!starts && !ends) return [issue('status', 'required')];
  return starts && ends ? [] : [issue(starts ? 'end_at' : 'start_at', 'required')];
};
