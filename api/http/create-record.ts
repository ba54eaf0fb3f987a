import {
  type BatchInsert,
  type BatchInsertItem,
  createBatchInsert,
  isUndone,
} from '../../domain/declarations/batch-insert.ts';
import { decideRecord } from '../../domain/declarations/decide-record.ts';
import type { InsertOnly } from '../../domain/declarations/endpoint.ts';
import type { HandlerContext } from '../../domain/declarations/handler-context.ts';
import { type Resource, shown } from '../../domain/declarations/resource.ts';
import type { Row } from '../../domain/declarations/resource-definition.ts';
import { Problem } from '../../domain/problems.ts';
import { sql, templateOf } from '../../platform/database/rows.ts';
import { type Claim, isTakenOver, type StoredAnswer } from '../../platform/idempotency/idempotency.ts';
import { enqueueStatement } from '../../platform/outbox/outbox.ts';
import { batchSize } from '../../platform/telemetry/metrics.ts';
import { dataAnswer } from './answer.ts';
import { representationOf } from './read.ts';
import {
  type AuthorizedContext,
  auditEntry,
  handlerContextOf,
  type PipelineDependencies,
} from './request-context.ts';
import type { Input } from './request-input.ts';
import { retried } from './retry-transaction.ts';

/**
 * Another request holds the key. If it took the key over from a stalled request, nothing of the stalled one may be
 * kept.
 */
export const inFlight = () => new Problem('idempotency-conflict', {}, { 'Retry-After': '2' });

/** The path in one canonical form, whatever letter case or escapes the caller used. */
export const pathOf = ({ endpoint, params }: AuthorizedContext): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The record as a GET shows it, with its ETag, and with its address if a POST created it. */
export const recordAnswer = (
  deps: PipelineDependencies,
  context: AuthorizedContext,
  handlerContext: HandlerContext,
  status: number,
  operationId: string,
  row: Row,
): StoredAnswer => {
  const { endpoint, request_id } = context;
  const shows = endpoint.shows as Resource;
  const data = shown(shows, row, handlerContext);
  const location = `${deps.config.BASE_URL}${pathOf(context)}/${operationId}`;
  const { json, etag } = representationOf(shows, data);
  return dataAnswer(status, request_id, handlerContext.now, json, {
    headers: {
      ETag: etag,
      ...(status === 201 && endpoint.method === 'POST' ? { Location: location } : {}),
      ...endpoint.headers?.(data, handlerContext),
    },
  });
};

/** One request's insert in a batch. */
interface RequestInsert extends BatchInsertItem {
  readonly claim: Claim;
  readonly context: AuthorizedContext;
  /** Set once the record is inserted. */
  answer?: StoredAnswer;
}
export type CreateRecord = BatchInsert<RequestInsert>;

const asLedger = templateOf(() => sql`set local role clinic_ledger`);

/**
 * Creates records of concurrent requests. They commit together with their stored answers, workflow commands and audit
 * rows.
 */
export const createRecords = (deps: PipelineDependencies): CreateRecord =>
  createBatchInsert(deps.database.creating, (inserted) => {
    batchSize.observe({ ledger: 'creation' }, inserted.length);
    const commands = inserted.flatMap(({ item: { context }, starts }) =>
      starts.map((command) => ({
        organization_id: context.actor.organization_id,
        request_id: context.request_id,
        command,
      })),
    );
    for (const { item, starts } of inserted) item.context.workflow_id = starts[0]?.workflowId ?? null;
    return [
      asLedger({}),
      deps.idempotency.finalizeStatement(
        inserted.map(({ item: { claim, context, answer } }) => ({
          claim,
          answer: answer as StoredAnswer,
          workflow_id: context.workflow_id,
        })),
      ),
      ...(commands.length > 0 ? [enqueueStatement(commands)] : []),
      deps.audit.statement(...inserted.map(({ item: { context } }) => auditEntry(context, 201))),
    ];
  });

const insertOf = (
  deps: PipelineDependencies,
  context: AuthorizedContext,
  claim: Claim,
  body: Input['body'],
  insertOnly: InsertOnly,
): RequestInsert => {
  const { actor } = context;
  const { operation_id } = claim;
  const handlerContext = handlerContextOf(deps, context);
  const claimed = { ...handlerContext, actor, body, operation_id, request_id: context.request_id };
  const insert: RequestInsert = {
    organization_id: actor.organization_id,
    id: operation_id,
    claim,
    context,
    keys: insertOnly.keys?.(claimed) ?? {},
    decide: (found) => decideRecord(insertOnly, claimed, found as Parameters<typeof decideRecord>[2]),
    inserted(row) {
      insert.answer = recordAnswer(deps, context, handlerContext, 201, operation_id, row);
    },
  };
  return insert;
};

/**
 * Creates the record together with those of concurrent requests. If their batch fails, this request is retried alone,
 * so that it gets its own refusal.
 * @throws Problem the refusal, or the database's error.
 */
export const createRecord = async (
  deps: PipelineDependencies,
  create: CreateRecord,
  claim: Claim,
  context: AuthorizedContext,
  body: Input['body'],
): Promise<StoredAnswer> => {
  const { shows, insertOnly } = context.endpoint;
  const attempt = async (alone: boolean): Promise<StoredAnswer> => {
    const insert = insertOf(deps, context, claim, body, insertOnly as InsertOnly);
    context.resource_id = claim.operation_id;
    const refusal = await create(shows as Resource, insertOnly?.lookups, insert, alone);
    if (refusal) throw refusal;
    return insert.answer as StoredAnswer;
  };
  try {
    return await attempt(false);
  } catch (error) {
    if (!isUndone(error)) throw error;
  }
  return retried(() => attempt(true)).catch((error: unknown) => {
    throw isTakenOver(error) ? inFlight() : error;
  });
};
