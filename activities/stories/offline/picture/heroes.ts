import type { Look } from '../../author.ts';
import { both, darker } from './brush.ts';
import { FINE, type Pen } from './objects/pen.ts';

/**
 * The animals that a book can be about: what makes each of them out. Poses, faces and clothes are the same for all
 * (`creatures.ts`). Coordinates are those of the whole figure; `y` is the middle of its head.
 *
 * Longer than 300 lines: most of it is coordinates.
 */

interface Fur {
  readonly coat: string;
  readonly pale: string;
  readonly inner: string;
}

export interface Hero extends Fur {
  /** The colour of arms and feet, where it is not that of the coat. */
  readonly limbs?: string;
  /** Half of the nose's width and height. */
  readonly nose: readonly [number, number];
  /** Where it is not dark. */
  readonly noseColour?: string;
  /** Behind all of the figure. @param low by how much it is lower than a standing one. */
  behind?(pen: Pen, y: number, low: number): string;
  tail(pen: Pen): string;
  /** Behind the head. @param droop from 0, upright, to 1. */
  ears(pen: Pen, y: number, droop: number): string;
  /** On the head, below eyes and mouth. */
  mask(pen: Pen, y: number, droop: number): string;
  /** The back of the curled sleeper, where it is not simply round. */
  back?(pen: Pen): string;
  /** What the sleeper lays around itself. */
  curled?(pen: Pen): string;
}

/** Points of a ring, in turn at two distances. */
const ring = (
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  { from, to, count, share }: { from: number; to: number; count: number; share: number },
): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (from + (index / (count - 1)) * (to - from));
    const reach = index % 2 === 0 ? 1 : share;
    return `${x + Math.cos(angle) * rx * reach},${y + Math.sin(angle) * ry * reach}`;
  }).join(' ');

const roundEars = (p: Pen, { coat, inner }: Fur, [x, y]: readonly [number, number], size: number): string =>
  both((side) => p.disc(side * x, y, size, coat) + p.disc(side * x, y + 2, size * 0.55, inner));

const pointedEars = (p: Pen, { coat, inner }: Fur, y: number, droop: number): string =>
  both((side) => {
    const [tipX, tipY] = [side * (92 + droop * 22), y - 138 + droop * 52];
    return (
      p.poly(`${side * 18},${y - 58} ${tipX},${tipY} ${side * 82},${y - 18}`, coat) +
      p.poly(`${side * 36},${y - 56} ${tipX - side * 10},${tipY + 26} ${side * 72},${y - 30}`, inner)
    );
  });

const bushyTail = (p: Pen, { coat, pale }: Fur): string =>
  p.blob('38,-30 92,-34 138,-86 150,-150 122,-128 92,-96 50,-70', coat) +
  p.blob('138,-92 152,-152 121,-128 116,-108', pale);

const bushyCurl = (p: Pen, { coat, pale }: Fur): string =>
  p.blob('150,-40 96,-4 10,2 -60,-8 -24,-32 60,-34 120,-62', darker(coat, 0.08)) +
  p.blob('-18,-2 -62,-10 -26,-32 4,-30', pale);

const cheeks = (p: Pen, pale: string, y: number): string =>
  both((side) =>
    p.blob(
      `${side * 4},${y + 6} ${side * 52},${y - 6} ${side * 76},${y + 18} ${side * 44},${y + 52} ${side * 2},${y + 62}`,
      pale,
    ),
  );

const whiskers = (p: Pen, y: number): string =>
  both((side) =>
    [-4, 8]
      .map((lift) => p.line(`${side * 48},${y + 30} ${side * 98},${y + 24 + lift}`, '#5d5466', 2.6, FINE))
      .join(''),
  );

const WIDE_NOSE = [13, 10] as const;
const SMALL_NOSE = [9, 7] as const;

