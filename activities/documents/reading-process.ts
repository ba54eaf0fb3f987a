import { type connect, Socket } from 'node:net';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { claimsOfPdf, hidesMuch } from './claims.ts';
import { openCopier } from './copy-pages.ts';
import { COPY_MOST, PAGES_MOST, PIXELS_MOST, SIDE_LONGEST } from './document-limits.ts';
import type { Answer, DrawnPage, Question, RefusalCode } from './reading-protocol.ts';
import { writeAnew } from './write-anew.ts';

/**
 * A separate process that opens and draws one uploaded document, so that a malicious document can harm nothing else.
 * It has no settings, no secrets, no writable files and no network. Its parent kills it if it uses too much
 * (`open-document.ts`).
 */

// Nothing here connects to a network. A library that tried would fail.
Socket.prototype.connect = (() => {
  throw new Error('There is no network here');
}) as unknown as typeof connect as never;

// Of all formats, only the two accepted kinds of pictures can be loaded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

interface OpenDocument {
  readonly pages: number;
  page(index: number): Promise<DrawnPage>;
  /** Only for a PDF. */
  copy?(): Promise<Uint8Array>;
}

/** Side in pixels of a page's picture that is drawn only because copying needs it. */
const GLIMPSE = 32;

/**
 * Most worksheets have few colours, which makes small files; photographs keep all their colours. Higher levels take
 * twice as long for two percent less.
 */
const PNG = { compressionLevel: 4, adaptiveFiltering: false } as const;

const openPdf = async (bytes: Uint8Array): Promise<OpenDocument> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const drawn = new Set<number>();
  const draw = async (index: number, longestSide: number): Promise<DrawnPage> => {
    const page = document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const longest = Math.max(originalWidth, originalHeight);
    if (!(longest > 0)) throw new Error('The page has no size');
    const scale = longestSide / longest;
    const side = (points: number) => Math.max(1, Math.round(points * scale));
    const size = { width: side(originalWidth), height: side(originalHeight) };
    const { data } = await page.render({
      ...size,
      scale: 1,
      // Draws filled-in values and the boxes of fields. Scripts of fields do not run, because the build contains no
      // script engine.
      renderFormFields: true,
      render: ({ data: pixels, width, height }) =>
        sharp(pixels, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#ffffff' })
          .png(PNG)
          .toBuffer(),
    });
    drawn.add(index);
    return { png: data, ...size };
  };
  return {
    pages: document.getPageCount(),
    page: (index) => draw(index, SIDE_LONGEST),
    async copy() {
      const pages = document.getPageCount();
      // Draws pages that another process drew before it was stopped.
      for (let page = 0; page < pages; page += 1) if (!drawn.has(page)) await draw(page, GLIMPSE);
      const copier = await openCopier(writeAnew(library, document, COPY_MOST));
      if (copier.pages !== pages) throw new Error('It was read with other pages');
      for (let page = 0; page < pages; page += 1) copier.copy(page);
      return copier.save();
    },
  };
};

const openPicture = async (bytes: Uint8Array): Promise<OpenDocument> => {
  const picture = () => sharp(bytes, { limitInputPixels: PIXELS_MOST, failOn: 'truncated', pages: 1 });
  await picture().metadata();
  return {
    pages: 1,
    async page() {
      // Rotated upright, and without the camera's metadata (place and time).
      const { data, info } = await picture()
        .autoOrient()
        .resize({ width: SIDE_LONGEST, height: SIDE_LONGEST, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .png(PNG)
        .toBuffer({ resolveWithObject: true });
      return { png: data, width: info.width, height: info.height };
    },
  };
};

/** Programs on web servers write an empty line or a byte order mark before it, and PDF readers accept that. */
const PDF_MARK = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;
const MARK_WITHIN = 1_024;
const PNG_MARK = '89504e470d0a1a0a';
const JPEG_MARK = 'ffd8ff';

/** The first bytes decide, not the declared type. If they differ, the document is refused. */
const isKind = (bytes: Uint8Array, mediaType: string): boolean => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MARK_WITHIN));
  if (mediaType === 'application/pdf') return PDF_MARK.test(head.toString('latin1'));
  return head.toString('hex', 0, 8).startsWith(mediaType === 'image/png' ? PNG_MARK : JPEG_MARK);
};

let open: OpenDocument | undefined;

const answer = async (question: Question): Promise<Answer> => {
  try {
    if (question.kind === 'page') {
      if (!open) throw new Error('Nothing is open');
      return { kind: 'page', ...(await open.page(question.index)) };
    }
    if (question.kind === 'copy') {
      if (!open?.copy) throw new Error('Nothing is open that has pages to copy');
      return { kind: 'copy', pdf: await open.copy() };
    }
    const { bytes, media_type } = question;
    const refused = (code: RefusalCode): Answer => ({ kind: 'refused', code });
    if (!isKind(bytes, media_type)) return refused('unreadable_document');
    if (media_type === 'image/png' && hidesMuch(bytes)) return refused('unreadable_document');
    open = await (media_type === 'application/pdf' ? openPdf(bytes) : openPicture(bytes));
    if (open.pages < 1) return refused('unreadable_document');
    if (open.pages > PAGES_MOST) return refused('too_many_pages');
    if (media_type === 'application/pdf') {
      const { endlessPages, endlessPicture } = claimsOfPdf(bytes);
      if (endlessPages) return refused('too_many_pages');
      if (endlessPicture) return refused('unreadable_document');
    }
    return { kind: 'open', pages: open.pages };
  } catch (error) {
    // The library reports this only in words.
    const locked = /password|security/i.test((error as Error).message);
    return { kind: 'refused', code: locked ? 'encrypted_document' : 'unreadable_document' };
  }
};

const send = (reply: Answer) => process.send?.(reply);
process.on('message', (question: Question) => {
  void answer(question).then(send);
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready' });
