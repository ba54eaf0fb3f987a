/** Seconds of breathing in, holding and breathing out at each pace. */
export const PACES = {
  short: { in: 3, hold: 1, out: 3 },
  middle: { in: 4, hold: 1, out: 5 },
  long: { in: 4, hold: 2, out: 7 },
} as const;
export type Pace = keyof typeof PACES;
export const PACE_KEYS = Object.keys(PACES) as readonly Pace[];
/** One breath for each point of the star. */
export const BREATHS = 5;

export interface Breath {
  readonly phase: 'in' | 'hold' | 'out' | 'done';
  /** Of the phase that is passed, from 0 to 1. */
  readonly part: number;
  /** Whole breaths so far. */
  readonly count: number;
  /** How full of air, from 0 to 1. */
  readonly fullness: number;
}

const soft = (part: number): number => 0.5 - Math.cos(Math.PI * part) / 2;

/** @param seconds since the first breath began. */
export const breathAt = (pace: Pace, seconds: number): Breath => {
  const { in: inward, hold, out } = PACES[pace];
  const whole = inward + hold + out;
  const count = Math.floor(seconds / whole);
  if (count >= BREATHS) return { phase: 'done', part: 1, count: BREATHS, fullness: 0 };
  const within = seconds - count * whole;
  if (within < inward) return { phase: 'in', part: within / inward, count, fullness: soft(within / inward) };
  if (within < inward + hold) return { phase: 'hold', part: (within - inward) / hold, count, fullness: 1 };
  const part = (within - inward - hold) / out;
  return { phase: 'out', part, count, fullness: 1 - soft(part) };
};

const OUTER = 100;
const INNER = 46;
/** The star's ten corners, from the uppermost point and clockwise. */
export const CORNERS = Array.from({ length: 2 * BREATHS }, (_none, index) => {
  const angle = (index * Math.PI) / BREATHS - Math.PI / 2;
  const reach = index % 2 === 0 ? OUTER : INNER;
  return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
});

/** Where the light is that walks around the star: up to a point while breathing in, down while breathing out. */
export const lightAt = ({ phase, part, count }: Breath): readonly [number, number] => {
  const corner = (index: number) =>
    CORNERS[((index % CORNERS.length) + CORNERS.length) % CORNERS.length] ?? [0, 0];
  const top = 2 * count;
  if (phase === 'done') return corner(0);
  const [from, to, along] =
    phase === 'in'
      ? [corner(top - 1), corner(top), soft(part)]
      : phase === 'hold'
        ? [corner(top), corner(top), 0]
        : [corner(top), corner(top + 1), soft(part)];
  return [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
};
