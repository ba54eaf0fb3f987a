import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { isBound } from '../../domain/worksheets/bound-pages.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import type { PerformTask } from './task.ts';

/** Most worksheets of one organization at a time, so that what its people convert now does not wait for them. */
const AT_ONCE = 200;

/**
 * Requests the missing PDFs of worksheets: from before PDFs were bound, converted or edited by a process of such a
 * version, or with a binding that was given up. Each is requested at most once an hour.
 */
export const bindWorksheets =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (heartbeat) => {
    let total = 0;
    for (const { id: organizationId } of await database.unscoped.all(
      sql<{ id: string }>`select id from organizations where status <> 'revoked'`,
    )) {
      heartbeat();
      total += await database.transact(organizationId, async (rows) => {
        // An older version moved pages without counting the edit. The worksheet is marked as changed.
        const unbound = await rows.all(sql<{ id: string }>`
          select w.id from worksheets w
          where w.organization_id = ${organizationId} and w.status = 'ready' and w.deleted_at is null
            and (w.bound_revision is distinct from w.revision
              or w.updated_at > clock_timestamp() - interval '2 days')
            and not ${isBound('w')}
            and not exists (
              select 1 from workflow_outbox o where o.workflow_id = 'worksheet/' || w.id || '/binding'
                and o.created_at > clock_timestamp() - interval '1 hour')
          order by w.created_at desc limit ${sql.lit(AT_ONCE)}`);
        for (const { id } of unbound)
          await enqueueWorkflow(
            rows,
            organizationId,
            null,
            workflows.rebindWorksheet.command(organizationId, id),
          );
        return unbound.length;
      });
    }
    return total;
  };
