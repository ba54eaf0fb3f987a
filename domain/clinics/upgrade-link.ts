import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { linkCode, linkCodeHash } from '../access/link-codes.ts';
import { markOfAddress } from '../access/mailed-links.ts';
import type { Locale } from '../messages/locale.ts';
import { isOfferedUpgrade, upgradeClinic } from './upgrade-clinic.ts';
import { lockPractitioner } from './within-clinic.ts';

/**
 * The clinic's owner or only practitioner upgrades it in person: a token in a browser only requests the upgrade, and
 * a link in an e-mail confirms it (decisions 2.8).
 */

const WORKS = sql`interval '72 hours'`;
/**
 * The same link is e-mailed at most once in this time: otherwise anybody with the token could flood the owner's
 * mailbox.
 */
const AGAIN = sql`interval '1 hour'`;

export const upgradeLink = (secrets: Secrets, baseUrl: string, id: string): string =>
  `${baseUrl}/clinic-upgrade/${linkCode(secrets, 'clinic-upgrade', id)}`;

const markOf = (secrets: Secrets, practitionerId: string, email: string): Buffer =>
  markOfAddress(secrets, practitionerId, email);

interface OpenedLink {
  readonly requested_at: Date;
  readonly expires_at: Date;
  /** Whether to send an e-mail: false while a recent link is valid. */
  readonly isNew: boolean;
}

/** Creates a link and closes the former one. The caller holds the clinic's lock. */
export const openUpgradeLink = async (
  rows: Rows,
  secrets: Secrets,
  link: {
    readonly id: string;
    readonly organizationId: string;
    readonly clinicId: string;
    readonly practitionerId: string;
  },
): Promise<OpenedLink> => {
  const { id, organizationId, clinicId, practitionerId } = link;
  const practitioner = await rows.first(sql<{ email: string }>`
    select email from practitioners where organization_id = ${organizationId} and id = ${practitionerId}`);
  const mark = markOf(secrets, practitionerId, practitioner?.email ?? '');
  const recent = await rows.first(sql<Omit<OpenedLink, 'isNew'>>`
    select created_at as requested_at, expires_at from clinic_upgrade_links
    where organization_id = ${organizationId} and clinic_id = ${clinicId} and practitioner_id = ${practitionerId}
      and closed_at is null and mailed_to = ${mark} and mail_state in ('due', 'sent')
      and created_at > clock_timestamp() - ${AGAIN} and expires_at > clock_timestamp()`);
  if (recent) return { ...recent, isNew: false };
  await rows.all(sql`
    update clinic_upgrade_links set closed_at = clock_timestamp()
    where organization_id = ${organizationId} and clinic_id = ${clinicId} and closed_at is null`);
  const hash = linkCodeHash(secrets, 'clinic-upgrade', linkCode(secrets, 'clinic-upgrade', id));
  const made = await rows.first(sql<Omit<OpenedLink, 'isNew'>>`
    insert into clinic_upgrade_links (id, organization_id, clinic_id, practitioner_id, code_hash, mailed_to, expires_at)
    values (${id}, ${organizationId}, ${clinicId}, ${practitionerId}, ${hash}, ${mark}, clock_timestamp() + ${WORKS})
    returning created_at as requested_at, expires_at`);
  return { ...(made as Omit<OpenedLink, 'isNew'>), isNew: true };
};

export interface UpgradeLink {
  readonly id: string;
  readonly organization_id: string;
  readonly clinic_id: string;
  readonly practitioner_id: string;
  readonly clinic_name: string;
  readonly practitioner_name: string;
  /** Of the organization. */
  readonly locale: Locale;
  /** Of the practitioner now. */
  readonly email: string;
  readonly expires_at: Date;
  readonly mail_state: 'due' | 'sent' | 'refused' | 'skipped';
  /** `closed`: replaced by a newer link, or this person may not confirm the upgrade any more. */
  readonly state: 'open' | 'used' | 'expired' | 'closed';
}
type StoredLink = UpgradeLink & { readonly mailed_to: Buffer; readonly belongs: boolean };

const findLink = async (
  rows: Rows,
  secrets: Secrets,
  organizationId: string,
  by: 'id' | 'code_hash',
  value: string | Buffer,
): Promise<UpgradeLink | undefined> => {
  const found = await rows.first(sql<StoredLink>`
    select u.id, u.organization_id, u.clinic_id, u.practitioner_id, u.expires_at, u.mail_state, u.mailed_to,
      c.name as clinic_name, p.first_name || ' ' || p.last_name as practitioner_name, p.email, coalesce(s.locale, 'en') as locale,
      p.partner_clinic_id = u.clinic_id and o.status = 'active' as belongs,
      case when u.used_at is not null then 'used' when u.expires_at <= clock_timestamp() then 'expired'
           when u.closed_at is not null then 'closed' else 'open' end as state
    from clinic_upgrade_links u
    join clinics c on (c.organization_id, c.id) = (u.organization_id, u.clinic_id)
    join practitioners p on (p.organization_id, p.id) = (u.organization_id, u.practitioner_id)
    join organizations o on o.id = u.organization_id
    left join session_configurations s on s.organization_id = u.organization_id
    where u.organization_id = ${organizationId} and u.${sql.ref(by)} = ${value}`);
  if (!found) return undefined;
  const { mailed_to, belongs, ...link } = found;
  if (link.state !== 'open') return link;
  const { practitioner_id, email } = link;
  const isTheirs =
    belongs &&
    secrets.sameHash(markOf(secrets, practitioner_id, email), mailed_to) &&
    (await isOfferedUpgrade(rows, organizationId, practitioner_id));
  return isTheirs ? link : { ...link, state: 'closed' };
};

export const readUpgradeLink = (
  rows: Rows,
  secrets: Secrets,
  organizationId: string,
  id: string,
): Promise<UpgradeLink | undefined> => findLink(rows, secrets, organizationId, 'id', id);

/** What a link's code leads to now; undefined for a code that was never issued. */
export const findUpgradeLink = async (
  database: Pick<Scoped, 'unscoped' | 'within'>,
  secrets: Secrets,
  code: string,
): Promise<UpgradeLink | undefined> => {
  const hash = linkCodeHash(secrets, 'clinic-upgrade', code);
  if (!hash) return undefined;
  const owner = await database.unscoped.first(sql<{ organization_id: string }>`
    select organization_id from clinic_upgrade_links where code_hash = ${hash}`);
  if (!owner) return undefined;
  return findLink(database.within(owner.organization_id), secrets, owner.organization_id, 'code_hash', hash);
};

/**
 * Uses the link and upgrades the clinic. Of concurrent requests one finds the link open.
 * @returns false when the link was not open, or this person may not confirm the upgrade any more.
 */
export const confirmUpgrade = async (
  rows: Rows,
  secrets: Secrets,
  { id, organization_id, clinic_id, practitioner_id }: UpgradeLink,
  requestId: string,
): Promise<boolean> => {
  // Locked in the same order as by bookings, until the commit.
  await rows.all(sql`
    select 1 from clinics where organization_id = ${organization_id} and id = ${clinic_id} for no key update`);
  await lockPractitioner(rows, organization_id, practitioner_id);
  const link = await readUpgradeLink(rows, secrets, organization_id, id);
  if (link?.state !== 'open') return false;
  const used = await rows.first(sql`
    update clinic_upgrade_links set used_at = clock_timestamp(), closed_at = clock_timestamp()
    where organization_id = ${organization_id} and id = ${id} and closed_at is null returning 1`);
  return (
    used !== undefined && (await upgradeClinic(rows, organization_id, clinic_id, requestId)) !== undefined
  );
};
