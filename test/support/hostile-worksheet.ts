import { deflateSync, inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { pdfWith } from '../activities/hostile-documents.ts';

/** Words that stand in the second page, in its picture, and in what lies beside the pages of a document. */
export const CANARIES = {
  secondPage: 'QUILLFEATHER-ON-PAGE-TWO',
  secondPicture: 'ODDSWORTH-IN-THE-PICTURE',
  script: 'ZEBRAFINCH-SCRIPT',
  attachment: 'MARROWGATE-PROGRAM',
  author: 'PENHALIGON-AUTHOR',
  link: 'TREVELYAN-LAUNCH',
  program: 'FOTHERINGAY-PIECE',
  hidden: 'HIDDEN-LAYER-WORDS',
} as const;
export const FIRST_PAGE = 'What do you feel today?';
export const THIRD_PAGE = 'What helps you?';

const stream = (dictionary: string, bytes: Buffer | string): Buffer => {
  const packed = deflateSync(bytes);
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
};
const textual = (words: string, more = '') =>
  stream('', `% ${CANARIES.program}\nBT /F 24 Tf 60 700 Td (${words}) Tj ET\n${more}`);

/**
 * Three pages that share their resources, as many programs write them, with a script, an attached program, an author, a
 * link to a program, and notes of the program that made it.
 */
export const hostileWorksheet = (): Buffer => {
  const pixels = Buffer.alloc(90 * 90 * 3, CANARIES.secondPicture);
  const script = `<</S/JavaScript/JS(app.alert\\("${CANARIES.script}"\\))>>`;
  const page = (content: number, more = '') =>
    `<</Type/Page/Parent 2 0 R/Contents ${content} 0 R/PieceInfo<</Maker<</Private(${CANARIES.program})>>>>${more}>>`;
  return pdfWith(
    [
      `<</Type/Catalog/Pages 2 0 R/OpenAction${script}/Metadata 11 0 R/AF[12 0 R]
        /OCProperties<</OCGs[15 0 R]/D<</OFF[15 0 R]>>>>
        /Names<</JavaScript<</Names[(run)${script}]>>/EmbeddedFiles<</Names[(run.exe) 12 0 R]>>>>>>`,
      '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 600 800]/Resources 10 0 R>>',
      page(
        6,
        `/AA<</O${script}>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 600 800]
          /A<</S/Launch/F(${CANARIES.link}.exe)>>>>]`,
      ),
      page(7),
      page(8, '/Metadata 11 0 R'),
      textual(FIRST_PAGE, `/OC /Layer BDC BT /F 24 Tf 60 600 Td (${CANARIES.hidden}) Tj ET EMC`),
      textual(CANARIES.secondPage, 'q 300 0 0 300 60 200 cm /Picture Do Q'),
      textual(THIRD_PAGE),
      stream(
        `/Type/XObject/Subtype/Image/Width 90/Height 90/ColorSpace/DeviceRGB/BitsPerComponent 8/Metadata 11 0 R`,
        pixels,
      ),
      `<</Font<</F 14 0 R>>/XObject<</Picture 9 0 R>>/Properties<</Layer 15 0 R>>>>`,
      stream(
        '/Type/Metadata/Subtype/XML',
        `<x:xmpmeta><dc:creator>${CANARIES.author}</dc:creator></x:xmpmeta>`,
      ),
      '<</Type/Filespec/F(run.exe)/UF(run.exe)/EF<</F 13 0 R>>>>',
      stream('/Type/EmbeddedFile', `MZ ${CANARIES.attachment}`),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      `<</Type/OCG/Name(${CANARIES.hidden})>>`,
      `<</Author(${CANARIES.author})/Creator(${CANARIES.author})/Title(${CANARIES.author})>>`,
    ],
    '%PDF-1.7\n',
    '/Info 16 0 R',
  );
};

/** Everything that can be read in a file: its bytes, and what is compressed in it. */
export const unpackedText = (bytes: Buffer): string => {
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const from = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    try {
      parts.push(inflateSync(bytes.subarray(from)).toString('latin1'));
    } catch {
      // It is not compressed, or it is the end of a compressed part.
    }
  }
  return parts.join('\n');
};

/** What a file tells of the second page and of what was beside the pages. */
export const tracesIn = (bytes: Buffer, besides: readonly string[] = []): string[] => {
  const text = unpackedText(bytes);
  const marks = [
    '/JavaScript',
    '/Launch',
    '/EmbeddedFile',
    '/Filespec',
    '/OpenAction',
    '/AA',
    '/Metadata',
    'xmpmeta',
  ];
  return [...Object.values(CANARIES), ...marks].filter((one) => text.includes(one) && !besides.includes(one));
};

/** The text of each page, as a reader selects it. */
export const textsOf = async (bytes: Uint8Array): Promise<string[]> => {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    return [...document.pages()].map((page) => page.getText().trim());
  } finally {
    library.destroy();
  }
};
