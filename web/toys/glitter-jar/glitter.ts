import { drawFrom } from '../games/shuffle.ts';

/** One flake of glitter. The jar's inside is 1 wide and 1 high, with its bottom at 1. */
export interface Flake {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  /** Which of the jar's colours. */
  readonly colour: number;
  /** How fast it sinks, beside others. */
  readonly weight: number;
  readonly shape: 'dot' | 'star' | 'flat';
  /** Of its turning, in radians. */
  spin: number;
}

/** Where a flake comes to rest: heaped in the middle. */
const restOf = (x: number, index: number, count: number): number =>
  0.985 - 0.09 * (index / count) * (1 - Math.abs(2 * x - 1) * 0.6);

export const scatter = (count: number, seed: number): Flake[] => {
  const draw = drawFrom(seed);
  return Array.from({ length: count }, (_none, index) => {
    const x = 0.04 + 0.92 * draw();
    return {
      x,
      y: restOf(x, index, count),
      vx: 0,
      vy: 0,
      size: 0.006 + 0.01 * draw(),
      colour: Math.floor(draw() * 5),
      weight: 0.6 + 0.8 * draw(),
      shape: (['dot', 'star', 'flat'] as const)[Math.floor(draw() * 3)] ?? 'dot',
      spin: draw() * 6,
    };
  });
};

/** Throws all of them up; the same seed throws them alike. */
export const shake = (flakes: readonly Flake[], seed: number): void => {
  const draw = drawFrom(seed);
  for (const flake of flakes) {
    flake.vx = (draw() - 0.5) * 1.5;
    flake.vy = -0.4 - draw() * 2.2;
  }
};

/**
 * Water slows it, a slow swirl carries it, and its weight brings it down. `seconds` is one step of time.
 * @returns whether any flake still moves.
 */
export const sink = (flakes: readonly Flake[], seconds: number, time: number): boolean => {
  let moves = false;
  const drag = Math.exp(-2.1 * seconds);
  flakes.forEach((flake, index) => {
    const rest = restOf(flake.x, index, flakes.length);
    if (flake.y >= rest && flake.vy >= 0) {
      flake.y = rest;
      flake.vy = 0;
      flake.vx = 0;
      return;
    }
    moves = true;
    const swirl = Math.sin(time * 0.7 + flake.y * 5 + index) * 0.16;
    flake.vx = flake.vx * drag + swirl * seconds;
    flake.vy = flake.vy * drag + 0.07 * flake.weight * seconds;
    flake.x += flake.vx * seconds;
    flake.y += flake.vy * seconds;
    flake.spin += seconds * (1 + flake.weight);
    if (flake.x < 0.03 || flake.x > 0.97) {
      flake.x = Math.min(0.97, Math.max(0.03, flake.x));
      flake.vx *= -0.5;
    }
    if (flake.y < 0.03) {
      flake.y = 0.03;
      flake.vy *= -0.4;
    }
  });
  return moves;
};

/** Puts every flake where a still picture of the jar shows it: `part` of the way down. */
export const still = (flakes: readonly Flake[], part: number, seed: number): void => {
  const draw = drawFrom(seed);
  flakes.forEach((flake, index) => {
    const rest = restOf(flake.x, index, flakes.length);
    flake.y = rest - (rest - 0.05) * draw() * (1 - part);
    flake.vx = 0;
    flake.vy = 0;
  });
};
