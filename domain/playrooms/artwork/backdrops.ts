import type { Theme } from '../room-themes.ts';
import {
  at,
  circle,
  ellipse,
  group,
  HEIGHT,
  land,
  line,
  many,
  path,
  rect,
  round,
  scatter,
  WIDTH,
} from './shapes.ts';

/**
 * The background behind the furniture: one landscape for each theme, down to the floor.
 *
 * Longer than 300 lines: most of it is coordinates.
 */

export interface Backdrop {
  readonly sky: readonly [top: string, bottom: string];
  readonly scene: () => string;
  /** What would double a thing that can be played with, so that a session page has none of it. */
  readonly shelf?: () => string;
  /** The colours of the rug, which make every room type fit every theme. */
  readonly rug: readonly [edge: string, middle: string];
}

const cloud = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 0, 70, 24, '#ffffff', 0.9),
    circle(-28, -14, 26, '#ffffff', 0.9),
    circle(10, -24, 34, '#ffffff', 0.9),
    circle(40, -8, 22, '#ffffff', 0.9),
  );

const roundTree = (x: number, y: number, size: number, leaf: string, light: string): string =>
  at(
    x,
    y,
    rect(-size * 0.09, -size * 0.6, size * 0.18, size * 0.6, '#7a5230', 4),
    circle(0, -size, size * 0.55, leaf),
    circle(-size * 0.32, -size * 0.78, size * 0.36, leaf),
    circle(size * 0.34, -size * 0.76, size * 0.38, leaf),
    circle(-size * 0.14, -size * 1.16, size * 0.26, light, 0.55),
  );

const pine = (x: number, y: number, size: number, fill: string): string =>
  at(
    x,
    y,
    rect(-size * 0.06, -size * 0.25, size * 0.12, size * 0.25, '#4a3525'),
    ...[0, 1, 2].map((tier) => {
      const foot = -size * (0.18 + tier * 0.27);
      const half = size * (0.36 - tier * 0.08);
      return path(
        `M${round(-half)} ${round(foot)}Q0 ${round(foot + size * 0.07)} ${round(half)} ${round(foot)}L0 ${round(foot - size * 0.46)}Z`,
        fill,
      );
    }),
  );

const flower = (x: number, y: number, size: number, petal: string): string =>
  at(
    x,
    y,
    line(`M0 0V${size * 2.2}`, '#3f7a35', 3),
    ...[0, 72, 144, 216, 288].map((turn) =>
      group(`rotate(${turn})`, ellipse(0, -size * 0.62, size * 0.4, size * 0.58, petal)),
    ),
    circle(0, 0, size * 0.36, '#ffd45c'),
  );

const birds = (x: number, y: number, stroke: string): string =>
  [
    [0, 0, 1],
    [58, -22, 0.8],
    [102, 12, 0.7],
  ]
    .map(([dx = 0, dy = 0, scale = 1]) =>
      group(
        `translate(${x + dx} ${y + dy}) scale(${scale})`,
        line('M-20 -6Q-10 -16 0 0Q10 -16 20 -6', stroke, 4),
      ),
    )
    .join('');

const meadow = (): string => {
  const next = scatter(11);
  const petals = ['#ffffff', '#f9b9c6', '#ffb347', '#b9a3f0'];
  return [
    circle(980, 130, 110, '#fff3b8', 0.5),
    circle(980, 130, 66, '#ffdf6b'),
    cloud(230, 130, 1.1),
    cloud(610, 90, 0.8),
    cloud(840, 210, 0.6),
    land([330, 280, 340, 270, 330, 290], '#a9d08b'),
    land([400, 360, 395, 350, 390, 350], '#86bd68'),
    roundTree(130, 410, 130, '#4f9447', '#7cbb62'),
    roundTree(1090, 405, 150, '#4a8c49', '#76b564'),
    roundTree(985, 390, 84, '#5ea250', '#8ac76d'),
    land([470, 440, 455, 440, 460, 450], '#6dab52'),
    many(46, (index) => {
      const x = round(20 + next() * (WIDTH - 40));
      const y = round(470 + next() * 60);
      return flower(x, y, round(6 + next() * 5), petals[index % petals.length] as string);
    }),
    land([545, 535, 540, 532, 542, 536], '#5b9a45'),
    birds(360, 210, '#4c7d8c'),
  ].join('');
};

