import { asked } from './confirming.js';
import { directionOf } from './direction.js';
import { editing, restore } from './editing.js';
import { all, call, can, emit, fail, h, passes } from './frame.js';
import { sharing } from './sharing.js';
import { unavailable } from './unavailable.js';
import { say } from './words.js';

const SHARES = { storybooks: 'storybook:share', worksheets: 'worksheet:share' };
const POLL_MILLISECONDS = 2_000;
const MAKING = new Set(['generating', 'converting']);

const FAILURES = new Set(['unreadable_document', 'encrypted_document', 'too_many_pages']);

const state = (...sentences) => h('p', { role: 'status' }, sentences.filter(Boolean).join(' '));

/**
 * Shows the pages, and waits for them while they are being made.
 * @param unsaved what was typed into the book before it is drawn anew, at once or after another try.
 */
export const openBook = async (element, kind, id, { isWaiting = false, unsaved = [] } = {}) => {
  const later = () => {
    // Whoever went elsewhere meanwhile waits for nothing.
    setTimeout(
      () => element.isConnected && openBook(element, kind, id, { isWaiting: true }),
      POLL_MILLISECONDS,
    );
  };
  try {
    const book = await call('GET', `${kind}/${id}`);
    if (MAKING.has(book.status)) {
      const { pages_done = 0, page_count } = book;
      const done = pages_done > 0 && page_count;
      element.replaceChildren(
        state(say(`making.${kind}`), done && say('making.pages', { done: pages_done, count: page_count })),
      );
      return later();
    }
    if (book.status === 'failed') {
      const why = FAILURES.has(book.failure_code) && say(`failed.${book.failure_code}`);
      element.replaceChildren(state(say(`failed.${kind}`), why));
      return;
    }
    const [pages, share] = await Promise.all([all(`${kind}/${id}/pages`), sharing(kind, SHARES[kind], id)]);
    const edit =
      kind === 'storybooks' && can('storybook:write')
        ? editing(id, book, pages, (typed) => openBook(element, kind, id, { unsaved: typed }))
        : undefined;
    const isCutting = kind === 'worksheets' && can('worksheet:write');
    const cut = (page) =>
      asked(
        say('remove'),
        // Decisions, section 5: the PDF is the original document, whatever is taken out here.
        say('remove.worksheets', { page: page.position }),
        say('remove.do'),
        async () => {
          await call('DELETE', `worksheets/${id}/pages/${page.id}`);
          emit('worksheet.saved', { worksheetId: id });
          await openBook(element, kind, id);
        },
      );
    // A reader's voice and the direction of the lines follow the book, not the frame around it.
    const tongue = (text) => ({ lang: book.language, dir: directionOf(text) });
    const cover =
      kind === 'storybooks' && book.cover_image_url && h('img.cover', { src: book.cover_image_url, alt: '' });
    element.replaceChildren(
      h('h1', book.title ? tongue(book.title) : {}, book.title ?? say('untitled')),
      ...[cover, share, edit?.whole].filter(Boolean),
      h(
        'ol.pages',
        {},
        pages.map((page, at) =>
          h(
            'li',
            { 'aria-label': say('page', { page: page.position }) },
            page.image_url && h('img', { src: page.image_url, alt: page.alt_text ?? '', loading: 'lazy' }),
            page.text && h('p', tongue(page.text), page.text),
            edit?.ofPage(page, at),
            isCutting && pages.length > 1 && cut(page),
          ),
        ),
      ),
    );
    restore(unsaved);
  } catch (error) {
    // What is shown stays meanwhile.
    if (isWaiting && passes(error)) return later();
    element.replaceChildren(...unavailable(error, () => openBook(element, kind, id, { unsaved })));
    const { requestId } = error;
    fail('embed.load_failed', error.message, { retryable: passes(error), requestId });
  }
};
