import sharp from 'sharp';
import type { WorksheetConversion } from '../../domain/workflow-definitions/workflows.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { type Objects, readWhole } from '../../platform/objects/objects.ts';

export type CoverWorksheet = (input: WorksheetConversion) => Promise<'covered'>;

const COVER_WIDTH = 600;
const COVER_HEIGHT = 800;

/** Made from the first page's picture, which is our own, so the upload is not opened here. */
export const createCoverWorksheet =
  ({ objects }: { readonly objects: Objects }): CoverWorksheet =>
  async ({ organizationId, worksheetId }) => {
    const keys = worksheetKeys(organizationId, worksheetId);
    const first = await readWhole(objects, keys.page(1));
    const cover = await sharp(first)
      .resize({ width: COVER_WIDTH, height: COVER_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await objects.put(keys.cover, cover, { media_type: 'image/png' });
    return 'covered';
  };
