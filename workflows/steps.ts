import {
  ActivityFailure,
  ApplicationFailure,
  patched,
  proxyActivities,
  TimeoutFailure,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';

/** Steps with the same time limits in several workflows. A workflow with other limits declares its steps itself. */

/** Short steps in the database, retried for a day. */
export const database = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '15 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/**
 * The retry interval is short: once the mail server is back, waiting e-mails arrive within about ten seconds. A
 * server may take ten minutes before it confirms an e-mail (RFC 5321, 4.5.3.2.6).
 */
export const mail = proxyActivities<Activities['mail']>({
  taskQueue: 'mail',
  startToCloseTimeout: '11 minutes',
  heartbeatTimeout: '20 seconds',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** Shown to operators for an e-mail whose sending process died before the mail server's answer. */
export const UNCONFIRMED = 'It was handed over; the answer of the mail server was not received';

/** Whether a step failed because its result does not fit into the organization's storage. */
export const isStorageLimit = (error: unknown): boolean => {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  return cause instanceof ApplicationFailure && cause.type === 'StorageLimitReached';
};

/** Six hours in total, for steps of half an hour. */
const MOST_ATTEMPTS = 12;
const UNSTARTED: readonly unknown[] = ['SCHEDULE_TO_CLOSE', 'SCHEDULE_TO_START'];

/** Timed out because no worker was available or its worker died, not because the author failed. */
const workerWasMissing = (error: unknown): boolean => {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  if (!(cause instanceof TimeoutFailure)) return false;
  if (cause.timeoutType === 'HEARTBEAT') return true;
  const last = cause.cause;
  return (
    UNSTARTED.includes(cause.timeoutType) &&
    (last === undefined || (last instanceof TimeoutFailure && last.timeoutType === 'HEARTBEAT'))
  );
};

/**
 * Runs a step with a short time limit, so that an unavailable author fails soon. Time in which no worker was
 * available does not count: the step is started again.
 */
export const retryWhileNoWorker = async <Result>(
  step: () => Promise<Result>,
  attempts = MOST_ATTEMPTS,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await step();
    } catch (error) {
      if (attempt === attempts || !workerWasMissing(error) || !patched('waits-for-workers')) throw error;
    }
};
