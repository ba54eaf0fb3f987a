import { type Rows, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { type WorkflowCommand, workflows } from '../workflow-definitions/workflows.ts';

export type NoticeKind = 'booked' | 'moved' | 'cancelled';
export type Recipient = 'practitioner' | 'patient';

/** A booking, a move or a cancellation that people are told about, with its times. */
export interface AppointmentEvent {
  readonly organization_id: string;
  readonly appointment_id: string;
  readonly sequence: number;
  readonly kind: NoticeKind;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly recipients: readonly Recipient[];
  /** The request that made the notice; null if the service itself made it. */
  readonly request_id: string | null;
  /** For a repeated notice to a corrected address: the sequence of the original event. */
  readonly repeats?: number;
  /** The series that the appointment belongs to. */
  readonly series_id?: string | null;
  /** The e-mail that tells of it together with others. */
  readonly letter_id?: string;
}

/** Appointments that are over notify nobody (decisions part 4). */
export const isOver = (window: { readonly end_at: Date }, now: Date): boolean => window.end_at <= now;

/** The rows of an event, one for each recipient, and the command that makes the workflow send them. */
export const noticesOf = ({
  recipients,
  series_id: _,
  ...event
}: AppointmentEvent): {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly command: WorkflowCommand;
} => ({
  rows: recipients.map((recipient) => ({ ...event, recipient })),
  command: workflows.syncAppointment.command(event.organization_id, event.appointment_id),
});

/** What happens to several appointments of a series at once is told in one letter. */
const inLetters = (events: readonly AppointmentEvent[]): readonly AppointmentEvent[] =>
  [...Map.groupBy(events, ({ series_id, kind }) => (series_id ? `${series_id}/${kind}` : null))].flatMap(
    ([letter, ones]) => {
      if (letter === null || ones.length === 1) return ones;
      const letter_id = newId();
      return ones.map((one) => ({ ...one, letter_id }));
    },
  );

/** Writes the notices in the transaction of the changes. @returns the commands that make the workflows send them. */
export const noteEvents = async (
  rows: Rows,
  events: readonly AppointmentEvent[],
): Promise<readonly WorkflowCommand[]> => {
  const notices = inLetters(events).map(noticesOf);
  await rows.all(sql`
    insert into appointment_notices (organization_id, appointment_id, sequence, recipient, kind, start_at, end_at, repeats, request_id, letter_id)
    select organization_id, appointment_id, sequence, recipient, kind, start_at, end_at, repeats, request_id, letter_id
    from json_populate_recordset(null::appointment_notices, ${JSON.stringify(notices.flatMap((one) => one.rows))}::json)`);
  return notices.map(({ command }) => command);
};

export const noteEvent = async (rows: Rows, event: AppointmentEvent): Promise<WorkflowCommand> =>
  (await noteEvents(rows, [event]))[0] as WorkflowCommand;

/** The appointments of which the patient was told: only then a move is told too (decisions part 4). */
export const whosePatientsWereTold = async (
  rows: Rows,
  organizationId: string,
  appointmentIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const told = await rows.all(sql<{ id: string }>`
    select distinct appointment_id as id from appointment_notices
    where organization_id = ${organizationId} and appointment_id = any(${[...appointmentIds]}::uuid[])
      and recipient = 'patient' and state <> 'skipped'`);
  return new Set(told.map(({ id }) => id));
};
