import { ApplicationFailure, CancellationScope, patched } from '@temporalio/workflow';
import type { SharedContentOutcome } from '../activities/send-shared-content.ts';
import type { ContentShare } from './contracts.ts';
import { reached } from './stage.ts';
import { database, mail, UNCONFIRMED } from './steps.ts';

/** E-mails a worksheet or a storybook to a patient, once. */
export const shareContent = async (input: ContentShare): Promise<SharedContentOutcome> => {
  reached('sending', 'Sending the content to the patient');
  try {
    const outcome = await mail.sendSharedContent.executeWithOptions(
      { summary: 'Send the content to the patient' },
      [input],
    );
    const WORDS = {
      sent: 'The patient has it',
      unconfirmed: UNCONFIRMED,
      skipped: 'Nothing to send: content or patient are gone, or the patient has no address any more',
      refused: 'The mailbox refused the e-mail',
    } as const;
    reached(outcome, WORDS[outcome]);
    return outcome;
  } catch {
    if (patched('settled-when-undelivered'))
      await CancellationScope.nonCancellable(() =>
        database.settleShare.executeWithOptions({ summary: 'Say that it was not sent' }, [input]),
      );
    reached('undelivered', 'It could not be sent within six hours');
    throw ApplicationFailure.nonRetryable('The content could not be sent', 'ShareUndelivered');
  }
};
