import { equals, type Resource } from '../../api/platform/data/resource.ts';
import { sql } from '../../api/platform/data/rows.ts';
import { shown } from '../../api/platform/http/read.ts';
import { storybookKeys } from '../../api/resources/storybooks/storybook-objects.ts';
import { worksheetDocument } from '../../api/resources/worksheets/worksheet-objects.ts';
import type { ArchiveFile } from './archive-stream.ts';
import { type ArchivedRecord, type ArchiveScope, withoutLinks } from './archived-record.ts';

/** What has pages, and is a PDF too. */
export type PagedKind = 'storybooks' | 'worksheets';

/** More pages than anything has. */
const ALL_PAGES = 100;

const pathOf = (kind: PagedKind, { id }: ArchivedRecord): string => `${kind}/${id}.pdf`;
const isReady = ({ status }: ArchivedRecord): boolean => status === 'ready';

/** The record with its pages, and with the path of its PDF. */
export const pagesOf = async (
  kind: PagedKind,
  pages: Resource,
  record: ArchivedRecord,
  { rows, actor, surroundings }: ArchiveScope,
): Promise<ArchivedRecord> => {
  if (!isReady(record)) return { ...record, pages: [], document: null };
  const holder = kind === 'storybooks' ? 'storybook_id' : 'worksheet_id';
  const { items } = await pages.list(rows, actor, { limit: ALL_PAGES, after: undefined }, [
    equals(holder, record.id),
  ]);
  return {
    ...record,
    pages: items.map((page) => withoutLinks(shown(pages, page, surroundings))),
    document: pathOf(kind, record),
  };
};

const keyOf = async (
  kind: PagedKind,
  { id }: ArchivedRecord,
  { rows, actor }: ArchiveScope,
): Promise<string> => {
  const { organization_id } = actor;
  if (kind === 'storybooks') {
    const book = await rows.first(sql<{ bound_revision: number }>`
      select bound_revision from storybooks where organization_id = ${organization_id} and id = ${id}`);
    return storybookKeys(organization_id, String(id)).document(book?.bound_revision ?? 0);
  }
  const worksheet = await rows.first(sql<{ media_type: string }>`
    select media_type from worksheets where organization_id = ${organization_id} and id = ${id}`);
  return worksheetDocument(organization_id, String(id), String(worksheet?.media_type));
};

/** The PDF, as it is downloaded; none of what did not become ready. */
export async function* documentOf(
  kind: PagedKind,
  record: ArchivedRecord,
  scope: ArchiveScope,
): AsyncIterable<ArchiveFile> {
  if (!isReady(record)) return;
  const { bytes } = await scope.surroundings.objects.read(await keyOf(kind, record, scope));
  yield { path: pathOf(kind, record), bytes, stored: true };
}
