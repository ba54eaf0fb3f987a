import type { Look, Prop, Scene } from '../../author.ts';
import { PICTURE } from '../../author.ts';
import { type Brush, darker, lighter, mix, oval, type Point } from './brush.ts';

/**
 * Draws sky, distance and ground of a place at a time of day.
 *
 * Longer than 300 lines: most of it is coordinates.
 */

const { width: W, height: H } = PICTURE;

const SKIES: Readonly<Record<Scene['time'], readonly [string, string]>> = {
  morning: ['#ffd9a8', '#fff3dc'],
  day: ['#8fd0ee', '#e6f6f6'],
  dusk: ['#7d6bb0', '#f7b48c'],
  night: ['#1f2a5c', '#4f5f9e'],
  storm: ['#5b6683', '#a9aec0'],
};

/** The tint that a time of day gives to every colour of the land. */
const LIGHT: Readonly<Record<Scene['time'], readonly [string, number]>> = {
  morning: ['#ffcf8a', 0.16],
  day: ['#ffffff', 0],
  dusk: ['#7a4f8f', 0.34],
  night: ['#1c2456', 0.58],
  storm: ['#4a5068', 0.38],
};

interface Land {
  readonly far: string;
  readonly middle: string;
  readonly ground: string;
  readonly detail: string;
}
const LANDS: Readonly<Record<Look['place'], Land>> = {
  forest: { far: '#8fb98a', middle: '#5c9868', ground: '#7fb069', detail: '#3f6f4c' },
  seaside: { far: '#6fb7cf', middle: '#4b9fc0', ground: '#f1d9a7', detail: '#9bb26a' },
  meadow: { far: '#b5d99c', middle: '#93c572', ground: '#7cb558', detail: '#4f8f43' },
};

export const lit = (colour: string, time: Scene['time'], share = 1): string => {
  const [light, strength] = LIGHT[time];
  return mix(colour, light, strength * share);
};

/** A ridge from the left edge to the right, filled down to the bottom. */
const ridge = (brush: Brush, top: number, swing: number): Point[] => {
  const phase = brush.random() * 6;
  const line: Point[] = Array.from({ length: 9 }, (_, index) => [
    -40 + (index * (W + 80)) / 8,
    top + Math.sin(index * 0.9 + phase) * swing + (brush.random() - 0.5) * swing * 0.5,
  ]);
  return [
    [-60, H + 60],
    [-60, line[0]?.[1] ?? top],
    ...line,
    [W + 60, line[8]?.[1] ?? top],
    [W + 60, H + 60],
  ];
};

const sunOrMoon = (brush: Brush, time: Scene['time']): string => {
  const x = 900 + brush.random() * 160;
  if (time === 'night') {
    const moon =
      brush.shape(oval(x, 150, 62), '#fff3cf') + brush.shape(oval(x + 26, 138, 50), SKIES.night[0]);
    return moon;
  }
  if (time === 'storm') return '';
  const y = time === 'day' ? 140 : time === 'morning' ? 300 : 380;
  const glow = brush.shape(oval(x, y, 118), '#fff2b8', { opacity: 0.35 });
  return glow + brush.shape(oval(x, y, 70), time === 'dusk' ? '#ff9d6b' : '#ffd65c');
};

const stars = (brush: Brush): string =>
  Array.from({ length: 46 }, () => {
    const [x, y, r] = [brush.random() * W, brush.random() * 440, 1.6 + brush.random() * 3.2];
    return brush.shape(oval(x, y, r), '#fff6d8', { opacity: 0.55 + brush.random() * 0.45, fine: true });
  }).join('');

const clouds = (brush: Brush, time: Scene['time']): string =>
  Array.from({ length: 3 }, (_, index) => {
    const [x, y, size] = [
      120 + index * 380 + brush.random() * 120,
      90 + brush.random() * 130,
      40 + brush.random() * 26,
    ];
    const colour = lit('#ffffff', time, 0.6);
    const puff = (dx: number, dy: number, r: number) =>
      brush.shape(oval(x + dx * size, y + dy * size, r * size, r * size * 0.72), colour, { opacity: 0.75 });
    return puff(-1.1, 0.15, 0.8) + puff(0, -0.2, 1.1) + puff(1.1, 0.12, 0.9);
  }).join('');

