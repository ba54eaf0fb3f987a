// The questions of a form, as they are asked.
import { h } from './frame.js';

const choices = (field, type, answer) =>
  h(
    'div.options',
    {},
    field.options.map((option, index) =>
      h(
        'label.option',
        { dir: 'auto' },
        h('input', {
          type,
          name: field.id,
          value: option,
          id: `f-${field.id}-${index}`,
          checked: type === 'radio' ? answer === option : Array.isArray(answer) && answer.includes(option),
        }),
        ' ',
        option,
      ),
    ),
  );
const text = (value) => (value === undefined || value === null ? '' : String(value));

const INPUTS = {
  short_text: (field, answer) =>
    h('input', { type: 'text', dir: 'auto', id: `f-${field.id}`, name: field.id, value: text(answer) }),
  long_text: (field, answer) =>
    h('textarea', { dir: 'auto', id: `f-${field.id}`, name: field.id, rows: 5 }, text(answer)),
  date: (field, answer) =>
    h('input', { type: 'date', id: `f-${field.id}`, name: field.id, value: text(answer) }),
  scale: (field, answer) =>
    h(
      'span.scale',
      {},
      h('input', {
        type: 'number',
        id: `f-${field.id}`,
        name: field.id,
        min: text(field.min),
        max: text(field.max),
        step: '1',
        value: text(answer),
      }),
      ` ${field.min} – ${field.max}`,
    ),
  single_choice: (field, answer) => choices(field, 'radio', answer),
  multi_choice: (field, answer) => choices(field, 'checkbox', answer),
  yes_no: (field, answer) =>
    choices(
      { ...field, options: ['yes', 'no'] },
      'radio',
      answer === true ? 'yes' : answer === false ? 'no' : '',
    ),
};
const GROUPED = new Set(['single_choice', 'multi_choice', 'yes_no']);

/** One question as it is asked. @param answer what was answered so far. */
export const question = (field, answer) => {
  const help = field.help && h('p.quiet', { dir: 'auto' }, field.help);
  if (field.type === 'heading') return [h('h2', { dir: 'auto' }, field.label), help];
  const label = [field.label, field.required && h('span.quiet', {}, ' (please answer)')];
  const fault = h('p.fault', { id: `fault-${field.id}` });
  const input = INPUTS[field.type](field, answer);
  return GROUPED.has(field.type)
    ? h(
        'fieldset.question',
        { id: `q-${field.id}`, 'aria-describedby': `fault-${field.id}` },
        h('legend', { dir: 'auto' }, label),
        help,
        input,
        fault,
      )
    : h(
        'div.question',
        { id: `q-${field.id}` },
        h('label', { for: `f-${field.id}`, dir: 'auto' }, label),
        help,
        input,
        fault,
      );
};

/** They can be read, and not answered. */
export const onlyToRead = (questions) => {
  for (const input of questions.querySelectorAll('input, textarea')) input.disabled = true;
  return questions;
};
