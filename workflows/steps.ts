import {
  ActivityFailure,
  ApplicationFailure,
  patched,
  proxyActivities,
  TimeoutFailure,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';

/** Steps that are taken alike in every workflow; those with times of their own stand in the workflow that has them. */

/** Short ones in the database, tried for a day. */
export const database = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '15 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/**
 * Short intervals: when the mail server is back, what waited should arrive within about ten seconds. A server may
 * think for ten minutes before it says that it took a mail (RFC 5321, 4.5.3.2.6).
 */
export const mail = proxyActivities<Activities['mail']>({
  taskQueue: 'mail',
  startToCloseTimeout: '11 minutes',
  heartbeatTimeout: '20 seconds',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** What operators read of a mail whose sender died before the answer. */
export const UNCONFIRMED = 'It was handed over; whether the mail server took it was not heard';

/** What a step stores does not fit into the organization's storage. */
export const isStorageLimit = (error: unknown): boolean => {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  return cause instanceof ApplicationFailure && cause.type === 'StorageLimitReached';
};

/** Together six hours, of steps that wait half an hour. */
const HALF_HOURS = 12;
const UNSTARTED: readonly unknown[] = ['SCHEDULE_TO_CLOSE', 'SCHEDULE_TO_START'];

/** Nobody took it up in all its time, or who did died over it: no word of the author, nor its silence. */
const nobodyThere = (error: unknown): boolean => {
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
 * Takes a step whose time is short, so that an author who is away is given up soon. The time in which there was no
 * worker to take it does not count.
 */
export const withoutAbsences = async <Result>(
  step: () => Promise<Result>,
  turns = HALF_HOURS,
): Promise<Result> => {
  for (let turn = 1; ; turn += 1)
    try {
      return await step();
    } catch (error) {
      if (turn === turns || !nobodyThere(error) || !patched('waits-for-workers')) throw error;
    }
};
