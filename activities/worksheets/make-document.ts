import { type Objects, readWhole } from '../../platform/objects/objects.ts';
import { documentOfPictures } from '../documents/document-of-pictures.ts';
import { type DocumentReader, DocumentRefused } from '../documents/open-document.ts';

/** The pages have no margin of their own, because their pictures have one. */
const NO_MARGIN = 0;

async function* picturesAt(objects: Pick<Objects, 'read'>, keys: readonly string[]): AsyncIterable<Buffer> {
  for (const key of keys) yield await readWhole(objects, key);
}

/** The PDF of an uploaded picture, or of pages that exist only as pictures. */
export const documentOfPages = (
  objects: Pick<Objects, 'read'>,
  media_type: string,
  pictures: readonly string[],
): Promise<Buffer> =>
  documentOfPictures(picturesAt(objects, pictures), media_type === 'application/pdf' ? NO_MARGIN : undefined);

/**
 * The PDF with all pages of an opened document: copies of the pages, or their pictures if they cannot be copied.
 * @param pictures keys of the stored pictures of the pages.
 */
export const makeDocument = async (
  objects: Pick<Objects, 'read'>,
  reader: DocumentReader,
  media_type: string,
  pictures: readonly string[],
): Promise<Uint8Array> => {
  if (media_type === 'application/pdf')
    try {
      return await reader.copy();
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error;
    }
  return documentOfPages(objects, media_type, pictures);
};