const likeFox = (fur: Fur): Hero => ({
  ...fur,
  nose: WIDE_NOSE,
  tail: (p) => bushyTail(p, fur),
  ears: (p, y, droop) => pointedEars(p, fur, y, droop),
  mask: (p, y) => cheeks(p, fur.pale, y),
  curled: (p) => bushyCurl(p, fur),
});

const fox = likeFox({ coat: '#e8823a', pale: '#fdeedb', inner: '#5b3a36' });
const wolf = likeFox({ coat: '#8b92a0', pale: '#f1f2f5', inner: '#565263' });

const bear: Hero = {
  coat: '#a5714a',
  pale: '#e9cba6',
  inner: '#d99f86',
  nose: WIDE_NOSE,
  tail: (p) => p.disc(62, -34, 18, bear.coat),
  ears: (p, y) => roundEars(p, bear, [66, y - 60], 31),
  mask: (p, y) => p.disc(0, y + 28, 42, bear.pale, 32),
};

const PANDA_BLACK = '#4a4453';
const panda: Hero = {
  coat: '#f4f1ec',
  pale: '#ffffff',
  inner: PANDA_BLACK,
  limbs: PANDA_BLACK,
  nose: WIDE_NOSE,
  tail: (p) => p.disc(62, -34, 18, PANDA_BLACK),
  ears: (p, y) => roundEars(p, { ...panda, coat: PANDA_BLACK }, [66, y - 60], 31),
  mask: (p, y) =>
    both((side) =>
      p.blob(
        `${side * 14},${y - 14} ${side * 32},${y - 34} ${side * 56},${y - 18} ${side * 60},${y + 12} ${side * 40},${y + 18}`,
        '#8d8798',
      ),
    ),
};

const rabbit: Hero = {
  coat: '#b9b4c7',
  pale: '#f6f2f7',
  inner: '#f3b8c0',
  nose: SMALL_NOSE,
  tail: (p) => p.disc(66, -38, 24, rabbit.pale),
  ears: (p, y, droop) =>
    both((side) => {
      const turn = side * (10 + droop * 62);
      const reach = 1 - droop * 0.25;
      const x = side * (36 + droop * 48);
      return (
        p.oval(x, y - 128 * reach, [26, 84], turn, rabbit.coat) +
        p.oval(x, y - 124 * reach, [13, 62], turn, rabbit.inner)
      );
    }),
  mask: (p, y) => p.disc(0, y + 30, 44, rabbit.pale, 30),
};

const hedgehog: Hero = {
  coat: '#8a6550',
  pale: '#f3dcbf',
  inner: '#e0aa8e',
  nose: WIDE_NOSE,
  behind(p, y, low) {
    const spikes = (middle: number): string =>
      [[122, 6, darker(hedgehog.coat, 0.3)] as const, [106, 4, hedgehog.coat] as const]
        .map(([reach, lift, colour]) =>
          p.poly(
            ring([0, middle + lift], [reach, reach], { from: 0.9, to: 2.1, count: 45, share: 0.84 }),
            colour,
          ),
        )
        .join('');
    return spikes(-96 + low) + spikes(y);
  },
  tail: () => '',
  ears: (p, y) =>
    both(
      (side) => p.disc(side * 70, y - 42, 21, hedgehog.pale) + p.disc(side * 70, y - 41, 12, hedgehog.inner),
    ),
  mask: (p, y) => p.disc(0, y + 10, 70, hedgehog.pale, 60),
  back: (p) =>
    p.poly(
      `${ring([20, -52], [156, 95], { from: 1, to: 2, count: 39, share: 1 / 1.13 })} 158,-20 -118,-20`,
      darker(hedgehog.coat, 0.2),
    ),
};

