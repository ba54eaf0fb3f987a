// Changes a storybook, page by page: its title, its texts, their order.
import { asked } from './confirming.js';
import { action, call, h, notice } from './frame.js';

const drafts = () =>
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
      notice('This storybook was changed elsewhere meanwhile. This is how it is now.');
    }
    // What was typed of it meanwhile is not kept yet, either.
    await done(drafts().filter(([name, value]) => name !== written || value !== sent.get(name)));
  };
  const arrange = (arranged) => call('PATCH', `storybooks/${id}/pages`, { page_ids, pages: arranged });
  const asTheyAre = page_ids.map((one) => ({ id: one }));
  const plain = { class: 'plain' };

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
  const whole = h(
    'details.card',
    {},
    h('summary', {}, 'Edit this storybook'),
    h('p', {}, h('label', { for: 'book-title' }, 'Title'), title),
    h(
      'p.row',
      {},
      action(
        'Save the title',
        change(() => call('PATCH', `storybooks/${id}`, { title: title.value }), 'title'),
      ),
      action(
        book.shelf_ready ? 'Take from shelves' : 'Ready for shelves',
        change(() => call('PATCH', `storybooks/${id}`, { shelf_ready: !book.shelf_ready })),
        plain,
      ),
    ),
    h('p', {}, h('label', { for: 'book-next' }, 'Text of another page at the end'), next),
    h(
      'p.row',
      {},
      action(
        'Add the page',
        change(() => call('POST', `storybooks/${id}/pages`, { page_ids, text: next.value }), 'next'),
        plain,
      ),
    ),
  );

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
      h('summary', {}, `Edit page ${page.position}`),
      h('p', {}, h('label', { for: text.id }, 'Text'), text),
      h(
        'p.row',
        {},
        action('Save the text', change(save, page.id)),
        at > 0 && action('Move forward', change(earlier), plain),
        pages.length > 1 &&
          asked(
            'Remove the page',
            `Remove page ${page.position} of this storybook? It cannot be brought back.`,
            'Remove it',
            change(() => arrange(asTheyAre.toSpliced(at, 1))),
          ),
      ),
    );
  };
  return { whole, ofPage };
};
