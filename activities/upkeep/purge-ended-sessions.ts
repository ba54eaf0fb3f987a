import { removeEndedSessions } from '../../domain/live-sessions/live-session-store.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { PerformTask } from './task.ts';

/** Removes what was drawn and played in sessions whose links have closed, and a day later what was open in them. */
export const purgeEndedSessions =
  ({ database, secrets }: { readonly database: Scoped; readonly secrets: Secrets }): PerformTask =>
  async (heartbeat) => {
    let total = 0;
    for (let removed = 1; removed > 0; total += removed) {
      heartbeat();
      removed = await removeEndedSessions(database, secrets, heartbeat);
    }
    return total;
  };
