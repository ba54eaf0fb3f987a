import { proxyActivities } from '@temporalio/workflow';
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
