import PDFDocument from 'pdfkit';
import { faces } from './fonts.ts';
import { runsBackwards } from './set-lines.ts';

/** PDFs that screen readers can read (PDF/UA-1). `npm run accessible-pdfs` validates what the service makes. */

type Pdf = PDFKit.PDFDocument;

/**
 * Keeps PDFKit from adding a list of glyphs (CIDSet) to each font. The list is optional, and PDFKit leaves out the
 * parts of composed letters such as `é`, which PDF/UA forbids. PDFKit writes the list only for the number 1; as a text
 * the number still stands in the metadata.
 */
const withoutGlyphLists = (pdf: Pdf): void => {
  Object.assign(pdf, { subset: '1' });
};

/**
 * A tagged document without pages, with the service's fonts.
 * @param language BCP 47.
 */
export const createTaggedPdf = ({
  language,
  title,
}: {
  readonly language: string;
  readonly title: string;
}): Pdf => {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    lang: language,
    info: { Title: title },
    margin: 0,
  } as unknown as PDFKit.PDFDocumentOptions);
  withoutGlyphLists(pdf);
  for (const weight of ['regular', 'bold'] as const)
    for (const { name, file } of faces(weight)) pdf.registerFont(name, file);
  return pdf;
};

/**
 * The text in reading order. It is added only where the order of glyphs differs, because some PDF readers assign it
 * to the wrong glyphs.
 */
export const asRead = (text: string) => (runsBackwards(text) ? { actual: text } : {});

/** Marks content that screen readers skip. */
export const unread = (pdf: Pdf, type: 'Layout' | 'Pagination', work: () => void): void => {
  pdf.markContent('Artifact', { type });
  work();
  pdf.endMarkedContent();
};
