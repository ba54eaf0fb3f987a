import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../domain/access/actor.ts';
import { type AnyCall, type Endpoint, takesIfMatch } from '../../domain/declarations/endpoint.ts';
import { type Resource, shown } from '../../domain/declarations/resource.ts';
import { Problem, type ProblemSlug, problemOf } from '../../domain/problems.ts';
import type { WorkflowCommand } from '../../domain/workflow-definitions/workflows.ts';
import type { KeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';
import type { RawBuilder, Rows } from '../../platform/database/rows.ts';
import {
  type Claim,
  type ClaimOutcome,
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
import { representationOf, shownId, wellFormedIds } from './read.ts';
import {
  type AuthorizedContext,
  auditEntry,
  handlerContextOf,
  handlerPartsOf,
  type PipelineDependencies,
} from './request-context.ts';
import type { Input } from './request-input.ts';
import { retried } from './retry-transaction.ts';
import { idsBeside } from './shown-ids.ts';

// Longer than 300 lines: the steps of a write, from the claim of its key to the stored refusal, are read in one file.

export interface WritingDependencies extends PipelineDependencies {
  readonly create: CreateRecord;
  /** Limits, for each organization, the connections of the pool that writes. */
  readonly unitsOfWork: KeyedSemaphore;
  /** Limits, for each organization, the large bodies that are read at once. */
  readonly largeBodies: KeyedSemaphore;
}

/** Whether a refusal is stored with the key: those that the operation itself decided (decisions 1.7). */
const isRemembered = ({ slug, status }: Problem): boolean =>
  [404, 409, 410, 422].includes(status) && slug !== 'idempotency-conflict';

/** Commits change, stored answer, outbox rows and audit row together, or none of them. */
const transact = (
  deps: WritingDependencies,
  claim: Claim | undefined,
  context: AuthorizedContext,
  work: (em: EntityManager, rows: Rows) => Promise<StoredAnswer>,
): Promise<StoredAnswer> => {
  const { organization_id } = context.actor;
  return deps.unitsOfWork(organization_id, () =>
    deps.database.unitOfWork(organization_id, async (em, rows) => {
      const answer = await work(em, rows);
      const { workflow_id } = context;
      if (claim && !(await deps.idempotency.finalize(rows, { claim, answer, workflow_id }))) throw inFlight();
      await deps.audit.appendWithin(rows, auditEntry(context, answer.status));
      return answer;
    }),
  );
};

const matches = (ifMatch: string, etag: string): boolean =>
  ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim() === etag);

/** If a PUT would create the record, no If-Match matches, not even `*` (RFC 9110, 13.1.1). */
const preconditionFailedIfAbsent =
  ({ method }: Endpoint) =>
  (error: unknown): never => {
    const isAbsent = error instanceof Problem && error.slug === 'not-found';
    throw method === 'PUT' && isAbsent ? new Problem('precondition-failed') : error;
  };

/** The id of the record that the request was about: the one in the path, otherwise the one that it created. */
const resourceOf = ({ endpoint, params }: AuthorizedContext, operationId: string): string | null =>
  params.id ?? (endpoint.method === 'POST' ? operationId : null);

/**
 * Notes for the audit what a write that succeeded was about.
 * @param data what its handler answered, where the operation shows no record.
 */
const noteRecords = (context: AuthorizedContext, operationId: string, data: unknown): void => {
  const { endpoint, params } = context;
  const created = endpoint.method === 'POST' ? { id: operationId } : {};
  context.resource_id = resourceOf(context, operationId);
  context.shown_ids = idsBeside(context.resource_id, params, endpoint.shows ? created : data);
};

/** The state of one write, which its steps pass on. */
interface Write {
  readonly deps: WritingDependencies;
  readonly context: AuthorizedContext;
  readonly input: Input;
  readonly ifMatch: string | undefined;
  /** Undefined for a PUT without a key. */
  readonly claim: Claim | undefined;
  readonly operationId: string;
}

/** What a handler decided in addition to the change. */
interface Decided {
  readonly commands: WorkflowCommand[];
  status: number;
}

const callOf = (
  { deps, context, input, operationId }: Write,
  decided: Decided,
  em: EntityManager,
  rows: Rows,
  subject: object | undefined,
): AnyCall => ({
  ...handlerContextOf(deps, context),
  ...handlerPartsOf(deps, context),
  actor: context.actor,
  params: context.params,
  query: input.query,
  body: input.body,
  subject,
  em,
  rows,
  operation_id: operationId,
  request_id: context.request_id,
  start: (command) => void decided.commands.push(command),
  existed: () => {
    decided.status = 200;
  },
  fail: (slug: ProblemSlug, extensions = {}) => new Problem(slug, extensions),
});

/** Requires that If-Match names the version that a GET of this path shows. @throws Problem precondition-failed. */
const requireMatch = async (
  { context }: Write,
  ifMatch: string,
  call: AnyCall,
  subjects: Resource,
  filters: readonly (RawBuilder<unknown> | undefined)[] | undefined,
): Promise<void> => {
  const { endpoint, actor } = context;
  const resource = endpoint.shows ?? subjects;
  const current = async (): Promise<string> => {
    if (endpoint.current) return representationOf({}, await endpoint.current(call)).etag;
    const row = await resource
      .find(call.rows, actor, shownId(context), filters)
      .catch(preconditionFailedIfAbsent(endpoint));
    return representationOf(resource, shown(resource, row, call)).etag;
  };
  if (!matches(ifMatch, await current())) throw new Problem('precondition-failed');
};

/**
 * Locks the subject, checks If-Match and permission, runs the handler, adds its workflow commands, and reads the
 * answer.
 */
const change = async (write: Write, em: EntityManager, rows: Rows): Promise<StoredAnswer> => {
  const { deps, context, input, operationId, ifMatch } = write;
  const { endpoint, actor, params, request_id } = context;
  const { subject: subjects } = endpoint;
  const filters = endpoint.method === 'POST' ? [] : endpoint.filters?.(input.query, context);
  let subject: object | undefined;
  if (subjects) {
    const locked = await subjects.lock(rows, actor, params.id ?? actor.organization_id);
    context.resource_id = params.id ?? null;
    subject = subjects.load(em, locked);
  }
  const decided: Decided = { commands: [], status: endpoint.success[0] };
  const call = callOf(write, decided, em, rows, subject);
  if (subjects && ifMatch !== undefined && takesIfMatch(endpoint))
    await requireMatch(write, ifMatch, call, subjects, filters);
  await endpoint.permit?.(call);
  const result = await endpoint.handle?.(call);
  await em.flush();
  await enqueueWorkflows(rows, actor.organization_id, request_id, decided.commands);
  context.workflow_id = decided.commands[0]?.workflowId ?? null;
  noteRecords(context, operationId, result);

  const { status } = decided;
  if (status === 204) return dataAnswer(204, request_id, call.now, null);
  if (!endpoint.shows) return dataAnswer(status, request_id, call.now, new JsonText(jsonOf(result ?? {})));
  const id = endpoint.method === 'POST' ? operationId : shownId(context);
  const row = await endpoint.shows.find(rows, actor, id, filters);
  return recordAnswer(deps, context, call, status, operationId, row);
};

/** Whose keys these are, beside the organization: keys of a patient or a seat never match those of others. */
const holderOf = ({ patient_id, seat }: Actor): string | undefined =>
  seat ? `seat/${seat.game_session_id}/${seat.role}` : (patient_id ?? undefined);

/** The stored answer, with the facts about the request that the audit needs. */
const replayed = (
  context: AuthorizedContext,
  { answer, request_id, operation_id }: Extract<ClaimOutcome, { kind: 'replay' }>,
): StoredAnswer => {
  const { status, body } = answer;
  context.replayed_request_id = request_id;
  if (status < 400) {
    context.problem = null;
    const isShown = context.endpoint.shows !== undefined || body === null;
    noteRecords(context, operation_id, isShown ? undefined : JSON.parse(body as string).data);
  } else {
    context.problem = JSON.parse(body as string)
      .type.split('/')
      .at(-1) as ProblemSlug;
    if (context.endpoint.subject && status !== 404) context.resource_id = context.params.id ?? null;
  }
  return { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } };
};

