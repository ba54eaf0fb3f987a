import { both } from '../brush.ts';
import {
  BLUE,
  DARK_WOOD,
  type DrawObject,
  FINE,
  GREY,
  INK,
  PAPER,
  type Pen,
  RED,
  STEEL,
  WOOD,
  YELLOW,
} from './pen.ts';

const puffs = (p: Pen, x: number, y: number, size: number): string =>
  [
    [-34, 4, 26, '#e3edf5'],
    [34, 4, 26, '#e3edf5'],
    [0, -8, 34, '#ffffff'],
  ]
    .map(([dx, dy, r, colour]) =>
      p.disc(x + (dx as number) * size, y + (dy as number) * size, (r as number) * size, colour as string),
    )
    .join('');

const spruce = (p: Pen, x: number, size: number): string =>
  p.rect(x - 5 * size, -14 * size, 10 * size, 14 * size, DARK_WOOD) +
  p.poly(`${x - 26 * size},${-12 * size} ${x},${-58 * size} ${x + 26 * size},${-12 * size}`, '#4d8a5b') +
  p.poly(`${x - 20 * size},${-38 * size} ${x},${-78 * size} ${x + 20 * size},${-38 * size}`, '#5a9a68');

/** Half a circle around (0, -40). */
const arch = (r: number): string =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((at) => (at / 6) * Math.PI)
    .map((angle) => `${-Math.cos(angle) * r},${-40 - Math.sin(angle) * r}`)
    .join(' ');

