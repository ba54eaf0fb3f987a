import { sql } from '../../platform/database/rows.ts';
import { clientNameOf } from '../access/client-name.ts';
import { openedBy } from '../access/opened.ts';
import { patientIsThereOf } from '../access/reach.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { Id, Moment, nullable, OneOf, Shape, TimeBound, Type } from '../declarations/schemas.ts';
import { issue, type ValidationIssue } from '../problems.ts';
import { AppointmentView } from './appointment.schemas.ts';
import { seatsWithLinks, type VideoProvider } from './join-links.ts';

const { status, session_type, timezone, start_at, end_at } = AppointmentView.properties;

/** Most days of an agenda: a month view with the weeks around it, and some more. */
const LONGEST_DAYS = 62;
const MOST_SESSIONS = 1_000;
/** Time after the end in which a session link works (decisions part 4). */
const GRACE_MILLISECONDS = 3_600_000;

const AgendaSession = Shape({
  id: Id(),
  partner_clinic_id: Id(),
  partner_patient_id: Id(),
  client_name: nullable(
    Type.String({
      description: 'Given to tokens with `client:read`, of clients on the roster.',
      examples: ['Noa Lind'],
    }),
  ),
  start_at,
  end_at,
  timezone,
  session_type,
  status,
  video: Type.Boolean({ description: 'Whether it takes place in a video room of the service.' }),
  can_open: Type.Boolean({
    description:
      'Whether `/launch` opens it now: the token grants `session:launch`, its session link works, and it was not ended.',
  }),
  opened_at: nullable(Moment({ description: 'When the clinician last opened it.' })),
  ended_at: nullable(Moment({ description: 'When the clinician ended it on its page, for a day.' })),
  note: Type.Optional(
    Shape(
      { id: Id(), status: OneOf(['draft', 'signed']) },
      { description: 'The newest note on it, where there is one. Given to tokens with `note:read`.' },
    ),
  ),
});

interface Found {
  readonly id: string;
  readonly session_type: string;
  readonly status: string;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly clinician_joined_at: Date | null;
  readonly ended_at: Date | null;
  readonly video_provider: VideoProvider;
  readonly note: Readonly<Record<string, unknown>> | null;
}

const issuesOfSpan = ({
  start_at_from: from,
  start_at_to: to,
}: {
  readonly start_at_from?: string;
  readonly start_at_to?: string;
}): readonly ValidationIssue[] => {
  if (from === undefined || to === undefined) return [];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days <= 0) return [issue('start_at_to', 'too_small')];
  return days > LONGEST_DAYS
    ? [issue('start_at_to', 'too_large', `A span has at most ${LONGEST_DAYS} days.`)]
    : [];
};

const getAgenda = endpoint({
  id: 'getAgenda',
  summary: "Read the clinician's sessions of a span of time",
  description: `Those that overlap it, by their start, each with what the token may know of it; a span has at most ${LONGEST_DAYS} days, an answer at most ${MOST_SESSIONS} sessions. Cancelled ones only with \`include_cancelled\`.`,
  tag: 'Appointments',
  route: 'GET /api/embed/agenda',
  access: { tier: 'embed', capability: 'appointment:read' },
  query: Shape({
    start_at_from: TimeBound({ description: 'Where the span begins; inclusive.' }),
    start_at_to: TimeBound({ description: 'Where it ends; exclusive.' }),
    include_cancelled: Type.Optional(Type.Boolean({ default: false })),
  }),
  check: ({ query }) => issuesOfSpan(query),
  success: [
    200,
    Shape({
      sessions: Type.Array(AgendaSession),
      complete: Type.Boolean({ description: 'Whether these are all. Else ask for shorter spans.' }),
    }),
  ],
  handle: async ({ actor, enabled_features, now, query, rows }) => {
    const may = openedBy(actor, enabled_features);
    const clinician = actor.practitioner_id as string;
    const note = sql`(
      select json_build_object('id', n.id, 'status', n.status) from notes n
      where n.organization_id = a.organization_id and n.partner_appointment_id = a.id
        and n.partner_practitioner_id = ${clinician} and n.deleted_at is null and ${patientIsThereOf('n')}
      order by n.created_at desc, n.id desc limit 1)`;
    const found = await rows.all(sql<Found>`
      select a.id, a.partner_clinic_id, a.partner_patient_id, a.start_at, a.end_at, a.timezone, a.session_type,
        a.status, a.clinician_joined_at, s.video_provider, (
          select max(l.ended_at) from live_sessions l
          where l.organization_id = a.organization_id and l.appointment_id = a.id and l.ended_at is not null) as ended_at,
        ${clientNameOf('a', clinician, may('client:read'))} as client_name, ${may('note:read') ? note : sql`null`} as note
      from appointments a join session_configurations s on s.organization_id = a.organization_id
      where a.organization_id = ${actor.organization_id} and a.partner_practitioner_id = ${clinician}
        and a.start_at < ${new Date(query.start_at_to)} and a.end_at > ${new Date(query.start_at_from)}
        and a.start_at > ${new Date(Date.parse(query.start_at_from) - 86_400_000)}
        and ${query.include_cancelled ? sql`true` : sql`a.deleted_at is null`}
      order by a.start_at, a.id limit ${MOST_SESSIONS + 1}`);
    const sessions = found.slice(0, MOST_SESSIONS).map((one) => {
      const { video_provider, clinician_joined_at, ended_at, note: written, ...session } = one;
      const { start_at: start, end_at: end } = session;
      const hasLink = seatsWithLinks({ ...session, video_provider }).includes('clinician');
      return {
        ...session,
        note: written ?? undefined,
        start_at: new Date(start).toISOString(),
        end_at: new Date(end).toISOString(),
        video: session.session_type === 'virtual' && video_provider !== 'None',
        can_open:
          may('session:launch') &&
          hasLink &&
          ended_at === null &&
          now.getTime() < new Date(end).getTime() + GRACE_MILLISECONDS,
        opened_at: clinician_joined_at && new Date(clinician_joined_at).toISOString(),
        ended_at: ended_at && new Date(ended_at).toISOString(),
      };
    });
    return { sessions, complete: found.length <= MOST_SESSIONS };
  },
});

export const agendaEndpoints = [getAgenda];
