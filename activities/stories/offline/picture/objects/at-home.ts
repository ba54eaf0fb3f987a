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

/** Furniture and things of a household. */
export const AT_HOME = {
  armchair: (p) =>
    p.rect(-70, -18, 16, 18, DARK_WOOD) +
    p.rect(54, -18, 16, 18, DARK_WOOD) +
    p.blob('-78,-70 -74,-170 0,-190 74,-170 78,-70', '#8a5f9c') +
    p.blob('-70,-20 -66,-84 0,-92 66,-84 70,-20', '#a57bb5') +
    p.blob('-104,-22 -106,-104 -76,-118 -56,-98 -56,-20', '#7a5190') +
    p.blob('104,-22 106,-104 76,-118 56,-98 56,-20', '#7a5190'),
  bed: (p) =>
    p.rect(-122, -150, 18, 150, DARK_WOOD) +
    p.rect(108, -96, 16, 96, DARK_WOOD) +
    p.rect(-106, -58, 216, 34, WOOD) +
    p.blob('-104,-62 -100,-100 -30,-104 -24,-62', PAPER) +
    p.blob('-46,-56 -40,-104 40,-112 110,-96 112,-40 -40,-34', '#6f95cf') +
    p.line('-10,-102 -6,-42', '#93b2df', 9) +
    p.line('46,-106 50,-44', '#93b2df', 9),
  blanket: (p) =>
    p.line('0,-178 0,0', DARK_WOOD, 9) +
    p.poly('0,-182 -128,0 -34,0 -6,-104', '#c9657f') +
    p.poly('0,-182 128,0 34,0 6,-104', '#e08a9c') +
    p.poly('0,-140 -36,0 36,0', '#4a3358') +
    p.disc(-70, -44, 9, YELLOW) +
    p.disc(72, -50, 9, YELLOW) +
    p.disc(44, -106, 8, YELLOW),
  bowl: (p) =>
    p.blob('-84,-62 84,-62 98,-6 -98,-6', '#d0685f') +
    p.disc(0, -62, 84, '#8c3f3f', 18) +
    // A paw: the bowl may be a dog's or a cat's.
    p.disc(0, -22, 13, PAPER, 10, FINE) +
    p.disc(-19, -31, 5, PAPER, 6, FINE) +
    p.disc(-7, -40, 5, PAPER, 6, FINE) +
    p.disc(7, -40, 5, PAPER, 6, FINE) +
    p.disc(19, -31, 5, PAPER, 6, FINE),
  candle: (p) =>
    p.disc(0, -172, 54, '#ffe79a', 58, { opacity: 0.4, fine: true }) +
    p.disc(0, -8, 62, STEEL, 15) +
    p.rect(-26, -118, 52, 112, '#fdf3dc') +
    p.line('0,-118 0,-140', INK, 5, FINE) +
    p.blob('0,-196 20,-156 0,-136 -20,-156', '#f7a23b') +
    p.blob('0,-170 9,-152 0,-142 -9,-152', '#fff2b8', FINE),
  chair: (p) =>
    p.rect(-56, -186, 15, 186, DARK_WOOD) +
    p.rect(42, -90, 15, 90, DARK_WOOD) +
    p.rect(-60, -102, 120, 20, WOOD) +
    p.rect(-58, -182, 26, 66, WOOD),
  clock: (p) =>
    p.disc(-50, -10, 12, DARK_WOOD) +
    p.disc(50, -10, 12, DARK_WOOD) +
    p.disc(0, -92, 88, RED) +
    p.disc(0, -92, 70, PAPER) +
    p.line('0,-92 0,-140', INK, 8, FINE) +
    p.line('0,-92 34,-72', INK, 8, FINE) +
    p.disc(-62, -178, 22, '#b9423f') +
    p.disc(62, -178, 22, '#b9423f'),
  cradle: (p) =>
    p.line('-96,-16 -40,-4 40,-4 96,-16', DARK_WOOD, 15) +
    p.blob('-100,-104 100,-104 84,-24 -84,-24', WOOD) +
    p.blob('-98,-102 -92,-172 -36,-164 -20,-104', DARK_WOOD) +
    p.disc(-38, -108, 30, '#f0c9a6') +
    p.disc(-46, -110, 4, INK, 4, FINE) +
    p.disc(-28, -110, 4, INK, 4, FINE) +
    p.line('-44,-96 -37,-92 -30,-96', INK, 3.4, FINE) +
    p.blob('-20,-122 40,-130 96,-112 92,-84 -14,-84', '#f3dd8d'),
  bottle: (p) =>
    p.blob('-42,-6 42,-6 46,-100 -46,-100', '#e9f2f6') +
    p.rect(-44, -64, 88, 56, '#fffdf4') +
    p.rect(-40, -122, 80, 24, BLUE) +
    p.blob('-24,-122 24,-122 14,-150 0,-176 -14,-150', '#f0c08c') +
    p.line('-44,-66 -22,-66', GREY, 4, FINE) +
    p.line('-44,-42 -22,-42', GREY, 4, FINE),
  door: (p) =>
    p.rect(-72, -226, 144, 226, DARK_WOOD) +
    p.rect(-58, -212, 116, 212, '#5f9a7a') +
    p.rect(-42, -194, 84, 72, '#78b391') +
    p.rect(-42, -100, 84, 78, '#78b391') +
    p.disc(42, -106, 9, YELLOW),
  house: (p) =>
    p.rect(54, -208, 26, 62, '#9b4b41') +
    p.rect(-90, -116, 180, 116, '#f3dcae') +
    p.poly('-112,-112 0,-212 112,-112', '#c25a4a') +
    p.rect(-20, -70, 40, 70, DARK_WOOD) +
    p.rect(-72, -90, 38, 38, '#a9d4e8') +
    p.rect(36, -90, 38, 38, '#a9d4e8') +
    p.disc(11, -34, 4, YELLOW, 4, FINE),
  key: (p) =>
    p.disc(0, -134, 44, YELLOW) +
    p.disc(0, -134, 20, '#7d6a3a') +
    p.rect(-10, -96, 20, 92, YELLOW) +
    p.rect(8, -40, 32, 15, YELLOW) +
    p.rect(8, -16, 24, 14, YELLOW),
  laundry: (p) =>
    p.line('-118,-196 0,-184 118,-198', GREY, 5) +
    p.rect(-128, -206, 12, 206, DARK_WOOD) +
    p.rect(116, -206, 12, 206, DARK_WOOD) +
    p.blob('-80,-190 80,-190 94,-60 40,-44 -10,-62 -70,-42', PAPER) +
    p.line('-40,-178 -34,-74', '#d9dbe6', 5) +
    p.line('20,-178 32,-70', '#d9dbe6', 5) +
    p.rect(-62, -202, 10, 26, RED) +
    p.rect(50, -202, 10, 26, RED),
  mirror: (p) =>
    p.line('-40,0 0,-40 40,0', DARK_WOOD, 13) +
    p.disc(0, -124, 80, '#b98b52', 98) +
    p.disc(0, -124, 62, '#cfe6ef', 80) +
    p.line('-28,-94 20,-160', '#f6fcff', 9, FINE) +
    p.line('-4,-84 32,-134', '#f6fcff', 6, FINE),
  nightlight: (p) =>
    p.disc(0, -106, 106, '#fff0b0', 106, { opacity: 0.38, fine: true }) +
    p.rect(-9, -70, 18, 62, WOOD) +
    p.disc(0, -6, 44, DARK_WOOD, 11) +
    p.poly('-38,-160 38,-160 66,-66 -66,-66', '#ffd978') +
    p.disc(0, -112, 15, '#fff6d2', 15, FINE),
  pillow: (p) =>
    p.blob('-106,-78 0,-94 106,-78 98,-40 106,-6 0,-2 -106,-6 -98,-40', '#f4eef8') +
    p.line('-70,-58 -30,-48', '#d5cbe2', 4) +
    p.line('60,-62 26,-44', '#d5cbe2', 4),
  plate: (p) =>
    p.disc(0, -24, 112, PAPER, 32) +
    p.disc(0, -28, 78, '#e8eef2', 20) +
    p.blob('-54,-32 -30,-56 0,-44 26,-60 54,-34 0,-22', '#f4d58a') +
    p.disc(14, -42, 13, '#e88a3a', 11) +
    p.disc(-22, -40, 11, GREEN, 9),
  shards: (p) =>
    p.poly('-60,0 -74,-66 -40,-48 -22,-82 -6,-30 10,0', BLUE) +
    p.poly('26,0 34,-44 62,-30 70,0', '#3f6fb0') +
    p.poly('82,0 92,-26 112,-2', BLUE) +
    p.poly('-112,0 -98,-22 -84,0', '#3f6fb0') +
    p.poly('-10,-4 4,-22 20,-2', '#6d9bd6'),
  teacup: (p) =>
    p.line('56,-84 92,-80 92,-44 54,-38', '#d9a441', 11) +
    p.disc(0, -6, 88, '#f2e3c4', 13) +
    p.blob('-66,-96 66,-96 44,-10 -44,-10', '#d9a441') +
    p.disc(0, -96, 66, '#8a5532', 13) +
    p.line('-18,-122 -8,-142 -20,-162', '#ffffff', 6, { opacity: 0.8 }) +
    p.line('20,-122 30,-142 18,-162', '#ffffff', 6, { opacity: 0.8 }),
  tent: (p) =>
    p.poly('0,-188 -134,0 134,0', '#d5a24e') +
    p.poly('0,-188 60,0 134,0', '#b98436') +
    p.poly('-14,-128 -56,0 24,0', '#4b3a2c') +
    p.line('0,-188 0,-208', DARK_WOOD, 7),
  torch: (p) =>
    p.poly('36,-86 124,-132 124,-6 36,-48', '#fff0a8', { opacity: 0.55 }) +
    p.rect(-92, -88, 98, 42, '#4c5f86') +
    p.poly('4,-96 40,-112 40,-22 4,-38', '#33425f') +
    p.disc(-42, -67, 9, RED, 9, FINE),
  vase: (p) =>
    p.blob('-26,-150 26,-150 22,-116 58,-64 34,-4 -34,-4 -58,-64 -22,-116', BLUE) +
    p.line('-44,-64 0,-54 44,-64', '#b9d2ef', 8) +
    p.disc(0, -150, 27, '#2f5590', 8),
  toilet: (p) =>
    p.rect(-62, -172, 54, 98, '#eef3f6') +
    p.blob('-54,-84 84,-84 62,-36 -30,-30', '#f8fbfd') +
    p.rect(-30, -42, 62, 42, '#e3eaee') +
    p.disc(18, -84, 68, '#cfe0ea', 14) +
    p.disc(-34, -178, 12, STEEL, 6),
} as const satisfies Record<string, DrawObject>;
