import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { openStory } from '../storybooks/sealed-story.ts';
import { storybookKeys } from '../storybooks/storybook-objects.ts';
import { isBound } from '../worksheets/bound-pages.ts';
import { openTitle as openWorksheetTitle } from '../worksheets/worksheet.resource.ts';
import { worksheetKeys } from '../worksheets/worksheet-objects.ts';

export type SharedType = 'worksheet' | 'storybook';

interface SharedContent {
  /** A table with a sealed `title`, `status` and `deleted_at`. */
  readonly table: string;
  readonly openTitle: (secrets: Secrets, id: string, sealed: Uint8Array) => string;
  /** The edit that the PDF was made from; the content's alias is `c`. */
  readonly revision: RawBuilder<unknown>;
  /** Whether the PDF is of the present content; the content's alias is `c`. */
  readonly current: RawBuilder<unknown>;
  readonly pdfKey: (organizationId: string, id: string, revision: number) => string;
}

/** What can be sent to a patient. To add a kind: an entry here, a column as in `content_shares`, endpoints. */
const SHARED_CONTENT: Readonly<Record<SharedType, SharedContent>> = {
  worksheet: {
    table: 'worksheets',
    openTitle: openWorksheetTitle,
    revision: sql`c.bound_revision`,
    current: isBound('c'),
    pdfKey: (organizationId, id, revision) => worksheetKeys(organizationId, id).document(revision),
  },
  storybook: {
    table: 'storybooks',
    openTitle: (secrets, id, sealed) => openStory(secrets, id, 'title', sealed),
    revision: sql`c.bound_revision`,
    current: sql`c.bound_revision = c.revision`,
    pdfKey: (organizationId, id, revision) => storybookKeys(organizationId, id).document(revision),
  },
};

export interface ReadyContent {
  readonly type: SharedType;
  readonly title: (secrets: Secrets) => string;
  /** The object key of its PDF. */
  readonly key: string;
  /** Whether the PDF is of the present content; after an edit it takes a while. */
  readonly current: boolean;
}

/** @returns undefined for content that is deleted or not ready. */
export const readyContent = async (
  rows: Rows,
  organizationId: string,
  type: SharedType,
  id: string,
): Promise<ReadyContent | undefined> => {
  const kind = SHARED_CONTENT[type];
  const found = await rows.first(sql<{ title: Uint8Array; revision: number | null; current: boolean }>`
    select c.title, ${kind.revision} as revision, ${kind.current} as current from ${sql.table(kind.table)} c
    where c.organization_id = ${organizationId} and c.id = ${id}
      and c.status = 'ready' and c.deleted_at is null`);
  if (!found) return undefined;
  return {
    type,
    title: (secrets) => kind.openTitle(secrets, id, found.title),
    key: kind.pdfKey(organizationId, id, found.revision ?? 0),
    current: found.current,
  };
};

const contextOf = (shareId: string): string => `share/${shareId}/message`;

/** An empty message is stored as none. */
export const sealMessage = (secrets: Secrets, shareId: string, message: string | undefined): Buffer | null =>
  message ? sealJson(secrets, message, contextOf(shareId)) : null;
export const openMessage = (secrets: Secrets, shareId: string, sealed: unknown): string | null =>
  sealed === null ? null : openJson<string>(secrets, sealed, contextOf(shareId));
