import { Readable } from 'node:stream';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { redraw } from '../../activities/documents/content-stream.ts';
import { DocumentRefused, openDocument } from '../../activities/documents/open-document.ts';
import { cleanJpeg, cleanJpeg2000 } from '../../activities/documents/picture-metadata.ts';
import { makeDocument } from '../../activities/worksheets/make-document.ts';
import { CANARIES, FIRST_PAGE, hostileWorksheet, textsOf, tracesIn } from '../support/hostile-worksheet.ts';
import { pdfOf } from '../support/worksheets.ts';
import { pdfWith } from './hostile-documents.ts';
import * as ordinary from './ordinary-documents.ts';

/** The copy of an uploaded PDF that is handed out in its place (decisions part 5). */

const copyOf = async (bytes: Buffer): Promise<Buffer> => {
  const reader = await openDocument(bytes, 'application/pdf');
  try {
    return Buffer.from(await reader.copy());
  } finally {
    await reader.close();
  }
};

/** What each page looks like, small. */
const picturesOf = async (bytes: Uint8Array): Promise<Buffer[]> => {
  const library = await PDFiumLibrary.init();
  const pictures: Buffer[] = [];
  for (const page of (await library.loadDocument(bytes)).pages()) {
    const { data } = await page.render({
      scale: 0.5,
      renderFormFields: true,
      render: async ({ data: pixels }) => pixels,
    });
    pictures.push(Buffer.from(data));
  }
  library.destroy();
  return pictures;
};

