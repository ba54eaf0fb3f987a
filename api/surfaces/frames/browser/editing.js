// Changes a storybook, page by page: its title, its texts, their order.
import { action, call, h, notice } from './frame.js';

/** @param done shows the book as it is now. */
export const editing = (id, book, pages, done) => {
  const page_ids = pages.map((page) => page.id);
  const change = (work) => async () => {
    try {
      await work();
    } catch (error) {
      if (error.slug !== 'storybook-changed') throw error;
      notice('This storybook was changed elsewhere meanwhile. This is how it is now.');
    }
    await done();
  };
  const arrange = (arranged) => call('PATCH', `storybooks/${id}/pages`, { page_ids, pages: arranged });
  const asTheyAre = page_ids.map((one) => ({ id: one }));
  const plain = { class: 'plain' };

  const title = h('input', {
    type: 'text',
    id: 'book-title',
    name: 'title',
    maxlength: '120',
    value: book.title ?? '',
  });
  const next = h('textarea', { id: 'book-next', name: 'text', maxlength: '1400', rows: '3' });
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
        change(() => call('PATCH', `storybooks/${id}`, { title: title.value })),
      ),
    ),
    h('p', {}, h('label', { for: 'book-next' }, 'Text of another page at the end'), next),
    h(
      'p.row',
      {},
      action(
        'Add the page',
        change(() => call('POST', `storybooks/${id}/pages`, { page_ids, text: next.value })),
        plain,
      ),
    ),
  );

  const ofPage = (page, at) => {
    const text = h(
      'textarea',
      { id: `page-${at}`, name: `pages[${at}].text`, maxlength: '1400', rows: '5' },
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
        action('Save the text', change(save)),
        at > 0 && action('Move forward', change(earlier), plain),
        pages.length > 1 &&
          action(
            'Remove the page',
            change(() => arrange(asTheyAre.toSpliced(at, 1))),
            plain,
          ),
      ),
    );
  };
  return { whole, ofPage };
};
