import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { createBatcher } from '../batching/batcher.ts';
import {
  byColumn,
  type Placeholders,
  type Prepared,
  type RawBuilder,
  type Rows,
  sql,
  templateOf,
} from '../database/rows.ts';
import { batchSize } from '../telemetry/metrics.ts';

/**
 * The audit log: one hash chain for each organization (specification 1.9). An entry holds identifiers, route
 * templates, statuses and slugs; never a value, name, key or link.
 *
 * hash = SHA-256(previous hash ‖ sequence ‖ milliseconds since 1970 ‖ leaf), both numbers as 64 bits big-endian. leaf
 * = SHA-256 of the other fields, each preceded by its length. In a leaf of version 2, the name and value of each
 * optional field of the entry follow. So an entry without optional fields has the same leaf as in version 1: existing
 * chains stay valid, and processes of the preceding version write valid entries.
 *
 * Longer than 300 lines: what an entry holds, its hash and the statements that chain it are read in one file.
 */
export interface AuditEntry {
  readonly organization_id: string;
  readonly request_id: string;
  readonly replayed_request_id: string | null;
  readonly actor_kind:
    | 'organization'
    | 'delegated'
    | 'embed'
    | 'seat'
    | 'practitioner'
    | 'operator'
    | 'system';
  readonly client_id: string | null;
  readonly practitioner_id: string | null;
  /** The operation's id, for example `createClinic`. */
  readonly action: string;
  /** The route's template, never the requested path. */
  readonly route: string | null;
  readonly method: string | null;
  readonly status: number | null;
  readonly problem: string | null;
  readonly resource_id: string | null;
  readonly workflow_id: string | null;
  /** The operator who acted (decisions 2.5). Optional in the leaf: see above. */
  readonly operator?: string | null;
  /** The records that a list showed, up to 100: their ids, separated by commas. Optional in the leaf, too. */
  readonly shown_ids?: string | null;
}

/** What the service does by itself, for no request. */
export const entryOfService = (
  about: Pick<AuditEntry, 'organization_id' | 'request_id' | 'action' | 'resource_id' | 'workflow_id'>,
): AuditEntry => ({
  ...about,
  replayed_request_id: null,
  actor_kind: 'system',
  client_id: null,
  practitioner_id: null,
  route: null,
  method: null,
  status: null,
  problem: null,
});

/** The fields that a leaf of version 1 hashes, in this order. */
const REQUIRED_FIELDS = [
  'organization_id',
  'request_id',
  'replayed_request_id',
  'actor_kind',
  'client_id',
  'practitioner_id',
  'action',
  'route',
  'method',
  'status',
  'problem',
  'resource_id',
  'workflow_id',
] as const satisfies readonly (keyof AuditEntry)[];

/** New fields of entries are added here, at the end. */
const OPTIONAL_FIELDS = ['operator', 'shown_ids'] as const satisfies readonly (keyof AuditEntry)[];

const FIELDS = [...REQUIRED_FIELDS, ...OPTIONAL_FIELDS] as const;

const TYPES: Record<(typeof FIELDS)[number], string> = {
  organization_id: 'uuid',
  request_id: 'uuid',
  replayed_request_id: 'uuid',
  actor_kind: 'text',
  client_id: 'text',
  practitioner_id: 'uuid',
  action: 'text',
  route: 'text',
  method: 'text',
  status: 'smallint',
  problem: 'text',
  resource_id: 'uuid',
  workflow_id: 'text',
  operator: 'text',
  shown_ids: 'text',
};

const scratch = Buffer.alloc(4_096);

/** SHA-256 of the values' texts, each after its length in 32 bits; all bits are set for null. */
const hashOf = (values: readonly (string | number | null)[]): Buffer => {
  let longest = 0;
  for (const value of values) longest += 4 + (typeof value === 'string' ? value.length * 3 : 24);
  // One shared buffer: verifying a million entries would otherwise allocate a million.
  const bytes = longest > scratch.length ? Buffer.alloc(longest) : scratch;
  let end = 0;
  for (const value of values) {
    const written = value === null ? 0 : bytes.write(String(value), end + 4);
    bytes.writeUInt32BE(value === null ? 0xffff_ffff : written, end);
    end += 4 + written;
  }
  return hash('sha256', bytes.subarray(0, end), 'buffer');
};

/** @param environment part of the hash, so that a chain of one environment cannot pass for another's. */
export const auditLeaf = (environment: string, entry: AuditEntry): Buffer =>
  hashOf([
    environment,
    ...REQUIRED_FIELDS.map((field) => entry[field]),
    ...OPTIONAL_FIELDS.flatMap((field) => (entry[field] == null ? [] : [field, entry[field]])),
  ]);

export const leafVersion = (entry: AuditEntry): 1 | 2 =>
  OPTIONAL_FIELDS.every((field) => entry[field] == null) ? 1 : 2;

