import { type Caller, inLanes } from './clinic-api.ts';
import { FORMS, type MadeUpForm } from './made-up.ts';
import type { Person, SeededClinician } from './people.ts';
import type { Seeding } from './seed-organization.ts';

const WEEK = 7 * 86_400_000;
const LANES = 6;

interface Field {
  readonly id: string;
  readonly type: string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
}
interface SeededForm {
  readonly id: string;
  readonly fields: readonly Field[];
  readonly times: number;
}

const WORDS = [
  'Drawing',
  'Building with bricks',
  'Being funny',
  'Running fast',
  'Helping my sister',
] as const;
const SENTENCES = [
  'A good week. The trip to the zoo was the best part.',
  'There was a quarrel on Wednesday; we talked about it.',
  'Grandma is ill, and everybody is a bit sad.',
  'The new seat in class helps.',
] as const;

/** Answers of one time. Scales get a little better from time to time, as they would be hoped to. */
const answersOf = ({ random, today }: Seeding, { fields, times }: SeededForm, time: number): object => {
  const answerTo = ({ type, min = 0, max = 10, options = [] }: Field): unknown => {
    if (type === 'scale') {
      const part = (time + 1) / (times + 1);
      const step = Math.round(min + (max - min) * (0.25 + part / 2)) + random.below(3) - 1;
      return Math.min(max, Math.max(min, step));
    }
    if (type === 'date') return new Date(today - (times - time) * WEEK).toISOString().slice(0, 10);
    if (type === 'single_choice') return random.pick(options);
    if (type === 'multi_choice') return options.filter((_, index) => index === 0 || random.below(2) === 0);
    if (type === 'yes_no') return random.below(4) > 0;
    return type === 'short_text' ? random.pick(WORDS) : random.pick(SENTENCES);
  };
  const asked = fields.filter(({ type }) => type !== 'heading');
  return Object.fromEntries(asked.map((field) => [field.id, answerTo(field)]));
};

const makeForms = ({ api, keyOf }: Seeding, clinician: SeededClinician): Promise<SeededForm[]> =>
  inLanes(FORMS, FORMS.length, async ({ title, description, fields, times }: MadeUpForm, index) => {
    const body = { title, description, fields };
    const made = await api
      .as(clinician.id)
      .post('/v1/partner/forms', keyOf(`form-${clinician.id}-${index}`), body);
    return { id: made.id, fields: made.fields as readonly Field[], times };
  });

const handIn = async (
  { keyOf }: Seeding,
  filler: Caller,
  { form, client, time, answers }: Filling,
): Promise<void> => {
  const name = `answers-${form.id}-${client.id}-${time}`;
  const place = `/api/embed/forms/${form.id}/submissions`;
  const { submission_id } = await filler.post(place, keyOf(name));
  await filler.post(`${place}/${submission_id}/complete`, keyOf(`${name}-complete`), { answers });
};

interface Filling {
  readonly form: SeededForm;
  readonly client: Person;
  readonly time: number;
  readonly answers: object;
}

/** Three forms of a clinician, answered by each client: some of them again and again. */
const seedForms = async (seeding: Seeding, clinician: SeededClinician): Promise<string[]> => {
  const forms = await makeForms(seeding, clinician);
  const fillings = clinician.clients.map((client) => ({
    client,
    forms: forms.flatMap((form) =>
      Array.from({ length: form.times }, (_, time) => ({
        form,
        client,
        time,
        answers: answersOf(seeding, form, time),
      })),
    ),
  }));
  await inLanes(fillings, LANES, async ({ client, forms: times }) => {
    const mint = { capabilities: ['form:submit'], patient_id: client.id };
    const filler = await seeding.api.as(clinician.id).framed(mint);
    // In their order, because a plot of the scales goes by the time at which they were handed in.
    for (const filling of times) await handIn(seeding, filler, filling);
  });
  return forms.map(({ id }) => id);
};

/** @returns the ids of the first clinician's forms. */
export const seedAnswers = async (
  seeding: Seeding,
  clinicians: readonly SeededClinician[],
): Promise<string[]> => {
  seeding.report('forms with answers …');
  const first: string[] = [];
  for (const [index, clinician] of clinicians.entries()) {
    const forms = await seedForms(seeding, clinician);
    if (index === 0) first.push(...forms);
  }
  return first;
};
