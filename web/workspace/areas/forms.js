import { newId } from '../../frame/ids.ts';
import { asked, leaving, mayLeave } from '../confirming.js';
import { fillIn, pendingOf } from '../filling.js';
import { action, all, call, callFor, can, emit, h, hostTakesOn, notice, own } from '../frame.js';
import { drawnAnew } from '../unavailable.js';
import { openAnswers } from './answers.js';
import { nameOf } from './clients.js';
import { composer } from './composing.js';
import { formMaker, openForm } from './form-builder.js';

/** In the place of the list: the host does not open a frame for it. */
const fillHere = async (main, form, patient, back) => {
  const send = async (method, path, body) =>
    (await (await callFor(patient.id, 'form:submit', method, path, body)).json()).data;
  fillIn({
    form: await call('GET', `forms/${form.id}`),
    place: main,
    submission: await pendingOf(form, send),
    send,
    beside: leaving(main, 'Back to the forms', back),
    async handedIn() {
      await back();
      notice('The answers have been handed in.');
    },
  });
  main.querySelector('h1').focus();
};

/**
 * A host that listens for it opens a second frame, or sends: then this one only says what was asked for, and for whom.
 * Where nobody listens, this page does both.
 */
const asking = (main, form, clients, back) => {
  const who = h(
    'select',
    { 'aria-label': 'Client' },
    clients.map((client) => h('option', { value: client.id }, nameOf(client))),
  );
  const chosen = () => clients.find(({ id }) => id === who.value);
  const byHost = (event, work) => async () => {
    if (!hostTakesOn(event)) return work();
    return emit(event, { formId: form.id, partnerPatientId: who.value, requestAttemptId: newId() });
  };
  const fill = async () => {
    if (own) location.assign(`/workspace/forms/${form.id}/patients/${who.value}`);
    else if (await mayLeave(main)) await fillHere(main, form, chosen(), back);
  };
  const send = async () => {
    await callFor(who.value, 'form:send', 'POST', `forms/${form.id}/send`, {});
    notice(`A link to the form is on its way to ${nameOf(chosen())}.`);
  };
  const button = (label, work) => action(label, work, { class: 'plain' });
  return h(
    'span.row',
    {},
    who,
    button('Fill in together', byHost('form.fill_requested', fill)),
    button('Send', byHost('form.send_requested', send)),
  );
};

export const openForms = async (main, at) => {
  const reopen = drawnAnew(main, 'Forms', () => openForms(main, at));
  const [forms, clients, composing] = await Promise.all([
    all('forms'),
    at.session.areas.includes('clients') ? all('clients') : [],
    can('form:compose') && composer(reopen),
  ]);
  const change = (form, body, event, payload, words) => async () => {
    await call('PATCH', `forms/${form.id}`, body);
    emit(event, { formId: form.id, ...payload });
    notice(words);
    await reopen();
  };
  const entry = (form) =>
    h(
      'li.entry',
      {},
      h(
        'span',
        {},
        h('strong', { dir: 'auto' }, form.title),
        ` · ${form.status}${form.shelf_ready ? ' · on shelves' : ''}`,
      ),
      form.status === 'published' && clients.length > 0 && asking(main, form, clients, reopen),
      h(
        'span.row',
        {},
        leaving(main, 'Look', () => openForm(main, form.id, reopen)),
        leaving(main, 'Answers', () => openAnswers(main, form, clients, reopen)),
        can('form:write') &&
          (form.status === 'draft'
            ? leaving(main, 'Publish', change(form, { status: 'published' }, 'form.saved', {}, 'Published.'))
            : leaving(
                main,
                form.shelf_ready ? 'Take from shelves' : 'Ready for shelves',
                change(
                  form,
                  { shelf_ready: !form.shelf_ready },
                  'form.shelf_changed',
                  { shelfReady: !form.shelf_ready },
                  'Done.',
                ),
              )),
        can('form:delete') &&
          asked('Delete', 'Delete this form? It cannot be brought back.', 'Delete the form', async () => {
            await call('DELETE', `forms/${form.id}`);
            emit('form.deleted', { formId: form.id });
            await reopen();
          }),
      ),
    );
  main.replaceChildren(
    h('h1', {}, 'Forms'),
    ...[
      can('form:create') && formMaker(reopen),
      composing,
      forms.length === 0 && h('p', {}, 'There are no forms yet.'),
      h('ul.list', {}, forms.map(entry)),
    ].filter(Boolean),
  );
};
