import { type RawBuilder, type Rows, sql } from '../platform/database/rows.ts';
import { keysOf } from '../platform/objects/objects.ts';
import { archiveKey } from './exports/export-archive.ts';
import { storybookKeys } from './storybooks/storybook-objects.ts';
import { worksheetKeys } from './worksheets/worksheet-objects.ts';

/**
 * Which records have stored objects, and which objects each record needs: the operator's command line compares the
 * store with this after a restore. Every kind of key has an entry here (`test/api/operator/objects.test.ts` finds
 * missing ones).
 */

/** A record whose objects all lie under one prefix. */
export interface StoredRecord {
  readonly prefix: string;
  /** Keys that must exist. A record may have more: deleted objects are kept for a while. */
  readonly needs: readonly string[];
}

export interface StoredKind {
  readonly kind: string;
  /** All records, read page by page. */
  records(rows: Rows): AsyncIterable<StoredRecord>;
}

interface Row {
  readonly organization_id: string;
  readonly id: string;
}

const STRETCH = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const stored = <R extends Row>(
  kind: string,
  /** One page, in the order of ids. */
  stretch: (after: string, limit: number) => RawBuilder<R>,
  needs: (row: R) => readonly string[],
): StoredKind => ({
  kind,
  async *records(rows) {
    for (let after = BEFORE_ALL; ; ) {
      const found = await rows.all(stretch(after, STRETCH));
      for (const row of found) yield { prefix: keysOf(row.organization_id, kind, row.id), needs: needs(row) };
      if (found.length < STRETCH) return;
      after = found.at(-1)?.id ?? after;
    }
  },
});

interface WorksheetRow extends Row {
  readonly stands: boolean;
  readonly ready: boolean;
  readonly bound_revision: number | null;
  readonly images: readonly number[];
}

interface StorybookRow extends Row {
  readonly stands: boolean;
  readonly bound_revision: number;
  readonly pictures: readonly string[];
}

export const storedKinds: readonly StoredKind[] = [
  stored<WorksheetRow>(
    'worksheets',
    (after, limit) => sql`
      select organization_id, id, status <> 'failed' and deleted_at is null as stands, status = 'ready' as ready,
        bound_revision,
        array(select image from worksheet_pages p
              where p.organization_id = w.organization_id and p.worksheet_id = w.id and p.deleted_at is null) as images
      from worksheets w where id > ${after} order by id limit ${sql.lit(limit)}`,
    ({ organization_id, id, stands, ready, bound_revision, images }) => {
      const keys = worksheetKeys(organization_id, id);
      if (!stands) return [];
      if (!ready) return [keys.source];
      // An older version of the service does not bind documents; the PDF is still to be made from the upload.
      const document = bound_revision === null ? keys.source : keys.document(bound_revision);
      return [document, ...(images.includes(1) ? [keys.cover] : []), ...images.map(keys.page)];
    },
  ),
  stored<StorybookRow>(
    'storybooks',
    (after, limit) => sql`
      select organization_id, id, status = 'ready' and deleted_at is null as stands, bound_revision,
        array(select coalesce(p.picture_id, p.id) from storybook_pages p
              where p.organization_id = s.organization_id and p.storybook_id = s.id and p.deleted_at is null) as pictures
      from storybooks s where id > ${after} order by id limit ${sql.lit(limit)}`,
    ({ organization_id, id, stands, bound_revision, pictures }) => {
      const keys = storybookKeys(organization_id, id);
      return stands ? [keys.cover, keys.document(bound_revision), ...pictures.map(keys.page)] : [];
    },
  ),
  stored<Row & { readonly stands: boolean }>(
    'exports',
    (after, limit) => sql`
      select organization_id, id,
        status = 'ready' and removed_at is null and deleted_at is null and expires_at > clock_timestamp() as stands
      from exports where id > ${after} order by id limit ${sql.lit(limit)}`,
    ({ organization_id, id, stands }) => (stands ? [archiveKey(organization_id, id)] : []),
  ),
];
