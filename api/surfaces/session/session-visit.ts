import type { Context } from 'koa';
import type { SeatRole } from '../../../domain/access/actor.ts';
import { joinCodeHashes, type Seat } from '../../../domain/appointments/join-links.ts';
import type { SessionParties } from '../../../domain/live-sessions/live-session-store.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import {
  CODE,
  closesAt,
  findJoinSession,
  type JoinSession,
  noteClinicianJoined,
} from '../join/join-session.ts';
import { isRealVisit } from '../join/real-visit.ts';

/**
 * Who stands before a session page. The code of the link is in a cookie of that page's path alone: it leaves the
 * address bar, a reload works, and both seats can be open in one browser.
 */
export interface SessionVisit extends SessionParties {
  readonly seat: Seat;
  readonly role: SeatRole;
  readonly code: string;
  /** Names the page in its address; it opens nothing. */
  readonly handle: string;
  readonly locale: Locale;
  /** Undefined where a clinician prepares a room alone. */
  readonly join: JoinSession | undefined;
}

const ROLE_OF: Readonly<Record<Seat, SeatRole>> = { clinician: 'practitioner', patient: 'patient' };
const COOKIE = 'seat';

const handlesOf = (secrets: Secrets, code: string): readonly string[] =>
  secrets.keyedHashes('session-handle', code).map((hash) => hash.subarray(0, 16).toString('base64url'));

/** A preparation has a code of its own; it ends with its clinician's access and by time. */
const findPreparation = async (
  database: Pick<Scoped, 'unscoped' | 'within'>,
  secrets: Secrets,
  code: string,
): Promise<(SessionParties & { readonly locale: Locale }) | undefined> => {
  const hashes = joinCodeHashes(secrets, code);
  const owner = await database.unscoped.first(sql<{ id: string; organization_id: string }>`
    select id, organization_id from live_sessions where code_hash = any(${hashes}::bytea[]) limit 1`);
  if (!owner) return undefined;
  const { organization_id, id } = owner;
  return database.within(organization_id).first(sql<SessionParties & { locale: Locale }>`
    select v.organization_id, v.id as session_id, v.partner_practitioner_id as practitioner_id,
      v.partner_patient_id as patient_id, v.appointment_id, v.expires_at, s.locale
    from live_sessions v
    join organizations o on o.id = v.organization_id and o.status = 'active'
    join practitioners p on p.organization_id = v.organization_id and p.id = v.partner_practitioner_id
      and p.status = 'active' and p.deleted_at is null
    join session_configurations s on s.organization_id = v.organization_id
    where v.organization_id = ${organization_id} and v.id = ${id} and v.expires_at > clock_timestamp()`);
};

/** What a code opens at this moment; undefined for a link that opens nothing (any more). */
export const findVisit = async (
  database: Pick<Scoped, 'unscoped' | 'within'>,
  secrets: Secrets,
  code: string,
): Promise<SessionVisit | undefined> => {
  if (!CODE.test(code)) return undefined;
  const [handle = ''] = handlesOf(secrets, code);
  const join = await findJoinSession(database, secrets, code);
  if (join)
    return {
      organization_id: join.organization_id,
      session_id: join.appointment_id,
      appointment_id: join.appointment_id,
      practitioner_id: join.partner_practitioner_id,
      patient_id: join.partner_patient_id,
      expires_at: closesAt(join),
      seat: join.seat,
      role: ROLE_OF[join.seat],
      code,
      handle,
      locale: join.locale,
      join,
    };
  const prepared = await findPreparation(database, secrets, code);
  return prepared && { ...prepared, seat: 'clinician', role: 'practitioner', code, handle, join: undefined };
};

/** The visit of a request to `/session/<handle>…`; undefined without the cookie of that very page. */
export const visitOf = async (
  database: Pick<Scoped, 'unscoped' | 'within'>,
  secrets: Secrets,
  handle: string,
  cookies: string | undefined,
): Promise<SessionVisit | undefined> => {
  const code = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .flatMap(([name, value = '']) => (name === COOKIE && CODE.test(value) ? [value] : []))
    .find((value) => handlesOf(secrets, value).includes(handle));
  const visit = code === undefined ? undefined : await findVisit(database, secrets, code);
  return visit && { ...visit, handle };
};

/** What opens the page, until the links of the session close. */
export const seatCookie = (
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
  { code, handle, expires_at }: SessionVisit,
): string => {
  const secure = new URL(BASE_URL).protocol === 'https:' ? '; Secure' : '';
  return `${COOKIE}=${code}; Path=/session/${handle}; Expires=${expires_at.toUTCString()}; HttpOnly; SameSite=Lax${secure}`;
};

/** Lets the client in from now on, where a person came. */
export const noteVisit = async (
  ctx: Context,
  database: Pick<Scoped, 'within'>,
  { join, seat, organization_id }: SessionVisit,
): Promise<void> => {
  if (join?.session_type === 'virtual' && seat === 'clinician' && isRealVisit(ctx))
    await noteClinicianJoined(database.within(organization_id), join);
};
