import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/access/actor.ts';
import { type RawBuilder, type Rows, sql } from '../../platform/data/rows.ts';
import type { Surroundings } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/problems.ts';
import { formKind } from './form-kind.ts';
import { storybookKind } from './storybook-kind.ts';
import { worksheetKind } from './worksheet-kind.ts';

export const CONTENT_TYPES = ['worksheet', 'storybook', 'form'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** What a copy is made with, in the transaction of the request that asks for it. */
export interface Copying extends Pick<Surroundings, 'now' | 'objects' | 'secrets'> {
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly rows: Rows;
}

/** What the community does with one kind of content. In SQL, `t` is the community's item. */
export interface ContentKind {
  /** Whether the content is there and could be shared today. */
  readonly alive: RawBuilder<unknown>;
  /** What the title is read from. */
  readonly titled: RawBuilder<unknown>;
  title(contentId: string, titled: unknown, surroundings: Surroundings): string;
  /** What the preview is read from. */
  readonly previewed: RawBuilder<unknown>;
  preview(contentId: string, previewed: unknown, surroundings: Surroundings): Record<string, unknown>;
  /**
   * Holds the acting clinician's own content until the commit.
   * @throws Problem not-found; validation-error on `content_id` for what is not ready or published.
   */
  hold(rows: Rows, actor: Actor, contentId: string): Promise<void>;
  /** Makes `copyId` of the acting clinician out of the content; nothing joins the two afterwards. */
  copy(copying: Copying, contentId: string, copyId: string): Promise<void>;
}

/** A kind of content is added here, and is then shared, listed, previewed and copied. */
const contentKinds: Readonly<Partial<Record<ContentType, ContentKind>>> = {
  form: formKind,
  storybook: storybookKind,
  worksheet: worksheetKind,
};

/** @throws Problem not-found for a kind of which there is nothing. */
export const kindOf = (type: ContentType): ContentKind => {
  const kind = contentKinds[type];
  if (!kind) throw new Problem('not-found');
  return kind;
};

/** One value of the item's own kind: the expression that fits its type. */
export const byKind = (pick: (kind: ContentKind) => RawBuilder<unknown>): RawBuilder<unknown> => {
  const cases = Object.entries(contentKinds).map(
    ([type, kind]) => sql`when ${sql.lit(type)} then ${pick(kind)}`,
  );
  return sql`case t.content_type ${sql.join(cases, sql` `)} end`;
};
