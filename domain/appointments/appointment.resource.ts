import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import { ownedBy } from '../access/reach.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import type { Row } from '../declarations/resource-definition.ts';
import { Appointment } from './appointment.entity.ts';
import { AppointmentView } from './appointment.schemas.ts';
import { openNotes } from './appointment-notes.ts';
import { joinLink, seatsWithLinks, type VideoProvider } from './join-links.ts';

/** The links of both seats; `null` where a seat has none. */
export const linksOf = (
  row: {
    readonly id: string;
    readonly session_type: unknown;
    readonly status: unknown;
    readonly video_provider: unknown;
    readonly clinician_code_hash: Uint8Array;
    readonly patient_code_hash: Uint8Array;
  },
  { config, secrets }: Pick<HandlerContext, 'config' | 'secrets'>,
): { readonly clinician_video_url: string | null; readonly patient_video_url: string | null } => {
  const seats = seatsWithLinks(
    row as { session_type: string; status: string; video_provider: VideoProvider },
  );
  const of = (seat: 'clinician' | 'patient') =>
    seats.includes(seat) ? joinLink(secrets, config.BASE_URL, row.id, seat, row[`${seat}_code_hash`]) : null;
  return { clinician_video_url: of('clinician'), patient_video_url: of('patient') };
};

/** The row with its notes decrypted. */
export const withNotes = (row: Row, { secrets }: Pick<HandlerContext, 'secrets'>): Row => ({
  ...row,
  notes: openNotes(secrets, row.id, row.notes),
});

/** A cancelled appointment stays readable by id; lists show it only with `include_deleted` (decisions part 4). */
export const appointments = resource({
  entity: Appointment,
  table: 'appointments',
  view: AppointmentView,
  order: 'start_at',
  readableWhenDeleted: true,
  delegatedReach: ownedBy,
  // An erasure closes them before it takes them away.
  columns: { notes: sql`case when t.notes_closed then null else t.notes end` },
  computed: ['patient_video_url', 'clinician_video_url'],
  internal: {
    clinician_code_hash: sql<Buffer>`t.clinician_code_hash`,
    patient_code_hash: sql<Buffer>`t.patient_code_hash`,
    video_provider: (organizationId: RawBuilder<unknown>) => sql<VideoProvider>`(
      select c.video_provider from session_configurations c where c.organization_id = ${organizationId})`,
  },
  show: (row, handlerContext) => ({
    ...withNotes(row, handlerContext),
    ...linksOf({ ...row, session_type: row.session_type, status: row.status }, handlerContext),
  }),
});

/** For archives: a person who reads an archive must not be able to join a session with it. */
export const appointmentsWithoutLinks = resource({
  ...appointments,
  show: withNotes,
});
