// Changes a storybook, page by page: its title, its texts, their order.
import { asked } from './confirming.js';
import { action, call, h, notice } from './frame.js';
import { say } from './words.js';

/** What was typed and is not kept yet: the names of drafts with their values. */
export const drafts = () =>
  [...document.querySelectorAll('[data-draft]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ dataset, value }) => [dataset.draft, value]);
/** What was typed, into the book as it was drawn anew. */
export const restore = (unsaved) => {
  for (const [name, value] of unsaved) {
    const control = document.querySelector(`[data-draft="${CSS.escape(name)}"]`);
    if (!control) continue;
    control.value = value;
    control.closest('details').open = true;
  }
};

const plain = { class: 'plain' };

/** What concerns the whole book: its title, the shelf, another page. */
const wholeBook = (id, book, page_ids, change) => {
  const title = h('input', {
    type: 'text',
    id: 'book-title',
    'data-draft': 'title',
    name: 'title',
    maxlength: '120',
    value: book.title ?? '',
  });
  const next = h('textarea', {
    id: 'book-next',
    'data-draft': 'next',
    name: 'text',
    maxlength: '1400',
    rows: '3',
  });
  return h(
    'details.card',
    {},
    h('summary', {}, say('edit')),
    h('p', {}, h('label', { for: 'book-title' }, say('edit.title')), title),
    h(
      'p.row',
      {},
      action(
        say('edit.title.save'),
        change(() => call('PATCH', `storybooks/${id}`, { title: title.value }), 'title'),
      ),
      action(
        say(book.shelf_ready ? 'edit.shelf.off' : 'edit.shelf.on'),
        change(() => call('PATCH', `storybooks/${id}`, { shelf_ready: !book.shelf_ready })),
        plain,
      ),
    ),
    h('p', {}, h('label', { for: 'book-next' }, say('edit.next')), next),
    h(
      'p.row',
      {},
      action(
        say('edit.add'),
        change(() => call('POST', `storybooks/${id}/pages`, { page_ids, text: next.value }), 'next'),
        plain,
      ),
    ),
  );
};

/** @param done shows the book as it is now, with what was typed and is not kept yet. */
export const editing = (id, book, pages, done) => {
  const page_ids = pages.map((page) => page.id);
  /** @param saved the draft that is kept by it: all others stay where they are typed, whatever is drawn anew. */
  const change = (work, saved) => async () => {
    let written = saved;
    const sent = new Map(drafts());
    try {
      await work();
    } catch (error) {
      if (error.slug !== 'storybook-changed') throw error;
      written = undefined;
      notice(say('edit.changed'));
    }
    // What was typed of it meanwhile is not kept yet, either.
    await done(drafts().filter(([name, value]) => name !== written || value !== sent.get(name)));
  };
  const arrange = (arranged) => call('PATCH', `storybooks/${id}/pages`, { page_ids, pages: arranged });
  const asTheyAre = page_ids.map((one) => ({ id: one }));
  const ofPage = (page, at) => {
    const text = h(
      'textarea',
      { id: `page-${at}`, 'data-draft': page.id, name: `pages[${at}].text`, maxlength: '1400', rows: '5' },
      page.text ?? '',
    );
    const save = () =>
      arrange(asTheyAre.map((one) => (one.id === page.id ? { ...one, text: text.value } : one)));
    const earlier = () => arrange(asTheyAre.toSpliced(at, 1).toSpliced(at - 1, 0, { id: page.id }));
    return h(
      'details',
      {},
      h('summary', {}, say('edit.page', { page: page.position })),
      h('p', {}, h('label', { for: text.id }, say('edit.text')), text),
      h(
        'p.row',
        {},
        action(say('edit.text.save'), change(save, page.id)),
        at > 0 && action(say('edit.forward'), change(earlier), plain),
        pages.length > 1 &&
          asked(
            say('remove'),
            say('remove.storybooks', { page: page.position }),
            say('remove.do'),
            change(() => arrange(asTheyAre.toSpliced(at, 1))),
          ),
      ),
    );
  };
  return { whole: wholeBook(id, book, page_ids, change), ofPage };
};
