import type { Readable } from 'node:stream';
import type { Resource, Row } from '../../domain/declarations/resource.ts';
import { shown } from '../../domain/declarations/resource.ts';
import { storybookKeys } from '../../domain/storybooks/storybook-objects.ts';
import { readBoundPages } from '../../domain/worksheets/bound-pages.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import { ObjectAbsent } from '../../platform/objects/objects.ts';
import { createBindWorksheet } from '../worksheets/bind-worksheet.ts';
import type { ArchiveFile, MissingFile } from './archive-stream.ts';
import { type ArchivedRecord, type ArchiveScope, withoutLinks } from './archived-record.ts';

/** What has pages, and is a PDF too. */
export type PagedKind = 'storybooks' | 'worksheets';

/** More than anything has. */
const MOST_PAGES = 100;

const pathOf = (kind: PagedKind, { id }: ArchivedRecord): string => `${kind}/${id}.pdf`;
const isReady = ({ status }: ArchivedRecord): boolean => status === 'ready';

/** Whose page it is; both kinds of pages say so beside what they show. */
const holderOf = (kind: PagedKind, page: Row): unknown =>
  kind === 'storybooks' ? (page.image_url as readonly unknown[])[1] : page.worksheet_id;

/** The records with their pages, and with the path of their PDF. */
export const withPages = async (
  kind: PagedKind,
  pages: Resource,
  records: readonly ArchivedRecord[],
  { rows, actor, surroundings }: ArchiveScope,
): Promise<readonly ArchivedRecord[]> => {
  const ready = records.filter(isReady).map(({ id }) => id);
  const holder = sql.ref(kind === 'storybooks' ? 't.storybook_id' : 't.worksheet_id');
  const limit = ready.length * MOST_PAGES;
  const { items } = await pages.list(rows, actor, { limit, after: undefined }, [
    sql`${holder} = any(${ready}::uuid[])`,
  ]);
  const held = Map.groupBy(items, (page) => holderOf(kind, page));
  return records.map((record) => ({
    ...record,
    pages: (held.get(record.id) ?? []).map((page) => withoutLinks(shown(pages, page, surroundings))),
    document: isReady(record) ? pathOf(kind, record) : null,
  }));
};

const bookKey = async ({ id }: ArchivedRecord, { rows, actor }: ArchiveScope): Promise<string> => {
  const { organization_id } = actor;
  const book = await rows.first(sql<{ bound_revision: number }>`
    select bound_revision from storybooks where organization_id = ${organization_id} and id = ${id}`);
  return storybookKeys(organization_id, String(id)).document(book?.bound_revision ?? 0);
};

/** The document before has pages that were taken out: it is bound here, if nobody has done so yet. */
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
): Promise<Readable | undefined> => {
  let absent: string | undefined;
  for (;;) {
    const key = await (kind === 'storybooks' ? bookKey : worksheetKey)(record, scope);
    if (key === undefined || key === absent) return undefined;
    try {
      return (await scope.surroundings.objects.read(key)).bytes;
    } catch (error) {
      if (!(error instanceof ObjectAbsent)) throw error;
      // It may have been bound anew since its key was asked for.
      absent = key;
    }
  }
};

/** The PDF, as it is downloaded; none of what did not become ready. One that is lost takes nothing else with it. */
export async function* documentOf(
  kind: PagedKind,
  record: ArchivedRecord,
  scope: ArchiveScope,
): AsyncIterable<ArchiveFile | MissingFile> {
  if (!isReady(record)) return;
  const path = pathOf(kind, record);
  const bytes = await openDocument(kind, record, scope);
  yield bytes ? { path, bytes, stored: true } : { path, missing: String(record.title) };
}
