import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { DueNotice } from '../activities/list-due-notices.ts';
import { type AppointmentSync, appointmentChanged } from './contracts.ts';
import { reached } from './stage.ts';

const database = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '15 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

// Short intervals: when the mail server is back, what waited should arrive within about ten seconds.
const mail = proxyActivities<Activities['mail']>({
  taskQueue: 'mail',
  startToCloseTimeout: '45 seconds',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

const KINDS = { booked: 'booking confirmation', moved: 'new time', cancelled: 'cancellation' } as const;

/**
 * Tells people what happened to an appointment. Level-triggered: it asks the database what is due, so
 * the order and number of signals do not matter. Each reader has a lane of their own, in which mails go
 * out in the order of the events; one reader's full mailbox does not keep the other waiting.
 */
export const syncAppointment = async (input: AppointmentSync): Promise<'synchronised'> => {
  let dirty = true;
  setHandler(
    defineSignal(appointmentChanged),
    () => {
      dirty = true;
    },
    { description: 'The appointment was booked, moved or cancelled' },
  );

  const taken = new Set<string>();
  const lanes = { practitioner: Promise.resolve(), patient: Promise.resolve() };
  let waiting = 0;
  let undelivered = 0;

  const send = async ({ sequence, recipient, kind }: DueNotice): Promise<void> => {
    try {
      await mail.sendAppointmentNotice.executeWithOptions(
        { summary: `Send ${KINDS[kind]} to the ${recipient}` },
        [{ ...input, sequence, recipient }],
      );
    } catch {
      // Given up after six hours, or cancelled by an operator: the rest is sent all the same.
      undelivered += 1;
    }
    waiting -= 1;
  };

  for (;;) {
    dirty = false;
    const due = await database.listDueNotices.executeWithOptions({ summary: 'Ask which notices are due' }, [
      input,
    ]);
    for (const notice of due) {
      const key = `${notice.sequence}/${notice.recipient}`;
      if (taken.has(key)) continue;
      taken.add(key);
      waiting += 1;
      lanes[notice.recipient] = lanes[notice.recipient].then(() => send(notice));
    }
    reached(waiting > 0 ? 'sending' : 'checking', `Notices waiting to be sent: ${waiting}`);
    const full = workflowInfo().continueAsNewSuggested;
    await condition(() => waiting === 0 || (dirty && !full));
    if (full && dirty) {
      await condition(allHandlersFinished);
      await continueAsNew<typeof syncAppointment>(input);
    }
    if (!dirty && waiting === 0) break;
  }

  if (undelivered > 0) {
    reached('undelivered', `Notices that could not be sent: ${undelivered}`);
    throw ApplicationFailure.nonRetryable('Notices could not be sent', 'NoticesUndelivered', undelivered);
  }
  reached('done', 'Everyone has been told');
  return 'synchronised';
};
