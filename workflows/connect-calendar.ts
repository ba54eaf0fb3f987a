import { ApplicationFailure, CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type CalendarConnecting, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';

const definition = workflows.connectCalendar;
const setStage = stagesOf(definition);

// At first a person waits for the result, so attempts are frequent; then the intervals grow, for a day.
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

/**
 * Opens a calendar with the practitioner's credentials. If new credentials arrive meanwhile, it tries those at once.
 */
export const connectCalendar = async (input: CalendarConnecting): Promise<keyof typeof WORDS> => {
  let attempt = new CancellationScope();
  let given = false;
  onSignal(definition, 'calendarGiven', () => {
    given = true;
    attempt.cancel();
  });
  for (;;) {
    given = false;
    attempt = new CancellationScope();
    setStage('opening', 'Opening the calendar');
    try {
      const outcome = await attempt.run(() =>
        calendar.checkCalendar.executeWithOptions({ summary: 'Open the calendar' }, [input]),
      );
      if (given) continue;
      setStage(outcome === 'needs_attention' ? 'refused' : 'done', WORDS[outcome]);
      return outcome;
    } catch (error) {
      if (given) continue;
      if (isCancellation(error)) throw error;
      setStage('undelivered', 'The calendar could not be reached for a day');
      throw ApplicationFailure.nonRetryable('The calendar could not be reached', 'CalendarUnreached');
    }
  }
};
