import { sql } from '../../platform/database/rows.ts';
import type { Surroundings } from '../declarations/handler-context.ts';
import { type Row, resource } from '../declarations/resource.ts';
import { ownedBy } from '../practitioners/own-content.ts';
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
  { config, secrets }: Pick<Surroundings, 'config' | 'secrets'>,
): { readonly clinician_video_url: string | null; readonly patient_video_url: string | null } => {
  const seats = seatsWithLinks(
    row as { session_type: string; status: string; video_provider: VideoProvider },
  );
  const of = (seat: 'clinician' | 'patient') =>
    seats.includes(seat) ? joinLink(secrets, config.BASE_URL, row.id, seat, row[`${seat}_code_hash`]) : null;
  return { clinician_video_url: of('clinician'), patient_video_url: of('patient') };
};

/** The columns that are sent, without those that its links are made from. */
const viewOf = (row: Row): Row => {
  const {
    video_provider: _,
    clinician_code_hash: __,
    patient_code_hash: ___,
    ...view
  } = row as Row & Record<string, unknown>;
  return view as Row;
};

/** The row with its notes decrypted. */
export const withNotes = (row: Row, { secrets }: Pick<Surroundings, 'secrets'>): Row => ({
  ...row,
  notes: openNotes(secrets, row.id, row.notes),
});

/** A cancelled appointment stays readable by id; lists show it only with `include_deleted` (decisions part 4). */
export const appointments = resource({
  entity: Appointment,
  table: 'appointments',
  view: AppointmentView,
  order: 'start_at',
  deletedStayReadable: true,
  delegatedReach: ownedBy,
  columns: {
    notes: sql`t.notes`,
    patient_video_url: sql`null`,
    clinician_video_url: sql`null`,
    clinician_code_hash: sql`t.clinician_code_hash`,
    patient_code_hash: sql`t.patient_code_hash`,
  },
  columnsOfOrganization: (organizationId) => ({
    video_provider: sql`(select c.video_provider from session_configurations c where c.organization_id = ${organizationId})`,
  }),
  show: (row, surroundings) => {
    const notes = openNotes(surroundings.secrets, row.id, row.notes);
    return Object.assign(viewOf(row), { notes }, linksOf(row as never, surroundings));
  },
});

/** For archives: whoever reads one joins no session by it. */
export const appointmentsWithoutLinks = resource({
  ...appointments,
  show: (row, surroundings) => {
    const { patient_video_url: _, clinician_video_url: __, ...view } = viewOf(row);
    return withNotes(view as Row, surroundings);
  },
});
