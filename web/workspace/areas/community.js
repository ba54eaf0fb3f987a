// What colleagues of the clinic share with each other: to look at, to copy, and to take back.
import { asked, leaving } from '../confirming.js';
import { directionOf } from '../direction.js';
import { action, all, call, can, emit, h, notice } from '../frame.js';
import { drawnAnew } from '../unavailable.js';
import { field, folded } from './fields.js';
import { contentField, ownContent } from './own-content.js';

const plain = { class: 'plain' };
const has = (finished) => (one) => one.status === finished;
/** What can be shared: where it is read, and when it is finished. */
const KINDS = {
  form: ['forms', has('published')],
  storybook: ['storybooks', has('ready')],
  worksheet: ['worksheets', has('ready')],
};

const sharer = (own, done) => {
  const what = contentField('shared-content', own);
  const words = h('textarea', { id: 'shared-words', name: 'description', rows: '2', maxlength: '2000' });
  return folded(
    'Share something of yours',
    [field('What', what), field('A few words about it (optional)', words)],
    action('Share with the clinic', async () => {
      const [content_type, content_id] = what.value.split('/');
      const description = words.value.trim() || undefined;
      await call('POST', 'clinic-community/items', { content_type, content_id, description });
      notice('Shared.');
      await done();
    }),
  );
};

const copying = ({ id }) =>
  action(
    'Copy into my library',
    async () => {
      const copy = await call('POST', `clinic-community/items/${id}/copy`);
      emit(`${copy.content_type}.created`, { [`${copy.content_type}Id`]: copy.content_id });
      notice('Copied.');
    },
    plain,
  );

const look = async (main, id, back) => {
  const item = await call('GET', `clinic-community/items/${id}`);
  const { pages = [], fields = [] } = item.preview;
  main.replaceChildren(
    h('h1', { dir: directionOf(item.title ?? '') }, item.title ?? 'Untitled'),
    ...[
      item.description && h('p.lead', { dir: 'auto' }, item.description),
      h('p.row', {}, can('community:write') && copying(item), action('Everything shared', back, plain)),
      pages.length > 0 &&
        h(
          'ol.pages',
          {},
          pages.map(({ position, image_url, alt_text, text }) =>
            h(
              'li',
              { 'aria-label': `Page ${position}` },
              h('img', { src: image_url, alt: alt_text, loading: 'lazy' }),
              text && h('p', { dir: directionOf(text) }, text),
            ),
          ),
        ),
      fields.length > 0 &&
        h(
          'ol',
          {},
          fields.map(({ label }) => h('li', { dir: 'auto' }, label)),
        ),
    ].filter(Boolean),
  );
};

export const openCommunity = async (main, at) => {
  const isSharing = can('community:write');
  const [items, own] = await Promise.all([
    all('clinic-community/items'),
    isSharing ? ownContent(at.session, KINDS) : [],
  ]);
  const reopen = drawnAnew(main, 'Community', () => openCommunity(main, at));
  const remove = (id) => async () => {
    await call('DELETE', `clinic-community/items/${id}`);
    await reopen();
  };
  const isOwn = (item) => item.shared_by_partner_practitioner_id === at.session.practitioner.id;
  main.replaceChildren(
    h('h1', {}, 'Community'),
    h('p.lead', {}, 'What colleagues of your clinic share.'),
    ...[
      own.length > 0 && sharer(own, reopen),
      items.length === 0 && h('p', {}, 'Nothing is shared yet.'),
      h(
        'ul.list',
        {},
        items.map((item) =>
          h(
            'li.entry',
            {},
            h('span', {}, h('strong', { dir: 'auto' }, item.title ?? 'Untitled'), ` · ${item.content_type}`),
            leaving(main, 'Look', () => look(main, item.id, reopen)),
            isSharing && copying(item),
            isSharing &&
              isOwn(item) &&
              asked(
                'Take back',
                'Take this back from your colleagues? What they have copied stays theirs.',
                'Take it back',
                remove(item.id),
              ),
          ),
        ),
      ),
    ].filter(Boolean),
  );
};