const cat: Hero = {
  coat: '#9f98ab',
  pale: '#f3f0f5',
  inner: '#f0bcc2',
  nose: SMALL_NOSE,
  tail: (p) => p.line('44,-24 104,-20 134,-70 120,-128 142,-158', darker(cat.coat, 0.08), 24),
  ears: (p, y, droop) =>
    both((side) => {
      const [tipX, tipY] = [side * (76 + droop * 22), y - 124 + droop * 48];
      return (
        p.poly(`${side * 16},${y - 58} ${tipX},${tipY} ${side * 84},${y - 14}`, cat.coat) +
        p.poly(`${side * 34},${y - 56} ${tipX - side * 6},${tipY + 24} ${side * 74},${y - 26}`, cat.inner)
      );
    }),
  mask: (p, y) =>
    p.disc(0, y + 32, 42, cat.pale, 28) +
    [-20, 0, 20]
      .map((x) => p.line(`${x},${y - 68} ${x * 0.8},${y - 44}`, darker(cat.coat, 0.28), 7))
      .join('') +
    whiskers(p, y),
};

const tiger: Hero = {
  coat: '#ee9a3f',
  pale: '#fff4e2',
  inner: '#fbe3c4',
  nose: WIDE_NOSE,
  tail: (p) =>
    p.line('44,-24 108,-20 138,-70 124,-128 144,-158', tiger.coat, 24) +
    ['106,-32 110,-8', '146,-64 122,-70', '136,-112 110,-118'].map((at) => p.line(at, '#57404a', 9)).join(''),
  ears: (p, y) => roundEars(p, tiger, [66, y - 58], 29),
  mask: (p, y) =>
    p.disc(0, y + 32, 46, tiger.pale, 30) +
    [-22, 0, 22].map((x) => p.line(`${x},${y - 69} ${x * 0.7},${y - 42}`, '#57404a', 8)).join('') +
    both((side) =>
      [-2, 18]
        .map((drop) => p.line(`${side * 82},${y + drop} ${side * 60},${y + drop + 4}`, '#57404a', 8))
        .join(''),
    ),
};

const MANE = '#b5703a';
const mane = (p: Pen, middle: readonly [number, number], radii: readonly [number, number]): string =>
  p.blob(ring(middle, radii, { from: 0, to: 2 - 2 / 26, count: 26, share: 0.88 }), MANE);

const lion: Hero = {
  coat: '#ecbb5a',
  pale: '#fff1d2',
  inner: '#d98f5a',
  nose: WIDE_NOSE,
  behind: (p, y) => mane(p, [0, y + 4], [128, 118]),
  tail: (p) =>
    p.line('44,-24 110,-24 140,-76 128,-128', darker(lion.coat, 0.08), 16) + p.disc(128, -140, 22, MANE, 26),
  ears: (p, y) => roundEars(p, lion, [62, y - 58], 24),
  mask: (p, y) => p.disc(0, y + 32, 44, lion.pale, 29),
  curled: (p) => mane(p, [-84, -48], [120, 106]),
};

const mouse: Hero = {
  coat: '#b3a9b1',
  pale: '#f6f0f3',
  inner: '#f2b9c1',
  nose: SMALL_NOSE,
  tail: (p) => p.line('52,-20 108,-14 140,-52 134,-96 156,-124', '#dca5ac', 10),
  ears: (p, y, droop) => roundEars(p, mouse, [78 + droop * 10, y - 62 + droop * 30], 48),
  mask: (p, y) => p.disc(0, y + 32, 40, mouse.pale, 28) + whiskers(p, y),
};

const dog: Hero = {
  coat: '#cf9c63',
  pale: '#faeeda',
  inner: '#8a5c3c',
  nose: WIDE_NOSE,
  tail: (p) => p.line('44,-30 92,-40 122,-84 126,-120', darker(dog.coat, 0.08), 22),
  ears: () => '',
  mask: (p, y, droop) =>
    p.disc(0, y + 32, 44, dog.pale, 30) +
    p.disc(34, y - 10, 27, darker(dog.coat, 0.16), 29) +
    both((side) =>
      p.blob(
        `${side * 44},${y - 66} ${side * 88},${y - 56} ${side * 108},${y + 2 + droop * 12} ${side * 100},${y + 44 + droop * 16} ${side * 78},${y + 40 + droop * 16} ${side * 68},${y - 8}`,
        dog.inner,
      ),
    ),
};

