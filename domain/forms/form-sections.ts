import type { FormFieldDraft } from './form-fields.ts';

/** Groups of questions that play therapists commonly ask, from which forms can be composed. */
export const SECTIONS = {
  about_the_child: [
    { type: 'heading', label: 'About your child' },
    { type: 'short_text', label: 'What does your child like to be called?', required: true },
    { type: 'long_text', label: 'What brings you here?' },
    { type: 'date', label: 'When did you first notice it?', help: 'An approximate day is fine.' },
  ],
  sleep: [
    { type: 'heading', label: 'Sleep' },
    { type: 'single_choice', label: 'How does your child sleep?', options: ['Well', 'So-so', 'Badly'] },
    { type: 'yes_no', label: 'Does your child wake at night?' },
    { type: 'short_text', label: 'When is bedtime, usually?' },
  ],
  feelings: [
    { type: 'heading', label: 'Feelings' },
    { type: 'scale', label: 'How was the last week, all in all?', min: 0, max: 10, help: '0 is very hard.' },
    {
      type: 'multi_choice',
      label: 'Which feelings were there often?',
      options: ['Joy', 'Sadness', 'Anger', 'Fear', 'Shame', 'Pride'],
    },
    { type: 'long_text', label: 'When was it hardest, and when was it easiest?' },
  ],
  school: [
    { type: 'heading', label: 'School and friends' },
    { type: 'yes_no', label: 'Does your child like going to school or kindergarten?' },
    { type: 'scale', label: 'How easily does your child make friends?', min: 1, max: 5 },
    { type: 'long_text', label: 'What should we know about school?' },
  ],
  family: [
    { type: 'heading', label: 'At home' },
    { type: 'long_text', label: 'Who lives at home?' },
    {
      type: 'long_text',
      label: 'Was there a change in the last year?',
      help: 'A move, a birth, a loss, a parting.',
    },
  ],
  goals: [
    { type: 'heading', label: 'What you hope for' },
    { type: 'long_text', label: 'How would you notice that it helps?', required: true },
    { type: 'scale', label: 'How confident are you that it will get better?', min: 1, max: 10 },
  ],
} as const satisfies Record<string, readonly FormFieldDraft[]>;

export const SECTION_KEYS = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

/** The questions of the sections, in the order given. */
export const fieldsOfSections = (keys: readonly (keyof typeof SECTIONS)[]): FormFieldDraft[] =>
  keys.flatMap((key) => SECTIONS[key] as unknown as FormFieldDraft[]);
