/** A transformation matrix `[a b c d e f]`, as in PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * The matrix that places an annotation's appearance on the page (ISO 32000-2, 12.5.5): the bounding box of its
 * transformed bounds is mapped to the annotation's rectangle.
 * @returns undefined if numbers are missing, or nothing would be visible.
 */
export const placeOf = (
  bounds: readonly number[],
  matrix: readonly number[],
  rectangle: readonly number[],
): Matrix | undefined => {
  const [a, b, c, d, e, f] = matrix.length === 6 ? (matrix as unknown as Matrix) : IDENTITY;
  const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rectangle;
  const [wide, high] = [Math.abs(x1 - x0) / width, Math.abs(y1 - y0) / height];
  const place: Matrix = [
    wide,
    0,
    0,
    high,
    Math.min(x0, x1) - Math.min(...xs) * wide,
    Math.min(y0, y1) - Math.min(...ys) * high,
  ];
  const complete = bounds.length === 4 && rectangle.length === 4;
  return complete && wide > 0 && high > 0 && place.every(Number.isFinite) ? place : undefined;
};
