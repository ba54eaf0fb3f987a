import { type Rows, sql } from '../../platform/database/rows.ts';

/**
 * Whether there is anything of an appointment outside: its entry in a calendar, or its room. A room ends with the
 * links, an hour after the end, and so it follows an end that is moved when the session is over.
 */
export const standsOutside = async (
  rows: Rows,
  organizationId: string,
  appointmentId: string,
): Promise<boolean> =>
  (await rows.first(sql`
    select 1 from calendar_entries
    where organization_id = ${organizationId} and appointment_id = ${appointmentId}
    union all
    select 1 from video_rooms where organization_id = ${organizationId} and appointment_id = ${appointmentId}
    limit 1`)) !== undefined;