const content = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`;
/** A page of another size than usual, which it has from its parent, with a note and letters that are drawn. */
const noted = () =>
  pdfWith([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 500]/Rotate 90/Resources<</Font<</F 4 0 R/D 7 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/Contents 5 0 R/Annots[<</Type/Annot/Subtype/FreeText/Rect[40 40 140 90]/AP<</N 6 0 R>>>>]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    // More states are kept than are taken back, and the other way round.
    content(
      'Q q 0.5 0 0 0.5 20 20 cm BT /F 40 Tf 40 700 Td (Inherited) Tj /D 40 Tf (aa) Tj ET BI /W 2 /H 2 /CS /G /BPC 8 ID \x00\xff\xff\x00 EI',
    ),
    '<</Type/XObject/Subtype/Form/BBox[0 0 200 100]/Matrix[1 0 0 1 10 10]/Resources<</Font<</F 4 0 R>>>>' +
      content('0 1 0 rg 0 0 200 100 re f 0 g BT /F 30 Tf 20 40 Td (A note) Tj ET').slice(2),
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<</a 8 0 R>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]>>',
    content('1000 0 0 0 750 750 d1 0 0 750 750 re f'),
  ]);

test.each([
  ['a form with fields that are filled in', ordinary.formOfOnePage],
  ['scans', () => ordinary.scanned(620, 877, 3)],
  ['pages of text', () => pdfOf(3, 'What do you notice in your body? '.repeat(20))],
  [
    'a document whose cross-reference table is elsewhere',
    async () =>
      Buffer.from((await pdfOf(2)).toString('latin1').replace(/startxref\n\d+/, 'startxref\n1'), 'latin1'),
  ],
  ['a page that inherits, with a note on it', async () => noted()],
  ['a document that wants to hurt', async () => hostileWorksheet()],
])('%s keeps its looks as a copy', async (_, make) => {
  const bytes = await make();
  const copy = await copyOf(bytes);
  const [before, after] = [await picturesOf(bytes), await picturesOf(copy)];
  expect(after.map((one, index) => one.equals(before[index] as Buffer))).toEqual(before.map(() => true));
});

test('what is written on a page, in its fields and in its notes can be selected', async () => {
  expect(await textsOf(await copyOf(noted()))).toEqual([expect.stringMatching(/Inherited[\s\S]*A note/)]);
  expect(await textsOf(await copyOf(await ordinary.formOfOnePage()))).toEqual([
    expect.stringMatching(/How was your week\?[\s\S]*Kim/),
  ]);
});

test('nothing but its pages is in the copy, nor what a page does not show', async () => {
  const copy = await copyOf(hostileWorksheet());
  expect(tracesIn(copy, [CANARIES.secondPage, CANARIES.secondPicture])).toEqual([]);
  expect((await textsOf(copy))[0]).toBe(FIRST_PAGE);
});

test('a photograph in a document says nothing of where and by whom it was taken', async () => {
  const photograph = await sharp(await ordinary.photograph(200, 100))
    .withExif({ IFD0: { Artist: 'Quillfeather' }, IFD3: { GPSLatitude: '52/1' } })
    .jpeg()
    .toBuffer();
  const document = new PDFDocument({ size: 'A4' });
  const parts = document.toArray();
  document.image(photograph, 0, 0);
  document.end();
  const bytes = Buffer.concat((await parts) as Buffer[]);
  expect(bytes.includes('Quillfeather')).toBe(true);
  const copy = await copyOf(bytes);
  expect([copy.includes('Quillfeather'), copy.includes('Exif')]).toEqual([false, false]);
  expect((await picturesOf(copy))[0]?.equals((await picturesOf(bytes))[0] as Buffer)).toBe(true);
});

test('a JPEG ends where its picture ends, and keeps what its colours need', async () => {
  const plain = await ordinary.photograph(64, 64);
  const clean = cleanJpeg(Buffer.concat([plain, Buffer.from('MZ a program behind it')]));
  expect(Buffer.from(clean).includes('program')).toBe(false);
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  const box = (type: string, body: string) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, Buffer.from(body)]);
  };
  const [start, header, note, picture] = [
    box('jP  ', '\r\n'),
    box('jp2h', 'size'),
    box('xml ', 'author'),
    box('jp2c', 'data'),
  ];
  expect(Buffer.from(cleanJpeg2000(Buffer.concat([start, header, note, picture])))).toEqual(
    Buffer.concat([start, header, picture]),
  );
});

test('a drawing is written without comments, notes and layers that are off; the words of a ligature stay', () => {
  const { bytes, used } = redraw(
    Buffer.from(
      `% made by somebody\n/P <</MCID 0 /Lang (en)>> BDC /G gs BT /F 9 Tf (a\\) b%) Tj ET EMC
       /Span <</ActualText (fi)>> BDC <0102> Tj EMC /Secret /Data DP
       /OC /Off BDC q 0 0 9 9 re f /X Do (hidden) Tj /OC /On BDC (too) ' EMC Q EMC /OC /On BDC /Y Do EMC
       (of no known kind) foo q`,
    ),
    { isHiddenLayer: (name) => name === 'Off', isHiddenObject: () => false, cleanPicture: (_, one) => one },
  );
  expect(Buffer.from(bytes).toString().trim().split('\n')).toEqual([
    '/G gs',
    'BT',
    '/F 9 Tf',
    '(a\\) b%) Tj',
    'ET',
    '/Span <</ActualText (fi)>> BDC',
    '<0102> Tj',
    'EMC',
    'q',
    '0 0 9 9 re',
    'n',
    'T*',
    'Q',
    '/Y Do',
    'q',
    'Q',
  ]);
  expect([...used].map(([kind, names]) => [kind, ...names])).toEqual([
    ['ExtGState', 'G'],
    ['Font', 'F'],
    ['XObject', 'Y'],
  ]);
});

test('pages that cannot be copied are handed out as their pictures', async () => {
  const picture = await sharp({ create: { width: 50, height: 80, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const objects = { read: async () => ({ bytes: Readable.from([picture]), size: picture.length }) };
  const reader = {
    pages: 2,
    page: () => Promise.reject(new Error('not asked for')),
    copy: () => Promise.reject(new DocumentRefused('unreadable_document')),
    close: async () => undefined,
  };
  const made = await makeDocument(objects, reader, 'application/pdf', ['one', 'two']);
  const drawn = await picturesOf(made);
  expect(drawn).toHaveLength(2);
  // In the middle of the page: 420 rows of 297 columns.
  for (const pixels of drawn) {
    const row = pixels.length / 420;
    const at = 210 * row + 4 * 148;
    expect([...pixels.subarray(at, at + 3)].toSorted()).toEqual([0, 0, 254]);
  }
});
