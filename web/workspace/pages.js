import { asked } from './confirming.js';
import { directionOf } from './direction.js';
import { editing, restore } from './editing.js';
import { all, call, can, emit, fail, h, passes } from './frame.js';
import { sharing } from './sharing.js';
import { unavailable } from './unavailable.js';

const NOUNS = { storybooks: 'storybook', worksheets: 'worksheet' };
const POLL_MILLISECONDS = 2_000;
const MAKING = new Set(['generating', 'converting']);

const FAILURES = {
  unreadable_document: 'Its document cannot be read.',
  encrypted_document: 'Its document is protected by a password.',
  too_many_pages: 'Its document has more than 60 pages.',
};

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
      const done = pages_done > 0 && page_count ? ` ${pages_done} of ${page_count} pages are done.` : '';
      element.replaceChildren(h('p', { role: 'status' }, `This ${NOUNS[kind]} is being made …${done}`));
      return later();
    }
    if (book.status === 'failed') {
      element.replaceChildren(
        h(
          'p',
          { role: 'status' },
          `This ${NOUNS[kind]} could not be made. ${FAILURES[book.failure_code] ?? ''}`,
        ),
      );
      return;
    }
    const [pages, share] = await Promise.all([all(`${kind}/${id}/pages`), sharing(kind, NOUNS[kind], id)]);
    const edit =
      kind === 'storybooks' && can('storybook:write')
        ? editing(id, book, pages, (typed) => openBook(element, kind, id, { unsaved: typed }))
        : undefined;
    const isCutting = kind === 'worksheets' && can('worksheet:write');
    const cut = (page) =>
      asked(
        'Remove the page',
        // Decisions, section 5: the PDF is the original document, whatever is taken out here.
        `Remove page ${page.position} of this worksheet? It cannot be brought back. The PDF that is downloaded and e-mailed keeps all its pages, this one too.`,
        'Remove it',
        async () => {
          await call('DELETE', `worksheets/${id}/pages/${page.id}`);
          emit('worksheet.saved', { worksheetId: id });
          await openBook(element, kind, id);
        },
      );
    // A reader's voice and the direction of the lines follow the book, not the frame around it.
    const tongue = (text) => ({ lang: book.language, dir: directionOf(text) });
    element.replaceChildren(
      h('h1', book.title ? tongue(book.title) : {}, book.title ?? 'Untitled'),
      ...[share, edit?.whole].filter(Boolean),
      h(
        'ol.pages',
        {},
        pages.map((page, at) =>
          h(
            'li',
            { 'aria-label': `Page ${page.position}` },
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
    element.replaceChildren(
      ...unavailable('Not available', error, () => openBook(element, kind, id, { unsaved })),
    );
    const { requestId } = error;
    fail('embed.load_failed', error.message, { retryable: passes(error), requestId });
  }
};
