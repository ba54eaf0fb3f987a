// Storybooks and worksheets.
import { asked, leaving } from '../confirming.js';
import { action, all, call, can, emit, h, notice } from '../frame.js';
import { openBook } from '../pages.js';
import { drawnAnew } from '../unavailable.js';
import { sheetWriter } from './composing.js';
import { ageField, choiceField, field, folded, languageField, pagesField, topicField } from './fields.js';

const NOUNS = { storybooks: ['storybook', 'Storybooks'], worksheets: ['worksheet', 'Worksheets'] };

const MOST_BYTES = 20_000_000;
const base64Of = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1]);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

const upload = (done) => {
  const title = h('input', {
    type: 'text',
    id: 'sheet-title',
    name: 'title',
    required: true,
    maxlength: '200',
  });
  const file = h('input', {
    type: 'file',
    id: 'sheet-file',
    name: 'document',
    required: true,
    accept: 'application/pdf,image/png,image/jpeg',
  });
  return folded(
    'Make a worksheet of a document',
    [field('Title', title), field('PDF, PNG or JPEG, up to 20 MB', file)],
    action('Make', async () => {
      const [chosen] = file.files;
      if (chosen.size === 0) return notice('This file is empty. Please choose another one.');
      if (chosen.size > MOST_BYTES) return notice('This document is larger than 20 MB.');
      const { id } = await call('POST', 'worksheets', {
        title: title.value,
        document: {
          file_name: chosen.name,
          media_type: chosen.type,
          content_base64: await base64Of(chosen),
        },
      });
      emit('worksheet.created', { worksheetId: id });
      await done();
    }),
  );
};

const STYLES = { watercolor: 'Watercolour', crayon: 'Crayon', paper_cut: 'Paper cut', flat: 'Flat' };

const write = (done) => {
  const topic = topicField('story-topic');
  const goal = h('textarea', { id: 'story-goal', name: 'therapeutic_goal', maxlength: '1000', rows: '2' });
  const name = h('input', { type: 'text', id: 'story-name', name: 'character_name', maxlength: '80' });
  const age = ageField('story-age');
  const language = languageField('story-language');
  const pages = pagesField('story-pages', { min: '4', max: '24', value: '8' });
  const style = choiceField('story-style', 'illustration_style', STYLES);
  return folded(
    'Have a storybook written',
    [
      field('What it is about', topic),
      field('What it is to help with (optional)', goal),
      field('Name of the main character (optional)', name),
      field('Age', age),
      field('Language (such as en, de, fr, es)', language),
      field('Pages', pages),
      field('Pictures', style),
    ],
    action('Write', async () => {
      const { id } = await call('POST', 'storybooks', {
        topic: topic.value,
        age_band: age.value,
        language: language.value.trim() || 'en',
        ...(pages.value === '' ? {} : { page_count: Number(pages.value) }),
        illustration_style: style.value,
        ...(name.value.trim() === '' ? {} : { character_name: name.value }),
        ...(goal.value.trim() === '' ? {} : { therapeutic_goal: goal.value }),
      });
      emit('storybook.created', { storybookId: id });
      await done();
    }),
  );
};

const rename = (id, title, done) => {
  const name = h('input', { type: 'text', 'aria-label': 'Title', value: title, maxlength: '200' });
  return h(
    'span.row.naming',
    {},
    name,
    action(
      'Rename',
      async () => {
        await call('PATCH', `worksheets/${id}`, { title: name.value });
        emit('worksheet.saved', { worksheetId: id });
        await done();
      },
      { class: 'plain' },
    ),
  );
};

export const openContent = (kind) => async (main, at) => {
  const [noun, heading] = NOUNS[kind];
  const entries = await all(kind);
  const isEntitledTo = (feature) => at.session.entitled_features.includes(feature);
  const reopen = drawnAnew(main, heading, () => openContent(kind)(main, at));
  const open = (id) => async () => {
    const pages = h('section', {});
    main.replaceChildren(h('p.row', {}, leaving(main, `All ${kind}`, reopen)), pages);
    await openBook(pages, kind, id);
  };
  const remove = (id) => async () => {
    await call('DELETE', `${kind}/${id}`);
    // Of the two, hosts are told of worksheets alone (specification part 6).
    if (kind === 'worksheets') emit('worksheet.deleted', { worksheetId: id });
    await reopen();
  };
  main.replaceChildren(
    h('h1', {}, heading),
    ...[
      kind === 'worksheets' && can('worksheet:create') && upload(reopen),
      kind === 'storybooks' &&
        can('storybook:create') &&
        isEntitledTo('storybook_generation') &&
        write(reopen),
      kind === 'worksheets' &&
        can('worksheet:generate') &&
        isEntitledTo('worksheet_generation') &&
        sheetWriter(reopen),
      entries.length === 0 && h('p', {}, `There are no ${kind} yet.`),
      h(
        'ul.list',
        {},
        entries.map(({ id, title, status }) =>
          h(
            'li.entry',
            {},
            leaving(main, h('span', {}, h('bdi', {}, title ?? 'Untitled'), ` · ${status}`), open(id)),
            kind === 'worksheets' && can('worksheet:write') && rename(id, title, reopen),
            can(`${noun}:delete`) &&
              asked(
                'Delete',
                `Delete this ${noun}? It cannot be brought back.`,
                `Delete the ${noun}`,
                remove(id),
              ),
          ),
        ),
      ),
    ].filter(Boolean),
  );
};
