import type { Look, Scene } from '../../author.ts';
import { type Brush, both, darker, lighter, oval, type Point } from './brush.ts';
import { HEROES, type Hero } from './heroes.ts';
import { penOf } from './objects/pen.ts';

/**
 * The main character in each pose, about 300 high, with its feet at the origin.
 *
 * Longer than 300 lines: most of it is coordinates.
 */

const DARK = '#2c2433';
const BLUSH = '#f08b86';

/** Position and direction of the head. */
interface Bearing {
  readonly head: number;
  readonly eyes: 'open' | 'closed' | 'covered';
  readonly mouth: 'smile' | 'laugh' | 'flat' | 'sad';
  readonly brows: 'none' | 'worried';
}
const BEARINGS: Readonly<Record<Scene['pose'], Bearing>> = {
  stand: { head: 0, eyes: 'open', mouth: 'smile', brows: 'none' },
  walk: { head: 0, eyes: 'open', mouth: 'smile', brows: 'none' },
  sit: { head: 0, eyes: 'open', mouth: 'smile', brows: 'none' },
  sad: { head: 24, eyes: 'open', mouth: 'sad', brows: 'worried' },
  hide: { head: 34, eyes: 'covered', mouth: 'flat', brows: 'none' },
  breathe: { head: -2, eyes: 'closed', mouth: 'smile', brows: 'none' },
  jump: { head: -4, eyes: 'open', mouth: 'laugh', brows: 'none' },
  wave: { head: 0, eyes: 'open', mouth: 'laugh', brows: 'none' },
  sleep: { head: 0, eyes: 'closed', mouth: 'smile', brows: 'none' },
};

const mouths = (brush: Brush, y: number): Readonly<Record<Bearing['mouth'], string>> => ({
  smile: brush.stroke(
    [
      [-17, y + 38],
      [0, y + 47],
      [17, y + 38],
    ],
    DARK,
    4.5,
    { fine: true },
  ),
  laugh: brush.shape(
    [
      [-20, y + 36],
      [0, y + 40],
      [20, y + 36],
      [12, y + 56],
      [-12, y + 56],
    ],
    '#8c3b46',
    { fine: true },
  ),
  flat: brush.stroke(
    [
      [-9, y + 44],
      [9, y + 44],
    ],
    DARK,
    4.5,
    { fine: true },
  ),
  sad: brush.stroke(
    [
      [-15, y + 48],
      [0, y + 40],
      [15, y + 48],
    ],
    DARK,
    4.5,
    { fine: true },
  ),
});

/** @param droop of the ears, from 0, upright, to 1. */
const head = (
  brush: Brush,
  hero: Hero,
  y: number,
  [rx, ry]: Point,
  bearing: Bearing,
  droop: number,
): string => {
  const pen = penOf(brush);
  return (
    hero.ears(pen, y, droop) +
    brush.shape(oval(0, y, rx, ry), hero.coat) +
    hero.mask(pen, y, droop) +
    face(brush, hero, y, bearing)
  );
};

const face = (brush: Brush, { coat, nose, noseColour = DARK }: Hero, y: number, bearing: Bearing): string => {
  const eye = (side: -1 | 1): string => {
    const x = side * 34;
    if (bearing.eyes === 'covered') return '';
    if (bearing.eyes === 'closed')
      return brush.stroke(
        [
          [x - 14, y - 8],
          [x, y + 1],
          [x + 14, y - 8],
        ],
        DARK,
        5,
        { fine: true },
      );
    return (
      brush.shape(oval(x, y - 8, 10.5, 13.5), DARK, { fine: true }) +
      brush.shape(oval(x + 3.5, y - 13, 3.8), '#ffffff', { fine: true })
    );
  };
  const brow = (side: -1 | 1): string =>
    brush.stroke(
      [
        [side * 20, y - 36],
        [side * 46, y - 28],
      ],
      darker(coat, 0.5),
      5,
      { fine: true },
    );
  const mouth = mouths(brush, y);
  return [
    both((side) => brush.shape(oval(side * 54, y + 18, 13, 9), BLUSH, { opacity: 0.5, fine: true })),
    both(eye),
    bearing.brows === 'worried' ? both(brow) : '',
    brush.shape(oval(0, y + 22, ...nose), noseColour, { fine: true }),
    mouth[bearing.mouth],
  ].join('');
};