const monkey: Hero = {
  coat: '#8e6244',
  pale: '#f2d4ae',
  inner: '#e4b58d',
  nose: SMALL_NOSE,
  tail: (p) => p.line('44,-22 112,-14 152,-58 138,-116 104,-118 108,-92', darker(monkey.coat, 0.08), 15),
  ears: (p, y) => roundEars(p, monkey, [90, y + 2], 29),
  mask: (p, y) =>
    both((side) => p.disc(side * 30, y - 10, 36, monkey.pale, 34)) + p.disc(0, y + 28, 56, monkey.pale, 36),
};

const HORN = '#e9c471';
const dragon: Hero = {
  coat: '#74b37a',
  pale: '#f6e9b6',
  inner: '#4d9682',
  nose: SMALL_NOSE,
  behind: (p, _y, low) =>
    both((side) =>
      p.blob(
        `${side * 44},${-128 + low} ${side * 112},${-206 + low} ${side * 172},${-188 + low} ${side * 160},${-128 + low} ${side * 132},${-112 + low} ${side * 108},${-86 + low} ${side * 76},${-84 + low}`,
        dragon.inner,
      ),
    ),
  tail: (p) =>
    p.blob('34,-40 90,-30 132,-62 150,-112 158,-70 128,-16 60,-4', dragon.coat) +
    p.poly('134,-104 152,-150 172,-106', HORN),
  ears: (p, y, droop) =>
    both((side) => p.poly(`${side * 26},${y - 60} ${side * 46},${y - 122} ${side * 66},${y - 46}`, HORN)) +
    p.poly(`-14,${y - 66} 0,${y - 100} 14,${y - 66}`, dragon.inner) +
    both((side) =>
      p.blob(
        `${side * 74},${y - 22} ${side * 122},${y - 44 + droop * 40} ${side * 112},${y + 6 + droop * 30} ${side * 78},${y + 12}`,
        dragon.inner,
      ),
    ),
  mask: (p, y) => p.disc(0, y + 32, 48, dragon.pale, 30),
};

const plates = (p: Pen, y: number): string =>
  [-44, -15, 15, 44]
    .map((x) => p.poly(`${x - 15},${y - 58} ${x},${y - 106 + Math.abs(x) * 0.5} ${x + 15},${y - 58}`, HORN))
    .join('');

const dinosaur: Hero = {
  coat: '#8fb45c',
  pale: '#f4efc4',
  inner: '#6d9447',
  nose: SMALL_NOSE,
  tail: (p) => p.blob('34,-44 92,-34 140,-50 172,-92 168,-30 120,-4 60,-2', dinosaur.coat),
  ears: plates,
  mask: (p, y) =>
    p.disc(0, y + 30, 54, dinosaur.pale, 34) +
    [-58, 52]
      .map((x) => p.disc(x, y - 26, 9, dinosaur.inner) + p.disc(x + 12, y - 42, 6, dinosaur.inner))
      .join(''),
};

const penguin: Hero = {
  coat: '#434b63',
  pale: '#ffffff',
  inner: '#434b63',
  nose: [18, 10],
  noseColour: '#f0a23c',
  tail: () => '',
  ears: (p, y) => p.blob(`-8,${y - 66} -14,${y - 92} 2,${y - 82} 14,${y - 94} 10,${y - 66}`, penguin.coat),
  mask: (p, y) =>
    both((side) => p.disc(side * 31, y, 38, '#ffffff', 42)) + p.disc(0, y + 30, 54, '#ffffff', 36),
};

export const HEROES: Readonly<Record<Look['animal'], Hero>> = {
  fox,
  bear,
  rabbit,
  hedgehog,
  cat,
  dinosaur,
  dog,
  dragon,
  lion,
  monkey,
  mouse,
  panda,
  penguin,
  tiger,
  wolf,
};
