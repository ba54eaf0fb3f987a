import { type Rows, sql } from '../../platform/data/rows.ts';
import { type Objects, readWhole } from '../../platform/objects/objects.ts';

/** Objects that are copied at a time. */
const AT_ONCE = 8;

/** From one key to another. */
export interface ObjectCopy {
  readonly from: string;
  readonly to: string;
  readonly media_type: string;
}

/** @param rows of the transaction that waits for it: one that says nothing for a while is ended by the database. */
export const copyObjects = async (
  objects: Pick<Objects, 'read' | 'put'>,
  rows: Rows,
  copies: readonly ObjectCopy[],
): Promise<void> => {
  for (let at = 0; at < copies.length; at += AT_ONCE) {
    await rows.first(sql`select 1`);
    await Promise.all(
      copies
        .slice(at, at + AT_ONCE)
        .map(async ({ from, to, media_type }) =>
          objects.put(to, await readWhole(objects, from), { media_type }),
        ),
    );
  }
};
