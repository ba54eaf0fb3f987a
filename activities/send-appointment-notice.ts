import { mailedCodeHash } from '../domain/appointments/join-links.ts';
import type { Recipient } from '../domain/appointments/notices.ts';
import { tellCorrectedAddress } from '../domain/appointments/tell-corrected-address.ts';
import {
  type AppointmentSync,
  type WorkflowCommand,
  workflows,
} from '../domain/workflow-definitions/workflows.ts';
import type { Config } from '../platform/configuration/config.ts';
import { type Rows, sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import { enqueueWorkflows } from '../platform/outbox/outbox.ts';
import type { Secrets } from '../platform/secrets.ts';
import { composeNotice } from './mail/compose-notice.ts';
import { handOver, notesOf } from './mail/hand-over.ts';
import type { Mailer } from './mail/mailer.ts';
import { readNotice, readSeries, readTold } from './mail/read-notice.ts';

export type NoticeToSend = AppointmentSync & { readonly sequence: number; readonly recipient: Recipient };
export type NoticeOutcome = 'sent' | 'unconfirmed' | 'skipped' | 'refused' | 'settled_before';
export type SendAppointmentNotice = (notice: NoticeToSend) => Promise<NoticeOutcome>;

/** The notices that one e-mail settles, each with the hash of the code that was made for the address. */
interface Settling {
  readonly organizationId: string;
  readonly recipient: Recipient;
  readonly patientId: string;
  readonly notices: readonly {
    readonly appointment_id: string;
    readonly sequence: number;
    /** Hexadecimal; null for the practitioner, and where there was no address. */
    readonly code_hash: string | null;
  }[];
}

/** SQL of the notices `n` of an e-mail, joined with what is stored with each, `k`. */
const noticesOf = ({ organizationId, recipient, notices }: Settling) => sql`
  json_to_recordset(${JSON.stringify(notices)}::json) as k(appointment_id uuid, sequence int, code_hash text)
  where n.organization_id = ${organizationId} and n.recipient = ${recipient}
    and n.appointment_id = k.appointment_id and n.sequence = k.sequence`;

/** Workflows of appointments whose next notice waited for a letter that another appointment's workflow sent. */
const wakeFollowers = async (rows: Rows, settled: Settling): Promise<readonly WorkflowCommand[]> => {
  const { organizationId, notices, recipient } = settled;
  if (notices.length === 1) return [];
  const followers = await rows.all(sql<{ id: string }>`
    select distinct appointment_id as id from appointment_notices
    where organization_id = ${organizationId} and recipient = ${recipient} and state = 'due'
      and appointment_id = any(${notices.map(({ appointment_id }) => appointment_id)}::uuid[])`);
  return followers.map(({ id }) => workflows.syncAppointment.command(organizationId, id));
};

/**
 * Sends one notice, or the letter that it shares with others of its series, and stores the result, once
 * (`mail/hand-over.ts`). A mailbox that refuses permanently ends the notice too; a booking never depends on its e-mails.
 */
export const createSendAppointmentNotice = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL' | 'MAIL_FROM'>;
}): SendAppointmentNotice => {
  const { database, mailer, secrets } = dependencies;

  /** If the patient's address was corrected while the e-mail was being sent, the new address gets one as well. */
  const record = (settling: Settling, state: 'sent' | 'skipped' | 'refused') =>
    database.transact(settling.organizationId, async (rows) => {
      const { notices, organizationId, patientId } = settling;
      const forPatient = settling.recipient === 'patient';
      // This lock is taken first, as by a correction of the address. So of the two, the later one sees the result of
      // the earlier one.
      if (forPatient)
        await rows.all(sql`
          select 1 from patients where organization_id = ${organizationId} and id = ${patientId} for share`);
      await rows.all(sql`
        update appointment_notices n set state = ${state}, settled_at = clock_timestamp(),
          mailed_code_hash = coalesce(n.mailed_code_hash, decode(k.code_hash, 'hex'))
        from ${noticesOf(settling)} and n.state = 'due'`);
      const appointmentIds = notices.map(({ appointment_id }) => appointment_id);
      const corrected = forPatient
        ? await tellCorrectedAddress(rows, secrets, { organizationId, patientId, appointmentIds })
        : [];
      const commands = [...corrected, ...(await wakeFollowers(rows, settling))];
      await enqueueWorkflows(rows, organizationId, null, commands);
      return state;
    });

  return async (noticeToSend) => {
    const { organizationId, recipient } = noticeToSend;
    const reading = database.within(organizationId);
    const notice = await readNotice(reading, noticeToSend);
    if (notice?.state !== 'due') return 'settled_before';
    const { address, patient_id: patientId, series_id } = notice;
    const [first, ...others] = await readTold(reading, organizationId, notice);
    if (!first) return 'settled_before';
    const hashOf = (appointmentId: string) =>
      recipient === 'patient' && address
        ? mailedCodeHash(secrets, appointmentId, address).toString('hex')
        : null;
    const settling: Settling = {
      organizationId,
      recipient,
      patientId,
      notices: [first, ...others].map(({ appointment_id, sequence }) => ({
        appointment_id,
        sequence,
        code_hash: hashOf(appointment_id),
      })),
    };
    if (!address) return record(settling, 'skipped');
    // Stored together with the note that the e-mail is sent, because another attempt may find another address.
    const noteAddress = async (rows: Rows) => {
      if (recipient === 'patient')
        await rows.all(sql`
          update appointment_notices n set mailed_code_hash = decode(k.code_hash, 'hex') from ${noticesOf(settling)}`);
    };
    const series = await readSeries(reading, organizationId, series_id);
    const mail = composeNotice({ notice, address, told: [first, ...others], series }, dependencies);
    const answer = await handOver(mailer, mail, notesOf(database, organizationId, mail, noteAddress));
    if (answer === 'refused') return record(settling, 'refused');
    await record(settling, 'sent');
    return answer === 'accepted' ? 'sent' : answer;
  };
};