/**
 * Claims the idempotency key, in a transaction of its own.
 * @returns the claim, or the stored answer of an earlier request with this key. Neither for a PUT without a key.
 * @throws Problem
 */
const claimOrAnswer = async (
  deps: WritingDependencies,
  context: AuthorizedContext,
  { key, rawBody, isLong }: Input,
  search: string,
): Promise<{ claim?: Claim; answer?: StoredAnswer }> => {
  const { actor, method, params } = context;
  const claiming = wellFormedIds(params);
  if (key === undefined) {
    if (!claiming) throw new Problem('not-found');
    return {};
  }
  const path = `${pathOf(context)}${search}`;
  const fingerprints = isLong
    ? await fingerprintsInSlices(deps.secrets, method, path, rawBody as Record<string, unknown>)
    : fingerprintsOf(deps.secrets, method, path, rawBody);
  const outcome = await deps.idempotency.claim({
    scope: { ...actor, holder: holderOf(actor) },
    key,
    fingerprints,
    request_id: context.request_id,
    claiming,
  });
  if (!outcome) throw new Problem('not-found');
  idempotencyOutcomes.inc({ outcome: outcome.kind });
  if (outcome.kind === 'mismatch') throw new Problem('idempotency-key-mismatch');
  if (outcome.kind === 'in-flight') throw inFlight();
  return outcome.kind === 'claimed' ? { claim: outcome } : { answer: replayed(context, outcome) };
};

