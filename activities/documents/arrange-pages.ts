import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Copies some pages of a document that the service has made, in the given order. Resources that only other pages use
 * are not copied.
 * @param indexes counted from 0.
 */
export const arrangePages = async (bytes: Uint8Array, indexes: readonly number[]): Promise<Uint8Array> => {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const target = await PDFDocument.create({ updateMetadata: false });
  for (const page of await target.copyPages(source, [...indexes])) target.addPage(page);
  return target.save({ addDefaultPage: false, updateFieldAppearances: false });
};
