/** @returns numbers from 0 to 1 that every seat draws alike from the same seed (the mulberry32 generator). */
export const drawFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The same values in an order that only the seed decides. */
export const shuffled = <Value>(values: readonly Value[], seed: number): readonly Value[] => {
  const draw = drawFrom(seed);
  const mixed = [...values];
  for (let left = mixed.length - 1; left > 0; left -= 1) {
    const other = Math.floor(draw() * (left + 1));
    [mixed[left], mixed[other]] = [mixed[other] as Value, mixed[left] as Value];
  }
  return mixed;
};
