import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type CalendarRemoval, workflows } from '../domain/workflow-definitions/workflows.ts';
import { stagesOf } from './stages-and-signals.ts';

const definition = workflows.disconnectCalendar;
const setStage = stagesOf(definition);

const calendar = proxyActivities<Activities['calendar']>({
  taskQueue: 'calendar',
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '60 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '10 minutes' },
});
const database = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '15 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/**
 * Ends the connection to a calendar. Future bookings are removed from it, if it can be reached within a day. The
 * credentials are deleted in any case.
 */
export const disconnectCalendar = async (
  input: CalendarRemoval,
): Promise<'cleared' | 'entries_left_behind'> => {
  let outcome: 'cleared' | 'entries_left_behind' = 'entries_left_behind';
  try {
    setStage('clearing', 'Taking the bookings out of the calendar');
    const answer = await calendar.clearCalendar.executeWithOptions(
      { summary: 'Take the bookings to come out of the calendar' },
      [input],
    );
    if (answer === 'cleared') outcome = 'cleared';
  } catch {
    // The calendar was unreachable for a day, or an operator cancelled. The practitioner has to remove the remaining
    // entries.
  }
  await CancellationScope.nonCancellable(() =>
    database.forgetCalendar.executeWithOptions({ summary: 'Forget address and credentials' }, [input]),
  );
  setStage('done', outcome === 'cleared' ? 'Cleared and forgotten' : 'Forgotten; entries were left behind');
  return outcome;
};
