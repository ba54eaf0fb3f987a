import type { Answer } from '../../../domain/forms/form-answers.ts';
import type { FormField } from '../../../domain/forms/form-fields.ts';
import type { Messages } from '../../../domain/messages/en.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { FormFields } from '../page-forms/read-form.ts';

/**
 * Questions as plain HTML: a form can be filled in with any browser, without a script. What clinicians and
 * patients write may run from right to left.
 */

const fieldName = ({ id }: FormField): string => `field-${id}`;
/** Each box has a name of its own, for a name occurs once; which option it stands for, its value says. */
const optionName = (field: FormField, index: number | string): string => `${fieldName(field)}-${index}`;

const radios = (field: FormField, values: readonly (readonly [string, string])[], chosen?: string): Html =>
  html`<div class="choices">${values.map(
    ([value, label]) =>
      html`<label class="choice" dir="auto"><input type="radio" name="${fieldName(field)}" value="${value}"${
        value === chosen ? html` checked` : ''
      }> ${label}</label>\n`,
  )}</div>`;

const steps = ({ min = 1, max = 5 }: FormField): [string, string][] =>
  Array.from({ length: max - min + 1 }, (_, at) => [String(min + at), String(min + at)]);

type Said = Messages['forms'];

const inputOf = (field: FormField, answer: Answer | undefined, described: Html, said: Said): Html => {
  const name = fieldName(field);
  switch (field.type) {
    case 'long_text':
      return html`<textarea dir="auto" id="${name}" name="${name}" rows="5" maxlength="10000"${described}>${String(answer ?? '')}</textarea>`;
    case 'date':
      return html`<input type="date" id="${name}" name="${name}" value="${String(answer ?? '')}"${described}>`;
    case 'single_choice':
      return radios(
        field,
        (field.options ?? []).map((option) => [option, option]),
        answer as string | undefined,
      );
    case 'multi_choice':
      return html`<div class="choices">${(field.options ?? []).map(
        (option, index) =>
          html`<label class="choice" dir="auto"><input type="checkbox" name="${optionName(field, index)}" value="${option}"${
            Array.isArray(answer) && answer.includes(option) ? html` checked` : ''
          }> ${option}</label>\n`,
      )}</div>`;
    case 'scale':
      return radios(field, steps(field), answer === undefined ? undefined : String(answer));
    case 'yes_no':
      return radios(
        field,
        [
          ['yes', said.yes],
          ['no', said.no],
        ],
        answer === undefined ? undefined : answer ? 'yes' : 'no',
      );
    default:
      return html`<input type="text" dir="auto" id="${name}" name="${name}" maxlength="1000" value="${String(answer ?? '')}"${described}>`;
  }
};

/** Several controls under one question are a group of their own for those who do not see them together. */
const isGroup = ({ type }: FormField): boolean =>
  ['single_choice', 'multi_choice', 'scale', 'yes_no'].includes(type);

export const question = (
  field: FormField,
  answer: Answer | undefined,
  error: string | undefined,
  said: Said,
): Html => {
  if (field.type === 'heading')
    return html`<h2 dir="auto">${field.label}</h2>\n${field.help && html`<p class="quiet" dir="auto">${field.help}</p>\n`}`;
  const name = fieldName(field);
  const ids = [field.help && `${name}-help`, error && `${name}-fault`].filter(Boolean).join(' ');
  const described = html`${ids ? html` aria-describedby="${ids}"` : ''}${error ? html` aria-invalid="true"` : ''}`;
  const label = html`${field.label}${field.required ? html` <span class="quiet">${said.needed}</span>` : ''}`;
  const notes = html`${field.help && html`<p class="quiet hint" dir="auto" id="${name}-help">${field.help}</p>`}${
    error && html`<p class="warn fault" id="${name}-fault">${error}</p>`
  }`;
  return isGroup(field)
    ? html`<fieldset class="field" id="${name}"${described}><legend dir="auto">${label}</legend>${notes}${inputOf(field, answer, html``, said)}</fieldset>\n`
    : html`<div class="field"><label for="${name}" dir="auto">${label}</label>${notes}${inputOf(field, answer, described, said)}</div>\n`;
};

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

/** The answers that a browser sent, as the interface takes them. */
export const sentAnswers = (fields: readonly FormField[], form: FormFields): Record<string, unknown> => {
  const answers: Record<string, unknown> = {};
  for (const field of fields) {
    const text = form.get(fieldName(field));
    if (field.type === 'multi_choice')
      // By what was ticked and not by its place: the options may have changed since the page was opened.
      answers[field.id] = [...form].flatMap(([name, value]) =>
        name.startsWith(optionName(field, '')) ? [value] : [],
      );
    else if (text === undefined || text === '') continue;
    else if (field.type === 'scale') answers[field.id] = Number(text);
    else if (field.type === 'yes_no') answers[field.id] = YES_NO.get(text) ?? text;
    else answers[field.id] = field.type === 'long_text' ? text.replaceAll('\r\n', '\n') : text;
  }
  return answers;
};
