import { asked, leaving } from '../confirming.js';
import { action, all, call, callFor, can, emit, h, notice } from '../frame.js';
import { newId } from '../ids.js';
import { own } from '../own-tokens.js';
import { drawnAnew } from '../unavailable.js';
import { openAnswers } from './answers.js';
import { nameOf } from './clients.js';
import { composer } from './composing.js';
import { formMaker, openForm } from './form-builder.js';

/**
 * The host opens a second frame, or sends: this one only says what was asked for, and for whom. Where there is no
 * host, the service's own page does both.
 */
const asking = (form, clients) => {
  const who = h(
    'select',
    { 'aria-label': 'Client' },
    clients.map((client) => h('option', { value: client.id }, nameOf(client))),
  );
  const ask = (event) => () =>
    emit(event, { formId: form.id, partnerPatientId: who.value, requestAttemptId: newId() });
  const fill = () => location.assign(`/workspace/forms/${form.id}/patients/${who.value}`);
  const send = async () => {
    await callFor(who.value, 'form:send', 'POST', `forms/${form.id}/send`, {});
    notice('A link to the form is on its way.');
  };
  const button = (label, work) => action(label, work, { class: 'plain' });
  return h(
    'span.row',
    {},
    who,
    button('Fill in together', own ? fill : ask('form.fill_requested')),
    button('Send', own ? send : ask('form.send_requested')),
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
      form.status === 'published' && clients.length > 0 && asking(form, clients),
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
