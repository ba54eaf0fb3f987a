// The scene of an open sand tray or dollhouse, as a save keeps it.
import type * as Y from 'yjs';
import { sandOf } from './saved-sand.ts';
import { type SavedScene, Scene } from './scene.ts';
import { thumbnailOf } from './shown-view.ts';

const scenes = new WeakMap<Y.Doc, Scene>();
/** The scene of a document. There is one for each, so that its steps can be undone after the toy was put away. */
export const sceneOf = (document: Y.Doc): Scene => {
  const known = scenes.get(document) ?? new Scene(document);
  scenes.set(document, known);
  return known;
};

/** Figures, settings and sand, for a save. */
export const savedScene = (scene: Scene): SavedScene => scene.saved(sandOf(scene)?.saved());

/** Puts a saved scene in place of the one that stands there, as one step for undoing. */
export const openSaved = (scene: Scene, saved: SavedScene): void =>
  scene.open(saved, (sand) => sandOf(scene)?.open(sand));

/** The scene with its picture, where something shows it. @returns `thumbnail` as a PNG in Base64. */
export const withThumbnail = async (
  document: Y.Doc,
): Promise<{ readonly scene: SavedScene; readonly thumbnail?: string }> => {
  const scene = sceneOf(document);
  const thumbnail = await thumbnailOf(scene).catch(() => undefined);
  return { scene: savedScene(scene), ...(thumbnail === undefined ? {} : { thumbnail }) };
};
