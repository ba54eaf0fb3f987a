import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/**
 * A login that an e-mail address and a password identify. An address is unique only within an organization, so one
 * address may have logins at several, each with its own password.
 */
export interface Account {
  readonly organization_id: string;
  readonly practitioner_id: string;
  readonly email: string;
  readonly clinic_name: string;
  readonly organization_name: string;
  /** When the checked password was set; null where there is none. */
  readonly linked_at: Date | null;
  /** False while the practitioner is disabled or the organization is suspended. */
  readonly works: boolean;
}
type StoredAccount = Account & { readonly password_hash: string | null };

/** Most accounts of one address: far more than a person has. */
const MOST = 16;
/**
 * So many hashes are checked at once, even if there are fewer accounts: the time taken reveals nothing about an
 * address.
 */
const STEP = 2;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The logins of an address, also invited ones, which have no password. */
export const accountsOf = async (database: Scoped, email: string): Promise<StoredAccount[]> => {
  const found = await database.unscoped.all(sql<{ organization_id: string; id: string }>`
    select organization_id, id from practitioners
    where casefold(email collate "pg_unicode_fast") = casefold(${email}::text collate "pg_unicode_fast")
      and deleted_at is null and service_login_status <> 'none'
    order by created_at, id limit ${sql.lit(MOST)}`);
  const accounts = await Promise.all(
    found.map(({ organization_id, id }) =>
      database.within(organization_id).first(sql<StoredAccount>`
        select p.organization_id, p.id as practitioner_id, p.email, l.password_hash, c.name as clinic_name,
          o.name as organization_name, p.service_account_linked_at as linked_at,
          p.status = 'active' and p.service_login_status = 'active' and o.status = 'active' as works
        from practitioners p
        join organizations o on o.id = p.organization_id
        join clinics c on (c.organization_id, c.id) = (p.organization_id, p.partner_clinic_id)
        left join login_passwords l on (l.organization_id, l.practitioner_id) = (p.organization_id, p.id)
        where p.organization_id = ${organization_id} and p.id = ${id} and p.deleted_at is null`),
    ),
  );
  return accounts.filter((account) => account !== undefined);
};

/** The logins that the password opens, also suspended ones. */
export const accountsOpenedBy = async (
  database: Scoped,
  secrets: Secrets,
  email: string,
  password: string,
): Promise<readonly Account[]> => {
  const accounts = await accountsOf(database, email);
  const checks = Math.max(1, Math.ceil(accounts.length / STEP)) * STEP;
  const outcomes = await Promise.all(
    Array.from({ length: checks }, (_, at) =>
      passwordMatches(
        secrets,
        accounts[at]?.practitioner_id ?? NOBODY,
        password,
        accounts[at]?.password_hash ?? null,
      ),
    ),
  );
  const opened = accounts.filter((_, at) => outcomes[at] !== 'wrong');
  // A hash under an older key is replaced by one under the newest key.
  for (const { organization_id, practitioner_id, password_hash } of accounts.filter(
    (_, at) => outcomes[at] === 'outdated',
  )) {
    const newest = await hashPassword(secrets, practitioner_id, password);
    await database.within(organization_id).all(sql`
      update login_passwords set password_hash = ${newest}
      where organization_id = ${organization_id} and practitioner_id = ${practitioner_id} and password_hash = ${password_hash}`);
  }
  return opened.map(({ password_hash: _, ...account }) => account);
};
