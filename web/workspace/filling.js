// A form that is filled in for a patient: in a frame of its own, or in the workspace where the host leaves that to it.
import { action, h, notice, Refused } from './frame.js';
import { question } from './questions.js';

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

/** Title and description. */
export const headOf = (form) =>
  [
    h('h1', { dir: 'auto', tabindex: -1 }, form.title),
    form.description && h('p.lead', { dir: 'auto' }, form.description),
  ].filter(Boolean);

/** Whether there are answers that are kept nowhere yet: then the browser asks before the page is left. */
let unsaved = false;
addEventListener('beforeunload', (event) => unsaved && event.preventDefault());

/**
 * Draws a form that is filled in for a patient. Looking at it leaves nothing behind: the request that the answers are
 * for is opened with the first answers that are kept.
 * @param at.place the element to draw in.
 * @param at.submission the pending request, if there is one; `answers` what is entered, where that is not it.
 * @param at.send calls the API for the patient.
 * @param at.handedIn is told of the request once it is handed in.
 * @param at.beside more buttons.
 */
export const fillIn = (at) => {
  const { form, place, handedIn, beside = [] } = at;
  const path = `forms/${form.id}`;
  let { submission } = at;
  const questions = h(
    'form.card',
    {
      novalidate: true,
      onsubmit: (event) => event.preventDefault(),
      oninput() {
        unsaved = true;
      },
    },
    form.fields.map((field) => question(field, (at.answers ?? submission?.answers)?.[field.id])),
  );
  const send = async (method, to) => {
    showFaults({});
    const answers = answersOf(questions, form.fields);
    try {
      const fields = halfTyped(form.fields);
      if (fields.length > 0) throw new Refused(422, { fields });
      submission ??= await at.send('POST', `${path}/submissions`);
      const answer = await at.send(method, `${path}/submissions/${submission.submission_id}/${to}`, {
        answers,
      });
      unsaved = false;
      return answer;
    } catch (error) {
      if (!(error instanceof Refused && error.problem.fields)) throw error;
      if (error.problem.fields.some(({ path }) => path === 'status'))
        throw new Refused(409, { detail: 'This form was withdrawn, or has been handed in elsewhere.' });
      // What is refused may be what the form asks no more, or asks only now.
      const current = await at.send('GET', path).catch(() => form);
      const isChanged = JSON.stringify(current.fields) !== JSON.stringify(form.fields);
      if (isChanged) fillIn({ ...at, form: current, submission, answers });
      showFaults(error.problem);
      throw isChanged
        ? new Refused(409, { detail: 'The form was changed. Please look at it again.' })
        : error;
    }
  };
  questions.append(
    h(
      'p.row',
      {},
      action('Hand in', async () => handedIn(await send('POST', 'complete'))),
      action(
        'Save and go on later',
        async () => {
          await send('PUT', 'answers');
          notice('Your answers are saved.');
        },
        { class: 'plain' },
      ),
      beside,
    ),
  );
  place.replaceChildren(...headOf(form), questions);
};

/** What there is to go on with: the oldest request that is not handed in, with what was saved of it. */
export const pendingOf = async (form, send) => {
  const found = await send('GET', `forms/${form.id}/submissions?limit=100`);
  const pending = found.find(({ status }) => status === 'pending');
  return pending && send('GET', `forms/${form.id}/submissions/${pending.submission_id}/answers`);
};
