import { sql } from '../../platform/database/rows.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ownedBy, ownedWithPatient } from '../access/reach.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import type { Row } from '../declarations/resource-definition.ts';
import type { Static } from '../declarations/schemas.ts';
import { GameSave } from './game-save.entity.ts';
import { GameSaveView, GameSaveWithScene, type Scene } from './game-save.schemas.ts';

const contextOf = (id: string, part: 'name' | 'scene' | 'thumbnail'): string => `game-save/${id}/${part}`;

/** Seals the name and the scene for the row. */
export const sealSave = (
  secrets: Secrets,
  id: string,
  { name, scene }: { readonly name?: string | undefined; readonly scene?: Static<typeof Scene> | undefined },
): { name?: Buffer; scene?: Buffer } => ({
  ...(name === undefined ? {} : { name: sealJson(secrets, name, contextOf(id, 'name')) }),
  ...(scene === undefined ? {} : { scene: sealJson(secrets, scene, contextOf(id, 'scene')) }),
});

export const sealThumbnail = (secrets: Secrets, id: string, png: Buffer): Buffer =>
  secrets.seal(png, contextOf(id, 'thumbnail'));
export const openThumbnail = (secrets: Secrets, id: string, sealed: Buffer): Buffer =>
  secrets.open(sealed, contextOf(id, 'thumbnail'));

const common = {
  entity: GameSave,
  table: 'game_saves',
  order: 'created_at',
  delegatedReach: ownedWithPatient,
} as const;
const columns = { has_thumbnail: sql`t.thumbnail is not null` };

/** The view of lists, which omits scenes because they are large. */
const listed = {
  ...common,
  view: GameSaveView,
  columns,
  show: (row: Row, { secrets }: Pick<HandlerContext, 'secrets'>) => ({
    ...row,
    name: openJson(secrets, row.name, contextOf(row.id, 'name')),
  }),
};
const whole = {
  ...common,
  view: GameSaveWithScene,
  viewName: 'GameSaveWithSceneView',
  columns,
  show: (row: Row, { secrets }: Pick<HandlerContext, 'secrets'>) => ({
    ...row,
    name: openJson(secrets, row.name, contextOf(row.id, 'name')),
    scene: openJson(secrets, row.scene, contextOf(row.id, 'scene')),
  }),
};
export const gameSaves = resource(listed);
export const gameSavesWithScene = resource(whole);

/** As a seat reaches them: `permitSeat` refuses it once the patient is deleted, and says so. */
export const seatedSaves = resource({ ...listed, delegatedReach: ownedBy });
export const seatedSavesWithScene = resource({ ...whole, delegatedReach: ownedBy });
