import { randomBytes } from 'node:crypto';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { LOGIN_SESSION_IDLE, LOGIN_SESSION_LONGEST } from '../access/login-session-age.ts';
import type { Account } from './accounts.ts';

/** Sessions of direct logins: 256 random bits in a cookie, of which only a keyed hash is stored. */

/** The precision of the idle time: not every request is written. */
const SEEN_STEP = sql`interval '1 minute'`;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const PURPOSE = 'login-session';
const hashOf = (secrets: Secrets, token: string): Buffer => secrets.keyedHash(PURPOSE, token);

export interface LoginSession {
  readonly id: string;
  readonly organization_id: string;
  readonly practitioner_id: string;
  readonly practitioner_name: string;
  readonly clinic_id: string;
  readonly clinic_name: string;
  /** Whether the session's use should be written again. */
  readonly stale: boolean;
}

/** Conditions of a working login, checked with every request, whatever the workflows have done so far. */
const works = sql`p.deleted_at is null and p.status = 'active' and p.service_login_status = 'active'
  and o.status = 'active'`;

/**
 * Opens a session for an account.
 * @param account whose password was right a moment ago: checking it and choosing a clinic take time. A password that
 *   was set meanwhile has ended all earlier sessions.
 * @returns the cookie's value, or undefined where the login does not work any more, or has another password.
 */
export const openLoginSession = async (
  rows: Rows,
  secrets: Secrets,
  {
    organization_id,
    practitioner_id,
    linked_at,
  }: Pick<Account, 'organization_id' | 'practitioner_id' | 'linked_at'>,
): Promise<string | undefined> => {
  const token = randomBytes(32).toString('base64url');
  const opened = await rows.first(sql`
    insert into login_sessions (id, organization_id, practitioner_id, token_hash)
    select ${newId()}, p.organization_id, p.id, ${hashOf(secrets, token)}
    from practitioners p join organizations o on o.id = p.organization_id
    where p.organization_id = ${organization_id} and p.id = ${practitioner_id} and ${works}
      and p.service_account_linked_at = ${linked_at}
    for share of p
    returning id`);
  return opened ? token : undefined;
};

/** The session of a cookie, while it and its login are valid. */
export const findLoginSession = async (
  database: Scoped,
  secrets: Secrets,
  token: string,
): Promise<LoginSession | undefined> => {
  if (!TOKEN.test(token)) return undefined;
  const hashes = secrets.keyedHashes(PURPOSE, token);
  const owner = await database.unscoped.first(sql<{ organization_id: string }>`
    select organization_id from login_sessions where token_hash = any(${hashes}::bytea[])`);
  if (!owner) return undefined;
  const rows = database.within(owner.organization_id);
  const session = await rows.first(sql<LoginSession>`
    select s.id, s.organization_id, s.practitioner_id, p.first_name || ' ' || p.last_name as practitioner_name,
      c.id as clinic_id, c.name as clinic_name, s.seen_at < clock_timestamp() - ${SEEN_STEP} as stale
    from login_sessions s
    join practitioners p on (p.organization_id, p.id) = (s.organization_id, s.practitioner_id)
    join organizations o on o.id = s.organization_id
    join clinics c on (c.organization_id, c.id) = (p.organization_id, p.partner_clinic_id)
    where s.organization_id = ${owner.organization_id} and s.token_hash = any(${hashes}::bytea[]) and ${works}
      and s.created_at > clock_timestamp() - ${LOGIN_SESSION_LONGEST} and s.seen_at > clock_timestamp() - ${LOGIN_SESSION_IDLE}`);
  if (session?.stale)
    await rows.all(sql`
      update login_sessions set seen_at = clock_timestamp(), token_hash = ${hashOf(secrets, token)}
      where organization_id = ${session.organization_id} and id = ${session.id}`);
  return session;
};

export const endLoginSession = async (
  rows: Rows,
  { organization_id, id }: Pick<LoginSession, 'organization_id' | 'id'>,
): Promise<void> => {
  await rows.all(sql`delete from login_sessions where organization_id = ${organization_id} and id = ${id}`);
};

/** @returns how many sessions ended. */
export const endAllLoginSessions = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<number> => {
  const ended = await rows.all(sql`
    delete from login_sessions
    where organization_id = ${organizationId} and practitioner_id = ${practitionerId} returning id`);
  return ended.length;
};
