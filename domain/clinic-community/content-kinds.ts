import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import type { ContentKind } from './content-kind.ts';
import { formKind } from './form-kind.ts';
import { storybookKind } from './storybook-kind.ts';
import { worksheetKind } from './worksheet-kind.ts';

export const CONTENT_TYPES = ['worksheet', 'storybook', 'form'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** To add a kind of content, add an entry: it can then be shared, listed, previewed and copied. */
const contentKinds: Readonly<Record<ContentType, ContentKind>> = {
  form: formKind,
  storybook: storybookKind,
  worksheet: worksheetKind,
};

export const kindOf = (type: ContentType): ContentKind => contentKinds[type];

/** A CASE expression that picks the value for the item's own kind. */
export const byKind = (pick: (kind: ContentKind) => RawBuilder<unknown>): RawBuilder<unknown> => {
  const cases = Object.entries(contentKinds).map(
    ([type, kind]) => sql`when ${sql.lit(type)} then ${pick(kind)}`,
  );
  return sql`case t.content_type ${sql.join(cases, sql` `)} end`;
};
