import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../platform/clock.ts';
import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { invalid, issue, Problem } from '../problems.ts';

/** What copying needs, in the transaction of the request. */
export interface Copying extends Pick<HandlerContext, 'secrets'> {
  readonly clock: Clock;
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly rows: Rows;
}

type ContentTable = 'forms' | 'storybooks' | 'worksheets';

/** A column of the item's content, also if the content is deleted. */
export const ofContent = (table: ContentTable, column: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(`c.${column}`)} from ${sql.table(table)} c
    where c.organization_id = t.organization_id and c.id = t.content_id)`;

/** How the community treats one kind of content. In SQL, `t` is the community item. */
export interface ContentKind {
  /** Whether the content exists and could be shared now. */
  readonly alive: RawBuilder<unknown>;
  /** Whether the content exists, so that its item can be removed. By default the same as `alive`. */
  readonly kept?: RawBuilder<unknown>;
  /** When the content was last changed; this is the item's change too. */
  readonly changed: RawBuilder<unknown>;
  /** The sealed column that holds the title. */
  readonly titled: RawBuilder<unknown>;
  title(contentId: string, titled: unknown, handlerContext: HandlerContext): string;
  /** Of content without a cover: what a card of it says instead. */
  questions?(
    contentId: string,
    titled: unknown,
    handlerContext: HandlerContext,
  ): { readonly count: number; readonly first: readonly string[] };
  /** What the preview is read from. */
  readonly previewed: RawBuilder<unknown>;
  preview(contentId: string, previewed: unknown, handlerContext: HandlerContext): Record<string, unknown>;
  /**
   * Locks the acting clinician's own content until the commit.
   * @throws Problem not-found; validation-error on `content_id` for content that is not ready or published.
   */
  hold(rows: Rows, actor: Actor, contentId: string): Promise<void>;
  /**
   * Copies the content to `copyId`, owned by the acting clinician. Nothing links the two afterwards.
   * @throws Problem not-found where the content was withdrawn after its item was read.
   */
  copy(copying: Copying, contentId: string, copyId: string): Promise<void>;
}

/** Makes `hold` for a kind: its records are in this table, and can be shared in this status. */
export const lockIn =
  (table: ContentTable, shareable: string): ContentKind['hold'] =>
  async (rows, { organization_id, practitioner_id }, id) => {
    const content = await rows.first(sql<{ status: string }>`
      select status from ${sql.table(table)} where organization_id = ${organization_id} and id = ${id}
        and partner_practitioner_id = ${practitioner_id} and deleted_at is null for share`);
    if (!content) throw new Problem('not-found');
    if (content.status !== shareable) throw invalid(issue('content_id', 'not_allowed'));
  };
