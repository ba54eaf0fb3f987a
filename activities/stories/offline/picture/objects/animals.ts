import { DARK_WOOD, type DrawObject, FINE, INK, type Pen, RED, YELLOW } from './pen.ts';

const face = (p: Pen, x: number, y: number, size: number): string =>
  p.disc(x - 13 * size, y, 5 * size, INK, 6 * size, FINE) +
  p.disc(x + 13 * size, y, 5 * size, INK, 6 * size, FINE) +
  p.disc(x, y + 12 * size, 5.5 * size, INK, 4 * size, FINE) +
  p.line(
    `${x - 9 * size},${y + 20 * size} ${x},${y + 24 * size} ${x + 9 * size},${y + 20 * size}`,
    INK,
    3.4 * size,
    FINE,
  );

const mouse = (p: Pen, x: number, coat: string, scarf: string): string =>
  p.blob(`${x - 26},-4 ${x - 30},-56 ${x},-84 ${x + 30},-56 ${x + 26},-4`, coat) +
  p.disc(x - 25, -128, 18, coat) +
  p.disc(x + 25, -128, 18, coat) +
  p.disc(x - 25, -128, 10, '#f0c2c2') +
  p.disc(x + 25, -128, 10, '#f0c2c2') +
  p.disc(x, -104, 33, coat, 29) +
  p.line(`${x - 22},-78 ${x},-70 ${x + 22},-78`, scarf, 11) +
  face(p, x, -108, 0.82);

/** Animals beside the main characters. */
export const ANIMALS_BESIDE = {
  bee: (p) =>
    p.disc(-22, -128, 32, '#e4f2fa', 24, { opacity: 0.85 }) +
    p.disc(24, -128, 32, '#e4f2fa', 24, { opacity: 0.85 }) +
    p.disc(0, -84, 64, YELLOW, 46) +
    p.blob('-20,-126 -4,-128 -4,-40 -20,-44', INK) +
    p.blob('20,-126 36,-118 36,-50 20,-42', INK) +
    p.disc(-40, -92, 6, INK, 7, FINE) +
    p.poly('62,-92 86,-84 62,-76', INK),
  bird: (p) =>
    p.blob('46,-70 108,-104 100,-62', '#3f8fc0') +
    p.disc(0, -74, 60, '#5cb0e0', 52) +
    p.disc(-38, -126, 36, '#6cbce8') +
    p.disc(-10, -60, 34, '#f3e6c2', 30) +
    p.blob('10,-92 58,-82 30,-48', '#3f8fc0') +
    p.poly('-70,-130 -98,-120 -70,-112', YELLOW) +
    p.disc(-46, -132, 6, INK, 7, FINE) +
    p.line('-8,-24 -8,0', DARK_WOOD, 5) +
    p.line('12,-24 12,0', DARK_WOOD, 5),
  cat: (p) =>
    p.line('52,-20 104,-30 108,-92', '#8d8496', 19) +
    p.blob('-52,0 -56,-74 0,-112 56,-74 52,0', '#a39bad') +
    p.poly('-48,-146 -44,-196 -12,-164', '#a39bad') +
    p.poly('48,-146 44,-196 12,-164', '#a39bad') +
    p.disc(0, -134, 52, '#a39bad', 44) +
    p.disc(0, -34, 28, '#ece7ef', 36) +
    face(p, 0, -140, 1.1) +
    p.line('-62,-122 -30,-124', INK, 2.6, FINE) +
    p.line('62,-122 30,-124', INK, 2.6, FINE),
  dog: (p) =>
    p.line('58,-34 98,-62 112,-104', '#b9854f', 17) +
    p.blob('-58,0 -60,-80 0,-118 60,-80 58,0', '#cd9a62') +
    p.disc(0, -142, 54, '#cd9a62', 48) +
    p.blob('-48,-178 -84,-150 -74,-98 -44,-122', DARK_WOOD) +
    p.blob('48,-178 84,-150 74,-98 44,-122', DARK_WOOD) +
    p.disc(0, -122, 29, '#f3dfc2', 24) +
    face(p, 0, -148, 1.15) +
    p.blob('-6,-108 6,-108 5,-88 -5,-88', '#e77b86') +
    p.line('-38,-98 0,-88 38,-98', RED, 11) +
    p.disc(0, -82, 8, YELLOW),
  fish: (p) =>
    p.poly('58,-84 112,-132 104,-36', '#e8783a') +
    p.disc(0, -84, 72, '#f29a4a', 50) +
    p.blob('-8,-132 24,-160 34,-124', '#e8783a') +
    p.line('-8,-116 4,-84 -8,-52', '#fff0d8', 10) +
    p.disc(-42, -94, 11, '#ffffff', 11, FINE) +
    p.disc(-44, -94, 5, INK, 5, FINE) +
    p.disc(-88, -150, 9, '#cdeaf5') +
    p.disc(-104, -178, 6, '#cdeaf5'),
  group: (p) =>
    mouse(p, -78, '#b7a99c', '#5fa55a') +
    mouse(p, 78, '#9d94ab', '#e0a02f') +
    mouse(p, 0, '#c7b299', '#4f83c4'),
  hamster: (p) =>
    p.disc(-46, -150, 18, '#d9a066') +
    p.disc(46, -150, 18, '#d9a066') +
    p.disc(0, -66, 84, '#e0ac74', 66) +
    p.disc(0, -108, 66, '#e0ac74', 54) +
    p.disc(-40, -92, 29, '#fbeedb', 24) +
    p.disc(40, -92, 29, '#fbeedb', 24) +
    p.disc(0, -40, 46, '#fbeedb', 36) +
    face(p, 0, -118, 1.1),
  snail: (p) =>
    p.blob('-118,-4 -104,-32 -40,-30 66,-26 84,-78 108,-78 112,-32 96,-2', '#e2c08d') +
    p.disc(-14, -78, 66, '#b5714c', 62) +
    p.disc(-14, -76, 44, '#d2925f', 42) +
    p.disc(-10, -74, 22, '#b5714c', 20) +
    p.line('92,-76 84,-114', '#e2c08d', 7) +
    p.line('106,-76 116,-112', '#e2c08d', 7) +
    p.disc(84, -118, 6, INK, 6, FINE) +
    p.disc(116, -116, 6, INK, 6, FINE) +
    p.line('94,-48 102,-44 108,-50', INK, 3, FINE),
  spider: (p) =>
    p.line('0,-230 0,-110', '#d8dce6', 3) +
    [-1, 1]
      .map((s) =>
        [
          `${s * 30},-90 ${s * 84},-136 ${s * 106},-100`,
          `${s * 34},-80 ${s * 96},-98 ${s * 114},-62`,
          `${s * 34},-70 ${s * 92},-60 ${s * 104},-26`,
          `${s * 28},-60 ${s * 70},-34 ${s * 78},-4`,
        ]
          .map((leg) => p.line(leg, '#4b4358', 8))
          .join(''),
      )
      .join('') +
    p.disc(0, -78, 50, '#5d5370', 46) +
    p.disc(-16, -86, 12, '#ffffff', 13, FINE) +
    p.disc(16, -86, 12, '#ffffff', 13, FINE) +
    p.disc(-14, -84, 5, INK, 6, FINE) +
    p.disc(14, -84, 5, INK, 6, FINE) +
    p.line('-14,-60 0,-53 14,-60', '#f3e6f0', 4, FINE),
} as const satisfies Record<string, DrawObject>;
