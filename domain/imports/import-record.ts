import { sql } from '../../platform/database/rows.ts';
import type { Endpoint } from '../declarations/endpoint.ts';
import { readBody } from '../declarations/read-body.ts';
import { invalidFields, Problem, problemOf, type ValidationIssue } from '../problems.ts';
import type { WorkflowCommand } from '../workflow-definitions/workflows.ts';
import { importedBy } from './import-kinds.ts';
import type { ImportKind, OnExisting, ResultState } from './import-words.ts';
import { type Performing, performChange, performCreation } from './perform-operation.ts';

/** What a step's records have in common. */
export interface ImportStep extends Performing {
  readonly kind: ImportKind;
  readonly on_existing: OnExisting;
}

export interface RecordResult {
  readonly external_id: string | null;
  readonly state: ResultState;
  readonly resource_id: string | null;
  readonly problem: string | null;
  readonly fields: readonly ValidationIssue[] | null;
}

/** A result, and what commits with it. */
export interface ImportedRecord {
  readonly result: RecordResult;
  readonly commands: readonly WorkflowCommand[];
  /** The operation that was performed, unless nothing was changed. */
  readonly operation?: Endpoint;
}

type Done = Omit<ImportedRecord, 'result'> & Pick<RecordResult, 'state' | 'resource_id'>;

/** The record of the organization that has this `external_id`. */
const existingOf = async (
  { actor, rows }: ImportStep,
  { shows }: Endpoint,
  externalId: string,
): Promise<string | undefined> =>
  (
    await rows.first(sql<{ id: string }>`
      select id from ${sql.table(shows?.table ?? '')}
      where organization_id = ${actor.organization_id} and external_id = ${externalId} and deleted_at is null`)
  )?.id;

/** The part of a creation's body that the change takes: who created a patient, for one, is never changed. */
const changeOf = ({ body: schema }: Endpoint, body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(schema?.properties ?? {}, name)));

const change = async (step: ImportStep, update: Endpoint, id: string, sent: object): Promise<Done> => {
  const { body, issues } = readBody(update, step.actor, sent);
  if (issues.length > 0) throw invalidFields(issues);
  const { changed, commands } = await performChange(step, update, id, body);
  return changed
    ? { state: 'updated', resource_id: id, commands, operation: update }
    : { state: 'unchanged', resource_id: id, commands };
};

const write = async (step: ImportStep, body: Record<string, unknown>): Promise<Done> => {
  const { create, update } = importedBy[step.kind];
  const { external_id } = body;
  const existing =
    update && step.on_existing !== 'fail' && typeof external_id === 'string'
      ? await existingOf(step, create, external_id)
      : undefined;
  if (update && existing !== undefined)
    return step.on_existing === 'skip'
      ? { state: 'skipped', resource_id: existing, commands: [] }
      : change(step, update, existing, changeOf(update, body));
  const { id, commands } = await performCreation(step, create, body);
  return { state: 'created', resource_id: id, commands, operation: create };
};

/** SQLSTATE classes of values that the database refuses: the same values would be refused again. */
const isOfItsValues = (error: unknown): boolean =>
  /^2[23]...$/.test(String((error as { code?: unknown }).code));

/** @throws the error, unless it is about this record alone: then it would meet it again. */
const refusalOf = (error: unknown, note: (error: unknown) => void): Problem => {
  const problem = problemOf(error);
  if (problem) return problem;
  if (!isOfItsValues(error)) throw error;
  note(error);
  return new Problem('internal-error');
};

const refused = (external_id: string | null, { slug, extensions }: Problem): ImportedRecord => {
  const fields = slug === 'validation-error' ? (extensions.fields as readonly ValidationIssue[]) : null;
  return { result: { external_id, state: 'failed', resource_id: null, problem: slug, fields }, commands: [] };
};

/**
 * Checks and writes one record within a savepoint, as its own endpoint would. Where it is refused, nothing of it stays
 * in the transaction.
 * @param note is told of errors that nobody has declared.
 */
export const importRecord = async (
  step: ImportStep,
  sent: unknown,
  note: (error: unknown) => void,
): Promise<ImportedRecord> => {
  const { rows } = step;
  const { body, issues } = readBody(importedBy[step.kind].create, step.actor, sent);
  // What was sent in its place, and is no external id, is repeated nowhere.
  const isKnown = typeof body.external_id === 'string' && !issues.some(({ path }) => path === 'external_id');
  const external_id = isKnown ? (body.external_id as string) : null;
  if (issues.length > 0) return refused(external_id, invalidFields(issues));
  await rows.all(sql`savepoint record`);
  try {
    const { state, resource_id, ...rest } = await write(step, body);
    await rows.all(sql`release savepoint record`);
    return { ...rest, result: { external_id, state, resource_id, problem: null, fields: null } };
  } catch (error) {
    await rows.all(sql`rollback to savepoint record`);
    await rows.all(sql`release savepoint record`);
    return refused(external_id, refusalOf(error, note));
  }
};
