import {
  type AuditEntry,
  auditGenesis,
  auditHash,
  auditLeaf,
  createAudit,
} from '../../../platform/audit/audit.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { OwnDatabase } from './own-database.ts';

/** Chains to tamper with, as whoever owns the schema could. */

export const ENVIRONMENT = 'development';

export const foundChain = async (
  { owner }: OwnDatabase,
  environment = ENVIRONMENT,
  organizationId = newId(),
): Promise<string> => {
  await owner.query(
    `insert into organizations (id, name, contact_email, features) values ($1, 'Chain', 'a@example.com', '{}')`,
    [organizationId],
  );
  await owner.query('insert into audit_heads (organization_id, hash) values ($1, $2)', [
    organizationId,
    auditGenesis(environment, organizationId),
  ]);
  return organizationId;
};

const entryOf = (organization_id: string, index: number): AuditEntry => ({
  organization_id,
  request_id: newId(),
  replayed_request_id: null,
  actor_kind: index % 2 ? 'organization' : 'delegated',
  client_id: 'client_1',
  practitioner_id: index % 2 ? null : newId(),
  action: 'getClinic',
  route: '/v1/partner/clinics/{id}',
  method: 'GET',
  status: 200,
  problem: null,
  resource_id: newId(),
  workflow_id: null,
});

/** Sends so many further requests. */
export const lengthen = async (
  { pool }: OwnDatabase,
  organizationId: string,
  rows: number,
  environment = ENVIRONMENT,
): Promise<void> => {
  const audit = createAudit(environment, pool, rowsOfPool);
  await Promise.all(Array.from({ length: rows }, (_, index) => audit.append(entryOf(organizationId, index))));
};

/** What keeps rows from being changed is taken off meanwhile, foreign keys too. */
export const asThief = async (
  { owner }: OwnDatabase,
  ...statements: readonly (readonly [text: string, ...values: unknown[]])[]
): Promise<void> => {
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  for (const [text, ...values] of statements) await owner.query(text, values);
  await owner.query('commit');
};

type Row = AuditEntry & { readonly sequence: string; readonly recorded_at: Date };

/**
 * Writes the hashes of the rows from one place on anew, and the head: to the database alone the chain is
 * then whole again.
 * @param upTo only as far as this row; the rest keeps its hashes.
 */
export const rehash = async (
  database: OwnDatabase,
  organizationId: string,
  from: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<void> => {
  const { owner } = database;
  const { rows } = await owner.query<Row>(
    'select * from audit_entries where organization_id = $1 and sequence between $2 and $3 order by sequence',
    [organizationId, from, upTo],
  );
  const before = await owner.query<{ hash: Buffer }>(
    'select hash from audit_entries where organization_id = $1 and sequence = $2',
    [organizationId, from - 1],
  );
  let previous = before.rows[0]?.hash ?? auditGenesis(ENVIRONMENT, organizationId);
  const links = rows.map((row) => {
    const link = { sequence: row.sequence, previous_hash: previous, hash: previous };
    previous = auditHash(previous, BigInt(row.sequence), row.recorded_at, auditLeaf(ENVIRONMENT, row));
    return { ...link, hash: previous };
  });
  await asThief(database, [
    `update audit_entries e set previous_hash = n.previous_hash, hash = n.hash
     from unnest($2::bigint[], $3::bytea[], $4::bytea[]) as n(sequence, previous_hash, hash)
     where e.organization_id = $1 and e.sequence = n.sequence`,
    organizationId,
    links.map(({ sequence }) => sequence),
    links.map(({ previous_hash }) => previous_hash),
    links.map(({ hash }) => hash),
  ]);
  await setHead(database, organizationId);
};

/** Sets the head to the sequence and the hash of the last row. */
export const setHead = (database: OwnDatabase, organizationId: string): Promise<void> =>
  asThief(database, [
    `update audit_heads set (sequence, hash) =
       (select sequence, hash from audit_entries where organization_id = $1 order by sequence desc limit 1)
     where organization_id = $1`,
    organizationId,
  ]);

const COLUMNS = `recorded_at, request_id, replayed_request_id, actor_kind, client_id, practitioner_id, action, route,
  method, status, problem, resource_id, workflow_id, previous_hash, hash`;

/** Inserts a copy of a row behind it, and moves the later rows by one. */
export const putIn = (database: OwnDatabase, organizationId: string, source: number, at: number) =>
  asThief(
    database,
    [
      'update audit_entries set sequence = -sequence - 1 where organization_id = $1 and sequence >= $2',
      organizationId,
      at,
    ],
    [
      'update audit_entries set sequence = -sequence where organization_id = $1 and sequence < 0',
      organizationId,
    ],
    [
      `insert into audit_entries (organization_id, sequence, ${COLUMNS})
       select organization_id, $3, ${COLUMNS} from audit_entries where organization_id = $1 and sequence = $2`,
      organizationId,
      source,
      at,
    ],
  );