/** Points of the arms from shoulder to paw, by pose. */
const ARMS: Readonly<Record<Scene['pose'], readonly [left: Point, right: Point]>> = {
  stand: [
    [-78, -72],
    [78, -72],
  ],
  walk: [
    [-84, -92],
    [66, -60],
  ],
  sit: [
    [-58, -40],
    [58, -40],
  ],
  sad: [
    [-76, -58],
    [76, -58],
  ],
  hide: [
    [-34, -176],
    [34, -176],
  ],
  breathe: [
    [-22, -92],
    [22, -92],
  ],
  jump: [
    [-112, -206],
    [112, -206],
  ],
  wave: [
    [-78, -72],
    [124, -208],
  ],
  sleep: [
    [0, 0],
    [0, 0],
  ],
};

const asleep = (brush: Brush, hero: Hero, scarf: string): string => {
  const pen = penOf(brush);
  const back = hero.back?.(pen) ?? brush.shape(oval(20, -66, 138, 74), hero.coat);
  const curled = hero.curled?.(pen) ?? '';
  const laid = `<g transform="translate(-84 150) rotate(-9 0 -200)">${head(brush, hero, -200, [80, 66], BEARINGS.sleep, 0.35)}</g>`;
  const blanket = brush.stroke(
    [
      [-28, -36],
      [0, -60],
      [10, -88],
    ],
    scarf,
    22,
  );
  return back + curled + blanket + laid;
};

/** @param low by how much the neck is lower than that of a standing animal. */
const scarfOf = (brush: Brush, low: number, scarf: string): string =>
  brush.stroke(
    [
      [-50, -146 + low],
      [0, -128 + low],
      [50, -146 + low],
    ],
    scarf,
    26,
  ) +
  brush.stroke(
    [
      [28, -132 + low],
      [42, -100 + low],
      [36, -72 + low],
    ],
    darker(scarf, 0.08),
    20,
  );

/**
 * @param scarf the colour that identifies the character throughout the book.
 * @param troubled whether it looks worried in a pose that otherwise looks happy.
 */
export const character = (
  brush: Brush,
  animal: Look['animal'],
  pose: Scene['pose'],
  scarf: string,
  troubled = false,
): string => {
  const hero = HEROES[animal];
  if (pose === 'sleep') return asleep(brush, hero, scarf);
  const { coat, pale, limbs = coat } = hero;
  const pen = penOf(brush);
  const bearing: Bearing = troubled ? { ...BEARINGS[pose], mouth: 'flat', brows: 'worried' } : BEARINGS[pose];
  const low = pose === 'sit' ? 30 : pose === 'hide' ? 26 : 0;
  const y = -212 + bearing.head + low;
  const droop = pose === 'sad' || pose === 'hide' ? 0.8 : pose === 'breathe' ? 0.15 : 0;
  const step = pose === 'walk' ? 22 : 0;
  const foot = (side: -1 | 1): string =>
    pose === 'sit' || pose === 'hide'
      ? brush.shape(oval(side * 52, -6, 38, 21), darker(limbs, 0.1)) +
        brush.shape(oval(side * 62, -6, 15, 12), pale)
      : brush.shape(
          oval(side * (30 + step * 0.5), -6 - (side === 1 ? step * 0.5 : 0), 27, 15),
          darker(limbs, 0.18),
        );
  const arm = (side: -1 | 1): string => {
    const [x, reach] = ARMS[pose][side === -1 ? 0 : 1];
    const shoulder: Point = [side * 50, -132 + low];
    const paw: Point = [x, reach + low];
    const bow: Point = [(shoulder[0] + paw[0]) / 2 + side * 13, (shoulder[1] + paw[1]) / 2 + 6];
    return (
      brush.stroke([shoulder, bow, paw], darker(limbs, 0.08), 27) +
      brush.shape(oval(paw[0], paw[1], 16), darker(limbs, 0.16))
    );
  };
  const body = brush.shape(
    [
      [-44, -150 + low],
      [-66, -96 + low],
      [-62, -32],
      [-34, -4],
      [34, -4],
      [62, -32],
      [66, -96 + low],
      [44, -150 + low],
      [0, -168 + low],
    ],
    coat,
  );
  const cloth = scarfOf(brush, low, scarf);
  const tilt = pose === 'sad' ? 5 : pose === 'walk' ? 3 : pose === 'wave' ? -3 : 0;
  const armsOver = pose === 'hide' || pose === 'breathe';
  return [
    hero.tail(pen),
    hero.behind?.(pen, y, low) ?? '',
    both(foot),
    armsOver ? '' : both(arm),
    body,
    brush.shape(oval(0, -72 + low * 0.5, 40, 54 - low * 0.4), pale),
    cloth,
    `<g transform="rotate(${tilt} 0 ${Math.round(y + 60)})">${head(brush, hero, y, [84, 72], bearing, droop)}</g>`,
    armsOver ? both(arm) : '',
  ].join('');
};

