import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { hashPassword, passwordMatches } from '../logins/passwords.ts';

/** Accounts of the operators' page: a name, a password and the secret of an authenticator app (RFC 6238). */

export interface OperatorAccount {
  readonly id: string;
  /** The name that audit rows carry. No two accounts differ only in small and capital letters. */
  readonly name: string;
  readonly created_at: Date;
  readonly signed_in_at: Date | null;
}

/** What the operator gets once. Of the password only a hash is kept, and the secret is sealed. */
export interface ShownSecrets {
  readonly password: string;
  readonly totp_secret: string;
  /** `otpauth://totp/…`, for apps that read it from a QR code. */
  readonly totp_uri: string;
}

const PASSWORD_BYTES = 15;
const SECRET_BYTES = 20;
const SECONDS = 30;
/** A code is accepted one step early or late, because clocks differ. */
const STEPS_AROUND = 1;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const secretContext = (id: string) => `operator_accounts/${id}/totp`;
const totpOf = (name: string, secret: Secret): TOTP =>
  new TOTP({
    issuer: 'Clinic service operators',
    label: name,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: SECONDS,
  });

/** @returns undefined if there is an account of that name. */
export const addAccount = async (
  rows: Rows,
  secrets: Secrets,
  { id, name }: Pick<OperatorAccount, 'id' | 'name'>,
): Promise<(Pick<OperatorAccount, 'id' | 'name'> & ShownSecrets) | undefined> => {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const bytes = randomBytes(SECRET_BYTES);
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const added = await rows.first(sql`
    insert into operator_accounts (id, name, password_hash, totp_secret)
    values (${id}, ${name}, ${await hashPassword(secrets, id, password)}, ${secrets.seal(bytes, secretContext(id))})
    on conflict ((lower(name))) do nothing returning id`);
  return added
    ? { id, name, password, totp_secret: secret.base32, totp_uri: totpOf(name, secret).toString() }
    : undefined;
};

/** Ends the account's sessions, too. */
export const removeAccount = async (rows: Rows, id: string): Promise<void> => {
  await rows.all(sql`delete from operator_accounts where id = ${id}`);
};

export const listAccounts = (rows: Rows): Promise<OperatorAccount[]> =>
  rows.all(
    sql<OperatorAccount>`select id, name, created_at, signed_in_at from operator_accounts order by created_at, id`,
  );

interface StoredAccount extends OperatorAccount {
  readonly password_hash: string;
  readonly totp_secret: Buffer;
}

/**
 * Checks name, password and code together. A code is used up by the sign-in that it opens.
 * @param now milliseconds since 1970.
 * @returns undefined if any of the three is wrong; it is not told which, and takes as long.
 */
export const authenticate = async (
  rows: Rows,
  secrets: Secrets,
  given: { readonly name: string; readonly password: string; readonly code: string },
  now: number,
): Promise<Pick<OperatorAccount, 'id' | 'name'> | undefined> => {
  const account = await rows.first(sql<StoredAccount>`
    select id, name, password_hash, totp_secret from operator_accounts where lower(name) = lower(${given.name})`);
  const matched = await passwordMatches(
    secrets,
    account?.id ?? NOBODY,
    given.password,
    account?.password_hash ?? null,
  );
  if (!account || matched === 'wrong') return undefined;
  const secret = new Secret({
    buffer: new Uint8Array(secrets.open(account.totp_secret, secretContext(account.id))).buffer,
  });
  const delta = totpOf(account.name, secret).validate({
    token: given.code.replaceAll(/\s/g, ''),
    timestamp: now,
    window: STEPS_AROUND,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1_000 / SECONDS) + delta;
  const newest = matched === 'outdated' ? await hashPassword(secrets, account.id, given.password) : null;
  const opened = await rows.first(sql`
    update operator_accounts set totp_step = ${step}, signed_in_at = clock_timestamp(),
      password_hash = coalesce(${newest}, password_hash)
    where id = ${account.id} and totp_step < ${step} and password_hash = ${account.password_hash} returning id`);
  return opened === undefined ? undefined : { id: account.id, name: account.name };
};