const roundTree = (
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  leaf: string,
  trunk: string,
): string =>
  brush.shape(
    [
      [x - size * 0.1, foot],
      [x - size * 0.07, foot - size],
      [x + size * 0.07, foot - size],
      [x + size * 0.11, foot],
    ],
    trunk,
    { sharp: true },
  ) +
  brush.shape(oval(x - size * 0.3, foot - size * 1.05, size * 0.38, size * 0.36), darker(leaf, 0.1)) +
  brush.shape(oval(x + size * 0.3, foot - size * 1.0, size * 0.36, size * 0.34), darker(leaf, 0.06)) +
  brush.shape(oval(x, foot - size * 1.32, size * 0.5, size * 0.46), leaf);

const firTree = (
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  leaf: string,
  trunk: string,
): string => {
  const tier = (top: number, half: number, low: number): string =>
    brush.shape(
      [
        [x, foot - size * top],
        [x + size * half, foot - size * low],
        [x, foot - size * (low - 0.07)],
        [x - size * half, foot - size * low],
      ],
      leaf,
      { sharp: true },
    );
  const stem = oval(x, foot - size * 0.1, size * 0.07, size * 0.16);
  return brush.shape(stem, trunk) + tier(1.1, 0.42, 0.22) + tier(1.4, 0.34, 0.58) + tier(1.7, 0.25, 0.94);
};

const forest = (brush: Brush, land: Land, time: Scene['time']): string => {
  const trunk = lit('#7a5540', time);
  const far = Array.from({ length: 9 }, (_, index) =>
    firTree(
      brush,
      index * 150 + brush.random() * 60 - 20,
      560,
      150 + brush.random() * 70,
      lit(land.far, time),
      trunk,
    ),
  ).join('');
  const near = [60, 210, 985, 1140]
    .map((x, index) => {
      const size = 250 + brush.random() * 80;
      const leaf = lit(mix(land.middle, '#b7c56a', brush.random() * 0.35), time);
      const plant = index % 2 === 0 ? roundTree : firTree;
      return plant(brush, x + brush.random() * 40, 660, size, leaf, trunk);
    })
    .join('');
  return far + brush.shape(ridge(brush, 560, 14), lit(mix(land.middle, land.ground, 0.5), time)) + near;
};

const seaside = (brush: Brush, land: Land, time: Scene['time']): string => {
  const sea = brush.shape(
    [
      [-60, 430],
      [W + 60, 430],
      [W + 60, H],
      [-60, H],
    ],
    lit(land.middle, time),
    { sharp: true },
  );
  const waves = Array.from({ length: 4 }, (_, row) =>
    brush.stroke(
      Array.from({ length: 13 }, (_, index) => [
        index * 105 - 30,
        470 + row * 34 + (index % 2 === 0 ? 0 : 9),
      ]),
      lit(lighter(land.far, 0.35), time),
      5,
      { opacity: 0.65 },
    ),
  ).join('');
  const x = 150 + brush.random() * 60;
  const white = lit('#fbf4ea', time);
  const tower =
    brush.shape(
      [
        [x - 26, 440],
        [x - 17, 250],
        [x + 17, 250],
        [x + 26, 440],
      ],
      white,
      { sharp: true },
    ) +
    [290, 350, 408]
      .map((y) =>
        brush.shape(
          [
            [x - 20, y],
            [x - 19, y - 26],
            [x + 19, y - 26],
            [x + 20, y],
          ],
          lit('#d9574a', time),
          { sharp: true },
        ),
      )
      .join('') +
    brush.shape(oval(x, 236, 20, 18), lit('#ffe08a', time, 0.2)) +
    brush.shape(
      [
        [x - 26, 222],
        [x, 192],
        [x + 26, 222],
      ],
      lit('#8c3b3b', time),
      { sharp: true },
    );
  const island = brush.shape(oval(x, 446, 130, 26), lit('#8f9a73', time));
  return (
    sea +
    waves +
    island +
    tower +
    brush.shape(ridge(brush, 610, 16), lit(mix(land.ground, '#ffffff', 0.25), time))
  );
};

const meadow = (brush: Brush, land: Land, time: Scene['time']): string => {
  const hills = [
    brush.shape(ridge(brush, 430, 46), lit(land.far, time)),
    brush.shape(ridge(brush, 520, 34), lit(mix(land.far, land.middle, 0.6), time)),
  ].join('');
  const trunk = lit('#7a5540', time);
  const trees = [130, 250, 1040]
    .map((x) =>
      roundTree(
        brush,
        x + brush.random() * 50,
        560,
        120 + brush.random() * 60,
        lit(land.detail, time),
        trunk,
      ),
    )
    .join('');
  const pond = brush.shape(oval(880, 640, 170, 34), lit('#8fd0ee', time));
  return hills + trees + brush.shape(ridge(brush, 590, 18), lit(land.middle, time)) + pond;
};