/** The friend: small, round and always the same, with its feet at the origin. */
export const sparrow = (brush: Brush): string => {
  const [brown, cream] = ['#9a6b4b', '#f4e3c8'];
  return [
    brush.shape(
      [
        [34, -30],
        [82, -44],
        [78, -24],
        [40, -14],
      ],
      darker(brown, 0.2),
    ),
    brush.stroke(
      [
        [-8, -4],
        [-8, 8],
      ],
      '#b9772f',
      4,
    ),
    brush.stroke(
      [
        [10, -4],
        [10, 8],
      ],
      '#b9772f',
      4,
    ),
    brush.shape(oval(4, -36, 42, 36), brown),
    brush.shape(oval(-8, -28, 28, 24), cream),
    brush.shape(oval(22, -38, 22, 16, 20), darker(brown, 0.18)),
    brush.shape(oval(-18, -68, 27, 25), lighter(brown, 0.06)),
    brush.shape(oval(-26, -60, 15, 12), cream),
    brush.shape(
      [
        [-42, -70],
        [-62, -62],
        [-41, -58],
      ],
      '#e7a33c',
      { sharp: true, fine: true },
    ),
    brush.shape(oval(-26, -72, 5.2, 6.2), DARK, { fine: true }),
    brush.shape(oval(-24.4, -74.4, 1.9), '#ffffff', { fine: true }),
  ].join('');
};

/** The helper on its branch, sitting at the origin. */
export const owl = (brush: Brush): string => {
  const [plumage, breast] = ['#7c6a8a', '#e8dcc9'];
  return (
    brush.stroke(
      [
        [-110, 18],
        [20, 8],
        [230, -16],
        [420, -20],
      ],
      '#6d4c3a',
      26,
    ) +
    [
      both((side) =>
        brush.shape(
          [
            [side * 26, -166],
            [side * 60, -196],
            [side * 62, -140],
          ],
          plumage,
          { sharp: true },
        ),
      ),
      brush.shape(oval(0, -84, 74, 92), plumage),
      brush.shape(oval(0, -58, 46, 56), breast),
      [-40, -58, -76]
        .map((y, row) =>
          both((side) =>
            brush.stroke(
              [
                [side * (8 + row * 2), y],
                [side * (16 + row * 2), y + 7],
                [side * (24 + row * 2), y],
              ],
              darker(breast, 0.25),
              3.4,
            ),
          ),
        )
        .join(''),
      both((side) => brush.shape(oval(side * 66, -72, 22, 56, side * -10), darker(plumage, 0.18))),
      both((side) => brush.shape(oval(side * 27, -128, 30), breast)),
      both((side) => brush.shape(oval(side * 27, -128, 17), '#f2b84b', { fine: true })),
      both((side) => brush.shape(oval(side * 25, -128, 9), DARK, { fine: true })),
      both((side) => brush.shape(oval(side * 25 + 3, -132, 3), '#ffffff', { fine: true })),
      brush.shape(
        [
          [-9, -112],
          [9, -112],
          [0, -92],
        ],
        '#e0953a',
        { sharp: true, fine: true },
      ),
      both((side) => brush.shape(oval(side * 22, 6, 15, 9), '#e0953a')),
    ].join('')
  );
};
