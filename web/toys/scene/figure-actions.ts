import type { SeatRole } from '../toy.ts';
import type { Scene } from './scene.ts';
import type { SceneItem } from './scene-items.ts';

/** What can be done with the chosen figure, by a button or a key. */
export const FIGURE_ACTIONS = [
  'turnLeft',
  'turnRight',
  'mirror',
  'smaller',
  'larger',
  'lay',
  'bury',
  'dugOut',
  'lift',
  'lower',
  'lock',
] as const;
export type FigureAction = (typeof FIGURE_ACTIONS)[number];

const changes: Readonly<Record<FigureAction, (item: SceneItem) => Partial<SceneItem>>> = {
  turnLeft: ({ rotation = 0 }) => ({ rotation: rotation - 15 }),
  turnRight: ({ rotation = 0 }) => ({ rotation: rotation + 15 }),
  mirror: ({ flipped = false }) => ({ flipped: !flipped }),
  smaller: ({ scale = 1 }) => ({ scale: scale / 1.2 }),
  larger: ({ scale = 1 }) => ({ scale: scale * 1.2 }),
  lay: ({ lying = false }) => ({ lying: !lying }),
  bury: ({ buried = 0 }) => ({ buried: buried + 0.2, lift: 0 }),
  dugOut: ({ buried = 0 }) => ({ buried: buried - 0.2 }),
  lift: ({ lift = 0 }) => ({ lift: lift + 30, buried: 0 }),
  lower: ({ lift = 0 }) => ({ lift: lift - 30 }),
  lock: ({ locked = false }) => ({ locked: !locked }),
};

/** Does it, as one step. */
export const perform = (scene: Scene, id: string, action: FigureAction, role: SeatRole): void => {
  const item = scene.standing().get(id);
  if (!item) return;
  scene.step();
  scene.alter(id, changes[action](item), role);
  scene.step();
};
