// What patients handed in of one form, and who was asked and has not yet.
import { action, all, h } from '../frame.js';
import { moment } from '../moment.js';
import { nameOf } from './clients.js';

const worded = (value) => {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const submissionCard = ({ answers, completed_at, requested_at }, name) =>
  h(
    'section.card',
    {},
    h('h2', { dir: 'auto' }, name),
    h(
      'p.quiet',
      {},
      completed_at === null
        ? `Asked for ${moment.format(new Date(requested_at))}, not handed in yet`
        : `Handed in ${moment.format(new Date(completed_at))}`,
    ),
    answers &&
      h(
        'dl.answers',
        {},
        answers.map(({ label, value }) => [
          h('dt', { dir: 'auto' }, label),
          h('dd', { dir: 'auto' }, worded(value)),
        ]),
      ),
  );

/** @param clients those on the roster, where the token shows them: others filled in forms, too. */
export const openAnswers = async (main, form, clients, back) => {
  const submissions = await all(`forms/${form.id}/submissions`);
  const names = new Map(clients.map((client) => [client.id, nameOf(client)]));
  main.replaceChildren(
    h('h1', { dir: 'auto' }, form.title),
    h('p.row', {}, action('All forms', back, { class: 'plain' })),
    ...(submissions.length === 0 ? [h('p', {}, 'Nobody was asked to fill this in yet.')] : []),
    ...submissions
      .toReversed()
      .map((one) => submissionCard(one, names.get(one.partner_patient_id) ?? 'A client')),
  );
};
