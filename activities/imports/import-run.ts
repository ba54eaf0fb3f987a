import type { RecordResult } from '../../domain/imports/import-record.ts';
import type { ImportKind, ImportMode, ImportStatus, OnExisting } from '../../domain/imports/import-words.ts';
import { RESULT_STATES } from '../../domain/imports/import-words.ts';
import type { ImportRun } from '../../domain/workflow-definitions/workflows.ts';
import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';

export interface ImportRow {
  readonly kind: ImportKind;
  readonly mode: ImportMode;
  readonly on_existing: OnExisting;
  readonly status: ImportStatus;
  readonly request_id: string;
  readonly client_id: string | null;
  readonly records_total: number;
  readonly records_done: number;
  readonly organization_status: 'active' | 'suspended' | 'revoked';
}

/** Locks the import until the commit, so that of two attempts of a step one waits, and finds it done. */
export const lockImport = (
  rows: Rows,
  { organizationId, importId }: ImportRun,
): Promise<ImportRow | undefined> =>
  rows.first(sql<ImportRow>`
    select i.kind, i.mode, i.on_existing, i.status, i.request_id, i.client_id, i.records_total, i.records_done,
      o.status as organization_status
    from imports i join organizations o on o.id = i.organization_id
    where i.organization_id = ${organizationId} and i.id = ${importId} and i.ended_at is null
    for no key update of i`);

/** @param first the place of the first result among all records. */
export const storeResults = async (
  rows: Rows,
  { organizationId, importId }: ImportRun,
  first: number,
  results: readonly RecordResult[],
): Promise<void> => {
  const indexed = results.map((result, at) => ({ ...result, index: first + at }));
  await rows.all(sql`
    insert into import_results (organization_id, import_id, index, external_id, state, resource_id, problem, fields)
    select ${organizationId}::uuid, ${importId}::uuid, r.*
    from json_to_recordset(${JSON.stringify(indexed)}::json) as r(index int, external_id text, state text,
      resource_id uuid, problem text, fields jsonb)`);
  const counts = RESULT_STATES.map((state) => {
    const column = sql.ref(`${state}_count`);
    return sql`${column} = ${column} + ${results.filter((one) => one.state === state).length}`;
  });
  await rows.all(sql`
    update imports set records_done = records_done + ${results.length}, ${sql.join(counts)}, status = 'running',
      updated_at = ${whenChanged}
    where organization_id = ${organizationId} and id = ${importId}`);
};
