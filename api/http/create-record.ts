import {
  type Create,
  type Creation,
  createCreations,
  isUndone,
} from '../../domain/declarations/batched-creations.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import type { Surroundings } from '../../domain/declarations/handler-context.ts';
import type { Resource, Row } from '../../domain/declarations/resource.ts';
import { shown } from '../../domain/declarations/resource.ts';
import { Problem } from '../../domain/problems.ts';
import { sql, templateOf } from '../../platform/database/rows.ts';
import { type Claim, isTakenOver, type StoredAnswer } from '../../platform/idempotency/idempotency.ts';
import { enqueueing } from '../../platform/outbox/outbox.ts';
import { batchSize } from '../../platform/telemetry/metrics.ts';
import { dataAnswer } from './answer.ts';
import { type Admitted, auditEntry, type PipelineDependencies, surroundingsOf } from './exchange.ts';
import { representationOf } from './read.ts';
import { repeated } from './repeat-transaction.ts';
import type { Input } from './request-input.ts';

/** Another request has the key; when it took it over from a stalled one, nothing of that one may remain. */
export const inFlight = () => new Problem('idempotency-conflict', {}, { 'Retry-After': '2' });

/** The path as it stands for the operation, however the caller wrote it (letter case of ids, escapes). */
export const pathOf = ({ endpoint, params }: Admitted): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The record as a GET shows it, with its ETag, and where a POST made it. */
export const recordAnswer = (
  deps: PipelineDependencies,
  exchange: Admitted,
  surroundings: Surroundings,
  status: number,
  operationId: string,
  row: Row,
): StoredAnswer => {
  const { endpoint, request_id } = exchange;
  const shows = endpoint.shows as Resource;
  const data = shown(shows, row, surroundings);
  const location = `${deps.config.BASE_URL}${pathOf(exchange)}/${operationId}`;
  const { json, etag } = representationOf(shows, data);
  return dataAnswer(status, request_id, surroundings.now, json, {
    headers: {
      ETag: etag,
      ...(status === 201 && endpoint.method === 'POST' ? { Location: location } : {}),
      ...endpoint.headers?.(data, surroundings),
    },
  });
};

/** One request's creation in a batch, and what is known of its request. */
interface RecordCreation extends Creation {
  readonly claim: Claim;
  readonly exchange: Admitted;
  /** There once the record is inserted. */
  answer?: StoredAnswer;
}
export type CreateRecord = Create<RecordCreation>;

const asLedger = templateOf(() => sql`set local role clinic_ledger`);

/** Records of concurrent requests commit together with their stored answers, workflow commands and audit rows. */
export const createRecords = (deps: PipelineDependencies): CreateRecord =>
  createCreations(deps.database.creating, (created) => {
    batchSize.observe({ ledger: 'creation' }, created.length);
    const commands = created.flatMap(({ item: { exchange }, starts }) =>
      starts.map((command) => ({
        organization_id: exchange.actor.organization_id,
        request_id: exchange.request_id,
        command,
      })),
    );
    for (const { item, starts } of created) item.exchange.workflow_id = starts[0]?.workflowId ?? null;
    return [
      asLedger({}),
      deps.idempotency.settling(
        created.map(({ item: { claim, exchange, answer } }) => ({
          claim,
          answer: answer as StoredAnswer,
          workflow_id: exchange.workflow_id,
        })),
      ),
      ...(commands.length > 0 ? [enqueueing(commands)] : []),
      deps.audit.appending(...created.map(({ item: { exchange } }) => auditEntry(exchange, 201))),
    ];
  });

const creationOf = (
  deps: PipelineDependencies,
  exchange: Admitted,
  claim: Claim,
  body: Input['body'],
): RecordCreation => {
  const { endpoint, actor } = exchange;
  const { organization_id } = actor;
  const surroundings = surroundingsOf(deps, exchange);
  const operation_id = claim.operation_id;
  const creates = endpoint.creates as NonNullable<Endpoint['creates']>;
  const claimed = { ...surroundings, actor, body, operation_id };
  const creation: RecordCreation = {
    organization_id,
    id: operation_id,
    claim,
    exchange,
    asked: creates.asked?.(claimed) ?? {},
    decide(found) {
      const fail = (slug: never, extensions = {}) => new Problem(slug, extensions);
      const record = creates.record({ ...claimed, found, fail } as never);
      const { now } = surroundings;
      return { ...record, columns: { ...record.columns, created_at: now, updated_at: now } };
    },
    created(row) {
      creation.answer = recordAnswer(deps, exchange, surroundings, 201, operation_id, row);
    },
  };
  return creation;
};

/**
 * Creates the record with those of concurrent requests; alone where their batch was refused, so that each request gets
 * its own refusal.
 * @throws Problem the refusal, or what the database said.
 */
export const createRecord = async (
  deps: PipelineDependencies,
  create: CreateRecord,
  claim: Claim,
  exchange: Admitted,
  body: Input['body'],
): Promise<StoredAnswer> => {
  const { shows, creates } = exchange.endpoint;
  const attempt = async (alone: boolean): Promise<StoredAnswer> => {
    const creation = creationOf(deps, exchange, claim, body);
    exchange.resource_id = claim.operation_id;
    const refusal = await create(shows as Resource, creates?.reads, creation, alone);
    if (refusal) throw refusal;
    return creation.answer as StoredAnswer;
  };
  try {
    return await attempt(false);
  } catch (error) {
    if (!isUndone(error)) throw error;
  }
  return repeated(() => attempt(true)).catch((error: unknown) => {
    throw isTakenOver(error) ? inFlight() : error;
  });
};
