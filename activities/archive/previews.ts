import { openThumbnail } from '../../domain/game-saves/game-save.resource.ts';
import { sql } from '../../platform/database/rows.ts';
import type { ArchiveFile } from './archive-stream.ts';
import type { ArchivedRecord, ArchiveScope } from './archived-record.ts';

const pathOf = ({ id }: ArchivedRecord): string => `game-saves/${id}.png`;

/** The saved scene, with the path of its preview. */
export const previewed = ({ has_thumbnail, ...save }: ArchivedRecord): ArchivedRecord => ({
  ...save,
  preview: has_thumbnail === true ? pathOf(save) : null,
});

/** For people: the objects of the scene, without their positions. */
export const readableScene = ({ scene, ...save }: ArchivedRecord): ArchivedRecord => {
  const { items = [], background = null } = (scene ?? {}) as {
    items?: readonly { kind: string }[];
    background?: string | null;
  };
  const counts = Object.entries(Object.groupBy(items, ({ kind }) => kind));
  return { ...save, background, figures: counts.map(([kind, of]) => `${kind} × ${of?.length ?? 0}`) };
};

/** The preview of a saved scene; most have none. */
export async function* previewOf(
  { has_thumbnail, id }: ArchivedRecord,
  { rows, actor, handlerContext }: ArchiveScope,
): AsyncIterable<ArchiveFile> {
  if (has_thumbnail !== true) return;
  const row = await rows.first(sql<{ thumbnail: Buffer | null }>`
    select thumbnail from game_saves where organization_id = ${actor.organization_id} and id = ${id}`);
  if (!row?.thumbnail) return;
  yield {
    path: pathOf({ id }),
    bytes: openThumbnail(handlerContext.secrets, String(id), row.thumbnail),
    stored: true,
  };
}
