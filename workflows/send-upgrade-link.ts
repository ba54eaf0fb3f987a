import { ApplicationFailure } from '@temporalio/workflow';
import type { UpgradeLinkOutcome } from '../activities/send-upgrade-link.ts';
import type { UpgradeLinkMail } from './contracts.ts';
import { reached } from './stage.ts';
import { mail, UNCONFIRMED } from './steps.ts';

/** E-mails a clinic's owner the link that confirms direct logins. */
export const sendUpgradeLink = async (input: UpgradeLinkMail): Promise<UpgradeLinkOutcome> => {
  reached('sending', 'Sending the link to the owner of the clinic');
  try {
    const outcome = await mail.sendUpgradeLink.executeWithOptions(
      { summary: 'Send the link that confirms direct logins' },
      [input],
    );
    const WORDS = {
      sent: 'The owner has the link',
      unconfirmed: UNCONFIRMED,
      skipped: 'Nothing to send: the link is used, replaced or expired, or no longer theirs to confirm',
      refused: 'The mailbox refused the e-mail',
    } as const;
    reached(outcome, WORDS[outcome]);
    return outcome;
  } catch {
    reached('undelivered', 'The link could not be sent within six hours');
    throw ApplicationFailure.nonRetryable('The link could not be sent', 'UpgradeLinkUndelivered');
  }
};
