import type { Config } from '../api/config.ts';
import type { Scoped } from '../api/platform/data/database.ts';
import { sql } from '../api/platform/data/rows.ts';
import type { Secrets } from '../api/platform/secrets.ts';
import type { Recipient } from '../api/resources/appointments/notices.ts';
import type { AppointmentSync } from '../workflows/contracts.ts';
import { composeNotice } from './mail/compose-notice.ts';
import { handOver, notesOf } from './mail/hand-over.ts';
import type { Mailer } from './mail/mailer.ts';
import { readNotice } from './mail/read-notice.ts';

export type NoticeToSend = AppointmentSync & { readonly sequence: number; readonly recipient: Recipient };
export type NoticeOutcome = 'sent' | 'unconfirmed' | 'skipped' | 'refused' | 'settled_before';
export type SendAppointmentNotice = (notice: NoticeToSend) => Promise<NoticeOutcome>;

/**
 * Sends one notice and settles it, once (`mail/hand-over.ts`). A mailbox that refuses for good settles the
 * notice as well; a booking never depends on its mails.
 */
export const createSendAppointmentNotice = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL' | 'MAIL_FROM'>;
}): SendAppointmentNotice => {
  const { database, mailer } = dependencies;

  const settle = async (key: NoticeToSend, state: 'sent' | 'skipped' | 'refused') => {
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
    const mail = composeNotice(notice, notice.address, dependencies);
    const answer = await handOver(mailer, mail, notesOf(database, key.organizationId, mail));
    if (answer === 'refused') return settle(key, 'refused');
    await settle(key, 'sent');
    return answer === 'accepted' ? 'sent' : answer;
  };
};
