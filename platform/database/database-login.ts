import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionOf, type ServerSettings } from './pools.ts';
import { isUnreachable } from './unreachable.ts';

/**
 * Row-level security and the protection of the audit hold only for a login that has none of these rights. The
 * database is asked, because the address does not show them. Roles that the login may take with `set role` count too.
 */
const LOGIN = `
  with mine as (select * from pg_roles where pg_has_role(session_user, oid, 'member'))
  select
    exists (select from mine where rolsuper) as superuser,
    exists (select from mine where rolbypassrls) as bypasses,
    exists (
      select from pg_class c join mine on mine.oid = c.relowner
      where c.relnamespace = to_regnamespace('public')
    ) or exists (select from pg_database d join mine on mine.oid = d.datdba where d.datname = current_database()) as owner`;

interface Login {
  readonly superuser: boolean;
  readonly bypasses: boolean;
  readonly owner: boolean;
}

/** @returns the rights that the login must not have, by name. @throws where the database does not answer. */
export const loginIssues = async (settings: ServerSettings): Promise<readonly string[]> => {
  const client = new Client(connectionOf(settings));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Login>(LOGIN);
    const { superuser, bypasses, owner } = rows[0] as Login;
    // A superuser has every role, so the other rights follow from this one.
    if (superuser) return ['DATABASE_URL logs in as a superuser, or as one who may become it'];
    return [
      ...(owner
        ? ['DATABASE_URL logs in as an owner of the database or of its tables, or as one who may become it']
        : []),
      ...(bypasses
        ? [
            'DATABASE_URL logs in as a role that row-level security does not hold (BYPASSRLS), or as one who may become it',
          ]
        : []),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
};

const ASKED_AGAIN_MS = 500;

/**
 * Resolves once the database has confirmed that the login is restricted, however long that takes. Until then the
 * process serves nobody. If the login has too many rights, the process prints them and ends with status 78
 * (EX_CONFIG).
 * @param signal ends the waiting; the result is then `false`.
 */
export const restrictedLoginOrExit = async (
  settings: ServerSettings,
  signal?: AbortSignal,
): Promise<boolean> => {
  while (!signal?.aborted) {
    try {
      const faults = await loginIssues(settings);
      if (faults.length === 0) return true;
      process.stderr.write(`Settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\n`);
      process.exit(78);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
    await pause(ASKED_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
};
