import type { Scene } from './scene.ts';
import type { SceneView } from './view.ts';

const views = new WeakMap<Scene, SceneView>();

/** Says which view shows a scene on this page; none for undefined. */
export const showIn = (scene: Scene, view: SceneView | undefined): void => {
  if (view) views.set(scene, view);
  else views.delete(scene);
};

/** @returns the scene's picture as a PNG in Base64. Rejects where nothing shows it. */
export const thumbnailOf = async (scene: Scene): Promise<string> => {
  const view = views.get(scene);
  if (!view) throw new Error('Nothing shows this scene');
  return view.thumbnail();
};
