import { type Objects, readWhole } from '../../platform/objects/objects.ts';

/** Objects that are copied at a time. */
const AT_ONCE = 8;

/** From one key to another. */
export interface ObjectCopy {
  readonly from: string;
  readonly to: string;
  readonly media_type: string;
}

export const copyObjects = async (
  objects: Pick<Objects, 'read' | 'put'>,
  copies: readonly ObjectCopy[],
): Promise<void> => {
  for (let at = 0; at < copies.length; at += AT_ONCE)
    await Promise.all(
      copies
        .slice(at, at + AT_ONCE)
        .map(async ({ from, to, media_type }) =>
          objects.put(to, await readWhole(objects, from), { media_type }),
        ),
    );
};