/**
 * The chain of events that concern no organization, such as the rotation of signing keys. It is a chain like any
 * other, under an id that no organization can have, so the signed checkpoints cover it too.
 */
export const SERVICE_CHAIN = '00000000-0000-0000-0000-000000000000';

/** Creates the head of the service's chain, if it does not exist yet. */
export const openServiceChain = (rows: Rows, environment: string): Promise<unknown> =>
  rows.all(sql`
    insert into audit_heads (organization_id, hash)
    values (${SERVICE_CHAIN}, ${auditGenesis(environment, SERVICE_CHAIN)}) on conflict do nothing`);

export const auditGenesis = (environment: string, organizationId: string): Buffer =>
  hashOf(['audit/v1', environment, organizationId]);

export const auditHash = (previous: Buffer, sequence: bigint, recordedAt: Date, leaf: Buffer): Buffer => {
  const start = previous.length;
  const bytes = Buffer.alloc(start + 16 + leaf.length);
  bytes.set(previous);
  bytes.writeBigInt64BE(sequence, start);
  bytes.writeBigInt64BE(BigInt(recordedAt.getTime()), start + 8);
  bytes.set(leaf, start + 16);
  return hash('sha256', bytes, 'buffer');
};

/** The position of an entry among the entries of its organization that are appended together. */
interface Place {
  /** Counted from 1. */
  readonly place: number;
  readonly last: boolean;
}

const placesOf = (entries: readonly AuditEntry[]): readonly Place[] => {
  const placed = new Map<string, number>();
  const places = entries.map(({ organization_id }) => {
    const place = (placed.get(organization_id) ?? 0) + 1;
    placed.set(organization_id, place);
    return place;
  });
  return entries.map(({ organization_id }, index) => {
    const place = places[index] as number;
    return { place, last: place === placed.get(organization_id) };
  });
};

const NAMES = sql.raw(FIELDS.join());
const OTHERS = FIELDS.filter((field) => field !== 'organization_id');

type AppendingName = 'organizations' | 'leaf' | 'origin' | (typeof FIELDS)[number];

/**
 * Who made the change that commits with the entries, for the triggers that tell changes when the transaction ends
 * (migrations/2027-01-08-origins-as-json.ts): JSON with '<request> <kind>' by the record's id, or under '*' where one
 * request did it all. What a hosted page did ends with ' requested': its kind is that of the service itself.
 */
const originOf = (entries: readonly AuditEntry[]): string => {
  const origin = ({ request_id, actor_kind, method }: AuditEntry) =>
    `${request_id} ${actor_kind}${actor_kind === 'system' && method !== null ? ' requested' : ''}`;
  const [only, ...others] = new Set(entries.map(origin));
  const origins: Record<string, string> = {};
  if (only !== undefined && others.length === 0) origins['*'] = only;
  else for (const entry of entries) if (entry.resource_id) origins[entry.resource_id] = origin(entry);
  return JSON.stringify(origins);
};

/** It ends with the transaction. */
const said = (origin: RawBuilder<unknown>) => sql`set_config('app.origin', ${origin}::text, true)`;

const columnsOf = (given: Placeholders<(typeof FIELDS)[number]>) =>
  sql.join(FIELDS.map((field) => sql`${given[field]}::${sql.raw(TYPES[field])}[]`));

/** The parts of a link (migrations/2026-11-30-audit-links.ts). */
const [PREVIOUS, HASH] = [sql.raw('substr(link, 1, 32)'), sql.raw('substr(link, 33)')];

/** The hash of the entry after the head `h`, recorded `at`. */
const hashOfNext = (leaf: RawBuilder<unknown>) =>
  sql`sha256(h.hash || int8send(h.sequence + 1) || int8send((extract(epoch from at) * 1000)::bigint) || ${leaf})`;

/** Divides by zero where an organization has no head, so that no entry is skipped silently. */
const complete = (chained: string, organizations: RawBuilder<unknown>) => sql`
  1 / ((select count(*) from ${sql.raw(chained)}) = cardinality(${organizations}::uuid[]))::int as complete`;

const lockedHeads = (given: Placeholders<'organizations'>) => sql`
  heads as materialized (
    select organization_id, sequence, hash, date_trunc('milliseconds', clock_timestamp()) as at
    from audit_heads where organization_id = any(${given.organizations}::uuid[])
    order by organization_id for update
  )`;

/**
 * Appends any number of entries of any number of organizations. A window aggregate chains the entries of each
 * organization.
 */
