import { sql } from '../../platform/database/rows.ts';
import { cancelFutureAppointments } from '../appointments/cancel-future-appointments.ts';
import type { Call } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import type { AppointmentSeries } from './appointment-series.entity.ts';
import type { AppointmentSeriesChange } from './appointment-series.schemas.ts';

type Change = Static<typeof AppointmentSeriesChange>;

/** Cancels what is still to come of a series, from an occurrence on. Each reader gets one e-mail about all of it. */
export const cancelSeries = async ({
  body,
  now,
  request_id,
  rows,
  start,
  subject,
}: Call<AppointmentSeries, Record<never, never>, Change, 'appointment-conflict'>): Promise<void> => {
  const { from_occurrence: from = 1 } = body;
  const commands = await cancelFutureAppointments(
    rows,
    subject.organization_id,
    sql`a.series_id = ${subject.id} and a.occurrence >= ${from}`,
    { now, requestId: request_id },
  );
  for (const command of commands) start(command);
  subject.cancelled_from_occurrence = Math.min(from, subject.cancelled_from_occurrence ?? from);
};
