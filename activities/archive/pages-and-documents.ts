import { buffer } from 'node:stream/consumers';
import { type Resource, shown } from '../../domain/declarations/resource.ts';
import { storybookKeys } from '../../domain/storybooks/storybook-objects.ts';
import { readBoundPages } from '../../domain/worksheets/bound-pages.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import { ObjectAbsent, type StoredObject } from '../../platform/objects/objects.ts';
import { createBindWorksheet } from '../worksheets/bind-worksheet.ts';
import { type ArchiveFile, LARGEST_STORED, type MissingFile } from './archive-stream.ts';
import { type ArchivedRecord, type ArchiveScope, withoutLinks } from './archived-record.ts';

/** Records that have pages and a PDF. */
export type PagedKind = 'storybooks' | 'worksheets';

/** No record has more pages than this. */
const MOST_PAGES = 100;

const pathOf = (kind: PagedKind, { id }: ArchivedRecord): string => `${kind}/${id}.pdf`;
const isReady = ({ status }: ArchivedRecord): boolean => status === 'ready';

/** The internal column of a page that names its record. */
const HOLDER = { storybooks: 'storybook_id', worksheets: 'worksheet_id' } as const;

/** The records with their pages, and with the path of their PDF. */
export const withPages = async (
  kind: PagedKind,
  pages: Resource,
  records: readonly ArchivedRecord[],
  { rows, actor, handlerContext }: ArchiveScope,
): Promise<readonly ArchivedRecord[]> => {
  const ready = records.filter(isReady).map(({ id }) => id);
  const holder = HOLDER[kind];
  const limit = ready.length * MOST_PAGES;
  const { items } = await pages.list(rows, actor, { limit, after: undefined }, [
    sql`${sql.ref(`t.${holder}`)} = any(${ready}::uuid[])`,
  ]);
  const held = Map.groupBy(items, (page) => page[holder]);
  return records.map((record) => ({
    ...record,
    pages: (held.get(record.id) ?? []).map((page) => withoutLinks(shown(pages, page, handlerContext))),
    document: isReady(record) ? pathOf(kind, record) : null,
  }));
};

const bookKey = async ({ id }: ArchivedRecord, { rows, actor }: ArchiveScope): Promise<string> => {
  const { organization_id } = actor;
  const book = await rows.first(sql<{ bound_revision: number }>`
    select bound_revision from storybooks where organization_id = ${organization_id} and id = ${id}`);
  return storybookKeys(organization_id, String(id)).document(book?.bound_revision ?? 0);
};

/** A worksheet's newest document. If its pages changed since the document was bound, it is bound here. */
const worksheetKey = async (
  { id }: ArchivedRecord,
  { rows, actor, database, objects, signal }: ArchiveScope,
): Promise<string | undefined> => {
  const { organization_id: organizationId } = actor;
  const worksheetId = String(id);
  for (;;) {
    const pages = await readBoundPages(rows, organizationId, worksheetId);
    if (!pages) return undefined;
    if (pages.current) return worksheetKeys(organizationId, worksheetId).document(pages.revision);
    await createBindWorksheet({ database, objects })({ organizationId, worksheetId }, signal);
  }
};

const openDocument = async (
  kind: PagedKind,
  record: ArchivedRecord,
  scope: ArchiveScope,
): Promise<StoredObject | undefined> => {
  let absent: string | undefined;
  for (;;) {
    const key = await (kind === 'storybooks' ? bookKey : worksheetKey)(record, scope);
    if (key === undefined || key === absent) return undefined;
    try {
      return await scope.handlerContext.objects.read(key);
    } catch (error) {
      if (!(error instanceof ObjectAbsent)) throw error;
      // The document may have been bound again since its key was read.
      absent = key;
    }
  }
};

/**
 * The PDF that can be downloaded. Records that did not become ready have none. A missing PDF does not fail the
 * archive.
 */
export async function* documentOf(
  kind: PagedKind,
  record: ArchivedRecord,
  scope: ArchiveScope,
): AsyncIterable<ArchiveFile | MissingFile> {
  if (!isReady(record)) return;
  const path = pathOf(kind, record);
  const document = await openDocument(kind, record, scope);
  if (!document) yield { path, missing: String(record.title) };
  else if (document.size > LARGEST_STORED) yield { path, bytes: document.bytes };
  else yield { path, bytes: await buffer(document.bytes), stored: true };
}
