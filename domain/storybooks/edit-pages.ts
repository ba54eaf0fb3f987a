import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';

export interface BoundPage {
  readonly id: string;
  readonly picture_id: string;
  readonly alt_text: Buffer;
}

/** The pages of a locked book, in order. */
export const readBoundPages = (
  rows: Rows,
  organizationId: string,
  storybookId: string,
): Promise<BoundPage[]> =>
  rows.all(sql<BoundPage>`
    select id, coalesce(picture_id, id) as picture_id, alt_text from storybook_pages
    where organization_id = ${organizationId} and storybook_id = ${storybookId} and deleted_at is null
    order by position`);

/**
 * Assigns positions in the order of the ids, and removes pages that are not among them. Positions are unique at every
 * moment, so all are cleared before any is assigned.
 */
export const arrangePages = async (
  rows: Rows,
  organizationId: string,
  storybookId: string,
  ids: readonly string[],
): Promise<void> => {
  const order = sql`array_position(${ids}::uuid[], id)`;
  const pages = sql`organization_id = ${organizationId} and storybook_id = ${storybookId} and deleted_at is null`;
  await rows.all(sql`
    update storybook_pages set deleted_at = clock_timestamp(), updated_at = ${whenChanged}
    where ${pages} and ${order} is null`);
  await rows.all(sql`
    update storybook_pages set position = -${order}, updated_at = ${whenChanged}
    where ${pages} and position <> ${order}`);
  await rows.all(sql`update storybook_pages set position = -position where ${pages} and position < 0`);
};
