import type { Look, Scene } from '../../author.ts';
import { type Brush, darker, lighter, oval, type Point } from './brush.ts';

/** Draws the trouble as a visible object, and the thing that helps. */

const COLOURS: Readonly<Record<Look['trouble'], string>> = {
  shadow: '#3d3766',
  storm: '#c8453f',
  scribble: '#77708f',
  rain: '#7f95ad',
  fog: '#a9b7b5',
  whirl: '#d98b45',
};

/** A cloud's outline around the origin, 200 wide at size 1. */
const cloud = (size: number, bumps: number, depth: number): Point[] =>
  Array.from({ length: bumps * 2 }, (_, index) => {
    const angle = (index / (bumps * 2)) * 2 * Math.PI;
    const r = index % 2 === 0 ? 1 : 1 - depth;
    return [Math.cos(angle) * 104 * size * r, Math.sin(angle) * 66 * size * r];
  });

const eyes = (brush: Brush, size: number, mood: 'stern' | 'mild' | 'sad'): string =>
  [-1, 1]
    .map((side) => {
      const [x, y] = [side * 30 * size, -4 * size];
      const lid: Point[] =
        mood === 'stern'
          ? [
              [x - side * 18 * size, y - 10 * size],
              [x + side * 18 * size, y - 24 * size],
            ]
          : [
              [x - side * 18 * size, y - 24 * size],
              [x + side * 18 * size, y - (mood === 'sad' ? 12 : 20) * size],
            ];
      return (
        brush.shape(oval(x, y, 15 * size, 17 * size), '#fffdf2', { fine: true }) +
        brush.shape(oval(x + 2 * size, y + 4 * size, 7 * size, 9 * size), '#2c2433', { fine: true }) +
        (mood === 'mild' ? '' : brush.stroke(lid, '#2c2433', 5 * size, { fine: true }))
      );
    })
    .join('');

/** Draws a trouble around the origin. */
type DrawTrouble = (brush: Brush, size: number, colour: string) => string;

const TROUBLES: Readonly<Record<Look['trouble'], DrawTrouble>> = {
  shadow: (brush, size, colour) =>
    brush.shape(
      [
        [-104 * size, 30 * size],
        [-88 * size, -50 * size],
        [-20 * size, -84 * size],
        [56 * size, -66 * size],
        [106 * size, -10 * size],
        [92 * size, 62 * size],
        [52 * size, 40 * size],
        [18 * size, 76 * size],
        [-20 * size, 46 * size],
        [-62 * size, 72 * size],
      ],
      colour,
      { opacity: 0.92 },
    ) +
    brush.shape(oval(-34 * size, -44 * size, 34 * size, 16 * size, -20), lighter(colour, 0.16), {
      opacity: 0.6,
    }),
  storm: (brush, size, colour) => {
    const bolt = (x: number) =>
      brush.shape(
        [
          [x, 50 * size],
          [x - 22 * size, 98 * size],
          [x - 4 * size, 94 * size],
          [x - 18 * size, 140 * size],
          [x + 26 * size, 82 * size],
          [x + 6 * size, 84 * size],
        ],
        '#ffd65c',
        { sharp: true },
      );
    return (
      bolt(-46 * size) +
      bolt(52 * size) +
      brush.shape(cloud(size, 13, 0.2), colour, { sharp: true }) +
      brush.shape(cloud(size * 0.72, 11, 0.14), darker(colour, 0.14), { opacity: 0.6 })
    );
  },
  scribble: (brush, size, colour) => {
    const loops = Array.from({ length: 46 }, (_, index): Point => {
      const angle = index * 0.86;
      const r = 0.62 + 0.38 * Math.sin(index * 1.7);
      return [Math.cos(angle) * 100 * size * r, Math.sin(angle * 1.12) * 62 * size * r];
    });
    return (
      brush.shape(cloud(size, 9, 0.08), lighter(colour, 0.28), { opacity: 0.85 }) +
      brush.stroke(loops, darker(colour, 0.2), 4.4 * size, { opacity: 0.75 })
    );
  },
  rain: (brush, size, colour) => {
    const drops = [-74, -38, -4, 32, 68]
      .flatMap((x, index) =>
        [0, 1].map((row) => [x * size, (84 + row * 46 + (index % 2) * 20) * size] as const),
      )
      .map(([x, y]) =>
        brush.shape(
          [
            [x, y - 17 * size],
            [x + 8 * size, y],
            [x, y + 8 * size],
            [x - 8 * size, y],
          ],
          '#6f9fd0',
          { opacity: 0.85 },
        ),
      )
      .join('');
    return (
      drops +
      brush.shape(cloud(size, 8, 0.1), colour) +
      brush.shape(oval(-24 * size, -30 * size, 44 * size, 20 * size), lighter(colour, 0.3), {
        opacity: 0.7,
      })
    );
  },
  fog: (brush, size, colour) =>
    [46, 22, -2, -28]
      .map((y, index) =>
        brush.shape(
          oval((index % 2 === 0 ? -22 : 24) * size, y * size, (116 - index * 10) * size, 30 * size),
          lighter(colour, index * 0.08),
          { opacity: 0.7 },
        ),
      )
      .join(''),
  whirl: (brush, size, colour) => {
    const turns = [-54, -26, 4, 34, 62, 88];
    return turns
      .map((y, index) => {
        const half = (112 - index * 17) * size;
        return brush.shape(
          oval((index % 2 === 0 ? 6 : -6) * size, y * size, half, 19 * size),
          index % 2 === 0 ? colour : lighter(colour, 0.25),
        );
      })
      .join('');
  },
};

