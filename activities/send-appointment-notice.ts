import { mailedCodeHash } from '../domain/appointments/join-links.ts';
import type { Recipient } from '../domain/appointments/notices.ts';
import { tellCorrectedAddress } from '../domain/appointments/tell-corrected-address.ts';
import type { AppointmentSync } from '../domain/workflow-definitions/workflows.ts';
import type { Config } from '../platform/configuration/config.ts';
import { type Rows, sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import { enqueueWorkflows } from '../platform/outbox/outbox.ts';
import type { Secrets } from '../platform/secrets.ts';
import { composeNotice } from './mail/compose-notice.ts';
import { handOver, notesOf } from './mail/hand-over.ts';
import type { Mailer } from './mail/mailer.ts';
import { readNotice } from './mail/read-notice.ts';

export type NoticeToSend = AppointmentSync & { readonly sequence: number; readonly recipient: Recipient };
export type NoticeOutcome = 'sent' | 'unconfirmed' | 'skipped' | 'refused' | 'settled_before';
export type SendAppointmentNotice = (notice: NoticeToSend) => Promise<NoticeOutcome>;

/**
 * Sends one notice and stores the result, once (`mail/hand-over.ts`). A mailbox that refuses permanently ends the
 * notice too; a booking never depends on its e-mails.
 */
export const createSendAppointmentNotice = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL' | 'MAIL_FROM'>;
}): SendAppointmentNotice => {
  const { database, mailer, secrets } = dependencies;

  /**
   * If the patient's address was corrected while the e-mail was being sent, the new address gets one as well.
   * @param addressHash of the address that was used; null if there was none.
   */
  const record = (
    key: NoticeToSend & { readonly patientId: string },
    state: 'sent' | 'skipped' | 'refused',
    addressHash: Buffer | null = null,
  ) =>
    database.transact(key.organizationId, async (rows) => {
      const { organizationId, appointmentId, patientId } = key;
      const forPatient = key.recipient === 'patient';
      // This lock is taken first, as by a correction of the address. So of the two, the later one sees the result of
      // the earlier one.
      if (forPatient)
        await rows.all(sql`
          select 1 from patients where organization_id = ${organizationId} and id = ${patientId} for share`);
      await rows.all(sql`
        update appointment_notices set state = ${state}, settled_at = clock_timestamp(),
          mailed_code_hash = coalesce(mailed_code_hash, ${addressHash})
        where organization_id = ${organizationId} and appointment_id = ${appointmentId}
          and sequence = ${key.sequence} and recipient = ${key.recipient} and state = 'due'`);
      if (forPatient)
        await enqueueWorkflows(
          rows,
          organizationId,
          null,
          await tellCorrectedAddress(rows, secrets, { organizationId, patientId, appointmentId }),
        );
      return state;
    });

  return async (noticeToSend) => {
    const { organizationId, appointmentId, sequence, recipient } = noticeToSend;
    const notice = await readNotice(database.within(organizationId), noticeToSend);
    if (notice?.state !== 'due') return 'settled_before';
    const key = { ...noticeToSend, patientId: notice.patient_id };
    if (!notice.address) return record(key, 'skipped');
    const addressHash =
      recipient === 'patient' ? mailedCodeHash(secrets, appointmentId, notice.address) : null;
    // Stored together with the note that the e-mail is sent, because another attempt may find another address.
    const noteAddress = async (rows: Rows) => {
      if (addressHash)
        await rows.all(sql`
          update appointment_notices set mailed_code_hash = ${addressHash}
          where organization_id = ${organizationId} and appointment_id = ${appointmentId}
            and sequence = ${sequence} and recipient = ${recipient}`);
    };
    const mail = composeNotice(notice, notice.address, dependencies);
    const answer = await handOver(mailer, mail, notesOf(database, organizationId, mail, noteAddress));
    if (answer === 'refused') return record(key, 'refused', addressHash);
    await record(key, 'sent', addressHash);
    return answer === 'accepted' ? 'sent' : answer;
  };
};
