import type { Prop, Scene } from '../author.ts';
import { IN_THE_SKY, type ObjectName } from './object-names.ts';

/** What the topic says and names, in the pictures. */

/** The scene with the topic's words on its signs. */
export const withWords = (scene: Scene, words: string): Scene => ({
  ...scene,
  props: (scene.props ?? []).map((prop): Prop => (prop.object === 'sign' ? { ...prop, words } : prop)),
});

/** An object, and whether it is gone: then it is shown only where it is thought of. */
export interface Named {
  readonly object: ObjectName;
  readonly isGone: boolean;
}

/** Where the object has room. The owl sits on the right, and a trouble floats there; what helps covers a thought. */
const roomFor = (
  { object, isGone }: Named,
  { props = [], helper, token, trouble }: Scene,
  isCover: boolean,
): Prop['spot'] | undefined => {
  const isFree = (spot: Prop['spot']) => !props.some((prop) => prop.spot === spot);
  if (!isFree('thought')) return 'thought';
  if (isGone) return undefined;
  if (isFree('right') && !helper && !(trouble > 0 && IN_THE_SKY.has(object))) return 'right';
  if (isFree('left')) return 'left';
  return token === 'none' && trouble === 0 && !helper && !isCover ? 'thought' : undefined;
};

/**
 * Scenes with what the topic names: on each page that has room one object, which may take the place of another thought,
 * and in turn; on the first page, which says what the book is about, two.
 */
export const withObjects = (
  scenes: readonly Scene[],
  named: readonly Named[],
  isCover = false,
): readonly Scene[] => {
  const waiting = [...named];
  const withNext = (scene: Scene): Scene => {
    const { props = [] } = scene;
    for (const [index, one] of waiting.entries()) {
      const spot = roomFor(one, scene, isCover);
      if (!spot || props.some(({ object }) => object === one.object)) continue;
      waiting.push(...waiting.splice(index, 1));
      return {
        ...scene,
        props: [...props.filter((prop) => prop.spot !== spot), { object: one.object, spot }],
      };
    }
    return scene;
  };
  return scenes.map((scene, index) => (index === 0 ? withNext(withNext(scene)) : withNext(scene)));
};
