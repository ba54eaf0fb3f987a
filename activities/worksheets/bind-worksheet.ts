import { settleBindings } from '../../domain/stored-objects/requested-bindings.ts';
import type { WorksheetConversion } from '../../domain/workflow-definitions/workflows.ts';
import { type BoundPages, readBoundPages } from '../../domain/worksheets/bound-pages.ts';
import { revisionOfDocument, worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { ObjectAbsent, type ObjectStore, readWhole } from '../../platform/objects/objects.ts';
import { arrangePages } from '../documents/arrange-pages.ts';
import { DocumentRefused, openDocument } from '../documents/open-document.ts';
import { documentOfPages, makeDocument } from './make-document.ts';

interface Dependencies {
  readonly database: Scoped;
  readonly objects: ObjectStore;
}

/**
 * `behind`: the worksheet was edited meanwhile. `from_upload`: nothing was bound before, and the upload still exists.
 */
export type Binding = 'bound' | 'from_upload' | 'behind' | 'gone';
export type BindWorksheet = (input: WorksheetConversion, signal: AbortSignal) => Promise<Binding>;

/** For worksheets from before this step existed: their pages have the numbers of the upload's pages. */
const fromUpload = async (
  { objects }: Dependencies,
  keys: ReturnType<typeof worksheetKeys>,
  { images, media_type }: BoundPages,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const pictures = images.map(keys.page);
  try {
    const reader = await openDocument(await readWhole(objects, keys.source), media_type, signal);
    try {
      if (media_type !== 'application/pdf' || images.some((image) => image > reader.pages))
        return await documentOfPages(objects, media_type, pictures);
      const all = Array.from({ length: reader.pages }, (_, index) => keys.page(index + 1));
      const document = await makeDocument(objects, reader, media_type, all);
      return await arrangePages(
        document,
        images.map((image) => image - 1),
      );
    } finally {
      await reader.close();
    }
  } catch (error) {
    if (error instanceof DocumentRefused || error instanceof ObjectAbsent)
      return documentOfPages(objects, media_type, pictures);
    throw error;
  }
};

const bound = async (
  dependencies: Dependencies,
  keys: ReturnType<typeof worksheetKeys>,
  pages: BoundPages,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const { bound_revision, bound_images, images } = pages;
  const indexes = images.map((image) => bound_images?.indexOf(image) ?? -1);
  if (bound_revision === null || indexes.includes(-1)) return fromUpload(dependencies, keys, pages, signal);
  return arrangePages(await readWhole(dependencies.objects, keys.document(bound_revision)), indexes);
};

/**
 * Removes objects that edits have made unnecessary: pictures of removed pages, and former PDFs. Another attempt may
 * be writing a newer PDF, so that one is kept. The upload is removed separately.
 */
const tidy = async (
  objects: ObjectStore,
  keys: ReturnType<typeof worksheetKeys>,
  revision: number,
  images: readonly number[],
): Promise<void> => {
  const needed = new Set([
    keys.source,
    keys.formerDocument,
    ...(images.includes(1) ? [keys.cover] : []),
    ...images.map(keys.page),
  ]);
  const left: string[] = [];
  for await (const { key } of objects.list(keys.all))
    if (!needed.has(key) && !((revisionOfDocument(key) ?? -1) >= revision)) left.push(key);
  if (left.length > 0) await objects.remove(left);
};

/**
 * Makes the PDF of the worksheet's present pages from its former PDF. It reads the pages as they are now, so one run
 * covers several edits.
 */
export const createBindWorksheet =
  (dependencies: Dependencies): BindWorksheet =>
  async ({ organizationId, worksheetId }, signal) => {
    const { database, objects } = dependencies;
    const keys = worksheetKeys(organizationId, worksheetId);
    const pages = await readBoundPages(database.within(organizationId), organizationId, worksheetId);
    if (!pages) return 'gone';
    const { bound_revision: before, current, images } = pages;
    // An older version changed pages without counting the edit. The key of a PDF is never used twice, so the number
    // rises.
    const revision = current || pages.revision !== before ? pages.revision : pages.revision + 1;
    if (!current) {
      const document = await bound(dependencies, keys, pages, signal);
      await objects.put(keys.document(revision), Buffer.from(document), {
        media_type: 'application/pdf',
        signal,
        replaces: true,
      });
    }
    const done = await database.transact(organizationId, async (rows) => {
      await rows.all(sql`
        select 1 from worksheets where organization_id = ${organizationId} and id = ${worksheetId}
        for no key update`);
      const now = await readBoundPages(rows, organizationId, worksheetId);
      if (now?.revision !== pages.revision || String(now.images) !== String(images)) return false;
      await rows.all(sql`
        update worksheets
        set revision = ${revision}, bound_revision = ${revision}, bound_images = ${[...images]}::int[]
        where organization_id = ${organizationId} and id = ${worksheetId}`);
      await settleBindings(rows, { kind: 'worksheet', organizationId, id: worksheetId, revision });
      return true;
    });
    if (!done) return 'behind';
    await tidy(objects, keys, revision, images);
    return before === null ? 'from_upload' : 'bound';
  };

export type RemoveUpload = (input: WorksheetConversion) => Promise<'removed'>;

/** Removes the upload, and what earlier versions made of it, for a worksheet that is bound or has failed. */
export const createRemoveUpload =
  ({ objects }: { readonly objects: Pick<ObjectStore, 'remove'> }): RemoveUpload =>
  async ({ organizationId, worksheetId }) => {
    const { source, formerDocument } = worksheetKeys(organizationId, worksheetId);
    await objects.remove([source, formerDocument]);
    return 'removed';
  };
