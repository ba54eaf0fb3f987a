import { createPerformImportStep, type ImportProgress } from '../../activities/imports/import-step.ts';
import { createSettleImport } from '../../activities/imports/settle-import.ts';
import type { ImportRun } from '../../domain/workflow-definitions/workflows.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import type { RunningApp } from './app.ts';
import { insisting } from './client.ts';
import type { WireRecord, World } from './world.ts';

type App = Pick<RunningApp, 'config' | 'database' | 'log' | 'objects' | 'secrets'>;

/** The steps of an import as its workflow takes them, with the activities themselves. */
export const importSteps = (app: App) => {
  const { config, database } = app;
  const audit = createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool);
  const perform = createPerformImportStep({ ...app, audit });
  const settle = createSettleImport(app);
  return {
    step: (run: ImportRun, signal = new AbortController().signal): Promise<ImportProgress> =>
      perform(run, signal),
    settle,
    async run(run: ImportRun): Promise<void> {
      for (;;) {
        const { outcome } = await perform(run, new AbortController().signal);
        if (outcome === 'all') return settle({ ...run, failure: null });
        if (outcome !== 'more') throw new Error(`The import is ${outcome}`);
      }
    },
  };
};

export const IMPORTS = '/v1/partner/imports';

export interface ImportedOutcome {
  readonly id: string;
  readonly requestId: string;
  readonly import: WireRecord;
  readonly results: readonly WireRecord[];
}

const resultsOf = async (world: World, id: string): Promise<WireRecord[]> => {
  const found: WireRecord[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await insisting(world.partner).get(`${IMPORTS}/${id}/results?limit=100${cursor}`);
    found.push(...body.data);
    if (!body.meta.pagination.has_more) return found;
    cursor = `&cursor=${encodeURIComponent(body.meta.pagination.next_cursor)}`;
  }
};

/** Sends records, has them imported to the end, and reads what became of them. */
export const imported = async (
  app: App,
  world: World,
  draft: Readonly<Record<string, unknown>>,
): Promise<ImportedOutcome> => {
  const { body, headers } = await insisting(world.partner).post(IMPORTS, { mode: 'apply', ...draft });
  const { id } = body.data;
  await importSteps(app).run({ organizationId: world.organizationId, importId: id });
  const read = await insisting(world.partner).get(`${IMPORTS}/${id}`);
  return {
    id,
    requestId: headers.get('x-request-id') as string,
    import: read.body.data,
    results: await resultsOf(world, id),
  };
};

/**
 * An organization has ten under way at most: those that nobody performs are ended.
 * @param kept the newest stay: somebody may be at them.
 */
export const endImports = (app: Pick<RunningApp, 'owner'>, organizationId: string, kept = 0) =>
  app.owner.pool.query(
    `update imports set status = 'failed', failure_code = 'cancelled', ended_at = now() where id in (
       select id from imports where organization_id = $1 and ended_at is null
       order by created_at desc, id offset $2)`,
    [organizationId, kept],
  );
