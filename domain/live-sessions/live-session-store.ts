import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newId } from '../../platform/ids.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { GameType } from '../access/actor.ts';
import type { SceneTables } from '../game-sessions/live/scene-store.ts';
import type { SeatPlace } from '../game-sessions/live/seat-status.ts';
import { NEW_SESSION, type SessionState } from './session-state.ts';

/** Where all processes hear that a session changed, or who is there; the payload is the session's id alone. */
export const SESSIONS_CHANNEL = 'live_sessions';

/** The documents of toys that are no game sessions. */
export const SESSION_TABLES: SceneTables = {
  documents: 'session_documents',
  updates: 'session_document_updates',
  document_id: 'document_id',
  context: 'session-document',
  channel: 'session_documents',
};

/** Who has a session: the appointment's two, or a clinician alone who prepares a room. */
export interface SessionParties {
  readonly organization_id: string;
  /** The appointment's id, too, where there is one. */
  readonly session_id: string;
  readonly practitioner_id: string;
  /** Null where a room is prepared for nobody in particular. */
  readonly patient_id: string | null;
  readonly appointment_id: string | null;
  readonly expires_at: Date;
}

export const sessionSeat = (
  { organization_id, session_id }: Pick<SessionParties, 'organization_id' | 'session_id'>,
  role: SeatPlace['role'],
): SeatPlace => ({
  table: 'session_seats',
  holder: 'session_id',
  organization_id,
  id: session_id,
  role,
  channel: SESSIONS_CHANNEL,
  notice: session_id,
});

const contextOf = (sessionId: string) => `live-session/${sessionId}`;
const told = (sessionId: string) => sql`select pg_notify(${SESSIONS_CHANNEL}, ${sessionId})`;

/** A preparation; the session of an appointment is there with its first seat. */
export const insertSession = async (
  rows: Rows,
  secrets: Secrets,
  parties: SessionParties,
  {
    state = NEW_SESSION,
    codeHash = null,
  }: { readonly state?: SessionState; readonly codeHash?: Buffer | null } = {},
): Promise<void> => {
  const { organization_id, session_id, practitioner_id, patient_id, appointment_id, expires_at } = parties;
  await rows.all(sql`
    insert into live_sessions (id, organization_id, partner_practitioner_id, partner_patient_id, appointment_id,
      code_hash, state, expires_at)
    values (${session_id}, ${organization_id}, ${practitioner_id}, ${patient_id}, ${appointment_id}, ${codeHash},
      ${sealJson(secrets, state, contextOf(session_id))}, ${expires_at})
    on conflict (id) do update set expires_at = excluded.expires_at, is_cleared = false,
      partner_practitioner_id = excluded.partner_practitioner_id, partner_patient_id = excluded.partner_patient_id`);
};

interface StateRow {
  readonly state: Buffer;
  readonly version: string;
}
export interface VersionedState {
  readonly state: SessionState;
  readonly version: number;
}

const opened = (secrets: Secrets, sessionId: string, row: StateRow): VersionedState => ({
  state: { ...NEW_SESSION, ...openJson<SessionState>(secrets, row.state, contextOf(sessionId)) },
  version: Number(row.version),
});

export const readState = async (
  rows: Rows,
  secrets: Secrets,
  { organization_id, session_id }: Pick<SessionParties, 'organization_id' | 'session_id'>,
): Promise<VersionedState | undefined> => {
  const row = await rows.first(sql<StateRow>`
    select state, version from live_sessions where organization_id = ${organization_id} and id = ${session_id}`);
  return row && opened(secrets, session_id, row);
};

/**
 * Changes a session, one change after the other, and tells all processes.
 * @param change what becomes of it; within the transaction.
 */
export const changeState = (
  database: Scoped,
  secrets: Secrets,
  { organization_id, session_id }: Pick<SessionParties, 'organization_id' | 'session_id'>,
  change: (state: SessionState, rows: Rows) => Promise<SessionState>,
): Promise<VersionedState | undefined> =>
  database.transact(organization_id, async (rows) => {
    const row = await rows.first(sql<StateRow>`
      select state, version from live_sessions
      where organization_id = ${organization_id} and id = ${session_id} for no key update`);
    if (!row) return undefined;
    const before = opened(secrets, session_id, row);
    const state = await change(before.state, rows);
    if (state === before.state) return before;
    const version = before.version + 1;
    await rows.all(sql`
      update live_sessions set state = ${sealJson(secrets, state, contextOf(session_id))}, version = ${version},
        ended_at = case when ${state.ended} then coalesce(ended_at, clock_timestamp()) end,
        updated_at = clock_timestamp()
      where organization_id = ${organization_id} and id = ${session_id}`);
    if (state.ended) await removeDocuments(rows, { organization_id, session_id }, state);
    await rows.all(told(session_id));
    return { state, version };
  });

