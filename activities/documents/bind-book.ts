import { setImmediate } from 'node:timers/promises';
import type { AgeBand } from '../../domain/storybooks/storybook.schemas.ts';
import { measured, type SetLine, setLines } from './set-lines.ts';
import { asRead, createTaggedPdf, unread } from './tagged-pdf.ts';

export interface BookPage {
  readonly text: string;
  readonly alt_text: string;
  /** JPEG, aspect ratio 4:3. */
  readonly picture: Buffer;
}
export interface Book {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly ageBand: AgeBand;
  readonly cover: Buffer;
  readonly pages: readonly BookPage[];
  readonly colophon: string;
}

const WIDTH = 612;
const PICTURE_HEIGHT = 459;
const HEIGHT = 720;
const MARGIN = 46;
const INK = '#2b2a33';
const QUIET = '#6d6a78';
const PAPER = '#fffdf8';
/** Font sizes in points, by age: books for the youngest are read to them from a distance. */
const SIZES: Readonly<Record<AgeBand, number>> = { '3-5': 24, '6-8': 19, '9-12': 16, '13-17': 15, '18+': 15 };
const LEADING = 1.42;
const SMALLEST = 9;

type Pdf = PDFKit.PDFDocument;

/**
 * Finds the largest font size up to the one for the age that fits into the space, in steps of half a point, but not
 * below the smallest readable size.
 */
const fitted = (text: string, size: number, width: number, height: number) => {
  const set = measured(text);
  const at = (taken: number) => size - taken / 2;
  let [least, most] = [0, Math.max(0, Math.floor(2 * (size - SMALLEST)))];
  while (least < most) {
    const tried = Math.floor((least + most) / 2);
    if (set(at(tried), width).length * at(tried) * LEADING <= height) most = tried;
    else least = tried + 1;
  }
  return { lines: set(at(least), width), size: at(least) };
};

interface Block {
  readonly lines: readonly SetLine[];
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly colour: string;
  readonly centred: boolean;
}

