// A form that is filled in for a patient: in a frame of its own, or in the workspace where the host leaves that to it.

import { drawTree } from '../forms/draw-tree.ts';
import { answersIn, nameOfField, questionTree } from '../forms/question-tree.ts';
import { action, h, notice, Refused } from './frame.js';

const answersOf = (form, fields) => answersIn(fields, new FormData(form));
/** Half a date, or letters where a number belongs: to a program such a field looks as if it were left empty. */
const halfTyped = (fields) =>
  fields
    .filter((field) => document.getElementById(nameOfField(field))?.validity?.badInput)
    .map(({ id }) => ({ path: `answers.${id}`, code: 'invalid_format' }));
const showFaults = (problem, words) => {
  for (const line of document.querySelectorAll('.ask-fault')) line.textContent = '';
  for (const control of document.querySelectorAll('.ask [aria-invalid], .ask[aria-invalid]'))
    control.removeAttribute('aria-invalid');
  const faults = (problem.fields ?? []).map(({ path, code }) => [
    /^answers\.([0-9a-f-]{36})/.exec(path)?.[1],
    code,
  ]);
  for (const [id, code] of faults) {
    const line = id && document.getElementById(`${nameOfField({ id })}-fault`);
    if (!line) continue;
    line.textContent = code === 'required' ? words.missing : words.wrong;
    const control = document.getElementById(nameOfField({ id }));
    control?.setAttribute('aria-invalid', 'true');
    control?.setAttribute('aria-describedby', line.id);
  }
  const first = faults.find(([id]) => id)?.[0];
  const asked = first && document.getElementById(nameOfField({ id: first }))?.closest('.ask');
  asked?.querySelector('input, textarea').focus();
  asked?.scrollIntoView({ block: 'center' });
};

/** Title and description. */
export const headOf = (form) =>
  [
    h('h1', { dir: 'auto', tabindex: -1 }, form.title),
    form.description && h('p.lead', { dir: 'auto' }, form.description),
  ].filter(Boolean);

/** The questions of a form as they are asked, with what was answered so far. */
export const askedQuestions = (form, words, answers = undefined) =>
  form.fields.flatMap((field) => questionTree(field, words, answers?.[field.id]).map(drawTree));

/** Whether there are answers that are kept nowhere yet: then the browser asks before the page is left. */
let unsaved = false;
export const holdsAnswers = () => unsaved;
/** Lets go of them, as when the person leaves without saving. */
export const dropAnswers = () => {
  unsaved = false;
};
addEventListener('beforeunload', (event) => unsaved && event.preventDefault());

/**
 * Draws a form that is filled in for a patient. Looking at it leaves nothing behind: the request that the answers are
 * for is opened with the first answers that are kept.
 * @param at.place the element to draw in.
 * @param at.submission the pending request, if there is one; `answers` what is entered, where that is not it.
 * @param at.send calls the API for the patient.
 * @param at.handedIn is told of the request once it is handed in.
 * @param at.beside more buttons.
 * @param at.words what is said, in the language of the page.
 */
export const fillIn = (at) => {
  const { form, place, handedIn, beside = [], words } = at;
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
    askedQuestions(form, words, at.answers ?? submission?.answers),
  );
  const send = async (method, to) => {
    showFaults({}, words);
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
        throw new Refused(409, { detail: words.withdrawn });
      // What is refused may be what the form asks no more, or asks only now.
      const current = await at.send('GET', path).catch(() => form);
      const isChanged = JSON.stringify(current.fields) !== JSON.stringify(form.fields);
      if (isChanged) fillIn({ ...at, form: current, submission, answers });
      showFaults(error.problem, words);
      throw isChanged ? new Refused(409, { detail: words.changed }) : error;
    }
  };
  questions.append(
    h(
      'p.row',
      {},
      action(words.handIn, async () => handedIn(await send('POST', 'complete'))),
      action(
        words.save,
        async () => {
          await send('PUT', 'answers');
          notice(words.saved);
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
