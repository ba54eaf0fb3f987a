import { ApplicationFailure, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { ContentShare } from './contracts.ts';
import { reached } from './stage.ts';

const mail = proxyActivities<Activities['mail']>({
  taskQueue: 'mail',
  startToCloseTimeout: '45 seconds',
  scheduleToCloseTimeout: '6 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** E-mails a worksheet or a storybook to a patient, once. */
export const shareContent = async (input: ContentShare): Promise<'sent' | 'skipped' | 'refused'> => {
  reached('sending', 'Sending the content to the patient');
  try {
    const outcome = await mail.sendSharedContent.executeWithOptions(
      { summary: 'Send the content to the patient' },
      [input],
    );
    const WORDS = {
      sent: 'The patient has it',
      skipped: 'Nothing to send: content or patient are gone, or the patient has no address any more',
      refused: 'The mailbox refused the e-mail',
    } as const;
    reached(outcome, WORDS[outcome]);
    return outcome;
  } catch {
    reached('undelivered', 'It could not be sent within six hours');
    throw ApplicationFailure.nonRetryable('The content could not be sent', 'ShareUndelivered');
  }
};
