import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../platform/clock.ts';
import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { invalid, issue, Problem } from '../problems.ts';

/** What a copy is made with, in the transaction of the request that asks for it. */
export interface Copying extends Pick<HandlerContext, 'secrets'> {
  readonly clock: Clock;
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly rows: Rows;
}

type ContentTable = 'forms' | 'storybooks' | 'worksheets';

/** A column of the item's content, deleted or not. */
export const ofContent = (table: ContentTable, column: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(`c.${column}`)} from ${sql.table(table)} c
    where c.organization_id = t.organization_id and c.id = t.content_id)`;

/** What the community does with one kind of content. In SQL, `t` is the community's item. */
export interface ContentKind {
  /** Whether the content is there and could be shared today. */
  readonly alive: RawBuilder<unknown>;
  /** Whether the content is there at all: what was shared of it can be taken back. As `alive` unless said. */
  readonly kept?: RawBuilder<unknown>;
  /** When the content was changed: its item shows it. */
  readonly changed: RawBuilder<unknown>;
  /** What the title is read from. */
  readonly titled: RawBuilder<unknown>;
  title(contentId: string, titled: unknown, surroundings: HandlerContext): string;
  /** What the preview is read from. */
  readonly previewed: RawBuilder<unknown>;
  preview(contentId: string, previewed: unknown, surroundings: HandlerContext): Record<string, unknown>;
  /**
   * Holds the acting clinician's own content until the commit.
   * @throws Problem not-found; validation-error on `content_id` for what is not ready or published.
   */
  hold(rows: Rows, actor: Actor, contentId: string): Promise<void>;
  /**
   * Makes `copyId` of the acting clinician out of the content; nothing joins the two afterwards.
   * @throws Problem not-found for what was taken back while its item was looked for.
   */
  copy(copying: Copying, contentId: string, copyId: string): Promise<void>;
}

/** `hold` of the kind whose records stand in this table, and can be shared in this status. */
export const lockIn =
  (table: ContentTable, shareable: string): ContentKind['hold'] =>
  async (rows, { organization_id, practitioner_id }, id) => {
    const content = await rows.first(sql<{ status: string }>`
      select status from ${sql.table(table)} where organization_id = ${organization_id} and id = ${id}
        and partner_practitioner_id = ${practitioner_id} and deleted_at is null for share`);
    if (!content) throw new Problem('not-found');
    if (content.status !== shareable) throw invalid(issue('content_id', 'not_allowed'));
  };
