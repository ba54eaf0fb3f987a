import { ApplicationFailure } from '@temporalio/workflow';
import type { FormRequestOutcome } from '../activities/send-form-request.ts';
import type { FormRequest } from './contracts.ts';
import { reached } from './stage.ts';
import { mail, UNCONFIRMED } from './steps.ts';

/** E-mails a patient the link to a form that a clinician asks them to fill in. */
export const sendForm = async (input: FormRequest): Promise<FormRequestOutcome> => {
  reached('sending', 'Sending the link to the patient');
  try {
    const outcome = await mail.sendFormRequest.executeWithOptions(
      { summary: 'Send the link to the form to the patient' },
      [input],
    );
    const WORDS = {
      sent: 'The patient has the link',
      unconfirmed: UNCONFIRMED,
      skipped: 'Nothing to send: the request is answered, withdrawn, or the patient has no address',
      refused: 'The mailbox refused the e-mail',
    } as const;
    reached(outcome, WORDS[outcome]);
    return outcome;
  } catch {
    reached('undelivered', 'The link could not be sent within six hours');
    throw ApplicationFailure.nonRetryable('The form could not be sent', 'FormUndelivered');
  }
};
