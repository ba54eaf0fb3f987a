import { all, call, fail, h } from './frame.js';
import { sharing } from './sharing.js';

const NOUNS = { storybooks: 'storybook', worksheets: 'worksheet' };
const POLL_MILLISECONDS = 2_000;
const MAKING = new Set(['generating', 'converting']);

/** Shows the pages, and waits for them while they are being made. */
export const openBook = async (element, kind, id) => {
  try {
    const book = await call('GET', `${kind}/${id}`);
    if (MAKING.has(book.status)) {
      element.replaceChildren(h('p', { role: 'status' }, `This ${NOUNS[kind]} is being made …`));
      setTimeout(() => openBook(element, kind, id), POLL_MILLISECONDS);
      return;
    }
    if (book.status === 'failed') {
      element.replaceChildren(h('p', {}, `This ${NOUNS[kind]} could not be made.`));
      return;
    }
    const [pages, share] = await Promise.all([all(`${kind}/${id}/pages`), sharing(kind, NOUNS[kind], id)]);
    element.replaceChildren(
      h('h1', {}, book.title ?? 'Untitled'),
      share ?? '',
      h(
        'ol.pages',
        {},
        pages.map(({ image_url, alt_text, text, position }) =>
          h(
            'li',
            { 'aria-label': `Page ${position}` },
            image_url && h('img', { src: image_url, alt: alt_text ?? '', loading: 'lazy' }),
            text && h('p', {}, text),
          ),
        ),
      ),
    );
  } catch (error) {
    element.replaceChildren(h('p', {}, error.message));
    fail('embed.load_failed', error.message, { retryable: error.status === 0, requestId: error.requestId });
  }
};