const MOODS: Readonly<Record<Look['trouble'], 'stern' | 'mild' | 'sad'>> = {
  shadow: 'mild',
  storm: 'stern',
  scribble: 'sad',
  rain: 'sad',
  fog: 'mild',
  whirl: 'mild',
};

/** Position and size by level: 1 is at the edge, 3 covers the sky. */
const PLACES = { 1: [1010, 300, 0.85], 2: [800, 240, 1.75], 3: [690, 235, 2.75] } as const;

export const trouble = (
  brush: Brush,
  kind: Look['trouble'],
  level: Scene['trouble'],
  aside = false,
): string => {
  if (level === 0) return '';
  const [x, y, size] = PLACES[level];
  const left = aside ? 190 : x;
  const mood = level === 1 ? 'mild' : MOODS[kind];
  return `<g transform="translate(${left} ${y})">${TROUBLES[kind](brush, size, COLOURS[kind])}${eyes(brush, size * 0.92, mood)}</g>`;
};

const heart = (x: number, y: number, size: number): Point[] => [
  [x, y + size],
  [x - size * 0.98, y - size * 0.05],
  [x - size * 0.86, y - size * 0.72],
  [x - size * 0.38, y - size * 0.82],
  [x, y - size * 0.42],
  [x + size * 0.38, y - size * 0.82],
  [x + size * 0.86, y - size * 0.72],
  [x + size * 0.98, y - size * 0.05],
];

/** Things on the ground lie before the character, others float. */
interface DrawnToken {
  readonly below: string;
  readonly above: string;
}

/** Draws the thing that helps for a character at (x, y). */
type DrawToken = (brush: Brush, x: number, y: number) => DrawnToken;

const TOKENS: Readonly<Record<Scene['token'], DrawToken>> = {
  none: () => ({ below: '', above: '' }),
  breeze: (brush, x, y) => ({
    below: '',
    above: [-16, 26, 66]
      .map((dy, index) => {
        const from: Point = [x + 120, y - 200 + dy];
        const reach = 190 - index * 34;
        return brush.stroke(
          [
            from,
            [from[0] + reach * 0.5, from[1] - 14],
            [from[0] + reach, from[1] - 2],
            [from[0] + reach + 26, from[1] - 30],
            [from[0] + reach, from[1] - 46],
            [from[0] + reach - 20, from[1] - 26],
          ],
          '#ffffff',
          9,
          { opacity: 0.85 },
        );
      })
      .join(''),
  }),
  words: (brush, x, y) => {
    const [cx, cy] = [x + 250, y - 330];
    return {
      below: '',
      above:
        brush.shape(
          [
            [cx - 70, cy + 40],
            [cx - 122, cy + 92],
            [cx - 26, cy + 60],
          ],
          '#ffffff',
          { sharp: true },
        ) +
        brush.shape(oval(cx, cy, 128, 82), '#ffffff') +
        brush.shape(heart(cx, cy + 4, 38), '#e5566d'),
    };
  },
  stones: (brush, x, y) => ({
    below: Array.from({ length: 6 }, (_, index) => {
      const [sx, sy] = [x - 30 + index * 104, y + 46 - index * 22 + (index % 2) * 18];
      return brush.shape(oval(sx, sy, 46 - index * 3, 19 - index), index % 2 === 0 ? '#b9b4ad' : '#cfc9bf');
    }).join(''),
    above: '',
  }),
  hearts: (brush, x, y) => ({
    below: '',
    above: [
      [150, -268, 20],
      [206, -318, 28],
      [256, -256, 17],
      [112, -338, 14],
    ]
      .map(([dx = 0, dy = 0, size = 1]) =>
        brush.shape(heart(x + dx, y + dy, size), '#e5566d', { opacity: 0.95 }),
      )
      .join(''),
  }),
  lantern: (brush, x, y) => {
    const [cx, cy] = [x, y - 66];
    return {
      below: '',
      above:
        [110, 76, 48]
          .map((r, index) =>
            brush.shape(oval(cx, cy, r), '#ffe9a3', { opacity: 0.22 + index * 0.1, fine: true }),
          )
          .join('') +
        (brush.shape(oval(cx, cy, 30, 26), '#ffd97a') +
          brush.shape(oval(cx - 8, cy - 8, 10, 7), '#fff7dd', { fine: true })),
    };
  },
};

export const token = (brush: Brush, kind: Scene['token'], x: number, y: number): DrawnToken =>
  TOKENS[kind](brush, x, y);
