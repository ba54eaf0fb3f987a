import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Actor, SeatRole } from '../../access/actor.ts';
import type { Recheck } from '../../access/admission.ts';
import type { AccessRequest } from '../../access/evaluate-access.ts';
import { onRosterOf } from '../../access/reach.ts';
import { hasFeature } from '../../practitioners/entitlement.ts';
import { SCENE_CHANNEL } from './scene-store.ts';

/** A connection at a seat. */
export interface SeatHold {
  readonly actor: Actor & { readonly seat: NonNullable<Actor['seat']> };
  readonly connection_id: string;
}

/** Where all processes hear that a seat was taken, or barred; the payload is the session's id after this. */
export const SEAT_PREFIX = 'seats/';

/** A seat's row: of a game session, or of a session's page. */
export interface SeatPlace {
  readonly table: 'game_seats' | 'session_seats';
  /** The column that says of which session. */
  readonly holder: 'game_session_id' | 'session_id';
  readonly organization_id: string;
  readonly id: string;
  readonly role: SeatRole;
  /** Where all processes hear that the seat was taken, or barred, and what they hear. */
  readonly channel: string;
  readonly notice: string;
}

export const gameSeat = (actor: Pick<SeatHold['actor'], 'organization_id' | 'seat'>): SeatPlace => ({
  table: 'game_seats',
  holder: 'game_session_id',
  organization_id: actor.organization_id,
  id: actor.seat.game_session_id,
  role: actor.seat.role,
  channel: SCENE_CHANNEL,
  notice: `${SEAT_PREFIX}${actor.seat.game_session_id}`,
});

export const rowOf = ({ organization_id, holder, id, role }: SeatPlace) => sql`
  organization_id = ${organization_id} and ${sql.ref(holder)} = ${id} and role = ${role}`;

/** Whether the connection still has the seat: another one may have taken it, or the seat was barred since. */
export const seatStatusOf = async (
  database: Scoped,
  place: SeatPlace,
  connectionId: string,
): Promise<'held' | 'replaced' | 'barred'> => {
  const row = await database.within(place.organization_id).first(sql<{
    connection_id: string;
    is_barred: boolean;
  }>`
    select connection_id, coalesce(barred_until > clock_timestamp(), false) as is_barred
    from ${sql.table(place.table)} where ${rowOf(place)}`);
  if (row && row.connection_id !== connectionId) return 'replaced';
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
