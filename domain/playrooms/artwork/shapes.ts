/** The shapes that all pictures are drawn with. They use presentation attributes only: no style, no script. */

export const WIDTH = 1200;
export const HEIGHT = 750;

type Attributes = Readonly<Record<string, string | number>>;

export const tag = (name: string, attributes: Attributes, inner = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return inner === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${inner}</${name}>`;
};

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  tag('rect', { x, y, width, height, fill, ...(rx > 0 ? { rx } : {}) });
export const circle = (cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
  tag('circle', { cx, cy, r, fill, ...(opacity < 1 ? { opacity } : {}) });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...(opacity < 1 ? { opacity } : {}) });
export const path = (d: string, fill: string, opacity = 1): string =>
  tag('path', { d, fill, ...(opacity < 1 ? { opacity } : {}) });
export const line = (d: string, stroke: string, width: number): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
export const group = (transform: string, ...inner: readonly string[]): string =>
  tag('g', { transform }, inner.join(''));
export const at = (x: number, y: number, ...inner: readonly string[]): string =>
  group(`translate(${x} ${y})`, ...inner);

/** From the upper colour to the lower one. */
export const gradient = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/** Land below a smooth line through the given heights, evenly spaced over the whole width. */
export const land = (heights: readonly number[], fill: string): string => {
  const step = WIDTH / (heights.length - 1);
  const points = heights.map((y, index) => [index * step, y] as const);
  const [first = [0, 0] as const, ...rest] = points;
  let d = `M0 ${HEIGHT}V${first[1]}`;
  let [px, py] = first as [number, number];
  for (const [x, y] of rest) {
    d += `C${px + step / 2} ${py} ${x - step / 2} ${y} ${x} ${y}`;
    [px, py] = [x, y];
  }
  return path(`${d}V${HEIGHT}Z`, fill);
};

/** The same sequence for the same seed, so that a picture never changes (mulberry32). */
export const scatter = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');

export const round = (value: number): number => Math.round(value * 10) / 10;
