/** The value below which this share (0 to 1) of the values lies; 0 where there are none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

export const median = (values: readonly number[]): number => percentile(values, 0.5);
