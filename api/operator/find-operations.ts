import { workflowIdsOf } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** A workflow in the outbox, delivered to Temporal or not yet. */
export interface OperationRow {
  readonly workflow_id: string;
  readonly workflow_type: string;
  /** Null while it belongs to no organization, such as an application that is not approved. */
  readonly organization_id: string | null;
  readonly state: 'pending' | 'delivered';
  readonly requests: number;
  readonly attempts: number;
  readonly first_requested_at: Date;
  readonly last_requested_at: Date;
  readonly delivered_at: Date | null;
}

/** A request, as the audit log records it. */
export interface RequestRow {
  readonly request_id: string;
  readonly organization_id: string;
  readonly recorded_at: Date;
  readonly actor_kind: string;
  readonly action: string;
  readonly status: number | null;
  readonly problem: string | null;
  readonly resource_id: string | null;
  readonly workflow_id: string | null;
}

export interface IdempotencyRow {
  readonly organization_id: string;
  readonly practitioner_id: string | null;
  readonly operation_id: string;
  readonly request_id: string;
  readonly state: 'in flight' | 'answered';
  readonly created_at: Date;
  readonly workflow_id: string | null;
}

export interface FoundOperations {
  readonly requests: readonly RequestRow[];
  readonly idempotency: readonly IdempotencyRow[];
  readonly workflows: readonly OperationRow[];
  /** Workflow ids that a request names but the outbox no longer holds. */
  readonly purged: readonly string[];
}

const LARGEST_ANSWER = 50;

const operations = sql`
  select workflow_id, min(workflow_type) as workflow_type,
    (array_agg(organization_id) filter (where organization_id is not null))[1] as organization_id,
    case when bool_and(delivered_at is not null) then 'delivered' else 'pending' end as state,
    count(*)::int as requests, sum(attempts)::int as attempts, min(created_at) as first_requested_at,
    max(created_at) as last_requested_at, max(delivered_at) as delivered_at
  from workflow_outbox`;

const textArray = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;
const uuidArray = (values: readonly string[]) => sql`${sql.val([...values])}::uuid[]`;

/**
 * The requests that started the workflows of these resources. Other requests have no index, and there would be many. What
 * workflows noted comes last: an import has an entry for each record.
 */
const requestsOf = (
  rows: Rows,
  requestIds: readonly string[],
  resourceIds: readonly string[],
  organizationId: string | null,
) =>
  rows.all(sql<RequestRow>`
    select request_id, organization_id, recorded_at, actor_kind, action, status, problem, resource_id, workflow_id
    from audit_entries
    where (${organizationId}::uuid is null or organization_id = ${organizationId})
      and (request_id = any(${uuidArray(requestIds)})
        or (resource_id = any(${uuidArray(resourceIds)}) and workflow_id is not null))
    order by method is null, recorded_at desc, sequence desc limit ${sql.lit(LARGEST_ANSWER)}`);

const idempotencyColumns = sql`
  select organization_id, nullif(actor_id, organization_id) as practitioner_id, operation_id, request_id,
    case when answer is null then 'in flight' else 'answered' end as state, created_at, workflow_id
  from idempotency_records`;

const claimsOfId = (rows: Rows, id: string, organizationId: string | null) =>
  rows.all(sql<IdempotencyRow>`${idempotencyColumns}
    where (${organizationId}::uuid is null or organization_id = ${organizationId})
      and (request_id = ${id}::uuid or operation_id = ${id}::uuid) limit ${sql.lit(LARGEST_ANSWER)}`);