const ocean = (): string => {
  const wave = (y: number, fill: string, shift: number) =>
    path(
      `M-40 ${y}${many(16, (index) => `q20 ${index % 2 ? 14 : -14} 40 0t40 0`)}V${HEIGHT}H-40Z`,
      fill,
    ).replace('<path', `<path transform="translate(${shift} 0)"`);
  const boat = at(
    380,
    330,
    path('M-64 0H64L44 34H-46Z', '#b5443f'),
    path('M-58 8H58L54 16H-54Z', '#ffffff', 0.85),
    rect(-3, -120, 6, 120, '#6b4a33'),
    path('M6 -116C60 -90 70 -40 66 -10H6Z', '#fffaf0'),
    path('M-6 -100C-44 -70 -52 -36 -50 -10H-6Z', '#f6d8a8'),
  );
  const lighthouse = at(
    1010,
    300,
    path('M-46 40L-30 -150H30L46 40Z', '#ffffff'),
    ...[-110, -40, 20].map((y) => {
      const half = (offset: number) => 34.6 + ((y + offset + 96) / 190) * 16;
      return path(`M${-half(0)} ${y}H${half(0)}L${half(30)} ${y + 30}H${-half(30)}Z`, '#d4574b');
    }),
    rect(-26, -186, 52, 36, '#ffe9a8', 3),
    path('M-36 -186H36L0 -222Z', '#8c3a37'),
    rect(-38, -152, 76, 8, '#8c3a37', 3),
    path('M-120 70Q-90 20 -40 34Q0 14 50 34Q110 22 130 70Z', '#7d7f76'),
    path('M-120 70Q-80 44 -30 52Q30 36 130 70Z', '#96988d'),
  );
  const gull = (x: number, y: number, scale: number) =>
    group(`translate(${x} ${y}) scale(${scale})`, line('M-26 -8Q-13 -22 0 0Q13 -22 26 -8', '#ffffff', 5));
  return [
    circle(180, 120, 96, '#fff6cf', 0.5),
    circle(180, 120, 56, '#ffe48a'),
    cloud(520, 110, 1),
    cloud(800, 170, 0.7),
    rect(0, 320, WIDTH, 430, '#3fa3b8'),
    lighthouse,
    wave(350, '#56b4c6', 0),
    boat,
    wave(388, '#3d9fb6', -22),
    wave(430, '#2f8da6', 8),
    wave(470, '#57b6c4', -12),
    path(`M0 520Q150 488 330 508T680 500T1000 512T${WIDTH} 498V${HEIGHT}H0Z`, '#fdf6e4'),
    path(`M0 534Q150 502 330 522T680 514T1000 526T${WIDTH} 512V${HEIGHT}H0Z`, '#efd9ac'),
    gull(640, 230, 1),
    gull(710, 260, 0.7),
    gull(90, 270, 0.8),
  ].join('');
};

const forest = (): string => {
  const next = scatter(5);
  const row = (count: number, y: number, size: number, fill: string) =>
    many(count, (index) => {
      const x = round(((index + 0.5) / count) * WIDTH + (next() - 0.5) * 40);
      return pine(x, y + round(next() * 14), round(size * (0.85 + next() * 0.35)), fill);
    });
  const mushroom = (x: number, y: number, scale: number) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      path('M-9 0Q-12 -26 -6 -34H6Q12 -26 9 0Z', '#f4e8d2'),
      path('M-32 -30Q-26 -62 0 -62T32 -30Q0 -22 -32 -30Z', '#b8452f'),
      circle(-12, -44, 5, '#fbeee0'),
      circle(8, -50, 6, '#fbeee0'),
      circle(18, -37, 4, '#fbeee0'),
    );
  return [
    circle(620, 190, 150, '#fff7d6', 0.35),
    circle(620, 190, 84, '#fff3c0', 0.6),
    row(15, 420, 210, '#a3c2a4'),
    row(12, 450, 250, '#7ba583'),
    land([445, 430, 440, 428, 442, 436], '#5f8f67'),
    row(8, 500, 300, '#4a7c5a'),
    land([505, 490, 500, 486, 502, 494], '#46774f'),
    pine(70, 560, 430, '#2f5d45'),
    pine(1140, 556, 460, '#2c5842'),
    pine(205, 540, 250, '#376b4e'),
    pine(1010, 538, 230, '#376b4e'),
    land([560, 545, 550, 538, 552, 548], '#3c6a44'),
    mushroom(150, 580, 1),
    mushroom(196, 588, 0.66),
    mushroom(1078, 584, 0.9),
    many(22, () => {
      const [x, y] = [round(next() * WIDTH), round(300 + next() * 220)];
      return circle(x, y, 9, '#fff2a6', 0.3) + circle(x, y, 3, '#fffbe0');
    }),
  ].join('');
};

