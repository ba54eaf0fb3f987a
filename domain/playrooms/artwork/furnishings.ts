import type { Palette, RoomType } from '../room-themes.ts';
import { at, circle, ellipse, group, line, path, rect } from './shapes.ts';

/** The furniture of a room, by room type, in the theme's colours. */

const shadow = (x: number, y: number, rx: number): string => ellipse(x, y, rx, rx * 0.14, '#000000', 0.16);

const tent = ({ primary, accent, background }: Palette): string =>
  at(
    330,
    640,
    shadow(0, 6, 170),
    line('M-24 -300L14 -268M24 -300L-14 -268', '#8a6340', 9),
    path('M0 -286L-160 0H160Z', background),
    path('M0 -286L-160 0H-100L-6 -276ZM0 -286L160 0H100L6 -276Z', primary),
    path('M0 -230L-62 0H62Z', '#54484a'),
    path('M0 -236C-30 -150 -66 -70 -84 0H-40C-30 -80 -10 -150 0 -236Z', accent),
    path('M0 -236C30 -150 66 -70 84 0H40C30 -80 10 -150 0 -236Z', accent),
    path('M0 -286l46 -18l-46 -20Z', accent),
    line('M0 -324V-280', '#8a6340', 5),
  );

const teddy = at(
  600,
  668,
  shadow(0, 4, 74),
  ellipse(0, -54, 46, 54, '#b98252'),
  ellipse(0, -46, 28, 34, '#e3bd8c'),
  circle(-34, -6, 24, '#b98252'),
  circle(34, -6, 24, '#b98252'),
  circle(-34, -4, 13, '#e3bd8c'),
  circle(34, -4, 13, '#e3bd8c'),
  group('rotate(24 -46 -70)', ellipse(-48, -62, 16, 32, '#b98252')),
  group('rotate(-24 46 -70)', ellipse(48, -62, 16, 32, '#b98252')),
  circle(-30, -150, 18, '#b98252'),
  circle(30, -150, 18, '#b98252'),
  circle(-30, -150, 10, '#e3bd8c'),
  circle(30, -150, 10, '#e3bd8c'),
  circle(0, -122, 44, '#b98252'),
  ellipse(0, -108, 22, 17, '#e9cba0'),
  circle(-15, -128, 5, '#33241a'),
  circle(15, -128, 5, '#33241a'),
  ellipse(0, -114, 7, 5, '#33241a'),
  line('M-9 -102Q0 -95 9 -102', '#33241a', 3),
);

const blocks = ({ primary, secondary, accent }: Palette): string => {
  const block = (x: number, y: number, fill: string, mark: string) =>
    at(x, y, rect(-34, -68, 68, 68, fill, 8), rect(-25, -59, 50, 50, '#ffffff', 5), mark);
  return at(
    850,
    672,
    shadow(0, 2, 120),
    block(-50, 0, primary, circle(0, -34, 16, primary)),
    block(26, 0, accent, path('M0 -54L18 -20H-18Z', accent)),
    block(-14, -70, secondary, rect(-15, -49, 30, 30, secondary, 3)),
  );
};

const ball = ({ primary, accent, background }: Palette): string =>
  at(
    1000,
    656,
    shadow(0, 42, 48),
    circle(0, 0, 44, background),
    path('M0 -44A44 44 0 0 1 38 22L0 0Z', accent),
    path('M38 22A44 44 0 0 1 -38 22L0 0Z', primary),
    circle(-14, -16, 9, '#ffffff', 0.7),
  );

const child = (palette: Palette): string => tent(palette) + blocks(palette) + ball(palette) + teddy;

const beanbag = (x: number, y: number, fill: string, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    shadow(0, 4, 150),
    path('M-140 -10C-160 -90 -90 -190 -6 -196C70 -200 150 -100 140 -14C120 14 -116 18 -140 -10Z', fill),
    path('M-104 -66C-80 -110 60 -122 104 -70C80 -20 -70 -16 -104 -66Z', '#ffffff', 0.18),
    line('M-6 -194C-24 -160 -20 -130 -6 -106', '#00000033', 4),
  );

const guitar = ({ accent }: Palette): string =>
  group(
    'translate(800 652) rotate(14)',
    rect(-8, -330, 16, 210, '#5b3b26', 3),
    rect(-14, -368, 28, 44, '#3f281a', 5),
    path(
      'M0 -140C-46 -140 -50 -96 -38 -80C-74 -66 -72 4 0 6C72 4 74 -66 38 -80C50 -96 46 -140 0 -140Z',
      accent,
    ),
    circle(0, -76, 19, '#2d1c12'),
    rect(-20, -32, 40, 9, '#2d1c12', 3),
    line('M-4 -350V-28M4 -350V-28', '#f1e4c8', 2),
  );

