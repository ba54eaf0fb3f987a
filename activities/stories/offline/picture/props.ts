import type { Prop, Scene } from '../../author.ts';
import { type DrawnName, IN_THE_SKY, isIcon, type ObjectName } from '../object-names.ts';
import { type Brush, oval } from './brush.ts';
import { iconBody } from './icon-bodies.ts';
import { letter } from './lettering.ts';
import { ANIMALS_BESIDE } from './objects/animals.ts';
import { AT_HOME } from './objects/at-home.ts';
import { CARE_AND_MESSAGES } from './objects/care-and-messages.ts';
import { CREATURES_OF_TALES } from './objects/creatures-of-tales.ts';
import { OF_CHILDREN } from './objects/of-children.ts';
import { OUTSIDE } from './objects/outside.ts';
import { type DrawObject, penOf } from './objects/pen.ts';
import { WIDE_WORLD } from './objects/wide-world.ts';

/** The objects of a scene, each in its spot. */

const DRAWINGS: Readonly<Record<DrawnName, DrawObject>> = {
  ...ANIMALS_BESIDE,
  ...AT_HOME,
  ...CARE_AND_MESSAGES,
  ...CREATURES_OF_TALES,
  ...OF_CHILDREN,
  ...OUTSIDE,
  ...WIDE_WORLD,
};

const drawingOf = (object: ObjectName): DrawObject =>
  isIcon(object) ? (pen) => pen.picture(iconBody(object)) : DRAWINGS[object];

/** The words on a sign must fit on its board, which is about 250 wide and 130 high. */
const lettered = (words: string): string => {
  let size = 40;
  let text = letter(words, size, 232, '#3a3148', 4);
  while (text.height > 122 && size > 16) {
    size -= 2;
    text = letter(words, size, 232, '#3a3148', 4);
  }
  return `<g transform="translate(0 ${Math.round(-163 - text.height / 2)})">${text.svg}</g>`;
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The position of a large object in the distance: where nothing stands before it. */
const distanceOf = (props: readonly Prop[]): number => {
  const taken = (spot: Prop['spot']) => props.some((prop) => prop.spot === spot);
  return taken('left') && !taken('right') ? 985 : 225;
};

const placeOf = (
  prop: Prop,
  props: readonly Prop[],
  { x, y, size }: Place,
  { pose }: Pick<Scene, 'pose'>,
): Place => {
  switch (prop.spot) {
    case 'left':
      if (IN_THE_SKY.has(prop.object)) return { x: 190, y: 420, size: 1.22 };
      return prop.object === 'sign' ? { x: 158, y: 828, size: 1.02 } : { x: 165, y: 828, size: 1.22 };
    case 'right':
      return { x: 1030, y: IN_THE_SKY.has(prop.object) ? 420 : 832, size: 1.18 };
    case 'front':
      return { x: x + 190, y: 872, size: 0.66 };
    case 'back':
      return { x: distanceOf(props), y: 712, size: 1.95 };
    case 'thought':
      return { x: 930, y: 322, size: 0.92 };
    case 'hand':
      return pose === 'wave'
        ? { x: x - 108 * size, y: y - 34 * size, size: 0.62 }
        : { x: x + 104 * size, y: y - 40 * size, size: 0.66 };
  }
};

const thoughtBubble = (brush: Brush, head: Pick<Place, 'x' | 'y'>): string =>
  [
    [head.x + 130, head.y - 330, 13],
    [head.x + 185, head.y - 395, 21],
    [head.x + 250, head.y - 455, 31],
  ]
    .map(([x = 0, y = 0, r = 1]) => brush.shape(oval(x, y, r, r * 0.85), '#ffffff', { opacity: 0.94 }))
    .join('') +
  brush.shape(oval(930, 236, 182, 142), '#ffffff', { opacity: 0.94 }) +
  brush.shape(oval(930, 240, 158, 120), '#cfe3f3', { opacity: 0.8, fine: true });

export interface DrawnProps {
  /** Objects in the distance, behind everything on the ground. */
  readonly back: string;
  readonly ground: string;
  readonly hand: string;
  readonly thought: string;
}

/** @param stance position and size of the main character. */
export const drawProps = (brush: Brush, scene: Scene, stance: Place): DrawnProps => {
  const pen = penOf(brush);
  const props = scene.props ?? [];
  const draw = (prop: Prop): string => {
    const { x, y, size } = placeOf(prop, props, stance, scene);
    const shadow =
      (prop.spot === 'left' || prop.spot === 'right') && !IN_THE_SKY.has(prop.object)
        ? brush.shape(oval(x, y + 2, 118, 15), '#2a2140', { opacity: 0.2, fine: true })
        : '';
    const words = prop.words ? lettered(prop.words) : '';
    return `${shadow}<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size})">${drawingOf(prop.object)(pen)}${words}</g>`;
  };
  const inSpots = (...spots: readonly Prop['spot'][]): string =>
    props
      .filter(({ spot }) => spots.includes(spot))
      .map(draw)
      .join('');
  const thought = inSpots('thought');
  return {
    back: inSpots('back'),
    ground: inSpots('left', 'right', 'front'),
    hand: inSpots('hand'),
    thought: thought ? thoughtBubble(brush, stance) + thought : '',
  };
};
