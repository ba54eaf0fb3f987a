// Makes a form, and shows and changes one: its questions, their kinds, their order.

import { newId } from '../../frame/ids.ts';
import { leaving } from '../confirming.js';
import { action, ask, call, can, emit, h, notice } from '../frame.js';
import { onlyToRead, question } from '../questions.js';
import { drawnAnew } from '../unavailable.js';
import { saveAsRead } from './as-read.js';
import { choiceField, field, folded } from './fields.js';

const KINDS = {
  short_text: 'Short text',
  long_text: 'Long text',
  yes_no: 'Yes or no',
  single_choice: 'One of several answers',
  multi_choice: 'Any of several answers',
  scale: 'Scale',
  date: 'Date',
  heading: 'Heading, no question',
};
const isChoice = (kind) => kind === 'single_choice' || kind === 'multi_choice';

const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What reads a row as the question at its place. */
const readings = new WeakMap();

/** @param of the question as it is kept, if it is. */
const questionRow = (of = {}) => {
  const { id, type = 'short_text', label = '', help, required = false, options = [], min = 1, max = 5 } = of;
  const named = (name) => `${name}-${newId()}`;
  const step = (value) =>
    h('input', { type: 'number', id: named('step'), min: '-100', max: '100', value: String(value) });
  const controls = {
    label: h('input', { type: 'text', id: named('label'), required: true, maxlength: '500', value: label }),
    type: choiceField(named('kind'), 'type', KINDS, type),
    options: h('textarea', { id: named('options'), rows: '4' }, options.join('\n')),
    min: step(min),
    max: step(max),
    help: h('textarea', { id: named('help'), rows: '2', maxlength: '2000' }, help ?? ''),
    required: h('input', { type: 'checkbox', value: 'yes', checked: required }),
  };
  const parts = {
    options: field('Answers to choose from, one on each line', controls.options),
    min: field('Lowest step', controls.min),
    max: field('Highest step', controls.max),
    required: h('p', {}, h('label.option', {}, controls.required, ' Has to be answered')),
  };
  const asksFor = {
    options: isChoice,
    min: (kind) => kind === 'scale',
    max: (kind) => kind === 'scale',
    required: (kind) => kind !== 'heading',
  };
  const adapt = () => {
    for (const [name, part] of Object.entries(parts)) {
      part.hidden = !asksFor[name](controls.type.value);
      controls[name].disabled = part.hidden;
    }
    for (const one of [controls.min, controls.max]) one.required = !one.disabled;
  };
  controls.type.addEventListener('change', adapt);
  adapt();
  /** Whoever works by keyboard goes on at a question beside it, or where another one is added. */
  const remove = () => {
    const beside = row.nextElementSibling ?? row.previousElementSibling;
    (beside?.querySelector('input') ?? row.closest('details').querySelector('.add')).focus();
    row.remove();
  };
  const row = h(
    'li.question-row',
    {},
    field('Question', controls.label),
    field('Kind of answer', controls.type),
    parts.options,
    h('div.row', {}, parts.min, parts.max),
    field('A hint below it (optional)', controls.help),
    parts.required,
    h(
      'p.row',
      {},
      h(
        'button.plain',
        {
          type: 'button',
          onclick({ currentTarget }) {
            row.previousElementSibling?.before(row);
            currentTarget.focus();
          },
        },
        'Move forward',
      ),
      h('button.plain', { type: 'button', onclick: remove }, 'Remove'),
    ),
  );
  readings.set(row, (index) => {
    for (const [name, control] of Object.entries(controls)) control.name = `fields[${index}].${name}`;
    const kind = controls.type.value;
    const has = (name) => asksFor[name](kind);
    return {
      // Under its id a question keeps its answers, which are of one kind.
      ...(id && kind === type ? { id } : {}),
      type: kind,
      label: controls.label.value,
      help: controls.help.value.trim() || null,
      ...(has('required') ? { required: controls.required.checked } : {}),
      ...(has('options') ? { options: lines(controls.options.value) } : {}),
      ...(has('min') ? { min: Number(controls.min.value), max: Number(controls.max.value) } : {}),
    };
  });
  return row;
};

/** Title, introduction and questions. @param form as it is kept, if it is. @param keep takes it as it was written. */
const builder = (summary, { title = '', description, fields } = {}, label, keep) => {
  const name = h('input', {
    type: 'text',
    id: 'form-title',
    name: 'title',
    required: true,
    maxlength: '200',
    value: title,
  });
  const words = h(
    'textarea',
    { id: 'form-description', name: 'description', rows: '2', maxlength: '2000' },
    description ?? '',
  );
  const questions = h('ol.questions', {}, fields ? fields.map(questionRow) : questionRow());
  const add = () => {
    questions.append(questionRow());
    questions.lastElementChild.querySelector('input').focus();
  };
  return folded(
    summary,
    [field('Title', name), field('A few words at its beginning (optional)', words), questions],
    h('button.plain.add', { type: 'button', onclick: add }, 'Another question'),
    action(label, () =>
      questions.children.length === 0
        ? notice('Please add a question.')
        : keep({
            title: name.value,
            description: words.value.trim() || null,
            fields: [...questions.children].map((row, index) => readings.get(row)(index)),
          }),
    ),
  );
};

export const formMaker = (done) =>
  builder('Make a form', undefined, 'Keep as draft', async (form) => {
    const { id } = await call('POST', 'forms', form);
    emit('form.created', { formId: id });
    await done();
  });

/** @param done shows the form as it is now. */
const changing = (form, read, done) =>
  builder('Change this form', form, 'Save the form', async (change) => {
    const words = 'This form was changed elsewhere meanwhile. Copy what you wrote, and open it again.';
    if (!(await saveAsRead(`forms/${form.id}`, change, read, words))) return;
    emit('form.saved', { formId: form.id });
    notice('Saved.');
    await done();
  });

/** The form as it is asked. */
export const openForm = async (main, id, back) => {
  const read = await ask('GET', `forms/${id}`);
  const { data: form } = await read.json();
  const questions = h(
    'div.card',
    {},
    form.fields.map((one) => question(one)),
  );
  main.replaceChildren(
    h('p.row', {}, leaving(main, 'All forms', back)),
    h('h1', { dir: 'auto' }, form.title),
    ...[
      form.description && h('p.lead', { dir: 'auto' }, form.description),
      onlyToRead(questions),
      can('form:write') &&
        changing(
          form,
          read,
          drawnAnew(main, 'Form', () => openForm(main, id, back)),
        ),
    ].filter(Boolean),
  );
};
