import { randomBytes } from 'node:crypto';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Sessions of the operators' page: 256 random bits in a cookie, of which only a keyed hash is stored. */

/** A session ends when it was not used for this long, and in any case after the longest time. */
const IDLE = sql`interval '15 minutes'`;
const LONGEST = sql`interval '4 hours'`;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const PURPOSE = 'operator-session';

export interface OperatorSession {
  readonly id: string;
  readonly account_id: string;
  /** The operator's name. */
  readonly name: string;
}

/** Removes ended sessions as well. @returns the cookie's value. */
export const openOperatorSession = async (
  rows: Rows,
  secrets: Secrets,
  accountId: string,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await rows.all(sql`
    delete from operator_sessions
    where seen_at < clock_timestamp() - ${IDLE} or created_at < clock_timestamp() - ${LONGEST}`);
  await rows.all(sql`
    insert into operator_sessions (id, account_id, token_hash)
    values (${newId()}, ${accountId}, ${secrets.keyedHash(PURPOSE, token)})`);
  return token;
};

/** The session of a cookie, while it is valid. It counts as used now. */
export const findOperatorSession = async (
  rows: Rows,
  secrets: Secrets,
  token: string,
): Promise<OperatorSession | undefined> => {
  if (!TOKEN.test(token)) return undefined;
  return rows.first(sql<OperatorSession>`
    update operator_sessions s set seen_at = clock_timestamp() from operator_accounts a
    where a.id = s.account_id and s.token_hash = any(${secrets.keyedHashes(PURPOSE, token)}::bytea[])
      and s.seen_at > clock_timestamp() - ${IDLE} and s.created_at > clock_timestamp() - ${LONGEST}
    returning s.id, s.account_id, a.name`);
};

export const endOperatorSession = async (rows: Rows, id: string): Promise<void> => {
  await rows.all(sql`delete from operator_sessions where id = ${id}`);
};
