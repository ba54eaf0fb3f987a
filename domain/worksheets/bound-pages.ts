import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';

/** The pages of the worksheet with this alias, in order, by the numbers of their pictures. */
const imagesOf = (alias: string): RawBuilder<readonly number[]> => {
  const worksheet = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`array(
    select o.image from worksheet_pages o
    where o.organization_id = ${worksheet('organization_id')} and o.worksheet_id = ${worksheet('id')}
      and o.deleted_at is null
    order by o.position)`;
};

/**
 * Whether the PDF has the pages that the worksheet has now. The pages themselves are compared too, because processes
 * of a version that does not count edits may run beside this one.
 */
export const isBound = (alias: string): RawBuilder<boolean> => sql`coalesce(
  ${sql.ref(`${alias}.bound_revision`)} = ${sql.ref(`${alias}.revision`)}
  and ${sql.ref(`${alias}.bound_images`)} = ${imagesOf(alias)}, false)`;

export interface BoundPages {
  readonly media_type: string;
  readonly revision: number;
  readonly bound_revision: number | null;
  /** The pages that the PDF has. */
  readonly bound_images: readonly number[] | null;
  /** The pages that the worksheet has. */
  readonly images: readonly number[];
  readonly current: boolean;
}

/** @returns undefined for a worksheet that is not ready, or deleted. */
export const readBoundPages = (
  rows: Rows,
  organizationId: string,
  worksheetId: string,
): Promise<BoundPages | undefined> =>
  rows.first(sql<BoundPages>`
    select w.media_type, w.revision, w.bound_revision, w.bound_images, ${imagesOf('w')} as images,
      ${isBound('w')} as current
    from worksheets w
    where w.organization_id = ${organizationId} and w.id = ${worksheetId}
      and w.status = 'ready' and w.deleted_at is null`);
