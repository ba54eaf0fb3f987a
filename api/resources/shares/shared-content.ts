import { type RawBuilder, type Rows, sql } from '../../platform/data/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { openStory } from '../storybooks/sealed-story.ts';
import { storybookKeys } from '../storybooks/storybook-objects.ts';
import { openTitle as openWorksheetTitle } from '../worksheets/worksheet.resource.ts';
import { worksheetDocument } from '../worksheets/worksheet-objects.ts';

export type SharedType = 'worksheet' | 'storybook';

interface SharedContent {
  /** Has a sealed `title`, `status` and `deleted_at`. */
  readonly table: string;
  readonly openTitle: (secrets: Secrets, id: string, sealed: Uint8Array) => string;
  /** What decides where its PDF is kept, of the alias `c`. */
  readonly variant: RawBuilder<unknown>;
  /** Whether the PDF is of the content as it stands, of the alias `c`. */
  readonly current: RawBuilder<unknown>;
  readonly pdfKey: (organizationId: string, id: string, variant: string) => string;
}

/** What can be sent to a patient. To add a kind: an entry here, a column as in `content_shares`, endpoints. */
const SHARED_CONTENT: Readonly<Record<SharedType, SharedContent>> = {
  worksheet: {
    table: 'worksheets',
    openTitle: openWorksheetTitle,
    variant: sql`c.media_type`,
    current: sql`true`,
    pdfKey: worksheetDocument,
  },
  storybook: {
    table: 'storybooks',
    openTitle: (secrets, id, sealed) => openStory(secrets, id, 'title', sealed),
    variant: sql`c.bound_revision::text`,
    current: sql`c.bound_revision = c.revision`,
    pdfKey: (organizationId, id, revision) => storybookKeys(organizationId, id).document(Number(revision)),
  },
};

export interface ReadyContent {
  readonly type: SharedType;
  readonly title: (secrets: Secrets) => string;
  /** Where its PDF is kept. */
  readonly key: string;
  /** Whether the PDF is of the content as it stands; after an edit it takes a while. */
  readonly current: boolean;
}

/** @returns undefined for what is deleted, or not ready. */
export const readyContent = async (
  rows: Rows,
  organizationId: string,
  type: SharedType,
  id: string,
): Promise<ReadyContent | undefined> => {
  const kind = SHARED_CONTENT[type];
  const found = await rows.first(sql<{ title: Uint8Array; variant: string; current: boolean }>`
    select c.title, ${kind.variant} as variant, ${kind.current} as current from ${sql.table(kind.table)} c
    where c.organization_id = ${organizationId} and c.id = ${id}
      and c.status = 'ready' and c.deleted_at is null`);
  if (!found) return undefined;
  return {
    type,
    title: (secrets) => kind.openTitle(secrets, id, found.title),
    key: kind.pdfKey(organizationId, id, found.variant),
    current: found.current,
  };
};

const contextOf = (shareId: string): string => `share/${shareId}/message`;

/** An empty message is none. */
export const sealMessage = (secrets: Secrets, shareId: string, message: string | undefined): Buffer | null =>
  message ? sealJson(secrets, message, contextOf(shareId)) : null;
export const openMessage = (secrets: Secrets, shareId: string, sealed: unknown): string | null =>
  sealed === null ? null : openJson<string>(secrets, sealed, contextOf(shareId));
