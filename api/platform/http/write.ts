import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowCommand } from '../../../workflows/contracts.ts';
import type { Resource } from '../data/resource.ts';
import { type Rows, rowsOfTransaction } from '../data/rows.ts';
import { newId } from '../ids.ts';
import { type Claim, fingerprintOf } from '../ledger/idempotency.ts';
import { enqueueWorkflow } from '../ledger/outbox.ts';
import { Problem, problemOf } from '../problems.ts';
import { type Answer, dataAnswer, etagOf, problemAnswer } from './answer.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { type Admitted, auditEntry, type PipelineDependencies, surroundingsOf } from './exchange.ts';
import { shown, wellFormedIds } from './read.ts';
import type { Input } from './request-input.ts';

/** Another request took the key over while this one stalled: nothing of this one may remain. */
class Fenced extends Error {}

/** Deadlock and serialisation failure: the transaction is as if it had never been, so it may be tried again. */
const REPEATABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/** Refusals that the operation itself decided are remembered with the key (decisions 1.7). */
const isRemembered = (problem: Problem): boolean => [404, 409, 410, 422].includes(problem.status);

const repeated = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !REPEATABLE.has((error as { code?: string }).code ?? '')) throw error;
      await pause(Math.random() * 20 * attempt);
    }
  }
};

/** Commits change, stored answer, outbox rows and audit row together, or nothing at all. */
const transact = (
  deps: PipelineDependencies,
  claim: Claim | undefined,
  work: (em: EntityManager, rows: Rows) => Promise<{ answer: Answer; problem: Problem | null }>,
  exchange: Admitted,
): Promise<Answer> =>
  deps.database.entityManager().transactional(async (em) => {
    const rows = rowsOfTransaction((em as EntityManager).getKysely() as never);
    const { answer, problem } = await work(em as EntityManager, rows);
    if (claim && !(await deps.idempotency.settle(rows, claim, answer, exchange.workflow_id)))
      throw new Fenced();
    await deps.audit.appendWithin(rows, auditEntry(exchange, answer.status, problem?.slug ?? null));
    return answer;
  });

const matches = (ifMatch: string, etag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim() === etag);

const change = async (
  deps: PipelineDependencies,
  exchange: Admitted,
  input: Input,
  operationId: string,
  ifMatch: string | undefined,
  em: EntityManager,
  rows: Rows,
): Promise<Answer> => {
  const { endpoint, actor, params, request_id } = exchange;
  const surroundings = surroundingsOf(deps, exchange);
  const { subject: subjects } = endpoint;
  const id = params.id ?? actor.organization_id;
  let subject: object | undefined;
  if (subjects) {
    await subjects.lock(rows, actor, id);
    if (ifMatch !== undefined && endpoint.method !== 'POST') {
      const now = shown(subjects as Resource, await subjects.find(rows, actor, id), surroundings);
      if (!matches(ifMatch, etagOf(now))) throw new Problem('precondition-failed');
    }
    subject = await subjects.load(em, actor, id);
  }
  const commands: WorkflowCommand[] = [];
  const call = {
    ...surroundings,
    actor,
    params,
    query: input.query,
    body: input.body,
    subject,
    em,
    rows,
    operation_id: operationId,
    start: (command: WorkflowCommand) => void commands.push(command),
    fail: (slug: never, extensions = {}) => new Problem(slug, extensions),
  };
  const result = await (endpoint.handle as NonNullable<Endpoint['handle']>)(
    call as unknown as Call<object, Record<string, unknown>, Record<string, unknown>, never>,
  );
  await em.flush();
  for (const command of commands) await enqueueWorkflow(rows, actor.organization_id, request_id, command);
  exchange.workflow_id = commands[0]?.workflowId ?? null;

  const [status] = endpoint.success;
  if (status === 204) return dataAnswer(204, request_id, surroundings.now, null);
  if (!endpoint.shows) return dataAnswer(status, request_id, surroundings.now, result);
  const created = !subjects;
  const row = await endpoint.shows.find(rows, actor, created ? operationId : id);
  const data = shown(endpoint.shows, row, surroundings);
  const location = `${deps.config.BASE_URL}${endpoint.path}/${operationId}`;
  return dataAnswer(status, request_id, surroundings.now, data, {
    headers: { ETag: etagOf(data), ...(status === 201 ? { Location: location } : {}) },
  });
};

const claimOrAnswer = async (
  deps: PipelineDependencies,
  exchange: Admitted,
  input: Input,
  search: string,
): Promise<{ claim?: Claim; answer?: Answer }> => {
  const { actor, params } = exchange;
  const claiming = wellFormedIds(params);
  if (input.key === undefined) {
    if (!claiming) throw new Problem('not-found');
    return {};
  }
  const outcome = await deps.idempotency.claim({
    scope: actor,
    key: input.key,
    fingerprint: fingerprintOf(exchange.method, `${exchange.path}${search}`, input.rawBody),
    request_id: exchange.request_id,
    claiming,
  });
  if (!outcome) throw new Problem('not-found');
  if (outcome.kind === 'mismatch') throw new Problem('idempotency-key-mismatch');
  if (outcome.kind === 'in-flight') throw new Problem('idempotency-conflict', {}, { 'Retry-After': '2' });
  if (outcome.kind === 'claimed') return { claim: outcome };
  exchange.replayed_request_id = outcome.request_id;
  return {
    answer: { ...outcome.answer, headers: { ...outcome.answer.headers, 'Idempotent-Replayed': 'true' } },
  };
};

/**
 * POST, PUT, PATCH, DELETE. The claim of the key commits first, in a transaction of its own; then change,
 * stored answer, audit row and outbox rows commit in a second one, fenced by the claim's lock token.
 */
export const performWrite = async (
  deps: PipelineDependencies,
  exchange: Admitted,
  input: Input,
  search: string,
  ifMatch: string | undefined,
): Promise<Answer> => {
  const { claim, answer } = await claimOrAnswer(deps, exchange, input, search);
  if (answer) return answer;
  const operationId = claim?.operation_id ?? newId();
  if (!exchange.endpoint.subject && exchange.endpoint.method === 'POST') exchange.created_id = operationId;
  const committed = (result: Answer): Answer => {
    exchange.audited = true;
    return result;
  };
  try {
    return committed(
      await repeated(() =>
        transact(
          deps,
          claim,
          async (em, rows) => ({
            answer: await change(deps, exchange, input, operationId, ifMatch, em, rows),
            problem: null,
          }),
          exchange,
        ),
      ),
    );
  } catch (error) {
    exchange.workflow_id = null;
    exchange.created_id = null;
    if (error instanceof Fenced) throw new Problem('idempotency-conflict', {}, { 'Retry-After': '2' });
    const problem = problemOf(error);
    if (problem && claim && isRemembered(problem)) {
      const refusal = problemAnswer(problem, exchange.request_id, deps.config.PROBLEM_BASE);
      try {
        return committed(await transact(deps, claim, async () => ({ answer: refusal, problem }), exchange));
      } catch (inner) {
        if (inner instanceof Fenced) throw new Problem('idempotency-conflict', {}, { 'Retry-After': '2' });
        throw inner;
      }
    }
    if (claim)
      await deps.idempotency
        .release(claim)
        .catch((failure) => deps.log.error({ err: failure }, 'claim not released'));
    throw problem ?? error;
  }
};
