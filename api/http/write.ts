import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../domain/access/actor.ts';
import { type Call, type Endpoint, takesIfMatch } from '../../domain/declarations/endpoint.ts';
import type { Resource } from '../../domain/declarations/resource.ts';
import { shown } from '../../domain/declarations/resource.ts';
import { Problem, type ProblemSlug, problemOf } from '../../domain/problems.ts';
import type { WorkflowCommand } from '../../domain/workflow-definitions/workflows.ts';
import type { Turns } from '../../platform/batching/keyed-semaphore.ts';
import { asTransaction } from '../../platform/database/outside-transactions.ts';
import { type Rows, rowsOfTransaction } from '../../platform/database/rows.ts';
import {
  type Claim,
  fingerprintsInSlices,
  fingerprintsOf,
  type StoredAnswer,
} from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { JsonText, jsonOf } from '../../platform/json-text.ts';
import { enqueueWorkflows } from '../../platform/outbox/outbox.ts';
import { idempotencyOutcomes } from '../../platform/telemetry/metrics.ts';
import { dataAnswer, problemAnswer } from './answer.ts';
import { type CreateRecord, createRecord, inFlight, pathOf, recordAnswer } from './create-record.ts';
import {
  type Admitted,
  auditEntry,
  handlersPartsOf,
  type PipelineDependencies,
  surroundingsOf,
} from './exchange.ts';
import { representationOf, wellFormedIds } from './read.ts';
import { repeated } from './repeat-transaction.ts';
import type { Input } from './request-input.ts';

export interface WritingDependencies extends PipelineDependencies {
  readonly create: CreateRecord;
  /** By organization: who may have a connection of the pool that writes. */
  readonly unitsOfWork: Turns;
}

/** Refusals that the operation itself decided are remembered with the key (decisions 1.7). */
const isRemembered = ({ slug, status }: Problem): boolean =>
  [404, 409, 410, 422].includes(status) && slug !== 'idempotency-conflict';

/** Commits change, stored answer, outbox rows and audit row together, or nothing at all. */
const transact = (
  deps: WritingDependencies,
  claim: Claim | undefined,
  exchange: Admitted,
  work: (em: EntityManager, rows: Rows) => Promise<StoredAnswer>,
): Promise<StoredAnswer> => {
  const { organization_id } = exchange.actor;
  const within = async (em: EntityManager) => {
    const rows = rowsOfTransaction(em.getKysely() as never);
    const answer = await work(em, rows);
    const { workflow_id } = exchange;
    if (claim && !(await deps.idempotency.settle(rows, { claim, answer, workflow_id }))) throw inFlight();
    await deps.audit.appendWithin(rows, auditEntry(exchange, answer.status));
    return answer;
  };
  return deps.unitsOfWork(organization_id, () =>
    deps.database
      .entityManager(organization_id)
      .transactional((em) => asTransaction(() => within(em as EntityManager))),
  );
};

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
  const handle = endpoint.handle as NonNullable<Endpoint['handle']>;
  const result = await handle(call);
  await em.flush();
  await enqueueWorkflows(rows, actor.organization_id, request_id, commands);
  exchange.workflow_id = commands[0]?.workflowId ?? null;
  exchange.resource_id = resourceOf(exchange, operationId);

  if (status === 204) return dataAnswer(204, request_id, surroundings.now, null);
  if (!endpoint.shows) {
    const json = new JsonText(jsonOf(result as Record<string, unknown>));
    return dataAnswer(status, request_id, surroundings.now, json);
  }
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
  const path = `${pathOf(exchange)}${search}`;
  const { rawBody } = input;
  const fingerprints = input.isLong
    ? await fingerprintsInSlices(deps.secrets, exchange.method, path, rawBody as Record<string, unknown>)
    : fingerprintsOf(deps.secrets, exchange.method, path, rawBody);
  const outcome = await deps.idempotency.claim({
    scope: { ...actor, holder: holderOf(actor) },
    key: input.key,
    fingerprints,
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

/** What is to be undone when a request changes nothing. */
const attemptOf = (deps: WritingDependencies, exchange: Admitted, claim: Claim | undefined) => {
  const attempt = {
    /** Keys of the objects that were stored before the transaction. */
    stored: [] as readonly string[],
    /** Removes them. What cannot be removed now is swept later. */
    async withdraw(): Promise<void> {
      if (attempt.stored.length === 0) return;
      await deps.objects.remove(attempt.stored).catch((failure: unknown) => {
        deps.log.warn({ err: failure, request_id: exchange.request_id }, 'stored objects not removed');
      });
    },
    /** @returns what is answered. The key is free again, unless another request has it by now. */
    async givenUp(error: unknown): Promise<unknown> {
      if (!claim) return error;
      try {
        if (!(await deps.idempotency.release(claim))) return inFlight();
      } catch (failure) {
        deps.log.error({ err: failure, request_id: exchange.request_id }, 'claim not released');
        return error;
      }
      // The claim was still ours and open: nothing was committed, and nobody else works under its id.
      await attempt.withdraw();
      return error;
    },
  };
  return attempt;
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
  const attempt = attemptOf(deps, exchange, claim);
  try {
    const work = (em: EntityManager, rows: Rows) =>
      change(deps, exchange, input, operationId, ifMatch, em, rows);
    attempt.stored =
      (await exchange.endpoint.before?.({
        ...surroundingsOf(deps, exchange),
        actor: exchange.actor,
        body: input.body,
        operation_id: operationId,
      })) ?? [];
    if (exchange.endpoint.creates && claim)
      return committed(await createRecord(deps, deps.create, claim, exchange, input.body));
    return committed(await repeated(() => transact(deps, claim, exchange, work)));
  } catch (error) {
    exchange.workflow_id = null;
    if (!exchange.endpoint.subject) exchange.resource_id = null;
    const problem = problemOf(error);
    if (!problem || !claim || !isRemembered(problem)) throw await attempt.givenUp(problem ?? error);
    exchange.problem = problem.slug;
    const refusal = problemAnswer(problem, exchange.request_id, deps.config.PROBLEM_BASE);
    try {
      const answer = committed(await transact(deps, claim, exchange, async () => refusal));
      await attempt.withdraw();
      return answer;
    } catch (inner) {
      throw await attempt.givenUp(inner);
    }
  }
};
