import { type Rows, sql } from '../../platform/database/rows.ts';

/**
 * Whether an appointment has an entry in a calendar or a video room. A room closes with the links, an hour after the end
 * of the session, so it also follows an end that is moved after the session is over.
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
