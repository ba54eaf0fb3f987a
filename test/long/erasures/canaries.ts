import { setTimeout as pause } from 'node:timers/promises';
import { readCheckpointKey } from '../../../platform/audit/checkpoints/keys.ts';
import { plantRecords } from '../../support/erasures.ts';
import { savedScene } from '../../support/games.ts';
import { openPractice } from '../convergence/bookings.ts';
import { print } from '../run-long.ts';
import { unlimitedWorld } from '../start-service.ts';
import { countIn, type Places, readPlaces } from './places.ts';
import { type PlantedPatient, plantPatient } from './planted-patient.ts';
import type { Stage } from './stage.ts';

/**
 * Two patients of one clinician, with a word of their own in every field of every kind of record. After the erasure of
 * the first, that one's words are nowhere, and the second one's are where they were.
 */

const PATIENCE_MS = 300_000;

/** @param open what is still waited for. */
const until = async (open: () => Promise<readonly string[]>): Promise<void> => {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(500)) {
    const waiting = await open();
    if (waiting.length === 0) return;
    if (Date.now() > deadline) throw new Error(`It never came: ${waiting.join()}`);
  }
};

/** Mails sent, books made, archive built. */
const workIsDone = ({ owner }: Stage): Promise<void> =>
  until(async () => {
    const { rows } = await owner.query<{ open: string }>(`
      select 'notice' as open from appointment_notices where state = 'due'
      union all select 'form' from form_submissions where mail_state = 'due'
      union all select 'share' from content_shares where mail_state = 'due'
      union all select 'book' from storybooks where status = 'generating' and deleted_at is null
      union all select 'export' from exports where status in ('queued', 'building')
      union all select 'calendar' from appointments a where a.status = 'scheduled' and a.deleted_at is null
        and not exists (select from calendar_entries e where e.appointment_id = a.id)`);
    return rows.map(({ open }) => open);
  });

/** Frames and seats that were open before try to write about the patient. @returns what was let in. */
const writeLate = async (patient: PlantedPatient): Promise<string[]> => {
  const { caller, appointmentId, noteId, formId, submissionId, practice, words, bookId } = patient;
  const text = words.word('written too late');
  const submission = `/api/embed/forms/${formId}/submissions/${submissionId}`;
  const attempts: readonly (readonly ['POST' | 'PATCH' | 'PUT', string, object])[] = [
    ['POST', '/api/embed/notes', { partner_appointment_id: appointmentId, body: text }],
    ['PATCH', `/api/embed/notes/${noteId}`, { body: text }],
    [
      'PUT',
      `/api/embed/notes/${noteId}/transcript`,
      { words: [{ speaker: text, text, start_seconds: 0, end_seconds: 1 }] },
    ],
    ['PATCH', `/v1/partner/appointments/${appointmentId}`, { notes: text }],
    ['PATCH', `/v1/partner/patients/${practice.patient.id}`, { first_name: text }],
    ['POST', `/api/embed/forms/${formId}/send`, {}],
    ['POST', `/api/embed/forms/${formId}/submissions`, {}],
    ['PUT', `${submission}/answers`, { answers: {} }],
    ['POST', '/api/embed/game-saves', { ...savedScene, name: text }],
    [
      'POST',
      `/v1/partner/storybooks/${bookId}/share`,
      { partner_patient_id: practice.patient.id, message: text },
    ],
    [
      'POST',
      '/v1/partner/game-sessions',
      { game_type: 'sandtray', patient_id: practice.patient.id, origins: ['https://portal.partner.example'] },
    ],
  ];
  const letIn: string[] = [];
  for (const [method, path, body] of attempts) {
    const { status } = await caller.send(method, path, body);
    if (status < 400 || status >= 500)
      letIn.push(`${method} ${path} answered ${status} about an erased patient`);
  }
  return letIn;
};

/** Logs tell what was when it was: they are looked at, and only nothing is right in them at any time. */
const NEVER: readonly (keyof Places)[] = ['temporal', 'logs', 'metrics', 'proofs'];

