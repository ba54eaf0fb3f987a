import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowCommand } from '../../../workflows/contracts.ts';
import type { Actor } from '../access/actor.ts';
import { type Create, isUndone } from '../data/coalesced-creations.ts';
import type { Resource } from '../data/resource.ts';
import { type Rows, rowsOfTransaction } from '../data/rows.ts';
import { newId } from '../ids.ts';
import { type Claim, fingerprintsOf, type StoredAnswer } from '../ledger/idempotency.ts';
import { enqueueWorkflows } from '../ledger/outbox.ts';
import { idempotencyOutcomes } from '../metrics.ts';
import { Problem, type ProblemSlug, problemOf } from '../problems.ts';
import { dataAnswer, problemAnswer } from './answer.ts';
import { type Call, type Endpoint, takesIfMatch } from './endpoint.ts';
import {
  type Admitted,
  auditEntry,
  handlersPartsOf,
  type PipelineDependencies,
  surroundingsOf,
} from './exchange.ts';
import { columnsOf, inFlight, type Making, makeOne, pathOf, recordAnswer } from './making.ts';
import { representationOf, shown, wellFormedIds } from './read.ts';
import type { Input } from './request-input.ts';

export interface WritingDependencies extends PipelineDependencies {
  readonly create: Create<Making>;
}

/** Deadlock and serialisation failure: the transaction is as if it had never been, so it may be tried again. */
const REPEATABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** Refusals that the operation itself decided are remembered with the key (decisions 1.7). */
const isRemembered = ({ slug, status }: Problem): boolean =>
  [404, 409, 410, 422].includes(status) && slug !== 'idempotency-conflict';

const repeated = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!REPEATABLE.has((error as { code?: string }).code ?? '')) throw error;
      if (attempt === ATTEMPTS) throw new Problem('service-unavailable', {}, { 'Retry-After': '1' });
      await pause(Math.random() * 20 * attempt);
    }
  }
};

/** Commits change, stored answer, outbox rows and audit row together, or nothing at all. */
const transact = (
  deps: PipelineDependencies,
  claim: Claim | undefined,
  exchange: Admitted,
  work: (em: EntityManager, rows: Rows) => Promise<StoredAnswer>,
): Promise<StoredAnswer> =>
  deps.database.entityManager(exchange.actor.organization_id).transactional(async (em) => {
    const rows = rowsOfTransaction((em as EntityManager).getKysely() as never);
    const answer = await work(em as EntityManager, rows);
    const { workflow_id } = exchange;
    if (claim && !(await deps.idempotency.settle(rows, { claim, answer, workflow_id }))) throw inFlight();
    await deps.audit.appendWithin(rows, auditEntry(exchange, answer.status));
    return answer;
  });

const matches = (ifMatch: string, etag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim() === etag);

/** What a PUT would only put up matches nothing yet, not even `*` (RFC 9110, 13.1.1). */
const unlessPutUp =
  ({ method }: Endpoint) =>
  (error: unknown): never => {
    const isAbsent = error instanceof Problem && error.slug === 'not-found';
    throw method === 'PUT' && isAbsent ? new Problem('precondition-failed') : error;
  };

/** The record that an answered request was about: what its path names, else what it made. */
const resourceOf = ({ endpoint, params }: Admitted, operationId: string): string | null =>
  params.id ?? (endpoint.method === 'POST' ? operationId : null);

const change = async (
  deps: PipelineDependencies,
  exchange: Admitted,
  input: Input,
  operationId: string,
  ifMatch: string | undefined,
  em: EntityManager,
  rows: Rows,
): Promise<StoredAnswer> => {
  const { endpoint, actor, params, request_id } = exchange;
  const surroundings = surroundingsOf(deps, exchange);
  const { subject: subjects } = endpoint;
  const id = params.id ?? actor.organization_id;
  const shownId = endpoint.shownBy ? (params[endpoint.shownBy] as string) : id;
  const filters = endpoint.method === 'POST' ? [] : endpoint.filters?.(input.query, exchange);
  let subject: object | undefined;
  if (subjects) {
    const locked = await subjects.lock(rows, actor, id);
    exchange.resource_id = params.id ?? null;
    subject = subjects.load(em, locked);
  }
  const commands: WorkflowCommand[] = [];
  let [status] = endpoint.success;
  const call = {
    ...surroundings,
    ...handlersPartsOf(deps, exchange),
    actor,
    params,
    query: input.query,
    body: input.body,
    subject,
    em,
    rows,
    operation_id: operationId,
    start: (command: WorkflowCommand) => void commands.push(command),
    existed: () => {
      status = 200;
    },
    fail: (slug: never, extensions = {}) => new Problem(slug, extensions),
  } as unknown as Call<object, Record<string, unknown>, Record<string, unknown>, never>;
  if (subjects && ifMatch !== undefined && takesIfMatch(endpoint)) {
    // Of what a GET of this path shows, which may be something within the subject.
    const named = (endpoint.shows ?? subjects) as Resource;
    const found = () => named.find(rows, actor, shownId, filters).catch(unlessPutUp(endpoint));
    const { etag } = endpoint.current
      ? representationOf({}, await endpoint.current(call))
      : representationOf(named, shown(named, await found(), surroundings));
    if (!matches(ifMatch, etag)) throw new Problem('precondition-failed');
  }
  await endpoint.permit?.({ ...surroundings, actor, rows });
  const createOne = () => {
    const columns = columnsOf(exchange, surroundings, input.body, operationId);
    const { organization_id } = actor;
    em.create((endpoint.shows as Resource).entity, {
      ...columns,
      id: operationId,
      organization_id,
    } as object);
  };
  const handle = (endpoint.handle ?? createOne) as NonNullable<Endpoint['handle']>;
  const result = await handle(call);
  await em.flush();
  await enqueueWorkflows(rows, actor.organization_id, request_id, commands);
  exchange.workflow_id = commands[0]?.workflowId ?? null;
  exchange.resource_id = resourceOf(exchange, operationId);

  if (status === 204) return dataAnswer(204, request_id, surroundings.now, null);
  if (!endpoint.shows) return dataAnswer(status, request_id, surroundings.now, result);
  const made = endpoint.method === 'POST' ? operationId : shownId;
  const row = await endpoint.shows.find(rows, actor, made, filters);
  return recordAnswer(deps, exchange, surroundings, status, operationId, row);
};

