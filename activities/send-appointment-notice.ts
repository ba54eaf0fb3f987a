import type { Config } from '../api/config.ts';
import type { Scoped } from '../api/platform/data/database.ts';
import { sql } from '../api/platform/data/rows.ts';
import type { Secrets } from '../api/platform/secrets.ts';
import type { AppointmentSync } from '../workflows/contracts.ts';
import { retryable } from './failures.ts';
import type { Recipient } from './list-due-notices.ts';
import { composeNotice } from './mail/compose-notice.ts';
import type { Mailer } from './mail/mailer.ts';
import { readNotice } from './mail/read-notice.ts';

export type NoticeToSend = AppointmentSync & { readonly sequence: number; readonly recipient: Recipient };
export type NoticeOutcome = 'sent' | 'skipped' | 'refused' | 'settled_before';
export type SendAppointmentNotice = (notice: NoticeToSend) => Promise<NoticeOutcome>;

/**
 * Sends one notice and settles it. Mail knows no transactions: a crash between the server's "accepted"
 * and our commit sends it again, under the same Message-ID, by which mailboxes tell that it is the same.
 * A mailbox that refuses for good settles the notice as well; a booking never depends on its mails.
 */
export const createSendAppointmentNotice = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL' | 'MAIL_FROM'>;
}): SendAppointmentNotice => {
  const { database, mailer } = dependencies;

  const settle = async (key: NoticeToSend, state: Exclude<NoticeOutcome, 'settled_before'>) => {
    await database.within(key.organizationId).all(sql`
      update appointment_notices set state = ${state}, settled_at = clock_timestamp()
      where organization_id = ${key.organizationId} and appointment_id = ${key.appointmentId}
        and sequence = ${key.sequence} and recipient = ${key.recipient} and state = 'due'`);
    return state;
  };

  return async (key) => {
    const notice = await readNotice(database.within(key.organizationId), key);
    if (notice?.state !== 'due') return 'settled_before';
    if (!notice.address) return settle(key, 'skipped');
    const answer = await mailer.send(composeNotice(notice, notice.address, dependencies));
    if (answer.state === 'deferred')
      throw retryable('MailDeferred', `The mail could not be handed over yet: ${answer.code}`);
    return settle(key, answer.state === 'accepted' ? 'sent' : 'refused');
  };
};
