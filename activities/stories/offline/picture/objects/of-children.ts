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

/** What children play, learn, eat and travel with. */
export const OF_CHILDREN = {
  apple: (p) =>
    p.blob('0,-104 48,-122 78,-80 56,-14 0,-6 -56,-14 -78,-80 -48,-122', RED) +
    p.line('0,-108 8,-144', DARK_WOOD, 7) +
    p.blob('8,-134 44,-152 52,-130 22,-122', GREEN) +
    p.disc(-34, -82, 10, '#f3aaa0', 18, FINE),
  ball: (p) =>
    p.disc(0, -70, 70, RED) +
    p.blob('-18,-138 18,-138 26,-70 18,-2 -18,-2 -26,-70', PAPER) +
    p.blob('-68,-84 68,-84 68,-56 -68,-56', YELLOW, { opacity: 0.8 }) +
    p.disc(-30, -102, 11, '#ffffff', 8, { opacity: 0.7, fine: true }),
  balloon: (p) =>
    p.line('0,-96 -10,-50 8,0', INK, 3.4, FINE) +
    p.disc(0, -162, 58, '#e0567a', 68) +
    p.poly('-10,-88 10,-88 0,-102', '#b93e60') +
    p.disc(-20, -188, 11, '#ffffff', 18, { opacity: 0.65, fine: true }),
  blocks: (p) =>
    p.rect(-66, -64, 64, 64, BLUE) +
    p.rect(4, -64, 64, 64, YELLOW) +
    p.rect(-30, -128, 64, 64, RED) +
    p.poly('-34,-130 38,-130 2,-190', GREEN),
  board: (p) =>
    p.poly('-118,-14 -84,-78 84,-78 118,-14', '#e9d3a0') +
    p.poly('-118,-14 118,-14 112,0 -112,0', WOOD) +
    p.disc(-70, -32, 13, RED, 7) +
    p.disc(-36, -58, 12, BLUE, 6) +
    p.disc(8, -62, 12, GREEN, 6) +
    p.disc(52, -52, 12, YELLOW, 6) +
    p.disc(72, -28, 13, RED, 7) +
    p.poly('-14,-26 14,-26 4,-66 -4,-66', RED) +
    p.disc(0, -72, 12, RED),
  book: (p) =>
    p.blob('0,-26 -60,-50 -118,-30 -118,-112 -60,-128 0,-104', PAPER) +
    p.blob('0,-26 60,-50 118,-30 118,-112 60,-128 0,-104', '#f3ead6') +
    p.line('0,-104 0,-26', '#b8a88a', 5) +
    p.line('-96,-92 -30,-88', GREY, 5, FINE) +
    p.line('-96,-70 -30,-64', GREY, 5, FINE) +
    p.line('30,-88 96,-92', GREY, 5, FINE) +
    p.line('30,-64 96,-70', GREY, 5, FINE),
  cake: (p) =>
    p.disc(0, -10, 106, STEEL, 15) +
    p.rect(-78, -84, 156, 72, '#e3a56c') +
    p.blob('-80,-104 80,-104 82,-66 48,-54 14,-72 -20,-52 -56,-70 -82,-60', '#fbe3ec') +
    p.rect(-6, -148, 12, 44, BLUE) +
    p.blob('0,-178 9,-158 0,-148 -9,-158', '#f7a23b') +
    p.disc(-44, -98, 9, RED) +
    p.disc(44, -98, 9, RED),
  carrot: (p) =>
    p.line('-10,-134 -34,-178', GREEN, 13) +
    p.line('0,-134 2,-190', GREEN, 13) +
    p.line('12,-134 38,-176', GREEN, 13) +
    p.blob('-36,-132 36,-132 22,-56 0,0 -22,-56', '#ee8433') +
    p.line('-24,-104 0,-100', '#c9641f', 4, FINE) +
    p.line('6,-70 20,-74', '#c9641f', 4, FINE),
  cup: (p) =>
    p.line('-52,-158 -86,-148 -78,-108 -42,-100', YELLOW, 11) +
    p.line('52,-158 86,-148 78,-108 42,-100', YELLOW, 11) +
    p.blob('-58,-172 58,-172 42,-92 0,-74 -42,-92', YELLOW) +
    p.rect(-10, -78, 20, 42, '#d9a832') +
    p.rect(-48, -38, 96, 38, DARK_WOOD) +
    p.poly('0,-152 9,-130 30,-130 13,-116 20,-96 0,-108 -20,-96 -13,-116 -30,-130 -9,-130', '#fff3c4', FINE),
  dice: (p) =>
    p.rect(-92, -88, 86, 86, PAPER) +
    p.disc(-72, -68, 8, INK, 8, FINE) +
    p.disc(-48, -45, 8, INK, 8, FINE) +
    p.disc(-26, -22, 8, INK, 8, FINE) +
    p.poly('24,-2 6,-66 70,-84 90,-18', '#f7e9cf') +
    p.disc(48, -44, 8, RED, 8, FINE),
  drum: (p) =>
    p.rect(-74, -106, 148, 96, RED) +
    p.disc(0, -10, 74, '#b23c3a', 19) +
    p.line('-72,-100 -36,-14 0,-96 36,-14 72,-100', YELLOW, 7) +
    p.disc(0, -106, 76, PAPER, 21) +
    p.line('-70,-176 -14,-118', WOOD, 9) +
    p.line('74,-174 20,-116', WOOD, 9),
  gift: (p) =>
    p.rect(-72, -104, 144, 104, '#8a63b8') +
    p.rect(-80, -126, 160, 28, '#9f7bcb') +
    p.rect(-14, -126, 28, 126, YELLOW) +
    p.blob('-4,-128 -58,-172 -70,-134', YELLOW) +
    p.blob('4,-128 58,-172 70,-134', YELLOW),
  kite: (p) =>
    p.poly('0,-236 68,-158 0,-62 -68,-158', '#3fa7a0') +
    p.poly('0,-236 68,-158 0,-158', '#f2c14e') +
    p.poly('0,-62 -68,-158 0,-158', '#e0665e') +
    p.line('0,-62 18,-40 -8,-22 12,0', INK, 4, FINE) +
    p.poly('6,-44 28,-52 26,-32', RED) +
    p.poly('-14,-26 6,-14 -14,-8', BLUE),
  crumpled: (p) =>
    p.poly('-52,-8 -64,-44 -36,-82 6,-90 50,-70 60,-30 36,-2 -10,2', '#f4efe2') +
    p.line('-36,-64 -6,-46 -28,-24', '#c5bda8', 4) +
    p.line('8,-76 14,-46 44,-40', '#c5bda8', 4) +
    p.line('-4,-12 16,-30', '#c5bda8', 4),
  paper: (p) =>
    p.poly('-74,-2 -62,-166 78,-156 68,4', PAPER) +
    p.line('-42,-132 50,-126', GREY, 5, FINE) +
    p.line('-44,-104 48,-98', GREY, 5, FINE) +
    p.line('-46,-76 10,-72', GREY, 5, FINE) +
    p.line('-40,-30 -8,-52 16,-28 46,-50', BLUE, 6, FINE),
  pencil: (p) =>
    p.poly('-18,-170 18,-170 18,-44 -18,-44', YELLOW) +
    p.poly('-18,-44 18,-44 0,0', '#f0d3a8') +
    p.poly('-6,-16 6,-16 0,0', INK, FINE) +
    p.rect(-18, -194, 36, 26, '#e58ca0'),
  plane: (p) =>
    p.blob('-118,-76 60,-118 118,-96 90,-66 -70,-52', '#eef1f7') +
    p.poly('-20,-84 60,-96 -20,-20 -46,-20', BLUE) +
    p.poly('-112,-78 -136,-134 -106,-130 -72,-84', RED) +
    p.disc(60, -92, 8, '#7fb0d8', 8, FINE) +
    p.disc(30, -88, 8, '#7fb0d8', 8, FINE),
  satchel: (p) =>
    p.line('-52,-150 -40,-186 40,-186 52,-150', DARK_WOOD, 10) +
    p.blob('-80,-152 80,-152 84,-6 -84,-6', '#b5533c') +
    p.blob('-80,-152 80,-152 76,-72 -76,-72', '#d06c4c') +
    p.rect(-50, -92, 18, 40, YELLOW) +
    p.rect(32, -92, 18, 40, YELLOW),
  swing: (p) =>
    p.line('-108,0 -74,-216', DARK_WOOD, 15) +
    p.line('108,0 74,-216', DARK_WOOD, 15) +
    p.line('-86,-214 86,-214', DARK_WOOD, 15) +
    p.line('-36,-210 -42,-64', GREY, 5, FINE) +
    p.line('36,-210 30,-64', GREY, 5, FINE) +
    p.rect(-58, -68, 104, 17, RED),
  tablet: (p) =>
    p.disc(0, -82, 118, '#bfe9ff', 104, { opacity: 0.28, fine: true }) +
    p.rect(-92, -152, 184, 142, '#2f3346') +
    p.rect(-78, -138, 156, 114, '#7fd0f0') +
    p.disc(-34, -84, 22, YELLOW, 22, FINE) +
    p.poly('6,-50 34,-104 62,-50', '#e0567a', FINE),
  teddy: (p) =>
    p.disc(-40, -26, 29, '#b9834f', 24) +
    p.disc(40, -26, 29, '#b9834f', 24) +
    p.disc(0, -66, 52, '#c9945f', 56) +
    p.disc(-36, -166, 19, '#b9834f') +
    p.disc(36, -166, 19, '#b9834f') +
    p.disc(0, -134, 48, '#c9945f', 44) +
    p.disc(0, -120, 22, '#ecd2ac', 17) +
    p.disc(-18, -142, 5, INK, 5, FINE) +
    p.disc(18, -142, 5, INK, 5, FINE) +
    p.disc(0, -126, 7, INK, 5, FINE),
  top: (p) =>
    p.rect(-5, -182, 10, 48, DARK_WOOD) +
    p.blob('-86,-116 0,-146 86,-116 44,-54 0,0 -44,-54', RED) +
    p.blob('-74,-104 0,-120 74,-104 48,-66 -48,-66', YELLOW) +
    p.line('-118,-34 -78,-14 -46,-10', '#ffffff', 6) +
    p.line('118,-34 78,-14 46,-10', '#ffffff', 6),
} as const satisfies Record<string, DrawObject>;
