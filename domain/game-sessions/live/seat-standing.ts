import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Actor } from '../../access/actor.ts';
import { onRosterOf } from '../../patients/roster.ts';

/** A connection at a seat. */
export interface SeatHold {
  readonly actor: Actor & { readonly seat: NonNullable<Actor['seat']> };
  readonly connection_id: string;
}

/** Where all processes hear that a seat was taken, or barred; the payload is the session's id after this. */
export const SEAT_PREFIX = 'seats/';

export const seatOf = ({
  actor,
}: {
  readonly actor: Pick<SeatHold['actor'], 'organization_id' | 'seat'>;
}) => sql`
  organization_id = ${actor.organization_id} and game_session_id = ${actor.seat.game_session_id}
  and role = ${actor.seat.role}`;

/** Whether the connection still has the seat: another one may have taken it, or the seat was barred since. */
export const standingOf = async (
  database: Scoped,
  hold: SeatHold,
): Promise<'held' | 'replaced' | 'barred'> => {
  const row = await database.within(hold.actor.organization_id).first(sql<{
    connection_id: string;
    is_barred: boolean;
  }>`
    select connection_id, coalesce(barred_until > clock_timestamp(), false) as is_barred
    from game_seats where ${seatOf(hold)}`);
  if (row && row.connection_id !== hold.connection_id) return 'replaced';
  return row?.is_barred ? 'barred' : 'held';
};

/**
 * Whether a seat that sits already may stay: what admission asks of every request, asked again and again of a
 * connection that makes none.
 */
export const mayStay = async (database: Scoped, actor: Actor): Promise<boolean> => {
  const { organization_id, practitioner_id, patient_id, client_id, credential_version } = actor;
  const found = await database.within(organization_id).first(sql`
    select 1 from organizations o
    join session_configurations s on s.organization_id = o.id and 'games' = any(s.enabled_features)
    join credentials c on c.organization_id = o.id and c.client_id = ${client_id} and c.revoked_at is null
      and (${credential_version}::int is null or c.version = ${credential_version})
    join practitioners p on p.organization_id = o.id and p.id = ${practitioner_id}
      and p.status = 'active' and p.deleted_at is null
      and (o.features->'games' = 'true'::jsonb or coalesce(jsonb_exists(o.features->'games', p.country), false))
    join patients t on t.organization_id = o.id and t.id = ${patient_id} and t.deleted_at is null
      and ${onRosterOf(practitioner_id as string)}
    join game_sessions g on g.organization_id = o.id and g.id = ${actor.seat?.game_session_id}
      and g.partner_practitioner_id = p.id and g.partner_patient_id = t.id and g.deleted_at is null
    where o.id = ${organization_id} and o.status = 'active' and o.delegation_enabled`);
  return found !== undefined;
};
