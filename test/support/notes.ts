import { randomUUID } from 'node:crypto';
import { sealBody, sealTranscript } from '../../domain/notes/note.resource.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { RunningApp } from './app.ts';
import type { WireRecord, World } from './world.ts';

export const TURNS = [
  { speaker: 'Clinician', text: 'What would you like to build?', start_seconds: 0, end_seconds: 1.5 },
  { speaker: 'Child', text: 'A castle by the sea.', start_seconds: 1.75, end_seconds: 3.25 },
];

let hour = 100_000;

/** A note on an appointment of its own, as the practitioner of the practice wrote it. */
export const writtenNote = async (
  {
    app,
    world,
    practice,
  }: {
    readonly app: Pick<RunningApp, 'owner' | 'secrets'>;
    readonly world: World;
    readonly practice: Parameters<World['booking']>[0];
  },
  { body = 'We built a castle.', transcript = false, appointment = undefined as WireRecord } = {},
): Promise<string> => {
  hour += 1;
  const booked =
    appointment ??
    (await world.partner.post('/v1/partner/appointments', world.booking(practice, hour))).body.data;
  const id = randomUUID();
  await app.owner.pool.query(
    `insert into notes (id, organization_id, partner_appointment_id, partner_patient_id, partner_practitioner_id,
       status, body, transcript, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'draft', $6, $7, now(), now())`,
    [
      id,
      world.organizationId,
      booked.id,
      booked.partner_patient_id,
      booked.partner_practitioner_id,
      sealBody(app.secrets, id, 1, body),
      transcript ? sealTranscript(app.secrets, id, new JsonText(JSON.stringify(TURNS))) : null,
    ],
  );
  return id;
};
