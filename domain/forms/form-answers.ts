import { formats } from '../declarations/formats.ts';
import { tidyText } from '../declarations/text.ts';
import { type FieldCode, issue, type ValidationIssue } from '../problems.ts';
import type { FormField } from './form-fields.ts';

/** Validates answers against a form, field by field. Answers are stored by the ids of their fields. */

export type Answer = string | number | boolean | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

const SHORTEST = { short_text: 1_000, long_text: 10_000 } as const;
const is = (format: 'line' | 'prose' | 'date', text: string): boolean =>
  (formats[format] as (text: string) => boolean)(text);

type Judged = { readonly answer: Answer | undefined } | { readonly code: FieldCode; readonly at?: string };

const judgeText = (type: 'short_text' | 'long_text', value: unknown): Judged => {
  if (typeof value !== 'string') return { code: 'invalid_type' };
  const text = tidyText(value);
  if (!is(type === 'short_text' ? 'line' : 'prose', text)) return { code: 'invalid_format' };
  if ([...text].length > SHORTEST[type]) return { code: 'too_long' };
  return { answer: text === '' ? undefined : text };
};

const judgeChoice = (options: readonly string[], value: unknown): Judged => {
  if (typeof value !== 'string') return { code: 'invalid_type' };
  const text = tidyText(value);
  return options.includes(text) ? { answer: text } : { code: 'invalid_value' };
};

const judgeChoices = (options: readonly string[], value: unknown): Judged => {
  if (!Array.isArray(value)) return { code: 'invalid_type' };
  if (value.length > options.length) return { code: 'too_many_items' };
  const chosen: string[] = [];
  for (const [index, item] of value.entries()) {
    const one = judgeChoice(options, item);
    if ('code' in one) return { ...one, at: `[${index}]` };
    chosen.push(one.answer as string);
  }
  if (new Set(chosen).size < chosen.length) return { code: 'duplicate_item' };
  return { answer: chosen.length === 0 ? undefined : chosen };
};

const judgeStep = ({ min = 1, max = 5 }: FormField, value: unknown): Judged => {
  if (!Number.isInteger(value)) return { code: 'invalid_type' };
  if ((value as number) < min) return { code: 'too_small' };
  return (value as number) > max ? { code: 'too_large' } : { answer: value as number };
};

const judgeDay = (value: unknown): Judged => {
  if (typeof value !== 'string') return { code: 'invalid_type' };
  return is('date', value) ? { answer: value } : { code: 'invalid_format' };
};

const judge = (field: FormField, value: unknown): Judged => {
  if (value === null) return { answer: undefined };
  switch (field.type) {
    case 'short_text':
    case 'long_text':
      return judgeText(field.type, value);
    case 'single_choice':
      return judgeChoice(field.options ?? [], value);
    case 'multi_choice':
      return judgeChoices(field.options ?? [], value);
    case 'scale':
      return judgeStep(field, value);
    case 'date':
      return judgeDay(value);
    case 'yes_no':
      return typeof value === 'boolean' ? { answer: value } : { code: 'invalid_type' };
    case 'heading':
      return { code: 'unknown_field' };
  }
};

/** Only ids that the service made are repeated in a path; other keys that a caller sends are not. */
const pathOf = (fieldId: string): string =>
  (formats.uuid as RegExp).test(fieldId) ? `answers.${fieldId.toLowerCase()}` : 'answers';

/**
 * @param complete every required field must be answered; a draft may leave out fields.
 * @returns the answers to store, without empty ones, and every issue with its field's path.
 */
export const validateAnswers = (
  fields: readonly FormField[],
  sent: Readonly<Record<string, unknown>>,
  complete: boolean,
): { readonly answers: Answers; readonly faults: readonly ValidationIssue[] } => {
  const values = new Map(Object.entries(sent).map(([id, value]) => [id.toLowerCase(), value]));
  const faults: ValidationIssue[] = [];
  const answers: Record<string, Answer> = {};
  const known = new Set(fields.filter(({ type }) => type !== 'heading').map(({ id }) => id));
  for (const id of values.keys()) if (!known.has(id)) faults.push(issue(pathOf(id), 'unknown_field'));
  for (const field of fields) {
    if (!known.has(field.id)) continue;
    const judged = values.has(field.id) ? judge(field, values.get(field.id)) : { answer: undefined };
    if ('code' in judged) faults.push(issue(`${pathOf(field.id)}${judged.at ?? ''}`, judged.code));
    else if (judged.answer !== undefined) answers[field.id] = judged.answer;
    else if (complete && field.required) faults.push(issue(pathOf(field.id), 'required'));
  }
  return { answers, faults };
};

/** The saved answers that still fit the form, which may have changed since. */
export const stillFitting = (fields: readonly FormField[], saved: Answers): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = saved[field.id];
      const judged = value === undefined ? undefined : judge(field, value);
      return judged && 'answer' in judged && judged.answer !== undefined ? [[field.id, judged.answer]] : [];
    }),
  );
