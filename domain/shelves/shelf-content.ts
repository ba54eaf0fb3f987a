import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { patientIsThereOf } from '../access/reach.ts';
import { openStory } from '../storybooks/sealed-story.ts';
import { openTitle as openWorksheetTitle } from '../worksheets/worksheet.resource.ts';

/** Input takes only these (specification 2.8); a client ignores types that it does not know. */
export const CONTENT_TYPES = ['worksheet', 'storybook'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

interface ShelfContent {
  /** A table with `partner_practitioner_id`, `deleted_at` and a sealed `title`. */
  readonly table: string;
  /** Whether the content may be attached; its alias is `c`. */
  readonly eligible: RawBuilder<unknown>;
  /** Whether the content, which was not deleted, is shown. */
  readonly shown: RawBuilder<unknown>;
  readonly openTitle: (secrets: Secrets, id: string, sealed: unknown) => string;
}

/**
 * What can be attached to a shelf. To add a kind: an entry here, and a generated column with its foreign key in
 * `shelf_attachments`.
 */
export const SHELF_CONTENT: Readonly<Record<ContentType, ShelfContent>> = {
  worksheet: {
    table: 'worksheets',
    eligible: sql`c.status = 'ready'`,
    shown: sql`true`,
    openTitle: openWorksheetTitle,
  },
  storybook: {
    table: 'storybooks',
    eligible: sql`(c.status = 'ready' and c.shelf_ready)`,
    shown: patientIsThereOf('c'),
    openTitle: (secrets, id, sealed) => openStory(secrets, id, 'title', sealed as Uint8Array),
  },
};

const entries = Object.entries(SHELF_CONTENT) as [ContentType, ShelfContent][];

const contentOf = ({ table, shown }: ShelfContent) => sql`${sql.table(table)} c
  where c.organization_id = t.organization_id and c.id = t.content_id and c.deleted_at is null and ${shown}`;

/** A column of an attachment's content (the attachment's alias is `t`). */
const ofContent = (column: 'title' | 'updated_at'): RawBuilder<unknown> =>
  sql`case t.content_type ${sql.join(
    entries.map(
      ([type, content]) =>
        sql`when ${type} then (select ${sql.ref(`c.${column}`)} from ${contentOf(content)})`,
    ),
    sql` `,
  )} end`;

export const sealedTitle = ofContent('title');
export const contentChanged = ofContent('updated_at');

/** Deleted content, and a book about a deleted patient, is on no shelf any more, although its attachment remains. */
export const isThere: RawBuilder<unknown> = sql`(${sql.join(
  entries.map(
    ([type, content]) => sql`t.content_type = ${type} and exists (select 1 from ${contentOf(content)})`,
  ),
  sql` or `,
)})`;