const draw = (pdf: Pdf, { lines, size, left, top, width, colour, centred }: Block): void => {
  pdf.fillColor(colour).fontSize(size);
  lines.forEach((line, index) => {
    const free = width - line.width;
    const start = left + (centred ? free / 2 : line.rightToLeft ? free : 0);
    const baseline = top + (index + 1) * size * LEADING - size * (LEADING - 1);
    for (const { text, font, x } of line.runs)
      pdf.font(font.name).text(text, start + x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  });
};

const paper = (pdf: Pdf, colour = PAPER): void =>
  unread(pdf, 'Layout', () => {
    pdf.rect(0, 0, WIDTH, HEIGHT).fill(colour);
  });

/** Every page of a book has the same size. */
const addPage = (pdf: Pdf): void => {
  pdf.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
};

/** First words of a page, for the bookmarks that readers show beside the document. */
const bookmarkOf = (position: number, text: string): string => {
  const words = text.replaceAll(/\s+/g, ' ');
  return `${position}  ${words.length > 44 ? `${words.slice(0, 42).replace(/\s\S*$/, '')} …` : words}`;
};

/** Colour of the cover around the picture, like the cloth of a bound book. */
const CLOTH = '#38506e';
const GOLD = '#d9b871';
const COVER = { left: 30, width: WIDTH - 60, height: ((WIDTH - 60) * 3) / 4 } as const;

const addCover = (pdf: Pdf, { title, cover }: Book): void => {
  addPage(pdf);
  pdf.outline.addItem(title);
  paper(pdf, CLOTH);
  const { left, width, height } = COVER;
  const top = (HEIGHT - height) / 2;
  unread(pdf, 'Layout', () => {
    pdf.lineWidth(1.6).strokeColor(GOLD);
    pdf.rect(14, 14, WIDTH - 28, HEIGHT - 28).stroke();
    pdf.rect(left - 5, top - 5, width + 10, height + 10).stroke();
  });
  const picture = () => void pdf.image(cover, left, top, { width, height });
  pdf.addStructure(pdf.struct('H1', { actual: title, alt: title, title }, picture));
};

/** Ages whose short texts are centred. Longer texts start at the margin. All pages of a book have the same layout. */
const CENTRED: ReadonlySet<AgeBand> = new Set(['3-5', '6-8']);

/** The page number, which screen readers skip. */
const addNumber = (pdf: Pdf, position: number): void =>
  unread(pdf, 'Pagination', () => {
    const lines = setLines(String(position), 10, WIDTH);
    draw(pdf, { lines, size: 10, left: 0, top: HEIGHT - 30, width: WIDTH, colour: QUIET, centred: true });
  });

const TEXT_WIDTH = WIDTH - 2 * MARGIN;
/** Height for text below a picture, and on a page without one, in points. */
const ROOM = { below: HEIGHT - PICTURE_HEIGHT - 2 * 28 - 14, whole: HEIGHT - 2 * MARGIN - 14 } as const;

/**
 * Splits the lines of a page: those that fit below its picture, and those that do not fit even at the smallest size,
 * which go to further pages of the same size. So no word is lost, and all pages have one size.
 */
const portionsOf = (lines: readonly SetLine[], size: number): readonly (readonly SetLine[])[] => {
  const fits = (height: number) => Math.floor(height / (size * LEADING));
  const below = fits(ROOM.below);
  const portions = [lines.slice(0, below)];
  for (let start = below; start < lines.length; start += fits(ROOM.whole))
    portions.push(lines.slice(start, start + fits(ROOM.whole)));
  return portions;
};

const addStoryPage = (pdf: Pdf, { ageBand }: Book, page: BookPage, position: number): void => {
  const { lines, size } = fitted(page.text, SIZES[ageBand], TEXT_WIDTH, ROOM.below);
  const [first = [], ...others] = portionsOf(lines, size);
  const text = { size, left: MARGIN, width: TEXT_WIDTH, colour: INK, centred: CENTRED.has(ageBand) };
  addPage(pdf);
  pdf.outline.addItem(bookmarkOf(position, page.text));
  const section = pdf.struct('Sect', { title: String(position) });
  pdf.addStructure(section);
  paper(pdf);
  section.add(
    pdf.struct('Figure', { alt: page.alt_text }, () => {
      pdf.image(page.picture, 0, 0, { width: WIDTH, height: PICTURE_HEIGHT });
    }),
  );
  const top = PICTURE_HEIGHT + 28 + Math.max(0, (ROOM.below - first.length * size * LEADING) / 2);
  section.add(pdf.struct('P', asRead(page.text), () => draw(pdf, { ...text, lines: first, top })));
  addNumber(pdf, position);
  for (const portion of others) {
    addPage(pdf);
    paper(pdf);
    section.add(pdf.struct('P', {}, () => draw(pdf, { ...text, lines: portion, top: MARGIN })));
    addNumber(pdf, position);
  }
  section.end();
};

const addColophon = (pdf: Pdf, { colophon, title }: Book): void => {
  addPage(pdf);
  pdf.outline.addItem('·');
  const section = pdf.struct('Sect', {});
  pdf.addStructure(section);
  paper(pdf);
  const width = WIDTH - 2 * 96;
  const heading = setLines(title, 15, width, 'bold');
  const text = fitted(colophon, 11.5, width, 400);
  const height = heading.length * 15 * LEADING + 14 + text.lines.length * text.size * LEADING;
  const top = (HEIGHT - height) / 2;
  section.add(
    pdf.struct('H2', asRead(title), () =>
      draw(pdf, { lines: heading, size: 15, left: 96, top, width, colour: INK, centred: true }),
    ),
  );
  const below = top + heading.length * 15 * LEADING + 14;
  section.add(
    pdf.struct('P', asRead(colophon), () =>
      draw(pdf, { ...text, left: 96, top: below, width, colour: QUIET, centred: true }),
    ),
  );
  section.end();
};

/**
 * The book as a PDF: tagged, with its language, a text for each picture, bookmarks, and embedded fonts. Letters of
 * every script are shown, also those from right to left (set-lines.ts).
 */
export const bindBook = async (book: Book): Promise<Buffer> => {
  const pdf = createTaggedPdf({ language: book.language, title: book.title });
  const bytes = pdf.toArray();
  addCover(pdf, book);
  for (const [index, page] of book.pages.entries()) {
    addStoryPage(pdf, book, page, index + 1);
    // Other work of this process runs in between, also the heartbeat.
    await setImmediate();
  }
  addColophon(pdf, book);
  pdf.end();
  return Buffer.concat((await bytes) as Uint8Array[]);
};
