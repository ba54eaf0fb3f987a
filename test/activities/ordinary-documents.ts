import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { pngChunk } from './hostile-documents.ts';

/** Documents as people have them, among the largest that a worksheet may be. */

export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer()
    .then((grain) =>
      sharp(grain).resize({ width, height, fit: 'fill', kernel: 'nearest' }).jpeg({ quality: 60 }).toBuffer(),
    );

const bytesOf = async (draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  const bytes = document.toArray();
  draw(document);
  document.end();
  return Buffer.concat((await bytes) as Uint8Array[]);
};

/** A scanned picture on each page, and no text. */
export const scanned = async (width: number, height: number, pages: number): Promise<Buffer> => {
  const picture = await photograph(width, height);
  return bytesOf((document) => {
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) document.addPage();
      document.image(picture, 0, 0, { width: 595, height: 842 });
    }
  });
};

/** One page with fields, a list to choose from and a script, as form programs make them. */
export const formOfOnePage = (): Promise<Buffer> =>
  bytesOf((document) => {
    document.font('Helvetica').text('How was your week?');
    document.initForm();
    document.formText('name', 40, 100, 200, 20, { value: 'Kim' });
    document.formCheckbox('slept', 40, 140, 20, 20);
    document.formCombo('mood', 40, 180, 200, 20, { select: ['calm', 'sad', 'angry'], value: 'calm' });
    document.formText('age', 40, 220, 60, 20, { format: { type: 'number', nDec: 0 } });
  });

/** Its outline counts entries, as trees of pages count pages. */
export const outlined = (chapters: number): Promise<Buffer> =>
  bytesOf((document) => {
    document.text('Many chapters');
    for (let chapter = 0; chapter < chapters; chapter += 1)
      document.outline.addItem(`Chapter ${chapter}`).addItem('Exercise');
  });

/** With a colour profile, and with an edit history of a megabyte beside the picture. */
export const remarked = async (): Promise<Buffer> => {
  const png = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3366cc' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const history = deflateSync(Buffer.from('<rdf:li>saved</rdf:li>\n'.repeat(45_000)));
  const words = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'), history]);
  return Buffer.concat([png.subarray(0, 33), pngChunk('iTXt', words), png.subarray(33)]);
};