const lights = ({ background, accent }: Palette): string => {
  const bulbs = [60, 210, 360, 510, 690, 840, 990, 1140].map((x, index) => {
    const sag = index < 4 ? 46 - ((x - 285) / 285) ** 2 * 44 : 46 - ((x - 915) / 285) ** 2 * 44;
    return (
      circle(x, 44 + sag, 22, '#ffe9a0', 0.35) +
      ellipse(x, 44 + sag, 9, 12, index % 2 ? background : '#ffe08a') +
      rect(x - 4, 28 + sag, 8, 8, accent, 2)
    );
  });
  return line('M0 26Q300 106 600 26Q900 106 1200 26', '#4a4048', 4) + bulbs.join('');
};

const table = ({ primary }: Palette): string =>
  at(
    640,
    670,
    shadow(0, 4, 110),
    line('M-60 -60L-72 0M60 -60L72 0', '#6b4a33', 10),
    rect(-96, -74, 192, 18, '#9a7048', 8),
    at(-30, -84, path('M-38 4C-44 -22 -20 -26 0 -26S44 -22 38 4C34 18 20 4 0 4S-34 18 -38 4Z', primary)),
    line('M-50 -92H-38M-44 -98V-86', '#ffffff', 4),
    circle(-14, -96, 4, '#ffffff'),
    circle(-6, -88, 4, '#ffffff'),
    rect(34, -106, 30, 32, '#f4f1ea', 4),
    line('M64 -98q14 2 0 18', '#f4f1ea', 5),
  );

const teen = (palette: Palette): string =>
  lights(palette) +
  beanbag(300, 640, palette.primary, 1.05) +
  guitar(palette) +
  beanbag(985, 655, palette.secondary, 0.86) +
  table(palette);

const armchair = (x: number, { primary, background }: Palette, mirrored: boolean): string =>
  group(
    `translate(${x} 650) scale(${mirrored ? -1 : 1} 1)`,
    shadow(0, 22, 160),
    line('M-96 0L-106 22M96 0L106 22', '#5b3f2b', 13),
    path('M-104 -60V-190Q-100 -244 -44 -248H54Q104 -244 106 -190V-60Z', primary),
    path('M-76 -70V-182Q-74 -218 -40 -220H46Q76 -218 78 -182V-70Z', '#ffffff', 0.12),
    rect(-112, -86, 224, 50, primary, 18),
    rect(-92, -104, 184, 46, background, 16),
    path('M-138 -4V-116Q-138 -142 -112 -142T-86 -116V-4Z', primary),
    path('M138 -4V-116Q138 -142 112 -142T86 -116V-4Z', primary),
    path(
      'M-138 -4V-116Q-138 -142 -112 -142T-86 -116V-4ZM138 -4V-116Q138 -142 112 -142T86 -116V-4Z',
      '#ffffff',
      0.1,
    ),
    rect(-140, -44, 280, 44, primary, 14),
  );

const lamp = ({ accent }: Palette): string =>
  at(
    1110,
    664,
    shadow(0, 4, 52),
    ellipse(0, -372, 130, 90, '#fff1bf', 0.28),
    rect(-4, -330, 8, 326, '#4d4038'),
    ellipse(0, 0, 40, 10, '#4d4038'),
    path('M-40 -400H40L62 -312H-62Z', '#f8e6bd'),
    path('M-62 -312H62L60 -304H-60Z', accent),
  );

const plant = at(
  120,
  664,
  shadow(0, 2, 60),
  ...[-62, -36, -12, 14, 38, 62].map((turn, index) =>
    group(
      `translate(0 -86) rotate(${turn})`,
      path('M0 0C-26 -50 -22 -120 0 -172C22 -120 26 -50 0 0Z', index % 2 ? '#4f8a5b' : '#3f7650'),
      line('M0 -8V-150', '#ffffff33', 3),
    ),
  ),
  path('M-44 -92H44L34 0H-34Z', '#c46f4a'),
  rect(-50, -100, 100, 20, '#d5835f', 5),
);

const sideTable = ({ accent, background }: Palette): string =>
  at(
    610,
    668,
    shadow(0, 4, 80),
    rect(-7, -110, 14, 110, '#6b4a33'),
    ellipse(0, 0, 48, 10, '#6b4a33'),
    ellipse(0, -112, 88, 17, '#9a7048'),
    ellipse(0, -116, 88, 16, '#b3855a'),
    path('M-52 -154H-12V-128Q-12 -118 -32 -118T-52 -128Z', background),
    line('M-12 -148q16 2 0 20', background, 5),
    line('M-40 -164q-6 -10 0 -18M-26 -164q-6 -10 0 -18', '#ffffff', 3),
    group('rotate(-5 30 -122)', rect(4, -132, 60, 12, accent, 2), rect(8, -142, 54, 10, '#4f6d7a', 2)),
  );

const adult = (palette: Palette): string =>
  plant + lamp(palette) + armchair(360, palette, false) + armchair(870, palette, true) + sideTable(palette);

export const FURNISHINGS: Readonly<Record<RoomType, (palette: Palette) => string>> = { child, teen, adult };
