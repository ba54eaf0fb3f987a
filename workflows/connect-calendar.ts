import {
  ApplicationFailure,
  CancellationScope,
  defineSignal,
  isCancellation,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type CalendarConnecting, calendarGiven } from './contracts.ts';
import { reached } from './stage.ts';

// A person waits for it at first; then less and less often, for a day.
const calendar = proxyActivities<Activities['calendar']>({
  taskQueue: 'calendar',
  startToCloseTimeout: '60 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

const WORDS = {
  connected: 'Connected; the bookings to come are being brought into it',
  needs_attention: 'It does not open with what was given',
  settled_before: 'Nothing to open: it was opened or disconnected before',
} as const;

/** Opens a calendar with what its practitioner gave; given again meanwhile, it is opened with that, at once. */
export const connectCalendar = async (input: CalendarConnecting): Promise<keyof typeof WORDS> => {
  let attempt = new CancellationScope();
  let given = false;
  setHandler(
    defineSignal(calendarGiven),
    () => {
      given = true;
      attempt.cancel();
    },
    { description: 'Address or credentials were given' },
  );
  for (;;) {
    given = false;
    attempt = new CancellationScope();
    reached('opening', 'Opening the calendar');
    try {
      const outcome = await attempt.run(() =>
        calendar.checkCalendar.executeWithOptions({ summary: 'Open the calendar' }, [input]),
      );
      if (given) continue;
      reached(outcome === 'needs_attention' ? 'refused' : 'done', WORDS[outcome]);
      return outcome;
    } catch (error) {
      if (given) continue;
      if (isCancellation(error)) throw error;
      reached('undelivered', 'The calendar could not be reached for a day');
      throw ApplicationFailure.nonRetryable('The calendar could not be reached', 'CalendarUnreached');
    }
  }
};