export const eraseOneOfTwo = async (
  stage: Stage,
  temporalFolder: string,
  said: readonly string[],
): Promise<string[]> => {
  const { service, testBed } = stage;
  const world = await unlimitedWorld(service);
  await world.partner.patch('/v1/partner/session-config', { video_provider: 'Daily' });
  const practice = await openPractice(service, testBed, world);
  // Its receiver is nowhere, so its deliveries wait.
  await world.partner.post('/v1/partner/webhook-endpoints', {
    url: 'https://portal.partner.example/hooks',
    event_types: ['patient.*', 'appointment.*', 'note.*'],
    include_clinician_content: true,
  });
  const gone = await plantPatient(stage, world, practice, 0);
  const kept = await plantPatient(stage, world, practice, 100);
  const clinician = await world.as(practice.practitioner.id);
  await workIsDone(stage);
  await clinician.post('/v1/partner/exports', {});
  await workIsDone(stage);
  // In columns in which texts are sealed otherwise: only so are they found there.
  for (const { practice: of, words } of [gone, kept])
    await plantRecords(
      { owner: { pool: stage.owner }, objects: stage.objects },
      world,
      of,
      words.word('a row'),
    );
  const appointments = [gone.appointmentId, kept.appointmentId];
  await stage.owner.query(
    `update appointments set status = 'completed', start_at = start_at - interval '12 years',
       end_at = end_at - interval '12 years' where id = any($1)`,
    [appointments],
  );
  const look = () => readPlaces(stage, temporalFolder, said);
  const before = await look();
  const readBefore = await kept.read();
  const complaints: string[] = [];
  const first = countIn(before, gone.words);
  const second = countIn(before, kept.words);
  if (first.rows < 10 || first.objects < 1) complaints.push('The words were not planted');

  const { body, status, text } = await world.partner.post('/v1/partner/erasures', {
    partner_patient_id: gone.practice.patient.id,
    reason: 'patient_request',
    hold_seconds: 0,
  });
  if (status !== 201) return [text];
  const late = await writeLate(gone);
  await until(async () => {
    await stage.purgeAnswers();
    const read = await world.partner.get(`/v1/partner/erasures/${body.data.id}`);
    return read.body.data.status === 'completed' ? [] : [read.text];
  });
  late.push(...(await writeLate(gone)));
  await workIsDone(stage);
  // What was answered to those attempts ends like every stored answer.
  await pause(6_000);
  await stage.purgeAnswers();
  await pause(2_000);

  const after = await look();
  const left = countIn(after, gone.words);
  const still = countIn(after, kept.words);
  print('| Place | Words of the first, before | after | Words of the second, before | after |');
  print('|---|---|---|---|---|');
  for (const place of Object.keys(left) as (keyof Places)[]) {
    print(`| ${place} | ${first[place]} | ${left[place]} | ${second[place]} | ${still[place]} |`);
    if (left[place] > 0) complaints.push(`${place}: ${left[place]} texts with words of the erased patient`);
    if (NEVER.includes(place) && first[place] + second[place] + still[place] > 0)
      complaints.push(`${place}: words of patients`);
  }
  const pattern = new RegExp(gone.words.pattern);
  for (const row of after.rows.filter((one) => pattern.test(one)))
    complaints.push(`Left in ${row.slice(0, row.indexOf(' '))}: ${gone.words.foundIn(row)}`);
  if (still.rows !== second.rows) complaints.push('Rows of the other patient changed');
  const readAfter = await kept.read();
  if (readAfter !== readBefore)
    complaints.push(`The other patient read ${readBefore}\nand now reads ${readAfter}`);
  const key = readCheckpointKey(service.keptSecrets.AUDIT_SIGNING_KEY).publicKey.toString('base64url');
  const certificate = await world.partner.get(`/v1/partner/erasures/${body.data.id}`);
  const { verifyErasure, readCertificate } = await import(
    new URL('../../../partners/tools/verify-erasure.mjs', import.meta.url).href
  );
  if (!verifyErasure(readCertificate(certificate.text), { trusted: [key] }).valid)
    complaints.push('The certificate is not genuine');
  return [...complaints, ...late];
};
