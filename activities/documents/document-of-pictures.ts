import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A4 in points. A picture that is wider than high gets a landscape page. */
const PAPER = [595.28, 841.89] as const;
const MARGIN = 24;

/** A document of pictures that the service has drawn, one on each page, as large as it fits. */
export const documentOfPictures = async (
  pictures: AsyncIterable<Buffer>,
  margin: number = MARGIN,
): Promise<Buffer> => {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: 'Worksheet' } });
  const bytes = document.toArray();
  for await (const picture of pictures) {
    const { data, info } = await sharp(picture).jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
    const [width = 0, height = 0] = info.width > info.height ? PAPER.toReversed() : PAPER;
    document.addPage({ size: [width, height], margin: 0 });
    document.image(data, margin, margin, {
      fit: [width - 2 * margin, height - 2 * margin],
      align: 'center',
      valign: 'center',
    });
  }
  document.end();
  return Buffer.concat((await bytes) as Buffer[]);
};
