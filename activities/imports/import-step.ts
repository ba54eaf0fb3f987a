import type { EntityManager } from '@mikro-orm/postgresql';
import { organizationActor } from '../../domain/access/actor.ts';
import { type UnitsOfWork, WORKER_UNITS } from '../../domain/declarations/database.ts';
import type { HandlerContext } from '../../domain/declarations/handler-context.ts';
import { type ImportedRecord, type ImportStep, importRecord } from '../../domain/imports/import-record.ts';
import { meetingKeysOf } from '../../domain/imports/meeting-keys.ts';
import { destroyStaged, nextStaged, type StagedStep } from '../../domain/imports/staged-records.ts';
import { type ImportRun, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type Audit, type AuditEntry, entryOfService } from '../../platform/audit/audit.ts';
import { createKeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { announcedChange } from '../../platform/idempotency/announced-change.ts';
import { createIdempotency } from '../../platform/idempotency/idempotency.ts';
import { enqueueWorkflows } from '../../platform/outbox/outbox.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { codeOf } from '../failures.ts';
import { type ImportRow, lockImport, storeResults } from './import-run.ts';

export type ImportProgress =
  | { readonly outcome: 'suspended' | 'revoked' | 'over' }
  /** `more`: there are further steps. */
  | { readonly outcome: 'more' | 'all'; readonly done: number; readonly total: number };

export type PerformImportStep = (input: ImportRun) => Promise<ImportProgress>;

interface Dependencies extends Omit<HandlerContext, 'now' | 'features'> {
  readonly database: Scoped & UnitsOfWork;
  readonly audit: Pick<Audit, 'appendWithin'>;
  readonly log: Logger;
}

/** Why nothing may be written now. */
const haltOf = (row: ImportRow | undefined): ImportProgress | undefined => {
  if (!row) return { outcome: 'over' };
  const { organization_status: status } = row;
  return status === 'active' ? undefined : { outcome: status };
};

const importing = (
  { config, secrets, objects }: Dependencies,
  { organizationId }: ImportRun,
  { kind, on_existing, request_id, client_id }: ImportRow,
  em: EntityManager,
  rows: Rows,
): ImportStep => ({
  handlerContext: { config, secrets, objects, features: {} },
  actor: organizationActor(organizationId, client_id),
  kind,
  on_existing,
  request_id,
  em,
  rows,
});

/** The records one after the other: a later one may need, or be refused for, an earlier one. */
const importAll = async (
  { log }: Dependencies,
  { importId }: ImportRun,
  step: ImportStep,
  records: readonly unknown[],
  signal: AbortSignal,
): Promise<readonly ImportedRecord[]> => {
  const note = (error: unknown) =>
    log.error({ import_id: importId, code: codeOf(error) }, 'A record of an import met an unexpected error');
  const imported: ImportedRecord[] = [];
  for (const record of records) {
    signal.throwIfAborted();
    imported.push(await importRecord(step, record, note));
  }
  return imported;
};

/** As the operation's own entry, but for the request, of which there is one for all records. */
const auditEntryOf =
  ({ organizationId, importId }: ImportRun, { request_id, client_id }: ImportRow) =>
  ({ result, operation }: ImportedRecord): readonly AuditEntry[] =>
    operation === undefined
      ? []
      : [
          {
            ...entryOfService({
              organization_id: organizationId,
              request_id,
              action: operation.id,
              resource_id: result.resource_id,
              workflow_id: workflows.importRecords.workflowId(importId),
            }),
            actor_kind: 'organization',
            client_id,
          },
        ];

/** Writes the next step's records, with all that their own endpoints commit, and their results; or nothing of it. */
const write = (
  dependencies: Dependencies,
  input: ImportRun,
  signal: AbortSignal,
): Promise<ImportProgress> => {
  const { audit, database, secrets } = dependencies;
  const { organizationId } = input;
  return database.unitOfWork(organizationId, async (em, rows): Promise<ImportProgress> => {
    const row = await lockImport(rows, input);
    const halt = haltOf(row);
    if (halt || !row) return halt ?? { outcome: 'over' };
    const { records_total: total, request_id } = row;
    const [staged] = await nextStaged(rows, secrets, input, 1);
    if (!staged) return { outcome: 'all', done: row.records_done, total };
    const step = importing(dependencies, input, row, em, rows);
    const imported = await importAll(dependencies, input, step, staged.records, signal);
    await storeResults(
      rows,
      input,
      staged.first,
      imported.map(({ result }) => result),
    );
    await destroyStaged(rows, input, staged.first);
    await enqueueWorkflows(
      rows,
      organizationId,
      request_id,
      imported.flatMap(({ commands }) => commands),
    );
    const entries = imported.flatMap(auditEntryOf(input, row));
    if (entries.length > 0) await audit.appendWithin(rows, ...entries);
    const done = staged.first + imported.length;
    return { outcome: done < total ? 'more' : 'all', done, total };
  });
};

/** Rolls a step of a check back. */
class NothingIsKept extends Error {}

/** A record of an earlier step that would have been written. */
interface Kept {
  readonly keys: readonly string[];
  readonly record: unknown;
}

/**
 * What would become of the records of a step, found out in a transaction that is rolled back. The records of earlier steps
 * that these may meet are written before them.
 */
const tryStep = async (
  dependencies: Dependencies,
  input: ImportRun,
  row: ImportRow,
  {
    staged,
    kept,
    signal,
  }: { readonly staged: StagedStep; readonly kept: readonly Kept[]; readonly signal: AbortSignal },
): Promise<readonly ImportedRecord[]> => {
  const keys = new Set(staged.records.flatMap((record) => meetingKeysOf(row.kind, record)));
  const met = kept.filter((one) => one.keys.some((key) => keys.has(key))).map(({ record }) => record);
  let imported: readonly ImportedRecord[] = [];
  try {
    await dependencies.database.unitOfWork(input.organizationId, async (em, rows) => {
      const step = importing(dependencies, input, row, em, rows);
      await importAll(dependencies, input, step, met, signal);
      imported = await importAll(dependencies, input, step, staged.records, signal);
      throw new NothingIsKept();
    });
  } catch (error) {
    if (!(error instanceof NothingIsKept)) throw error;
  }
  return imported;
};

/** What would become of every record. The locks of a step go with it: nobody who books meanwhile waits for the whole file. */
const tryAll = async (
  dependencies: Dependencies,
  input: ImportRun,
  row: ImportRow,
  signal: AbortSignal,
): Promise<readonly ImportedRecord[]> => {
  const { database, secrets } = dependencies;
  const imported: ImportedRecord[] = [];
  const kept: Kept[] = [];
  for (const staged of await nextStaged(
    database.within(input.organizationId),
    secrets,
    input,
    row.records_total,
  )) {
    const tried = await tryStep(dependencies, input, row, { staged, kept, signal });
    for (const [at, { result }] of tried.entries())
      if (result.state === 'created' || result.state === 'updated') {
        const record = staged.records[at];
        kept.push({ keys: meetingKeysOf(row.kind, record), record });
      }
    imported.push(...tried);
  }
  return imported;
};

const check = async (
  dependencies: Dependencies,
  input: ImportRun,
  row: ImportRow,
  signal: AbortSignal,
): Promise<ImportProgress> => {
  const { database } = dependencies;
  const imported = await tryAll(dependencies, input, row, signal);
  const results = imported.map(({ result }) =>
    // Of a record that was not kept, the id says nothing.
    result.state === 'created' ? { ...result, resource_id: null } : result,
  );
  return database.transact(input.organizationId, async (rows): Promise<ImportProgress> => {
    const now = await lockImport(rows, input);
    if (!now) return { outcome: 'over' };
    // Another attempt may have stored them meanwhile.
    if (now.records_done === 0) await storeResults(rows, input, 0, results);
    await destroyStaged(rows, input);
    return { outcome: 'all', done: results.length, total: row.records_total };
  });
};

/**
 * One step of an import. Whatever kills it, the database has all of the step or nothing: so a repeat doubles no record.
 * Of one organization one step runs at a time in a process, and others come to their turn between two of them.
 */
export const createPerformImportStep = (dependencies: Dependencies) => {
  const { config, database, secrets } = dependencies;
  const ofOrganization = createKeyedSemaphore(1);
  const ofProcess = createKeyedSemaphore(WORKER_UNITS);
  const idempotency = createIdempotency(database, database.unscoped, secrets, {
    retentionSeconds: config.IDEMPOTENCY_RETENTION_SECONDS,
    takeoverSeconds: config.IDEMPOTENCY_TAKEOVER_SECONDS,
  });
  const perform = async (input: ImportRun, signal: AbortSignal): Promise<ImportProgress> => {
    const { organizationId } = input;
    const row = await database.transact(organizationId, (rows) => lockImport(rows, input));
    const halt = haltOf(row);
    if (halt || !row) return halt ?? { outcome: 'over' };
    if (row.mode === 'check') return check(dependencies, input, row, signal);
    const scope = { organization_id: organizationId, practitioner_id: null };
    return announcedChange(idempotency, secrets, scope, row.request_id, () =>
      write(dependencies, input, signal),
    );
  };
  return (input: ImportRun, signal: AbortSignal): Promise<ImportProgress> =>
    ofOrganization(input.organizationId, () => ofProcess('', () => perform(input, signal)));
};