/** What was drawn and played is gone with the session; what the clinician saved has a row of its own. */
const removeDocuments = async (
  rows: Rows,
  { organization_id, session_id }: Pick<SessionParties, 'organization_id' | 'session_id'>,
  { games }: Pick<SessionState, 'games'>,
): Promise<void> => {
  const ids = Object.values(games);
  await rows.all(
    sql`delete from session_documents where organization_id = ${organization_id} and session_id = ${session_id}`,
  );
  await rows.all(sql`
    update game_sessions set snapshot = null, deleted_at = clock_timestamp(), updated_at = clock_timestamp()
    where organization_id = ${organization_id} and id = any(${ids}::uuid[]) and deleted_at is null`);
  await rows.all(sql`
    delete from game_scene_updates
    where organization_id = ${organization_id} and game_session_id = any(${ids}::uuid[])`);
};

/** How long what was played is there for the note, after the session's links have closed. */
const KEPT_FOR_NOTE = sql`interval '24 hours'`;
const BATCH = 200;

interface EndedSession {
  readonly id: string;
  readonly organization_id: string;
  readonly is_old: boolean;
}
const removeEndedSession = (
  database: Scoped,
  secrets: Secrets,
  { id, organization_id, is_old }: EndedSession,
): Promise<void> =>
  database.transact(organization_id, async (rows) => {
    const key = { organization_id, session_id: id };
    const { state = NEW_SESSION } = (await readState(rows, secrets, key)) ?? {};
    await removeDocuments(rows, key, state);
    await rows.all(
      is_old
        ? sql`delete from live_sessions where organization_id = ${organization_id} and id = ${id}`
        : sql`update live_sessions set is_cleared = true where organization_id = ${organization_id} and id = ${id}`,
    );
  });

/**
 * Removes what is left of sessions that are over: documents once their links have closed, and the session itself, with
 * what was played, a day later. A session that cannot be removed keeps none of the others.
 * @returns how many there were.
 * @throws AggregateError when some could not be removed, after the others were.
 */
export const removeEndedSessions = async (
  database: Scoped,
  secrets: Secrets,
  heartbeat: () => void,
): Promise<number> => {
  const found = await database.unscoped.all(sql<EndedSession>`
    select id, organization_id, expires_at < clock_timestamp() - ${KEPT_FOR_NOTE} as is_old from live_sessions
    where expires_at < clock_timestamp() and (not is_cleared or expires_at < clock_timestamp() - ${KEPT_FOR_NOTE})
    order by expires_at limit ${sql.lit(BATCH)}`);
  const faults: unknown[] = [];
  for (const session of found) {
    heartbeat();
    await removeEndedSession(database, secrets, session).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} ended sessions could not be removed`);
  return found.length;
};

/** The document of a toy that is no game session, made when it is first opened. */
export const documentOf = async (
  database: Scoped,
  { organization_id, session_id }: Pick<SessionParties, 'organization_id' | 'session_id'>,
  name: string,
): Promise<string> => {
  const row = await database.within(organization_id).first(sql<{ id: string }>`
    insert into session_documents (id, organization_id, session_id, name)
    values (${newId()}, ${organization_id}, ${session_id}, ${name})
    on conflict (organization_id, session_id, name) do update set updated_at = clock_timestamp()
    returning id`);
  return (row as { id: string }).id;
};

/** The game session of a session's sand tray or dollhouse (specification 2.10). @returns its id. */
export const createGame = async (
  rows: Rows,
  parties: SessionParties,
  gameType: GameType,
): Promise<string> => {
  const id = newId();
  await rows.all(sql`
    insert into game_sessions (id, organization_id, partner_practitioner_id, partner_patient_id, game_type,
      created_at, updated_at)
    values (${id}, ${parties.organization_id}, ${parties.practitioner_id}, ${parties.patient_id}, ${gameType},
      clock_timestamp(), clock_timestamp())`);
  return id;
};

/** Somebody sits there and was heard of lately; a process that was killed says nothing of who sat at it. */
const PRESENT = sql`seen_at > clock_timestamp() - interval '20 seconds'`;

/** Says that a connection is there, or has gone, and tells all processes where that changes anything. */
export const noteSeen = async (
  database: Scoped,
  place: SeatPlace,
  connectionId: string,
  isThere: boolean,
): Promise<void> => {
  await database.transact(place.organization_id, async (rows) => {
    const row = await rows.first(sql<{ was_there: boolean }>`
      with before as (
        select coalesce(${PRESENT}, false) as was_there from session_seats
        where organization_id = ${place.organization_id} and session_id = ${place.id} and role = ${place.role}
          and connection_id = ${connectionId} for update)
      update session_seats set seen_at = ${isThere ? sql`clock_timestamp()` : sql`null`}
      where organization_id = ${place.organization_id} and session_id = ${place.id} and role = ${place.role}
        and connection_id = ${connectionId}
      returning (select was_there from before)`);
    if (row && row.was_there !== isThere) await rows.all(told(place.id));
  });
};

/** Which seats are taken. */
export const rolesPresent = async (
  rows: Rows,
  { organization_id, session_id }: Pick<SessionParties, 'organization_id' | 'session_id'>,
): Promise<readonly SeatPlace['role'][]> =>
  (
    await rows.all(sql<{ role: SeatPlace['role'] }>`
      select role from session_seats
      where organization_id = ${organization_id} and session_id = ${session_id} and ${PRESENT}`)
  ).map(({ role }) => role);
