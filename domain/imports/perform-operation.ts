import type { EntityManager } from '@mikro-orm/postgresql';
import { processClock } from '../../platform/clock.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import type { Actor } from '../access/actor.ts';
import { type BatchInsertItem, insertSteps } from '../declarations/batch-insert.ts';
import { decideRecord } from '../declarations/decide-record.ts';
import type { AnyCall, Endpoint, InsertOnly } from '../declarations/endpoint.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { Problem, type ProblemSlug } from '../problems.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';

/** Performs operations of the interface where there is no request of their own, in a transaction that has begun. */

export interface Performing {
  readonly handlerContext: Omit<HandlerContext, 'now'>;
  readonly actor: Actor;
  /** The request that asked for all of them. */
  readonly request_id: string;
  readonly em: EntityManager;
  readonly rows: Rows;
}

export interface Performed {
  readonly id: string;
  readonly commands: readonly WorkflowCommand[];
}

type Body = Record<string, unknown>;

const onlyOfRequests = (): never => {
  throw new Error('Only a request has this');
};

const callOf = (
  { handlerContext, actor, request_id, rows }: Performing,
  of: Pick<AnyCall, 'body' | 'em' | 'now' | 'operation_id' | 'subject' | 'start'>,
): AnyCall => ({
  ...handlerContext,
  ...of,
  actor,
  request_id,
  rows,
  clock: processClock,
  params: {},
  query: {},
  enabled_features: [],
  existed: () => undefined,
  fail: (slug: ProblemSlug, extensions = {}) => new Problem(slug, extensions),
  embedTokens: { issue: onlyOfRequests, issueOwn: onlyOfRequests },
  enter: onlyOfRequests,
  readmit: onlyOfRequests,
  requestedPart: onlyOfRequests,
});

/** A unit of work of its own in the same transaction: what a refused record has loaded concerns no other. */
const ownUnit = ({ em }: Performing): EntityManager => em.fork({ keepTransactionContext: true });

const insertions = new WeakMap<Endpoint, ReturnType<typeof insertSteps<BatchInsertItem>>>();
const insertionFor = (endpoint: Endpoint) => {
  const before = insertions.get(endpoint);
  if (before) return before;
  const { shows, insertOnly } = endpoint;
  if (!shows) throw new TypeError(`${endpoint.id} shows no record`);
  const insertion = insertSteps<BatchInsertItem>(shows, insertOnly?.lookups);
  insertions.set(endpoint, insertion);
  return insertion;
};

const insert = async (
  { handlerContext, actor, request_id, rows }: Performing,
  endpoint: Endpoint & { readonly insertOnly: InsertOnly },
  body: Body,
  id: string,
): Promise<readonly WorkflowCommand[]> => {
  const { insertOnly } = endpoint;
  const now = processClock.now();
  const claimed = { ...handlerContext, actor, body, now, operation_id: id, request_id };
  const item: BatchInsertItem = {
    organization_id: actor.organization_id,
    id,
    keys: insertOnly.keys?.(claimed) ?? {},
    decide: (found) => decideRecord(insertOnly, claimed, found as Parameters<typeof decideRecord>[2]),
    inserted: () => undefined,
  };
  const steps = insertionFor(endpoint);
  const { decisions, refusals } = await steps.decide(rows, [item]);
  if (refusals[0]) throw refusals[0];
  await steps.insert(rows, decisions);
  return decisions.flatMap(({ record }) => record.starts ?? []);
};

/** @throws Problem, or the database's error, as the operation itself. */
export const performCreation = async (
  performing: Performing,
  endpoint: Endpoint,
  body: Body,
): Promise<Performed> => {
  const id = newId();
  const { insertOnly } = endpoint;
  if (insertOnly) return { id, commands: await insert(performing, { ...endpoint, insertOnly }, body, id) };
  const em = ownUnit(performing);
  const commands: WorkflowCommand[] = [];
  const start = (command: WorkflowCommand) => void commands.push(command);
  const now = processClock.now();
  await endpoint.handle?.(callOf(performing, { body, em, now, operation_id: id, subject: undefined, start }));
  await em.flush();
  return { id, commands };
};

/**
 * @returns also whether the change made the record another.
 * @throws Problem, or the database's error, as the operation itself.
 */
export const performChange = async (
  performing: Performing,
  endpoint: Endpoint,
  id: string,
  body: Body,
): Promise<Performed & { readonly changed: boolean }> => {
  const { subject: subjects } = endpoint;
  if (!subjects) throw new TypeError(`${endpoint.id} has no subject`);
  const em = ownUnit(performing);
  const locked = await subjects.lock(performing.rows, performing.actor, id);
  const subject = subjects.load(em, locked) as { readonly updated_at: Date };
  const before = subject.updated_at.getTime();
  const commands: WorkflowCommand[] = [];
  const start = (command: WorkflowCommand) => void commands.push(command);
  const now = processClock.now();
  await endpoint.handle?.(callOf(performing, { body, em, now, operation_id: newId(), subject, start }));
  await em.flush();
  return { id, commands, changed: subject.updated_at.getTime() !== before };
};