const tuft = (brush: Brush, x: number, y: number, size: number, colour: string): string =>
  [-0.5, -0.15, 0.2, 0.55]
    .map((lean) =>
      brush.stroke(
        [
          [x + lean * size * 0.3, y],
          [x + lean * size * 0.6, y - size * 0.6],
          [x + lean * size, y - size],
        ],
        colour,
        size * 0.13,
      ),
    )
    .join('');

const flower = (brush: Brush, x: number, y: number, colour: string): string =>
  brush.stroke(
    [
      [x, y],
      [x + 2, y - 26],
    ],
    '#4f8f43',
    4,
  ) +
  [0, 72, 144, 216, 288]
    .map((angle) => {
      const a = (angle * Math.PI) / 180;
      return brush.shape(oval(x + 2 + Math.cos(a) * 9, y - 28 + Math.sin(a) * 9, 7), colour, { fine: true });
    })
    .join('') +
  brush.shape(oval(x + 2, y - 28, 6), '#ffd65c', { fine: true });

const shell = (brush: Brush, x: number, y: number, colour: string): string =>
  brush.shape(oval(x, y, 20, 14), colour) +
  brush.stroke(
    [
      [x - 8, y + 8],
      [x, y - 10],
      [x + 8, y + 8],
    ],
    darker(colour, 0.25),
    2.4,
  );

const mushroom = (brush: Brush, x: number, y: number, time: Scene['time']): string =>
  brush.shape(oval(x, y - 12, 9, 18), lit('#f7ead2', time)) +
  brush.shape(
    [
      [x - 28, y - 20],
      [x - 18, y - 42],
      [x, y - 48],
      [x + 18, y - 42],
      [x + 28, y - 20],
      [x, y - 16],
    ],
    lit('#d9574a', time),
  ) +
  [
    [-11, -32],
    [6, -38],
    [14, -27],
  ]
    .map(([dx = 0, dy = 0]) => brush.shape(oval(x + dx, y + dy, 4), '#fff7ec', { fine: true }))
    .join('');

const details = (brush: Brush, place: Look['place'], land: Land, time: Scene['time']): string => {
  const blossoms = ['#f2789f', '#f7b24a', '#b58ae0', '#ffffff'];
  const spots = Array.from({ length: 13 }, (_, index) => ({
    x: 40 + index * 92 + brush.random() * 40,
    y: 745 + brush.random() * 130,
  })).filter(({ x, y }) => x < 380 || x > 820 || y > 840);
  return spots
    .map(({ x, y }, index) => {
      const leaf = tuft(brush, x, y, 30 + brush.random() * 22, lit(land.detail, time));
      const blossom = lit(blossoms[index % 4] as string, time, 0.7);
      if (place === 'seaside')
        return index % 3 === 0
          ? shell(brush, x, y, lit(lighter(blossoms[index % 3] as string, 0.3), time))
          : index % 3 === 1
            ? leaf
            : '';
      if (place === 'forest' && index % 4 === 0) return mushroom(brush, x, y, time);
      return index % 2 === 0 ? leaf : leaf + flower(brush, x + 34, y + 6, blossom);
    })
    .join('');
};

/** Whether the sky shows the object already, so that there are not two of it. */
const hasItsOwn = (object: 'sun' | 'moon', props: readonly Prop[]): boolean =>
  props.some((prop) => prop.object === object && prop.spot !== 'thought' && prop.spot !== 'hand');

/** Everything behind the characters, and the ground below them. */
export const backdrop = (
  brush: Brush,
  { place }: Pick<Look, 'place'>,
  { time, props = [] }: Pick<Scene, 'time' | 'props'>,
): { readonly behind: string; readonly ground: string } => {
  const land = LANDS[place];
  const [high, low] = SKIES[time];
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="0.75" stop-color="${low}"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#sky)"/>`;
  const distance = { forest, seaside, meadow }[place](brush, land, time);
  return {
    behind: [
      sky,
      time === 'night' ? stars(brush) : '',
      hasItsOwn(time === 'night' ? 'moon' : 'sun', props) ? '' : sunOrMoon(brush, time),
      time === 'day' || time === 'morning' ? clouds(brush, time) : '',
      distance,
    ].join(''),
    ground: brush.shape(ridge(brush, 690, 14), lit(land.ground, time)) + details(brush, place, land, time),
  };
};
