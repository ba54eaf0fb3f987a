import {
  BLUE,
  DARK_WOOD,
  type DrawObject,
  FINE,
  GREEN,
  GREY,
  INK,
  PAPER,
  RED,
  STEEL,
  WOOD,
  YELLOW,
} from './pen.ts';

/** Buildings, vehicles and plants. */
export const OUTSIDE = {
  bench: (p) =>
    p.rect(-96, -60, 16, 60, INK) +
    p.rect(80, -60, 16, 60, INK) +
    p.rect(-118, -74, 236, 19, WOOD) +
    p.rect(-112, -150, 224, 19, WOOD) +
    p.rect(-112, -122, 224, 19, WOOD) +
    p.rect(-90, -150, 13, 84, INK) +
    p.rect(77, -150, 13, 84, INK),
  bicycle: (p) =>
    [-70, 70]
      .map((x) => p.disc(x, -48, 48, INK) + p.disc(x, -48, 38, '#eef2f5') + p.disc(x, -48, 7, GREY))
      .join('') +
    p.line('-70,-48 -22,-116 46,-116 70,-48', RED, 10) +
    p.line('-22,-116 0,-48 46,-116', RED, 10) +
    p.line('-70,-48 0,-48', RED, 9) +
    p.line('46,-116 40,-150 66,-158', INK, 9) +
    p.line('-22,-116 -28,-136', INK, 8) +
    p.line('-50,-140 -8,-140', DARK_WOOD, 13),
  boat: (p) =>
    p.line('0,-60 0,-204', DARK_WOOD, 9) +
    p.poly('8,-200 92,-74 8,-74', PAPER) +
    p.poly('-8,-180 -66,-74 -8,-74', '#f2d7b0') +
    p.blob('-112,-58 112,-58 72,-4 -72,-4', RED),
  bridge: (p) =>
    p.line('-122,-24 -60,-92 0,-108 60,-92 122,-24', WOOD, 23) +
    p.line('-122,-74 -60,-140 0,-156 60,-140 122,-74', DARK_WOOD, 10) +
    p.line('-92,-60 -92,-108', DARK_WOOD, 9) +
    p.line('-34,-98 -34,-148', DARK_WOOD, 9) +
    p.line('34,-98 34,-148', DARK_WOOD, 9) +
    p.line('92,-60 92,-108', DARK_WOOD, 9) +
    p.line('-70,-12 -20,-22 20,-12 70,-22', '#8fc8e6', 9),
  bus: (p) =>
    p.blob('-128,-142 116,-142 128,-96 128,-24 -128,-24', YELLOW) +
    [-104, -52, 0, 52].map((x) => p.rect(x, -122, 42, 42, '#bfe1ef')).join('') +
    p.rect(-128, -66, 256, 12, '#c9952f') +
    [-72, 72].map((x) => p.disc(x, -24, 25, INK) + p.disc(x, -24, 10, GREY)).join(''),
  car: (p) =>
    p.blob('-70,-76 -46,-126 42,-126 78,-76', '#bcdcec') +
    p.blob('-124,-78 120,-78 128,-26 -128,-26', '#5a86c0') +
    p.line('0,-122 0,-78', '#3b5f93', 7) +
    p.disc(-72, -26, 25, INK) +
    p.disc(72, -26, 25, INK) +
    p.disc(-72, -26, 10, GREY) +
    p.disc(72, -26, 10, GREY) +
    p.disc(118, -58, 9, YELLOW),
  flowers: (p) =>
    [
      [-46, -104, '#f2789f'],
      [0, -138, '#f7b24a'],
      [48, -100, '#b58ae0'],
    ]
      .map(([x, y, colour]) => {
        const [cx, cy] = [x as number, y as number];
        const petals = [0, 1, 2, 3, 4]
          .map((at) => [cx + Math.cos(at * 1.257) * 23, cy + Math.sin(at * 1.257) * 23] as const)
          .map(([px, py]) => p.disc(px, py, 17, colour as string))
          .join('');
        return p.line(`${cx},${cy} ${cx * 0.4},0`, GREEN, 8) + petals + p.disc(cx, cy, 12, YELLOW, 12, FINE);
      })
      .join('') + p.blob('-4,-20 -46,-56 -54,-30', GREEN),
  hospital: (p) =>
    p.rect(-104, -176, 208, 176, '#eef3f6') +
    p.rect(-112, -190, 224, 19, STEEL) +
    p.rect(-14, -158, 28, 66, RED) +
    p.rect(-34, -138, 68, 26, RED) +
    [-84, 46].map((x) => p.rect(x, -150, 38, 34, '#a9d4e8') + p.rect(x, -86, 38, 34, '#a9d4e8')).join('') +
    p.rect(-25, -66, 50, 66, '#6b8fae'),
  lightning: (p) =>
    p.blob('-90,-176 -40,-222 30,-216 92,-180 60,-150 -60,-150', '#6d7390') +
    p.poly('6,-158 -34,-82 -4,-84 -30,0 46,-104 14,-102 36,-158', '#ffd65c'),
  moon: (p) =>
    p.blob('34,-164 -20,-168 -64,-138 -78,-92 -64,-46 -20,-16 34,-20 -2,-48 -18,-92 -2,-136', '#f7dc86'),
  pool: (p) =>
    p.disc(0, -44, 134, STEEL, 46) +
    p.disc(0, -46, 116, '#59b5da', 36) +
    p.line('-74,-56 -44,-48 -14,-56 16,-48 46,-56', '#d3f0fa', 6) +
    p.line('-40,-32 -10,-24 20,-32 50,-24', '#d3f0fa', 6) +
    p.line('92,-40 92,-118 112,-124', GREY, 8) +
    p.line('70,-34 70,-112 90,-124', GREY, 8),
  ring: (p) =>
    p.disc(0, -74, 80, RED, 74) +
    p.blob('-80,-92 -40,-138 -22,-104 -46,-74', PAPER) +
    p.blob('80,-56 40,-8 22,-44 46,-74', PAPER) +
    p.disc(0, -74, 34, '#9fd3e6', 31),
  sandtray: (p) =>
    p.poly('-118,-12 -88,-72 88,-72 118,-12', '#f0d596') +
    p.poly('-118,-12 118,-12 112,10 -112,10', WOOD) +
    p.blob('-60,-46 -30,-96 4,-50', '#e2bf74') +
    p.rect(38, -84, 18, 36, RED) +
    p.disc(47, -92, 10, '#f0c9a6') +
    p.rect(-40, -120, 14, 28, BLUE) +
    p.disc(-33, -126, 9, '#f0c9a6'),
  school: (p) =>
    p.rect(-128, -110, 256, 110, '#e8b07a') +
    p.rect(-48, -158, 96, 158, '#f0c493') +
    p.poly('-60,-154 0,-208 60,-154', '#a5493e') +
    p.rect(-136, -122, 90, 16, '#a5493e') +
    p.rect(46, -122, 90, 16, '#a5493e') +
    p.disc(0, -138, 17, PAPER) +
    p.line('0,-138 0,-149', INK, 3.4, FINE) +
    p.line('0,-138 8,-134', INK, 3.4, FINE) +
    p.rect(-22, -72, 44, 72, DARK_WOOD) +
    [-112, -76, 60, 94].map((x) => p.rect(x - 4, -84, 28, 36, '#a9d4e8')).join(''),
  star: (p) =>
    p.poly('0,-160 22,-108 78,-104 34,-68 50,-12 0,-44 -50,-12 -34,-68 -78,-104 -22,-108', '#ffd65c'),
  train: (p) =>
    p.rect(-128, -106, 132, 82, BLUE) +
    [-114, -68, -22].map((x) => p.rect(x, -92, 32, 34, '#cfe6ef')).join('') +
    p.blob('10,-100 96,-100 124,-62 124,-24 10,-24', RED) +
    p.rect(14, -150, 56, 62, '#b9423f') +
    p.rect(24, -138, 34, 30, '#cfe6ef') +
    p.rect(92, -134, 18, 38, INK) +
    [-100, -40, 40, 92].map((x) => p.disc(x, -20, 20, INK) + p.disc(x, -20, 8, GREY)).join(''),
  tree: (p) =>
    p.line('-20,0 -58,22', DARK_WOOD, 10) +
    p.line('20,0 58,22', DARK_WOOD, 10) +
    p.poly('-24,4 -15,-116 15,-116 24,4', DARK_WOOD) +
    p.disc(-54, -132, 56, '#5f9a54') +
    p.disc(54, -130, 54, '#5a934f') +
    p.disc(0, -176, 64, '#6fab60') +
    p.disc(-34, -150, 8, RED) +
    p.disc(36, -164, 8, RED) +
    p.disc(4, -122, 8, RED),
  truck: (p) =>
    p.rect(-128, -152, 164, 124, '#e8883e') +
    p.poly('42,-114 92,-114 122,-72 122,-28 42,-28', '#5a86c0') +
    p.poly('56,-102 86,-102 104,-74 56,-74', '#cfe6ef') +
    p.rect(-100, -116, 64, 44, '#f7d9b5') +
    p.poly('-76,-100 -68,-112 -60,-100', RED) +
    p.rect(-76, -100, 16, 16, RED) +
    [-88, -18, 84].map((x) => p.disc(x, -26, 24, INK) + p.disc(x, -26, 10, GREY)).join(''),
  umbrella: (p) =>
    p.line('0,-170 0,-20 -14,-4 -28,-16', DARK_WOOD, 9) +
    p.blob('-112,-98 -80,-168 0,-200 80,-168 112,-98 56,-112 0,-96 -56,-112', '#d9536b') +
    p.blob('-40,-106 -24,-176 0,-198 24,-176 40,-106 0,-98', '#ee8296'),
  volcano: (p) =>
    p.poly('-128,0 -40,-140 40,-140 128,0', '#7d6253') +
    p.blob('-42,-140 42,-140 30,-96 14,-118 0,-66 -18,-112 -32,-92', '#f0652f') +
    p.disc(-30, -184, 15, '#f28b3c') +
    p.disc(28, -200, 19, '#f0652f') +
    p.disc(0, -166, 24, '#ffb347'),
} as const satisfies Record<string, DrawObject>;
