import { appointments } from '../appointments/appointment.resource.ts';
import { joinCode, joinCodeHash } from '../appointments/join-links.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { Id, Moment, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { playrooms } from '../playrooms/playrooms.endpoints.ts';
import { insertSession, readState } from './live-session-store.ts';
import { minutesPlayed, NEW_SESSION } from './session-state.ts';
import { ITEM_OF_TOY, type ToyKey } from './toys.ts';

/** As long as a day's work: a room that is prepared in the morning is there in the evening. */
const PREPARATION_MS = 12 * 3_600_000;

const enterPlayroom = endpoint({
  id: 'enterPlayroom',
  summary: 'Enter a playroom alone, to prepare it',
  description:
    'Opens the session page for the clinician alone, without video. With a client, scenes can be saved for the sessions with that client.',
  tag: 'Playrooms',
  route: 'POST /api/embed/playrooms/{id}/enter',
  access: { tier: 'embed', capability: 'playroom:write' },
  subject: playrooms,
  body: Shape({ partner_patient_id: Type.Optional(Id({ description: "On the clinician's roster." })) }),
  success: [
    201,
    Shape({
      playroom_id: Id(),
      enter_url: Type.String({ format: 'uri', description: 'A credential: it opens the room.' }),
      expires_at: Moment(),
    }),
  ],
  problems: ['not-found'],
  example: { body: {} },
  handle: async ({ actor, body, config, now, operation_id, rows, secrets, subject }) => {
    const { partner_patient_id: patient_id = null } = body;
    if (patient_id) await patients.find(rows, actor, patient_id);
    const expires_at = new Date(now.getTime() + PREPARATION_MS);
    const code = joinCode(secrets, operation_id, 'clinician');
    await insertSession(
      rows,
      secrets,
      {
        organization_id: actor.organization_id,
        session_id: operation_id,
        practitioner_id: actor.practitioner_id as string,
        patient_id,
        appointment_id: null,
        expires_at,
      },
      { state: { ...NEW_SESSION, room: subject.id }, codeHash: joinCodeHash(secrets, code) },
    );
    return {
      playroom_id: subject.id,
      enter_url: `${config.BASE_URL}/join/${code}`,
      expires_at: expires_at.toISOString(),
    };
  },
});

const getPlayedToys = endpoint({
  id: 'getPlayedToys',
  summary: 'Read what was played in a session',
  description:
    'For the note on the session, as a proposal: the toys and how long each was open. Kept until a day after the session.',
  tag: 'Appointments',
  route: 'GET /api/embed/appointments/{id}/played',
  access: { tier: 'embed', capability: 'note:write' },
  subject: appointments,
  success: [
    200,
    Shape({
      partner_appointment_id: Id(),
      played: Type.Array(
        Shape({
          toy: OneOf(Object.keys(ITEM_OF_TOY) as ToyKey[]),
          minutes: Type.Integer({ minimum: 1 }),
        }),
      ),
    }),
  ],
  handle: async ({ actor, now, rows, secrets, params }) => {
    const session_id = (params.id as string).toLowerCase();
    const session = await readState(rows, secrets, { organization_id: actor.organization_id, session_id });
    return {
      partner_appointment_id: session_id,
      played: session ? minutesPlayed(session.state, now.getTime()) : [],
    };
  },
});

export const liveSessionEndpoints = [enterPlayroom, getPlayedToys];
