/** Where a seat looks from. It is not shared: each seat turns its own view. */
export interface Eye {
  /** Radians around the scene, 0 in front of it. */
  readonly turn: number;
  /** Radians above the ground. */
  readonly tilt: number;
  /** A factor of the distance from which the whole scene is seen. */
  readonly nearness: number;
}

/** How far an eye goes, in radians. */
export interface EyeLimits {
  /** The least and the most height. */
  readonly low: number;
  readonly high: number;
  /** The most to each side of the front. */
  readonly around: number;
  /** The height at the beginning. */
  readonly begin: number;
}

const NEAREST = 0.3;
const FARTHEST = 1.3;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** @returns the eye that every seat begins with. */
export const firstEye = ({ begin }: EyeLimits): Eye => ({ turn: 0, tilt: begin, nearness: 1 });

/** Strokes, buttons and keys all move the eye by this function, so none of them passes the limits. */
export const movedEye = (
  eye: Eye,
  { low, high, around }: EyeLimits,
  by: { readonly turn: number; readonly tilt: number; readonly nearness: number },
): Eye => ({
  turn: clamp(eye.turn + by.turn, -around, around),
  tilt: clamp(eye.tilt + by.tilt, low, high),
  nearness: clamp(eye.nearness * by.nearness, NEAREST, FARTHEST),
});