const space = (): string => {
  const next = scatter(23);
  const star = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
      '#fff6d8',
    );
  const rocket = group(
    'translate(470 190) rotate(28)',
    path('M-14 70Q0 150 14 70Z', '#ffb347'),
    path('M-7 70Q0 116 7 70Z', '#fff0b0'),
    path('M-34 40L-62 84L-28 72ZM34 40L62 84L28 72Z', '#c2476f'),
    path('M0 -110C46 -60 44 20 32 76H-32C-44 20 -46 -60 0 -110Z', '#f4f1ff'),
    path('M0 -110C20 -88 30 -66 35 -46H-35C-30 -66 -20 -88 0 -110Z', '#c2476f'),
    circle(0, -4, 18, '#3a2f7d'),
    circle(0, -4, 12, '#8fd3e8'),
  );
  return [
    ellipse(260, 120, 420, 90, '#6b52b8', 0.22),
    ellipse(900, 300, 460, 110, '#a04f9c', 0.2),
    many(110, () =>
      circle(round(next() * WIDTH), round(next() * 480), round(0.8 + next() * 2), '#ffffff', 0.85),
    ),
    star(520, 120, 16),
    star(760, 250, 11),
    star(90, 250, 13),
    star(1110, 390, 12),
    group(
      'translate(930 170) rotate(-18)',
      circle(0, 0, 92, '#e59a6b'),
      path('M-86 -32Q0 -6 86 -32Q92 -14 91 4Q0 26 -91 4Q-92 -14 -86 -32Z', '#f3c08f'),
      path('M-80 46Q0 66 80 46Q66 74 40 83Q0 92 -40 83Q-66 74 -80 46Z', '#cf7f55'),
      line('M-88 26C-170 58 -150 74 0 46C150 18 172 -18 90 -14', '#f6e3bd', 11),
    ),
    circle(640, 330, 34, '#7fb7d6'),
    path('M612 318q18 -12 36 -2t20 18q-20 6 -30 -4t-26 -12Z', '#a9d6ea'),
    rocket,
    land([500, 440, 480, 420, 470, 450], '#5a4a9c'),
    land([540, 505, 520, 490, 515, 500], '#7667b8'),
    land([565, 550, 556, 544, 558, 550], '#8f82cc'),
    ellipse(140, 590, 60, 14, '#7768ba'),
    ellipse(1050, 600, 74, 16, '#7768ba'),
    ellipse(1130, 660, 40, 10, '#7768ba'),
  ].join('');
};

const sunset = (): string => {
  const cactus = (x: number, y: number, scale: number) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      line('M0 0V-120', '#5c3a52', 30),
      line('M-2 -46H-40V-84', '#5c3a52', 20),
      line('M2 -62H38V-104', '#5c3a52', 20),
    );
  return [
    circle(640, 330, 220, '#ffd79a', 0.35),
    circle(640, 330, 156, '#ffd27a', 0.6),
    circle(640, 330, 104, '#fff0b8'),
    ellipse(300, 130, 210, 18, '#ffc9a3', 0.7),
    ellipse(450, 160, 160, 12, '#ffd9b8', 0.7),
    ellipse(930, 170, 230, 16, '#ffb99a', 0.7),
    ellipse(820, 215, 130, 10, '#ffd9b8', 0.7),
    birds(830, 120, '#7a3b52'),
    path('M0 420V300H120L160 350L210 420Z', '#c2607a'),
    path('M880 430L930 300H1060L1090 340H1160L1200 400V430Z', '#b85577'),
    land([410, 380, 415, 385, 410, 390], '#cf6f63'),
    land([455, 445, 470, 440, 455, 448], '#b9585c'),
    cactus(120, 500, 0.9),
    cactus(1080, 490, 0.72),
    land([520, 500, 515, 496, 512, 505], '#9c4656'),
    path('M40 540Q60 520 84 540ZM1120 545Q1146 520 1176 545Z', '#7d3750'),
    land([560, 548, 554, 542, 552, 546], '#8a3e52'),
  ].join('');
};