/** Finds the claims of an idempotency key. Each actor's key has a hash of its own; the key itself is not stored. */
const claimsOfKey = async (rows: Rows, secrets: Secrets, key: string, organizationId: string | null) => {
  const actors = await rows.all(sql<{ organization_id: string; actor_id: string }>`
    select distinct organization_id, actor_id from idempotency_records
    where (${organizationId}::uuid is null or organization_id = ${organizationId})`);
  const hashed = actors.flatMap(({ organization_id, actor_id }) =>
    secrets
      .keyedHashes('idempotency-key', `${organization_id}/${actor_id}/${key}`)
      .map((hash) => ({ organization_id, hash })),
  );
  return rows.all(sql<IdempotencyRow>`${idempotencyColumns}
    where (organization_id, key_hash) in (
      select * from unnest(${uuidArray(hashed.map((one) => one.organization_id))}, ${sql.val(hashed.map(({ hash }) => hash))}::bytea[]))
    limit ${sql.lit(LARGEST_ANSWER)}`);
};

/** Events have no index by their ids: operators ask once in a while, and name the organization where it is large. */
const requestOfEvent = async (
  rows: Rows,
  id: string,
  organizationId: string | null,
): Promise<string | undefined> =>
  (
    await rows.first(sql<{ request_id: string }>`
      select request_id from events
      where (${organizationId}::uuid is null or organization_id = ${organizationId}) and id = ${id}::uuid
        and request_id is not null`)
  )?.request_id;

/**
 * Finds everything that belongs to an id.
 * @param id the id of an event, a request id, an idempotency key, or the id of a resource or workflow.
 */
export const findOperations = async (
  rows: Rows,
  secrets: Secrets,
  id: string,
  organizationId: string | null,
): Promise<FoundOperations> => {
  const requestId = isUuid(id) ? await requestOfEvent(rows, id, organizationId) : undefined;
  if (requestId) return findOperations(rows, secrets, requestId, organizationId);
  const byId = isUuid(id) ? await claimsOfId(rows, id, organizationId) : [];
  const byKey = await claimsOfKey(rows, secrets, id, organizationId);
  const idempotency = [
    ...byId,
    ...byKey.filter((row) => !byId.some((one) => one.operation_id === row.operation_id)),
  ];
  const requestIds = [...(isUuid(id) ? [id] : []), ...idempotency.map(({ request_id }) => request_id)];
  // The record of a key is found through the request that used it, and that of a workflow through its resource.
  const tail = id.split('/')[1] ?? '';
  const resourceIds = [id, tail].filter(isUuid);
  const requests = await requestsOf(rows, requestIds, resourceIds, organizationId);
  const named = [...requests, ...idempotency].flatMap(({ workflow_id }) => workflow_id ?? []);
  const resources = [...(isUuid(id) ? [id] : []), ...idempotency.map(({ operation_id }) => operation_id)];
  const candidates = [...new Set([id, ...named, ...resources.flatMap(workflowIdsOf)])];
  const workflows = await rows.all(sql<OperationRow>`${operations}
    where (${organizationId}::uuid is null or organization_id = ${organizationId}) and workflow_id in (
      select unnest(${textArray(candidates)})
      union select workflow_id from workflow_outbox where request_id = any(${uuidArray(requestIds)}))
    group by workflow_id order by workflow_id = any(${textArray(candidates)}) desc, max(created_at) desc
    limit ${sql.lit(LARGEST_ANSWER)}`);
  const held = new Set(workflows.map(({ workflow_id }) => workflow_id));
  return { requests, idempotency, workflows, purged: [...new Set(named)].filter((name) => !held.has(name)) };
};

/** Lists operations, newest first. */
export const listOperations = (
  rows: Rows,
  filter: { organizationId: string | null; pending: boolean; limit: number },
): Promise<OperationRow[]> =>
  rows.all(sql<OperationRow>`${operations}
    where (${filter.organizationId}::uuid is null or organization_id = ${filter.organizationId})
      and workflow_id in (
        select workflow_id from workflow_outbox
        where (${filter.organizationId}::uuid is null or organization_id = ${filter.organizationId})
          and (${!filter.pending} or delivered_at is null)
        order by id desc limit ${filter.limit})
    group by workflow_id order by max(created_at) desc`);
