import type { Scene } from './scene.ts';

/** What of the sand a save needs; the toy that is open knows it. */
export interface SandOfSave {
  saved(): string;
  open(sand: string): void;
}

const sands = new WeakMap<Scene, SandOfSave>();

/** Says whose sand a scene's is. @returns how to say that it is nobody's any more. */
export const keepSand = (scene: Scene, sand: SandOfSave): (() => void) => {
  sands.set(scene, sand);
  return () => sands.delete(scene);
};

export const sandOf = (scene: Scene): SandOfSave | undefined => sands.get(scene);
