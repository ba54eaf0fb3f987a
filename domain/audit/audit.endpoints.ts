import { auditLeaf, type AuditEntry as Entry, leafVersion } from '../../platform/audit/audit.ts';
import { leafOf, unpackProof } from '../../platform/audit/checkpoints/merkle.ts';
import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import type { StoredRow } from '../declarations/resource-definition.ts';
import {
  AuditCheckpointFilters,
  AuditCheckpointView,
  AuditEntryFilters,
  AuditEntryView,
} from './audit.schemas.ts';
import { AuditCheckpoint } from './audit-checkpoint.entity.ts';
import { AuditEntry } from './audit-entry.entity.ts';

const hex = (column: string) => sql`encode(${sql.ref(`t.${column}`)}, 'hex')`;
/** A JSON number, exact up to 2^53. */
const number = (column: string) => sql`${sql.ref(`t.${column}`)}::float8`;

const entries = resource({
  entity: AuditEntry,
  table: 'audit_entries',
  view: AuditEntryView,
  order: { number: 'sequence' },
  changed: 'recorded_at',
  readAlone: true,
  permanent: true,
  columns: {
    sequence: number('sequence'),
    previous_hash: hex('previous_hash'),
    hash: hex('hash'),
  },
  computed: ['leaf_version', 'leaf_hash'],
  internal: { organization_id: sql<string>`t.organization_id` },
  show: (row, { config }) => {
    const entry = row as StoredRow & Entry;
    const leaf_hash = auditLeaf(config.ENVIRONMENT, entry).toString('hex');
    const shown_ids = entry.shown_ids?.split(',') ?? null;
    return { ...row, shown_ids, leaf_version: leafVersion(entry), leaf_hash };
  },
});

const checkpoints = resource({
  entity: AuditCheckpoint,
  table: 'organization_audit_checkpoints',
  view: AuditCheckpointView,
  order: { number: 'number' },
  changed: 'signed_at',
  readAlone: true,
  permanent: true,
  computed: ['leaf_hash'],
  columns: {
    number: number('number'),
    sequence: number('sequence'),
    hash: sql`t.hash`,
    root: hex('root'),
    previous_hash: hex('previous_hash'),
    public_key: sql`t.public_key`,
    signature: sql`t.signature`,
  },
  show: (row) => {
    const { hash, organization_id, sequence, proof, public_key, signature } = row as StoredRow & Kept;
    return {
      ...row,
      hash: hash.toString('hex'),
      leaf_hash: leafOf({ organization_id, sequence, hash }).toString('hex'),
      proof: unpackProof(proof).map((step) => ({ side: step.side, hash: step.hash.toString('hex') })),
      public_key: public_key.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  },
});

/** The columns of a checkpoint that are still bytes. */
interface Kept {
  readonly organization_id: string;
  readonly sequence: number;
  readonly hash: Buffer;
  readonly proof: Buffer;
  readonly public_key: Buffer;
  readonly signature: Buffer;
}

const from = (sequence: number | undefined): RawBuilder<unknown> | undefined =>
  sequence === undefined ? undefined : sql`t.sequence >= ${sequence}`;

const tag = 'Audit';
const access = { tokens: ['organization'], scopes: [] } as const;

const listAuditEntries = endpoint({
  id: 'listAuditEntries',
  summary: "List the entries of the organization's audit chain",
  description:
    'In the order of the chain, which every request makes longer, this one too. Beyond the specification: `partners/tools/verify-audit.mjs` checks what it gives.',
  tag,
  route: 'GET /v1/partner/audit/entries',
  access,
  query: AuditEntryFilters,
  lists: entries,
  filters: ({ sequence_from }) => [from(sequence_from)],
  success: [200],
});

const listAuditCheckpoints = endpoint({
  id: 'listAuditCheckpoints',
  summary: 'List the signed checkpoints of the audit log',
  description:
    'In the order of their numbers, each with the proof that it covers the chain. Signed at least every 60 seconds; listed are those that found the chain longer. The signed text has the lines `clinic-service/audit-checkpoint/v1`, `environment`, `number`, `kind`, `signed_at`, `root`, `previous_hash` and `key_id`, each with a line feed behind it.',
  tag,
  route: 'GET /v1/partner/audit/checkpoints',
  access,
  query: AuditCheckpointFilters,
  lists: checkpoints,
  filters: ({ sequence_from }) => [from(sequence_from)],
  success: [200],
});

export const auditEndpoints = [listAuditEntries, listAuditCheckpoints];
