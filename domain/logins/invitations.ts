import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { linkCode, linkCodeHash, linkCodeHashes } from '../access/link-codes.ts';
import { lockPractitioner } from '../clinics/within-clinic.ts';
import type { Locale } from '../messages/locale.ts';
import { endAllLoginSessions } from './sessions.ts';

/** How long a set-password link works after it was made (decisions 2.7). */
const DAYS = sql`interval '7 days'`;

export const setPasswordLink = (
  secrets: Secrets,
  baseUrl: string,
  invitationId: string,
  stored?: Uint8Array,
): string => `${baseUrl}/login/set-password/${linkCode(secrets, 'set-password', invitationId, stored)}`;

/** Creates a link for the practitioner and closes the former one; the reconciler e-mails it. */
export const openInvitation = async (
  rows: Rows,
  secrets: Secrets,
  practitioner: { readonly organizationId: string; readonly practitionerId: string; readonly email: string },
): Promise<string> => {
  const { organizationId, practitionerId, email } = practitioner;
  const id = newId();
  const hash = linkCodeHash(secrets, 'set-password', linkCode(secrets, 'set-password', id));
  // The exclusive lock makes concurrent requests for the same practitioner wait for each other.
  await lockPractitioner(rows, organizationId, practitionerId, { alone: true });
  await closeInvitations(rows, organizationId, practitionerId);
  await rows.all(sql`
    insert into login_invitations (id, organization_id, practitioner_id, email, code_hash, expires_at)
    values (${id}, ${organizationId}, ${practitionerId}, ${email}, ${hash}, clock_timestamp() + ${DAYS})`);
  return id;
};

export const closeInvitations = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<void> => {
  await rows.all(sql`
    update login_invitations set closed_at = clock_timestamp()
    where organization_id = ${organizationId} and practitioner_id = ${practitionerId} and closed_at is null`);
};

export interface Invitation {
  readonly id: string;
  readonly organization_id: string;
  readonly practitioner_id: string;
  readonly email: string;
  readonly clinic_name: string;
  readonly practitioner_name: string;
  readonly locale: Locale;
  /** `closed`: used, replaced by a newer one, or sent to an address that is no longer the practitioner's. */
  readonly state: 'open' | 'closed' | 'expired' | 'suspended';
}

/** What a set-password link leads to now; undefined for a code that was never issued. */
export const findInvitation = async (
  database: Scoped,
  secrets: Secrets,
  code: string,
): Promise<Invitation | undefined> => {
  const hashes = linkCodeHashes(secrets, 'set-password', code);
  if (!hashes) return undefined;
  const owner = await database.unscoped.first(sql<{ organization_id: string }>`
    select organization_id from login_invitations where code_hash = any(${hashes}::bytea[])`);
  if (!owner) return undefined;
  return database.within(owner.organization_id).first(sql<Invitation>`
    select i.id, i.organization_id, i.practitioner_id, i.email, c.name as clinic_name,
      p.first_name || ' ' || p.last_name as practitioner_name, s.locale,
      case when i.closed_at is not null or p.deleted_at is not null or p.email <> i.email then 'closed'
           when i.expires_at <= clock_timestamp() then 'expired'
           when p.status <> 'active' or o.status <> 'active' then 'suspended'
           else 'open' end as state
    from login_invitations i
    join practitioners p on (p.organization_id, p.id) = (i.organization_id, i.practitioner_id)
    join clinics c on (c.organization_id, c.id) = (p.organization_id, p.partner_clinic_id)
    join organizations o on o.id = i.organization_id
    join session_configurations s on s.organization_id = i.organization_id
    where i.organization_id = ${owner.organization_id} and i.code_hash = any(${hashes}::bytea[])`);
};

/**
 * Uses the link, sets the practitioner's password and ends all sessions. Of concurrent requests one finds the link
 * open.
 * @returns false where the link was not open, or the login was suspended.
 */
export const setPassword = async (
  rows: Rows,
  { id, organization_id, practitioner_id, email }: Invitation,
  passwordHash: string,
): Promise<boolean> => {
  // Checked under the lock: disabling happens either before or after this transaction.
  const standing = sql`status = 'active' and email = ${email}`;
  if (!(await lockPractitioner(rows, organization_id, practitioner_id, { standing, alone: true })))
    return false;
  const used = await rows.first(sql`
    update login_invitations set closed_at = clock_timestamp()
    where organization_id = ${organization_id} and id = ${id} and closed_at is null
      and expires_at > clock_timestamp()
    returning id`);
  if (!used) return false;
  await rows.all(sql`
    insert into login_passwords (organization_id, practitioner_id, password_hash)
    values (${organization_id}, ${practitioner_id}, ${passwordHash})
    on conflict (organization_id, practitioner_id)
    do update set password_hash = excluded.password_hash, set_at = clock_timestamp()`);
  await rows.all(sql`
    update practitioners set service_login_status = 'active', service_account_linked_at = clock_timestamp(),
      updated_at = ${whenChanged}
    where organization_id = ${organization_id} and id = ${practitioner_id}`);
  await endAllLoginSessions(rows, organization_id, practitioner_id);
  return true;
};
