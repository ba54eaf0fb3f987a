import { Context } from '@temporalio/activity';
import type { KeptUpTask, Upkeep } from '../../domain/workflow-definitions/upkeep.ts';
import { bindWorksheets } from './bind-worksheets.ts';
import { bringInBookings } from './bring-in-bookings.ts';
import { countUsage } from './count-usage.ts';
import { proposeErasures } from './propose-erasures.ts';
import { purgeDeliveredCommands } from './purge-delivered-commands.ts';
import { purgeEndedLogins } from './purge-ended-logins.ts';
import { purgeEndedSessions } from './purge-ended-sessions.ts';
import { purgeEvents } from './purge-events.ts';
import { purgeIdempotencyRecords } from './purge-idempotency-records.ts';
import { purgeImports } from './purge-imports.ts';
import { purgeMailHandovers } from './purge-mail-handovers.ts';
import { sealClearObjects } from './seal-clear-objects.ts';
import { settleEndedWork } from './settle-ended-work.ts';
import { sweepOrphanedObjects } from './sweep-orphaned-objects.ts';
import type { PerformTask } from './task.ts';
import { verifyAuditChains } from './verify-audit-chains.ts';

export type KeepUp = (input: Upkeep) => Promise<number>;

export type UpkeepDependencies = Parameters<typeof purgeIdempotencyRecords>[0] &
  Parameters<typeof purgeDeliveredCommands>[0] &
  Parameters<typeof purgeEndedLogins>[0] &
  Parameters<typeof purgeEndedSessions>[0] &
  Parameters<typeof purgeMailHandovers>[0] &
  Parameters<typeof purgeEvents>[0] &
  Parameters<typeof purgeImports>[0] &
  Parameters<typeof proposeErasures>[0] &
  Parameters<typeof settleEndedWork>[0] &
  Parameters<typeof bindWorksheets>[0] &
  Parameters<typeof sweepOrphanedObjects>[0] &
  Parameters<typeof sealClearObjects>[0] &
  Parameters<typeof bringInBookings>[0] &
  Parameters<typeof verifyAuditChains>[0];

/** To add a task: a line in `upkeepTasks` (`domain/workflow-definitions/upkeep.ts`), a file here, and its line below. */
export const createKeepUp = (dependencies: UpkeepDependencies): KeepUp => {
  const tasks: Readonly<Record<KeptUpTask, PerformTask>> = {
    'count-usage': countUsage(dependencies),
    'purge-idempotency-records': purgeIdempotencyRecords(dependencies),
    'purge-delivered-commands': purgeDeliveredCommands(dependencies),
    'purge-ended-logins': purgeEndedLogins(dependencies),
    'purge-ended-sessions': purgeEndedSessions(dependencies),
    'purge-mail-handovers': purgeMailHandovers(dependencies),
    'purge-events': purgeEvents(dependencies),
    'purge-imports': purgeImports(dependencies),
    'propose-erasures': proposeErasures(dependencies),
    'settle-ended-work': settleEndedWork(dependencies),
    'bind-worksheets': bindWorksheets(dependencies),
    'sweep-orphaned-objects': sweepOrphanedObjects(dependencies),
    'seal-clear-objects': sealClearObjects(dependencies),
    'bring-in-bookings': bringInBookings(dependencies),
    'verify-audit-chains': verifyAuditChains(dependencies),
  };
  return ({ task }) => {
    const context = Context.current();
    return tasks[task](() => {
      context.heartbeat();
      context.cancellationSignal.throwIfAborted();
    });
  };
};