const appendMany = templateOf<AppendingName | keyof Place>(
  (given) => sql`
  with ${lockedHeads(given)}, chained as materialized (
    select a.*, h.at, h.sequence + a.place as sequence,
      audit_link(h.hash, int8send(h.sequence + a.place) || int8send((extract(epoch from h.at) * 1000)::bigint) || a.leaf)
        over (partition by a.organization_id order by a.place) as link
    from unnest(${given.place}::int[], ${given.last}::bool[], ${given.leaf}::bytea[], ${columnsOf(given)})
      as a(place, last, leaf, ${NAMES})
    join heads h using (organization_id)
  ), moved as (
    update audit_heads h set sequence = c.sequence, hash = ${HASH}
    from chained c where c.last and h.organization_id = c.organization_id
  ), added as (
    insert into audit_entries (sequence, recorded_at, previous_hash, hash, ${NAMES})
    select sequence, at, ${PREVIOUS}, ${HASH}, ${NAMES}
    from chained
  ) select ${complete('heads', given.organizations)}, ${said(given.origin)}`,
);

/**
 * Appends entries of different organizations, in nine tenths of the time: no entry needs a number or a predecessor
 * within the batch.
 */
const appendOneOfEach = templateOf<AppendingName>(
  (given) => sql`
  with ${lockedHeads(given)}, moved as (
    update audit_heads h set sequence = h.sequence + 1, hash = ${hashOfNext(sql`a.leaf`)}
    from unnest(${given.leaf}::bytea[], ${columnsOf(given)}) as a(leaf, ${NAMES}) join heads using (organization_id)
    where h.organization_id = a.organization_id
    returning h.organization_id, new.sequence, at, old.hash as previous_hash, new.hash, ${sql.raw(OTHERS.map((name) => `a.${name}`).join())}
  ), added as (
    insert into audit_entries (organization_id, sequence, recorded_at, previous_hash, hash, ${sql.raw(OTHERS.join())})
    select * from moved
  ) select ${complete('heads', given.organizations)}, ${said(given.origin)}`,
);

/** Appends a single entry, in a fifth of the time. */
const appendOne = templateOf<AppendingName>((given) => {
  const values = sql.join(OTHERS.map((field) => sql`${given[field]}::${sql.raw(TYPES[field])}`));
  return sql`
  with clock as materialized (select date_trunc('milliseconds', clock_timestamp()) as at), moved as (
    update audit_heads h set sequence = h.sequence + 1, hash = ${hashOfNext(sql`${given.leaf}::bytea`)}
    from clock where h.organization_id = any(${given.organizations}::uuid[])
    returning new.organization_id, new.sequence, at, old.hash as previous_hash, new.hash
  ), added as (
    insert into audit_entries (organization_id, sequence, recorded_at, previous_hash, hash, ${sql.raw(OTHERS.join())})
    select moved.*, ${values} from moved returning organization_id
  ) select ${complete('added', given.organizations)}, ${said(given.origin)}`;
});

/**
 * The statement that appends entries. It locks the heads in the organizations' order (so that processes cannot
 * deadlock), moves them and inserts.
 */
const appendStatement = (environment: string, entries: readonly AuditEntry[], origin: string): Prepared => {
  const organizations = [...new Set(entries.map(({ organization_id }) => organization_id))];
  const leaf = entries.map((entry) => auditLeaf(environment, entry));
  const [first] = entries;
  if (entries.length === 1 && first)
    return appendOne({ operator: null, shown_ids: null, ...first, organizations, leaf: leaf[0], origin });
  const columns = byColumn(FIELDS, entries as readonly Required<AuditEntry>[]);
  const places = byColumn(['place', 'last'], placesOf(entries));
  return organizations.length === entries.length
    ? appendOneOfEach({ ...columns, organizations, leaf, origin })
    : appendMany({ ...columns, ...places, organizations, leaf, origin });
};

export interface Audit {
  /**
   * Appends an entry. It is durable when the promise resolves, and commits in a batch with entries of concurrent
   * requests.
   */
  append(entry: AuditEntry): Promise<void>;
  /** The statement that appends entries. It fails if an organization has no chain. */
  statement(...entries: readonly AuditEntry[]): Prepared;
  /**
   * Appends entries that commit with the transaction. It should be the last statement, because it locks the heads of
   * the chains.
   */
  appendWithin(transaction: Rows, ...entries: readonly AuditEntry[]): Promise<void>;
}

export const createAudit = (environment: string, pool: Pool, rowsOf: (pool: Pool) => Rows): Audit => {
  const rows = rowsOf(pool);
  const statement = (...entries: readonly AuditEntry[]): Prepared =>
    appendStatement(environment, entries, originOf(entries));
  const append = createBatcher<AuditEntry, undefined>(async (entries) => {
    batchSize.observe({ ledger: 'audit' }, entries.length);
    await rows.all(appendStatement(environment, entries, ''));
    return entries.map(() => undefined);
  });
  return {
    append,
    statement,
    async appendWithin(transaction, ...entries) {
      await transaction.all(statement(...entries));
    },
  };
};
