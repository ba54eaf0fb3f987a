import sharp from 'sharp';
import { clientOf } from '../support/client.ts';
import { savedScene } from '../support/games.ts';
import { writtenNote } from '../support/notes.ts';
import { failedStorybook, readyStorybook } from '../support/storybooks.ts';
import type { WireRecord } from '../support/world.ts';
import { handIn, type MadeForm, makeForm } from './handed-in.ts';
import type { Office, WebStage } from './stage.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A session of the clinic's patient, so many milliseconds from now. */
export const bookedAt = async (
  { world, practice, clinician }: Office,
  distance: number,
  fields: object = {},
): Promise<WireRecord> => {
  const start = Math.floor((Date.now() + distance) / 300_000) * 300_000;
  const reply = await clinician.post('/v1/partner/appointments', {
    ...world.booking(practice, 0),
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + 3_000_000).toISOString(),
    ...fields,
  });
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.body.data;
};

/** A picture of a tray, such as a game keeps of its scene. */
const trayPicture = async (): Promise<string> => {
  const tray = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
      <rect width="480" height="360" fill="#e6cf9c"/><rect y="0" width="480" height="70" fill="#7cb7d9"/>
      <circle cx="150" cy="210" r="58" fill="#c9a86a"/><path d="M300 270 l40 -120 l40 120z" fill="#4f7d4b"/></svg>`),
  )
    .png()
    .toBuffer();
  return tray.toString('base64');
};

const savedSceneOf = async ({ app }: WebStage, { clinician, practice }: Office): Promise<void> => {
  const started = await clinician.post('/v1/partner/game-sessions', {
    game_type: 'sandtray',
    origins: ['https://portal.partner.example'],
    patient_id: practice.patient.id,
  });
  const seat = clientOf(app.baseUrl, started.body.data.practitioner.token);
  const saved = await seat.post('/api/embed/game-saves', savedScene);
  await seat.put(`/api/embed/game-saves/${saved.body.data.id}/thumbnail`, {
    content_base64: await trayPicture(),
  });
};

export interface Furnished {
  readonly form: MadeForm;
  readonly book: WireRecord;
  /** Held yesterday. */
  readonly held: WireRecord;
}

/** What a clinician has after some weeks: sessions, a note, answers, a book, a scene, an e-mail that was refused. */
export const furnish = async (stage: WebStage, office: Office): Promise<Furnished> => {
  const { app } = stage;
  const { world, practice, clinician } = office;
  const held = await bookedAt(office, -DAY, { notes: 'Bring the puppets.' });
  const next = await bookedAt(office, HOUR);
  await bookedAt(office, 3 * DAY, { session_type: 'in_person' });
  await writtenNote({ app, world, practice }, { appointment: held, body: 'We built a castle by the sea.' });
  const form = await makeForm(office);
  for (const step of [3, 5, 8]) await handIn(stage, office, form, step);
  const book = await readyStorybook(app, world.organizationId, clinician, {
    partner_patient_id: practice.patient.id,
  });
  await failedStorybook(app, world.organizationId, clinician);
  await savedSceneOf(stage, office);
  await app.owner.pool.query(
    `update appointment_notices set state = 'refused', settled_at = now() where appointment_id = $1`,
    [next.id],
  );
  return { form, book, held };
};
