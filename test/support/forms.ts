import { randomUUID } from 'node:crypto';
import type { RunningApp } from './app.ts';

/** A form with a question of every type. */
export const formBody = (fields: object = {}): Record<string, unknown> => ({
  title: 'Before the first session',
  description: 'Takes about five minutes.',
  fields: [
    { type: 'heading', label: 'About you' },
    { type: 'short_text', label: 'What should we call you?', required: true },
    { type: 'long_text', label: 'What would you like to tell us?' },
    { type: 'single_choice', label: 'How did you sleep?', options: ['Well', 'So-so', 'Badly'] },
    { type: 'multi_choice', label: 'What do you like?', options: ['Sand', 'Paint', 'Music'] },
    { type: 'scale', label: 'How do you feel today?', min: 0, max: 10 },
    { type: 'date', label: 'When did it begin?' },
    { type: 'yes_no', label: 'Have you been here before?', help: 'Any visit counts.' },
  ],
  ...fields,
});

/** A pending request to fill in a form, as if it had been sent. */
export const requestedSubmission = async (
  { owner }: Pick<RunningApp, 'owner'>,
  of: { readonly form_id: string; readonly practitioner_id: string; readonly patient_id: string },
): Promise<string> => {
  const id = randomUUID();
  await owner.pool.query(
    `insert into form_submissions (id, organization_id, form_id, partner_practitioner_id, partner_patient_id,
       status, requested_at, created_at, updated_at)
     select $1, organization_id, id, $3, $4, 'pending', now(), now(), now() from forms where id = $2`,
    [id, of.form_id, of.practitioner_id, of.patient_id],
  );
  return id;
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  short_text: 'Noa',
  long_text: 'It began in spring.\nNow it is better.',
  single_choice: 'So-so',
  multi_choice: ['Sand', 'Music'],
  scale: 7,
  date: '2026-03-01',
  yes_no: true,
};

/** An answer to every question of the form above. */
export const completeAnswers = (
  fields: readonly { readonly id: string; readonly type: string }[],
): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter(({ type }) => type !== 'heading').map(({ id, type }) => [id, ANSWERS[type]]),
  );