const studio = (): string => {
  const pane = (x: number) =>
    [
      rect(x, 70, 250, 330, '#fbfaf6', 8),
      rect(x + 12, 82, 226, 306, '#cfe3ea'),
      path(`M${x + 12} 388V300Q${x + 70} 262 ${x + 125} 296T${x + 238} 276V388Z`, '#a9c4a6'),
      path(`M${x + 12} 388V340Q${x + 80} 312 ${x + 150} 336T${x + 238} 322V388Z`, '#8bae8c'),
      cloud(x + 150, 160, 0.5),
      rect(x + 121, 82, 8, 306, '#fbfaf6'),
      rect(x + 12, 226, 226, 8, '#fbfaf6'),
    ].join('');
  const frame = (x: number, y: number, width: number, height: number, art: string) =>
    [
      rect(x, y, width, height, '#6b4f3a', 4),
      rect(x + 9, y + 9, width - 18, height - 18, '#fdfbf5'),
      at(x + width / 2, y + height / 2, art),
    ].join('');
  return [
    many(12, (index) => rect(index * 100, 0, 98, 540, index % 2 ? '#ebe5da' : '#eee9df')),
    pane(90),
    pane(400),
    frame(740, 90, 150, 190, circle(0, -16, 34, '#d98a52') + path('M-48 62Q0 0 48 62Z', '#4f6d7a')),
    frame(925, 110, 120, 120, circle(-10, 4, 26, '#7d9b76') + circle(16, -10, 16, '#c9a15a')),
    frame(925, 252, 120, 90, line('M-34 10Q-16 -26 0 4T34 -8', '#94501a', 7)),
    frame(1080, 150, 84, 150, rect(-20, -48, 40, 96, '#b9c7cc') + circle(0, -10, 14, '#94501a')),
    rect(0, 520, WIDTH, 22, '#d9cfbf'),
    rect(0, 540, WIDTH, 210, '#c9a678'),
    many(7, (index) => rect(0, 570 + index * 30, WIDTH, 2, '#b08d60')),
  ].join('');
};

const studioShelf = (): string =>
  [
    rect(740, 372, 330, 14, '#8a6748', 4),
    rect(760, 310, 20, 62, '#94501a', 2),
    rect(783, 300, 16, 72, '#4f6d7a', 2),
    rect(802, 318, 24, 54, '#7d9b76', 2),
    rect(830, 306, 14, 66, '#c9a15a', 2),
    path('M960 372V340Q980 330 1000 340V372Z', '#c46f4a'),
    line('M980 338Q960 300 950 306M980 338Q984 296 1000 290M980 338Q1000 310 1020 316', '#5c8a5a', 6),
  ].join('');

export const BACKDROPS: Readonly<Record<Theme, Backdrop>> = {
  meadow: { sky: ['#9ed6ef', '#e9f7e6'], scene: meadow, rug: ['#f2d9a2', '#fbeecb'] },
  ocean: { sky: ['#8fd0e8', '#e4f6fb'], scene: ocean, rug: ['#2f7f97', '#8fd0d8'] },
  forest: { sky: ['#bfe0d0', '#eef6e2'], scene: forest, rug: ['#a9683a', '#dcae7c'] },
  space: { sky: ['#17123f', '#4a3a8c'], scene: space, rug: ['#3a2f7d', '#c3b8f0'] },
  sunset: { sky: ['#6c3f86', '#ffb27a'], scene: sunset, rug: ['#5e3470', '#e7a6a0'] },
  studio: { sky: ['#eee9df', '#eee9df'], scene: studio, shelf: studioShelf, rug: ['#5b7480', '#d8dfe1'] },
};
