import type { ImportFailure } from '../../domain/imports/import-words.ts';
import { destroyStaged } from '../../domain/imports/staged-records.ts';
import type { ImportRun } from '../../domain/workflow-definitions/workflows.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';

/** How it ended: null once every record has its result. */
export type ImportEnd = ImportRun & { readonly failure: ImportFailure | null };
export type SettleImport = (input: ImportEnd) => Promise<void>;

/** Says that an import has ended, and destroys the records that still wait. */
export const createSettleImport =
  ({ database }: { readonly database: Scoped }): SettleImport =>
  (input) =>
    database.transact(input.organizationId, async (rows) => {
      const { organizationId, importId, failure } = input;
      await rows.all(sql`
        update imports set status = ${failure === null ? 'completed' : 'failed'}, failure_code = ${failure},
          ended_at = clock_timestamp(), updated_at = ${whenChanged}
        where organization_id = ${organizationId} and id = ${importId} and ended_at is null`);
      await destroyStaged(rows, input);
    });