/** A patient's or a seat's keys never meet those of anybody else. */
const holderOf = ({ patient_id, seat }: Actor): string | undefined =>
  seat ? `seat/${seat.game_session_id}/${seat.role}` : (patient_id ?? undefined);

const claimOrAnswer = async (
  deps: PipelineDependencies,
  exchange: Admitted,
  input: Input,
  search: string,
): Promise<{ claim?: Claim; answer?: StoredAnswer }> => {
  const { actor, params } = exchange;
  const claiming = wellFormedIds(params);
  if (input.key === undefined) {
    if (!claiming) throw new Problem('not-found');
    return {};
  }
  const outcome = await deps.idempotency.claim({
    scope: { ...actor, holder: holderOf(actor) },
    key: input.key,
    fingerprints: fingerprintsOf(
      deps.secrets,
      exchange.method,
      `${pathOf(exchange)}${search}`,
      input.rawBody,
    ),
    request_id: exchange.request_id,
    claiming,
  });
  if (!outcome) throw new Problem('not-found');
  idempotencyOutcomes.inc({ outcome: outcome.kind });
  if (outcome.kind === 'mismatch') throw new Problem('idempotency-key-mismatch');
  if (outcome.kind === 'in-flight') throw inFlight();
  if (outcome.kind === 'claimed') return { claim: outcome };
  const { status, body } = outcome.answer;
  exchange.replayed_request_id = outcome.request_id;
  exchange.problem =
    status < 400
      ? null
      : (JSON.parse(body as string)
          .type.split('/')
          .at(-1) as ProblemSlug);
  if (status < 400) exchange.resource_id = resourceOf(exchange, outcome.operation_id);
  else if (exchange.endpoint.subject && status !== 404) exchange.resource_id = params.id ?? null;
  return {
    answer: { ...outcome.answer, headers: { ...outcome.answer.headers, 'Idempotent-Replayed': 'true' } },
  };
};

/**
 * POST, PUT, PATCH, DELETE. The claim of the key commits first, in a transaction of its own; then change,
 * stored answer, audit row and outbox rows commit in a second one, fenced by the claim's lock token.
 */
export const performWrite = async (
  deps: WritingDependencies,
  exchange: Admitted,
  input: Input,
  search: string,
  ifMatch: string | undefined,
): Promise<StoredAnswer> => {
  const { claim, answer } = await claimOrAnswer(deps, exchange, input, search);
  if (answer) return answer;
  const operationId = claim?.operation_id ?? newId();
  const committed = (result: StoredAnswer): StoredAnswer => {
    exchange.audited = true;
    return result;
  };
  /** The key is free again, unless another request has it by now. */
  const givenUp = async (error: unknown): Promise<unknown> => {
    if (!claim) return error;
    const freed = await deps.idempotency.release(claim).catch((failure: unknown) => {
      deps.log.error({ err: failure, request_id: exchange.request_id }, 'claim not released');
      return true;
    });
    return freed ? error : inFlight();
  };
  try {
    const work = (em: EntityManager, rows: Rows) =>
      change(deps, exchange, input, operationId, ifMatch, em, rows);
    await exchange.endpoint.before?.({
      ...surroundingsOf(deps, exchange),
      actor: exchange.actor,
      body: input.body,
      operation_id: operationId,
    });
    if (exchange.endpoint.creates && claim) {
      try {
        return committed(await makeOne(deps, deps.create, claim, exchange, input.body));
      } catch (error) {
        // One of those that were made together was refused: who it was, each finds out alone.
        if (!isUndone(error)) throw error;
      }
    }
    return committed(await repeated(() => transact(deps, claim, exchange, work)));
  } catch (error) {
    exchange.workflow_id = null;
    if (!exchange.endpoint.subject) exchange.resource_id = null;
    const problem = problemOf(error);
    if (!problem || !claim || !isRemembered(problem)) throw await givenUp(problem ?? error);
    exchange.problem = problem.slug;
    const refusal = problemAnswer(problem, exchange.request_id, deps.config.PROBLEM_BASE);
    try {
      return committed(await transact(deps, claim, exchange, async () => refusal));
    } catch (inner) {
      throw await givenUp(inner);
    }
  }
};
