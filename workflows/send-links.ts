import { workflows } from '../domain/workflow-definitions/workflows.ts';
import { sendMailOnce } from './send-mail-once.ts';
import { mail } from './steps.ts';

/** E-mails a patient the link to a form that a clinician asks them to fill in. */
export const sendForm = sendMailOnce({
  definition: workflows.sendForm,
  send: (input) =>
    mail.sendFormRequest.executeWithOptions({ summary: 'Send the link to the form to the patient' }, [input]),
  words: {
    sending: 'Sending the link to the patient',
    sent: 'The patient has the link',
    skipped: 'Nothing to send: the request is answered, withdrawn, or the patient has no address',
    undelivered: 'The link could not be sent within six hours',
  },
  failure: { message: 'The form could not be sent', type: 'FormUndelivered' },
});

/** E-mails a clinic's owner the link that confirms direct logins. */
export const sendUpgradeLink = sendMailOnce({
  definition: workflows.sendUpgradeLink,
  send: (input) =>
    mail.sendUpgradeLink.executeWithOptions({ summary: 'Send the link that confirms direct logins' }, [
      input,
    ]),
  words: {
    sending: 'Sending the link to the owner of the clinic',
    sent: 'The owner has the link',
    skipped: 'Nothing to send: the link is used, replaced or expired, or no longer theirs to confirm',
    undelivered: 'The link could not be sent within six hours',
  },
  failure: { message: 'The link could not be sent', type: 'UpgradeLinkUndelivered' },
});
