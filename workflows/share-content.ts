import { CancellationScope, patched } from '@temporalio/workflow';
import { workflows } from '../domain/workflow-definitions/workflows.ts';
import { sendMailOnce } from './send-mail-once.ts';
import { database, mail } from './steps.ts';

/** E-mails a worksheet or a storybook to a patient. */
export const shareContent = sendMailOnce({
  definition: workflows.shareContent,
  send: (input) =>
    mail.sendSharedContent.executeWithOptions({ summary: 'Send the content to the patient' }, [input]),
  words: {
    sending: 'Sending the content to the patient',
    sent: 'The patient has it',
    skipped: 'Nothing to send: content or patient are gone, or the patient has no address any more',
    undelivered: 'It could not be sent within six hours',
  },
  failure: { message: 'The content could not be sent', type: 'ShareUndelivered' },
  async onUndelivered(input) {
    if (patched('settled-when-undelivered'))
      await CancellationScope.nonCancellable(() =>
        database.settleShare.executeWithOptions({ summary: 'Record that it was not sent' }, [input]),
      );
  },
});
