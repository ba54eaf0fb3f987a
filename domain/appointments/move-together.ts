import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { lockCalendar } from './appointment-window.ts';

/** A scheduled appointment of a series, with the window that it gets. */
export interface MovingAppointment {
  readonly id: string;
  readonly occurrence: number;
  readonly start_at: Date;
  readonly end_at: Date;
}

export interface MovedAppointment {
  readonly id: string;
  readonly series_id: string;
  readonly sequence: number;
  readonly start_at: Date;
  readonly end_at: Date;
}

interface OfPractitioner {
  readonly organization_id: string;
  readonly partner_practitioner_id: string;
}

const asRows = (moving: readonly MovingAppointment[]) => sql`
  json_to_recordset(${JSON.stringify(moving)}::json)
    as k(id uuid, occurrence int, start_at timestamptz, end_at timestamptz)`;

/**
 * Locks the practitioner's calendar until the commit. Lock the appointments before, as a change of a single one does.
 * @returns the occurrences whose new windows overlap appointments that are not moved with them.
 */
export const conflictsOf = async (
  rows: Rows,
  { organization_id, partner_practitioner_id }: OfPractitioner,
  moving: readonly MovingAppointment[],
): Promise<readonly number[]> => {
  await lockCalendar(rows, partner_practitioner_id);
  const found = await rows.all(sql<{ occurrence: number }>`
    select k.occurrence from ${asRows(moving)} where exists (
      select 1 from appointments a
      where a.organization_id = ${organization_id} and a.partner_practitioner_id = ${partner_practitioner_id}
        and a.status = 'scheduled' and a.start_at < k.end_at and a.end_at > k.start_at
        -- None takes longer than a day.
        and a.start_at > k.start_at - interval '24 hours'
        and a.id <> all(${moving.map(({ id }) => id)}::uuid[]))
    order by k.occurrence`);
  return found.map(({ occurrence }) => occurrence);
};

/**
 * Gives appointments their new windows. The exclusion constraint is checked with each row, and one may get the place
 * that the next one leaves. So those that are in the way of others leave first: to years that nobody can book.
 */
export const moveTogether = async (
  rows: Rows,
  { organization_id }: OfPractitioner,
  moving: readonly MovingAppointment[],
): Promise<readonly MovedAppointment[]> => {
  await rows.all(sql`
    update appointments t set start_at = start_at + interval '2000 years', end_at = end_at + interval '2000 years'
    where organization_id = ${organization_id} and id = any(${moving.map(({ id }) => id)}::uuid[])
      and exists (select 1 from ${asRows(moving)}
        where k.id <> t.id and k.start_at < t.end_at and k.end_at > t.start_at)`);
  return rows.all(sql<MovedAppointment>`
    update appointments t set start_at = k.start_at, end_at = k.end_at, sequence = t.sequence + 1,
      updated_at = ${whenChanged}
    from ${asRows(moving)} where t.organization_id = ${organization_id} and t.id = k.id
    returning t.id, t.series_id, t.sequence, t.start_at, t.end_at`);
};