/** Removes objects that were stored before the transaction. Objects that cannot be removed now are swept later. */
const removeStored = async ({ deps, context }: Write, stored: readonly string[]): Promise<void> => {
  if (stored.length === 0) return;
  await deps.objects.remove(stored).catch((failure: unknown) => {
    deps.log.warn({ err: failure, request_id: context.request_id }, 'stored objects not removed');
  });
};

/**
 * Releases the key of a request that changed nothing, unless another request has taken the key over.
 * @returns the error to answer with.
 */
const giveUp = async (write: Write, stored: readonly string[], error: unknown): Promise<unknown> => {
  const { deps, claim, context } = write;
  if (!claim) return error;
  try {
    if (!(await deps.idempotency.release(claim))) return inFlight();
  } catch (failure) {
    deps.log.error({ err: failure, request_id: context.request_id }, 'claim not released');
    return error;
  }
  // The claim was still open and ours, so nothing was committed, and no other request uses its operation id.
  await removeStored(write, stored);
  return error;
};

/**
 * Commits a refusal with the key, so that a repeated request gets the same refusal; or releases the key. @throws the
 * error.
 */
const refuse = async (write: Write, stored: readonly string[], error: unknown): Promise<StoredAnswer> => {
  const { deps, claim, context } = write;
  context.workflow_id = null;
  context.shown_ids = [];
  if (!context.endpoint.subject) context.resource_id = null;
  const problem = problemOf(error);
  if (!problem || !claim || !isRemembered(problem)) throw await giveUp(write, stored, problem ?? error);
  context.problem = problem.slug;
  const refusal = problemAnswer(problem, context.request_id, deps.config.PROBLEM_BASE);
  try {
    const answer = await transact(deps, claim, context, async () => refusal);
    await removeStored(write, stored);
    return answer;
  } catch (inner) {
    throw await giveUp(write, stored, inner);
  }
};

/** Runs the one transaction of the change, together with creations of other requests or alone. */
const commit = (write: Write): Promise<StoredAnswer> => {
  const { deps, context, input, claim } = write;
  return context.endpoint.insertOnly && claim
    ? createRecord(deps, deps.create, claim, context, input.body)
    : retried(() => transact(deps, claim, context, (em, rows) => change(write, em, rows)));
};

/**
 * POST, PUT, PATCH, DELETE. The claim of the key commits first, in a transaction of its own; then change,
 * stored answer, audit row and outbox rows commit in a second one, fenced by the claim's lock token.
 */
export const performWrite = async (
  deps: WritingDependencies,
  context: AuthorizedContext,
  input: Input,
  search: string,
  ifMatch: string | undefined,
): Promise<StoredAnswer> => {
  const { claim, answer } = await claimOrAnswer(deps, context, input, search);
  if (answer) return answer;
  const operationId = claim?.operation_id ?? newId();
  const write: Write = { deps, context, input, ifMatch, claim, operationId };
  const { actor, endpoint } = context;
  const { body } = input;
  let stored: readonly string[] = [];
  const answered = async (): Promise<StoredAnswer> => {
    try {
      const { request_id } = context;
      const claimed = {
        ...handlerContextOf(deps, context),
        actor,
        body,
        operation_id: operationId,
        request_id,
      };
      stored = (await endpoint.before?.(claimed)) ?? [];
      return await commit(write);
    } catch (error) {
      return await refuse(write, stored, error);
    }
  };
  const committed = await answered();
  context.audited = true;
  return committed;
};
