import { countRecords, countRequests } from '../../domain/usage/daily-usage.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { PerformTask } from './task.ts';

/** Counts what each organization used by day, from where the last run stopped. */
export const countUsage =
  ({ database }: { readonly database: Scoped }): PerformTask =>
  async (heartbeat) => {
    const organizations = await database.unscoped.all(
      sql<{ id: string }>`select id from organizations order by id`,
    );
    for (const { id } of organizations) {
      for (let more = true; more; ) {
        heartbeat();
        more = await database.transact(id, (rows) => countRequests(rows, id));
      }
      await database.transact(id, (rows) => countRecords(rows, id));
    }
    return organizations.length;
  };
