import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Actor } from '../../access/actor.ts';
import type { Recheck } from '../../access/admission.ts';
import type { AccessRequest } from '../../access/evaluate-access.ts';
import { onRosterOf } from '../../access/reach.ts';
import { hasFeature } from '../../practitioners/entitlement.ts';

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
export const seatStatusOf = async (
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

/** Whether the session is there, and the patient in the care of its clinician. */
export const isSessionOpen = async (database: Scoped, actor: Actor): Promise<boolean> => {
  const { organization_id, practitioner_id, patient_id } = actor;
  const found = await database.within(organization_id).first(sql`
    select 1 from game_sessions g
    join patients t on t.organization_id = g.organization_id and t.id = g.partner_patient_id
      and t.deleted_at is null and ${onRosterOf(practitioner_id as string)}
    where g.organization_id = ${organization_id} and g.id = ${actor.seat?.game_session_id}
      and g.partner_practitioner_id = ${practitioner_id} and g.partner_patient_id = ${patient_id}
      and g.deleted_at is null`);
  return found !== undefined;
};

/**
 * Whether a connected seat may stay. A connection makes no requests, so this repeats what admission and the game
 * session's own rules ask of each request.
 */
export const mayStay = async (
  { database, recheck }: { readonly database: Scoped; readonly recheck: Recheck },
  { actor, access }: Pick<SeatHold, 'actor'> & { readonly access: AccessRequest },
): Promise<boolean> => {
  const { verdict, features, enabled_features } = await recheck(access);
  if (verdict !== 'admitted' || !enabled_features.includes('games')) return false;
  const rows = database.within(actor.organization_id);
  return (await hasFeature({ actor, features, rows }, 'games')) && isSessionOpen(database, actor);
};
