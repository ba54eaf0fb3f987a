// One form: filled in for the token's patient, or shown as it is.
import { action, call, data, emit, h, notice, Refused, show } from './frame.js';
import { onlyToRead, question } from './questions.js';
import { begin } from './unavailable.js';

const id = data('id');
const fills = data('fills') === 'true';

const answersOf = (form, fields) => {
  const entered = new FormData(form);
  const answers = {};
  for (const { id: name, type } of fields) {
    const value = entered.get(name);
    if (type === 'multi_choice') {
      const chosen = entered.getAll(name);
      if (chosen.length > 0) answers[name] = chosen;
    } else if (value === null || String(value).trim() === '') continue;
    else if (type === 'yes_no') answers[name] = value === 'yes';
    else if (type === 'scale') answers[name] = Number(value);
    else answers[name] = value;
  }
  return answers;
};
/** Half a date, or letters where a number belongs: to a program such a field looks as if it were left empty. */
const halfTyped = (fields) =>
  fields
    .filter(({ id: name }) => document.getElementById(`f-${name}`)?.validity.badInput)
    .map(({ id: name }) => ({ path: `answers.${name}`, code: 'invalid_format' }));
const showFaults = (problem) => {
  for (const line of document.querySelectorAll('.fault')) line.textContent = '';
  for (const control of document.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const faults = (problem.fields ?? []).map(({ path, code }) => [
    /^answers\.([0-9a-f-]{36})/.exec(path)?.[1],
    code,
  ]);
  for (const [field, code] of faults) {
    const line = field && document.getElementById(`fault-${field}`);
    if (!line) continue;
    line.textContent = code === 'required' ? 'Please answer this.' : 'This answer does not fit.';
    const control = document.getElementById(`f-${field}`);
    control?.setAttribute('aria-invalid', 'true');
    control?.setAttribute('aria-describedby', line.id);
  }
  const first = faults.find(([field]) => field)?.[0];
  const group = first && document.getElementById(`q-${first}`);
  group?.querySelector('input, textarea').focus();
  group?.scrollIntoView({ block: 'center' });
};

/** Read out, too: the button that was pressed is gone, and with it the place where the reader was. */
const thanks = () =>
  show(
    h(
      'div.card',
      {},
      h('h1', { tabindex: -1 }, 'Thank you'),
      h('p.lead', {}, 'Your answers have been handed in.'),
    ),
  )
    .querySelector('h1')
    .focus();

/** Whether there are answers that are kept nowhere yet: then the browser asks before the page is left. */
let unsaved = false;
addEventListener('beforeunload', (event) => unsaved && event.preventDefault());

const drawForm = (form, submission) => {
  const questions = h(
    'form.card',
    {
      novalidate: true,
      onsubmit: (event) => event.preventDefault(),
      oninput() {
        unsaved = true;
      },
    },
    form.fields.map((field) => question(field, submission?.answers?.[field.id])),
  );
  const path = submission && `forms/${id}/submissions/${submission.submission_id}`;
  const send = async (method, to) => {
    showFaults({});
    const answers = answersOf(questions, form.fields);
    try {
      const fields = halfTyped(form.fields);
      if (fields.length > 0) throw new Refused(422, { fields });
      const answer = await call(method, to, { answers });
      unsaved = false;
      return answer;
    } catch (error) {
      if (!(error instanceof Refused && error.problem.fields)) throw error;
      if (error.problem.fields.some(({ path }) => path === 'status'))
        throw new Refused(409, { detail: 'This form was withdrawn, or has been handed in elsewhere.' });
      // What is refused may be what the form asks no more, or asks only now.
      const current = await call('GET', `forms/${id}`).catch(() => form);
      const isChanged = JSON.stringify(current.fields) !== JSON.stringify(form.fields);
      if (isChanged) drawForm(current, { ...submission, answers });
      showFaults(error.problem);
      throw isChanged
        ? new Refused(409, { detail: 'The form was changed. Please look at it again.' })
        : error;
    }
  };
  if (submission)
    questions.append(
      h(
        'p.row',
        {},
        action('Hand in', async () => {
          const done = await send('POST', `${path}/complete`);
          emit('form.submitted', { formId: id, submissionId: submission.submission_id, status: done.status });
          thanks();
        }),
        action(
          'Save and go on later',
          async () => {
            await send('PUT', `${path}/answers`);
            notice('Your answers are saved.');
          },
          { class: 'plain' },
        ),
      ),
    );
  else onlyToRead(questions);
  show(
    h('h1', { dir: 'auto' }, form.title),
    form.description && h('p.lead', { dir: 'auto' }, form.description),
    questions,
  );
};

const open = async () => {
  const form = await call('GET', `forms/${id}`);
  drawForm(form, fills ? await call('POST', `forms/${id}/submissions`) : undefined);
};
void begin(open);
