import { type Create, type Creation, createCreations } from '../data/coalesced-creations.ts';
import type { Resource, Row } from '../data/resource.ts';
import { sql, templateOf } from '../data/rows.ts';
import type { Claim, StoredAnswer } from '../ledger/idempotency.ts';
import { batchSize } from '../metrics.ts';
import { Problem } from '../problems.ts';
import type { Surroundings } from '../surroundings.ts';
import { dataAnswer } from './answer.ts';
import { type Admitted, auditEntry, type PipelineDependencies, surroundingsOf } from './exchange.ts';
import { representationOf, shown } from './read.ts';
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

/** What every new record has beside what its operation says. */
export const columnsOf = (
  { endpoint, actor }: Admitted,
  surroundings: Surroundings,
  body: Input['body'],
  operation_id: string,
): Record<string, unknown> => ({
  ...endpoint.creates?.({ ...surroundings, actor, body, operation_id }),
  created_at: surroundings.now,
  updated_at: surroundings.now,
});

/** A creation that waits for those of other requests, and what is known of its request. */
export interface Making extends Creation {
  readonly claim: Claim;
  readonly exchange: Admitted;
  /** There once the record is made. */
  answer?: StoredAnswer;
}

const asLedger = templateOf(() => sql`set local role clinic_ledger`);

/** Records of concurrent requests, made together with their stored answers and audit rows, or not at all. */
export const createMaker = (deps: PipelineDependencies): Create<Making> =>
  createCreations(deps.database.creating, (makings) => {
    batchSize.observe({ ledger: 'creation' }, makings.length);
    return [
      asLedger({}),
      deps.idempotency.settling(
        makings.map(({ claim, answer }) => ({ claim, answer: answer as StoredAnswer, workflow_id: null })),
      ),
      deps.audit.appending(...makings.map(({ exchange }) => auditEntry(exchange, 201))),
    ];
  });

/** @throws as `Create` does. */
export const makeOne = async (
  deps: PipelineDependencies,
  create: Create<Making>,
  claim: Claim,
  exchange: Admitted,
  body: Input['body'],
): Promise<StoredAnswer> => {
  const surroundings = surroundingsOf(deps, exchange);
  const { organization_id } = exchange.actor;
  const id = claim.operation_id;
  const columns = columnsOf(exchange, surroundings, body, id);
  exchange.resource_id = id;
  const making: Making = {
    organization_id,
    id,
    columns,
    claim,
    exchange,
    made(row) {
      making.answer = recordAnswer(deps, exchange, surroundings, 201, id, row);
    },
  };
  await create(exchange.endpoint.shows as Resource, making);
  return making.answer as StoredAnswer;
};
