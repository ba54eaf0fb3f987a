import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Scoped } from '../../api/platform/data/database.ts';
import { sql } from '../../api/platform/data/rows.ts';
import { type Objects, readWhole } from '../../api/platform/objects/objects.ts';
import { worksheetKeys } from '../../api/resources/worksheets/worksheet-objects.ts';
import type { WorksheetConversion } from '../../workflows/contracts.ts';

export type CoverWorksheet = (input: WorksheetConversion) => Promise<'covered'>;

const COVER_WIDTH = 600;
const COVER_HEIGHT = 800;

/** A4 in points; a picture that is wider than high lies on its side. */
const PAPER = [595.28, 841.89] as const;
const MARGIN = 24;

/** The picture on a sheet of paper, as large as it fits. */
const pdfOf = async (png: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(png).jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
  const size = info.width > info.height ? PAPER.toReversed() : [...PAPER];
  const document = new PDFDocument({
    size: size as [number, number],
    margin: 0,
    info: { Title: 'Worksheet' },
  });
  const bytes = document.toArray();
  const [width = 0, height = 0] = size;
  document.image(data, MARGIN, MARGIN, {
    fit: [width - 2 * MARGIN, height - 2 * MARGIN],
    align: 'center',
    valign: 'center',
  });
  document.end();
  return Buffer.concat((await bytes) as Buffer[]);
};

/** Made of the first page's picture, which is our own: nothing of what was uploaded is opened here. */
export const createCoverWorksheet =
  ({ database, objects }: { readonly database: Scoped; readonly objects: Objects }): CoverWorksheet =>
  async ({ organizationId, worksheetId }) => {
    const keys = worksheetKeys(organizationId, worksheetId);
    const first = await readWhole(objects, keys.page(1));
    const cover = await sharp(first)
      .resize({ width: COVER_WIDTH, height: COVER_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await objects.put(keys.cover, cover, { media_type: 'image/png' });
    const worksheet = await database.within(organizationId).first(sql<{ media_type: string }>`
      select media_type from worksheets where organization_id = ${organizationId} and id = ${worksheetId}`);
    if (worksheet && worksheet.media_type !== 'application/pdf')
      await objects.put(keys.document, await pdfOf(first), { media_type: 'application/pdf' });
    return 'covered';
  };