/** Landscape and sky, and things of tales. */
export const WIDE_WORLD = {
  castle: (p) =>
    both(
      (s) =>
        p.rect(s * 84 - 28, -142, 56, 142, '#cbbfae') +
        p.poly(`${s * 84 - 38},-138 ${s * 84},-206 ${s * 84 + 38},-138`, '#c25a4a') +
        p.rect(s * 84 - 9, -116, 18, 30, '#6b8fae'),
    ) +
    p.rect(-30, -176, 60, 100, '#d8cdbd') +
    p.line('0,-222 0,-250', DARK_WOOD, 5) +
    p.poly('0,-252 34,-242 0,-232', YELLOW) +
    p.poly('-42,-172 0,-228 42,-172', '#7a5f9c') +
    p.rect(-9, -152, 18, 28, '#6b8fae') +
    [-58, -26, 6, 38].map((x) => p.rect(x, -106, 20, 22, '#e6dccd')).join('') +
    p.rect(-60, -88, 120, 88, '#e6dccd') +
    p.blob('-26,0 -28,-40 0,-66 28,-40 26,0', DARK_WOOD) +
    p.line('0,-58 0,0', WOOD, 4),
  cloud: (p) =>
    p.blob(
      '-100,-34 -130,-60 -110,-94 -78,-94 -78,-128 -44,-154 -8,-142 6,-122 36,-140 70,-130 84,-100 114,-96 132,-62 104,-34 0,-30',
      '#f1f7fc',
    ) +
    p.blob('-96,-40 -50,-54 0,-44 50,-54 102,-42 86,-35 0,-32', '#c3d8ea') +
    p.line('-80,-92 -62,-98 -48,-88', '#c3d8ea', 6) +
    p.line('8,-120 6,-104 18,-92', '#c3d8ea', 6) +
    p.line('84,-98 70,-92 64,-80', '#c3d8ea', 6),
  crown: (p) =>
    p.poly('-92,-30 -108,-142 -52,-92 0,-172 52,-92 108,-142 92,-30', YELLOW) +
    p.disc(-108, -146, 13, '#e5566d') +
    p.disc(0, -176, 15, '#e5566d') +
    p.disc(108, -146, 13, '#e5566d') +
    p.blob('-96,-44 0,-36 96,-44 92,-8 0,0 -92,-8', '#dca43a') +
    p.disc(-54, -22, 11, BLUE, 11, FINE) +
    p.disc(0, -20, 13, '#e5566d', 13, FINE) +
    p.disc(54, -22, 11, BLUE, 11, FINE),
  doll: (p) =>
    both(
      (s) =>
        p.line(`${s * 20},-40 ${s * 34},-14`, '#f0cda8', 22) +
        p.disc(s * 38, -8, 20, '#c25a4a', 13) +
        p.line(`${s * 34},-92 ${s * 68},-66`, '#f0cda8', 20) +
        p.line(`${s * 50},-164 ${s * 68},-128 ${s * 64},-100`, '#b5633a', 22) +
        p.poly(`${s * 52},-118 ${s * 80},-126 ${s * 78},-106`, '#4f83c4'),
    ) +
    p.poly('-32,-106 32,-106 68,-28 -68,-28', '#6f9fd6') +
    p.line('-64,-34 64,-34', '#ffffff', 7) +
    p.rect(10, -72, 24, 24, YELLOW) +
    p.disc(0, -104, 26, '#ffffff', 11) +
    p.disc(0, -156, 54, '#f0cda8', 50) +
    p.blob('-56,-150 -50,-196 0,-216 50,-196 56,-150 30,-178 0,-184 -30,-178', '#b5633a') +
    both((s) => p.disc(s * 20, -156, 6.4, INK, 7, FINE) + p.disc(s * 34, -138, 10, '#ec8f86', 8, FINE)) +
    p.line('-12,-134 0,-126 12,-134', INK, 3.6, FINE),
  fire: (p) =>
    p.disc(0, -90, 104, '#ffe79a', 98, { opacity: 0.35, fine: true }) +
    p.blob(
      '-62,-46 -66,-96 -40,-132 -30,-104 -6,-190 34,-138 44,-112 58,-128 68,-80 56,-28 0,-16',
      '#ee7b33',
    ) +
    p.blob('-38,-36 -40,-78 -20,-96 4,-140 26,-92 40,-70 34,-30 0,-20', '#f9b13f') +
    p.blob('-20,-30 -18,-58 0,-88 18,-58 18,-28', '#fff0a8') +
    p.line('-84,-6 70,-38', WOOD, 25) +
    p.line('84,-6 -70,-38', DARK_WOOD, 25) +
    p.disc(-84, -6, 11, '#d9b183') +
    p.disc(84, -6, 11, '#d9b183'),
  mountain: (p) =>
    p.poly('-10,0 66,-140 136,0', '#8a90a8') +
    p.poly('66,-140 92,-88 74,-98 62,-82 48,-98 40,-92', PAPER) +
    p.poly('-134,0 -34,-200 70,0', '#747c98') +
    p.poly('-34,-200 6,-124 -14,-136 -30,-114 -50,-136 -72,-124', PAPER) +
    spruce(p, -86, 0.8) +
    spruce(p, 64, 0.9) +
    spruce(p, 24, 0.62),
  rainbow: (p) =>
    ['#e0665e', '#f2a24e', '#f5d35c', '#7fbf6a', '#5a9bd6', '#9d7fc8']
      .map((colour, band) => p.line(arch(112 - band * 13), colour, 14))
      .join('') +
    puffs(p, -80, -36, 0.92) +
    puffs(p, 80, -36, 0.92),
  rocket: (p) =>
    p.blob('0,6 -26,-44 26,-44', '#f2a24e') +
    p.blob('0,-12 -13,-46 13,-46', '#ffe08a', FINE) +
    both((s) => p.poly(`${s * 34},-110 ${s * 78},-64 ${s * 74},-32 ${s * 30},-54`, RED)) +
    p.blob('-34,-48 -46,-116 0,-222 46,-116 34,-48', '#eef1f7') +
    p.blob('-29,-168 0,-224 29,-168 0,-160', RED) +
    p.disc(0, -124, 26, STEEL) +
    p.disc(0, -124, 18, '#8fcbe6') +
    p.rect(-34, -62, 68, 16, GREY),
  snowman: (p) =>
    both((s) => p.line(`${s * 40},-106 ${s * 84},-136 ${s * 104},-132`, DARK_WOOD, 7)) +
    p.disc(0, -44, 62, '#e6eff7', 46) +
    p.disc(0, -106, 46, '#f0f6fb', 40) +
    p.disc(0, -162, 36, '#ffffff', 34) +
    p.line('-32,-134 0,-124 32,-134', RED, 15) +
    p.line('20,-128 30,-96', RED, 14) +
    p.rect(-28, -228, 56, 40, INK) +
    p.rect(-44, -192, 88, 12, INK) +
    p.rect(-28, -202, 56, 11, RED) +
    both((s) => p.disc(s * 13, -170, 4.6, INK, 5.4, FINE)) +
    p.poly('-2,-164 -2,-154 -40,-154', '#ee8433') +
    p.line('-12,-146 2,-141 15,-147', INK, 3.4, FINE) +
    p.disc(0, -98, 6, INK, 6, FINE) +
    p.disc(0, -76, 6, INK, 6, FINE) +
    p.disc(0, -46, 6, INK, 6, FINE),
  sun: (p) =>
    Array.from({ length: 12 }, (_, ray) => (ray / 12) * 2 * Math.PI)
      .map((angle) => {
        const at = (turn: number, r: number) =>
          `${Math.cos(angle + turn) * r},${-104 + Math.sin(angle + turn) * r}`;
        return p.poly(`${at(-0.15, 76)} ${at(0, 112)} ${at(0.15, 76)}`, '#f2a93c');
      })
      .join('') +
    p.disc(0, -104, 68, '#ffd65c') +
    both((s) => p.disc(s * 24, -114, 6.4, INK, 7.6, FINE) + p.disc(s * 38, -94, 11, '#f3a05c', 8, FINE)) +
    p.line('-18,-90 0,-78 18,-90', INK, 4.4, FINE),
  wave: (p) =>
    p.blob(
      '-124,-6 -110,-58 -70,-118 0,-154 70,-142 92,-100 60,-84 32,-98 38,-74 68,-46 124,-36 128,-6',
      '#4f9bd0',
    ) +
    p.line('-98,-34 -70,-80 -24,-116 24,-124', '#8ec8ea', 9) +
    p.line('-62,-26 -40,-62 -8,-88', '#8ec8ea', 9) +
    [
      [-10, -152, 20],
      [22, -157, 23],
      [56, -146, 24],
      [82, -122, 21],
      [86, -96, 17],
      [64, -82, 14],
    ]
      .map(([x = 0, y = 0, r = 1]) => p.disc(x, y, r, '#ffffff'))
      .join('') +
    p.blob('-128,-16 -84,-32 -40,-14 10,-30 60,-14 104,-30 130,-16 126,2 -126,2', '#3f86bd'),
} as const satisfies Record<string, DrawObject>;
