import { createHash } from 'node:crypto';
import type { Look } from '../../author.ts';

/**
 * How shapes are drawn in each style. Shapes are outlines of points, so that styles with a hand-drawn look can shift
 * the points a little. The same seed draws the same picture.
 */

export type Point = readonly [x: number, y: number];
export type Random = () => number;

export const randomOf = (seed: string): Random => {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `#rrggbb` between two colours. A share of 0 gives the first. */
export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [channels(one), channels(other)];
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] as number) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
export const darker = (colour: string, share = 0.25): string => mix(colour, '#1d1733', share);
export const lighter = (colour: string, share = 0.3): string => mix(colour, '#ffffff', share);

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth closed outline through all points. */
const smooth = (points: readonly Point[], closed: boolean): string => {
  const count = points.length;
  const at = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) as Point;
  const parts = [`M${n(at(0)[0])} ${n(at(0)[1])}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    parts.push(
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(
        p2[1] - (p3[1] - p1[1]) / 6,
      )} ${n(p2[0])} ${n(p2[1])}`,
    );
  }
  return parts.join('') + (closed ? 'Z' : '');
};

const straight = (points: readonly Point[]): string =>
  `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;

export const oval = (cx: number, cy: number, rx: number, ry = rx, turn = 0): Point[] =>
  Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return [cx + x * c - y * s, cy + x * s + y * c];
  });

/** Draws left and right alike: the side is a factor of `x`. */
export const both = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

export interface Ink {
  /** Corners are not rounded. */
  readonly sharp?: boolean;
  readonly opacity?: number;
  /** Small and exact, such as eyes and mouths. No style changes it. */
  readonly fine?: boolean;
}

export interface Brush {
  readonly random: Random;
  shape(points: readonly Point[], colour: string, ink?: Ink): string;
  stroke(points: readonly Point[], colour: string, width: number, ink?: Ink): string;
  /** A picture that is not made of points, given as SVG, in the manner of the style. Lengths are the picture's own. */
  picture(svg: string): string;
}

const trembling = (points: readonly Point[], random: Random, size: number): Point[] =>
  points.map(([x, y]) => [x + (random() - 0.5) * size, y + (random() - 0.5) * size]);

const outline = (points: readonly Point[], ink: Ink): string =>
  ink.sharp ? straight(points) : smooth(points, true);

const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
/**
 * Sets the opacity of fill or stroke. `opacity`, which sets both, would make the renderer draw each shape into a
 * separate layer.
 */
const seeThrough =
  (property: 'fill-opacity' | 'stroke-opacity' | 'opacity') =>
  ({ opacity = 1 }: Ink, share = 1): string =>
    opacity * share === 1 ? '' : ` ${property}="${n(opacity * share * 100)}%"`;
const fillOpacity = seeThrough('fill-opacity');
const strokeOpacity = seeThrough('stroke-opacity');
/** For a group whose shapes overlap. */
const groupOpacity = seeThrough('opacity');

const plainStroke = (points: readonly Point[], colour: string, width: number, ink: Ink): string =>
  path(
    smooth(points, false),
    `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${strokeOpacity(ink)}`,
  );

const idOf = (random: Random): string => `c${Math.floor(random() * 1e9).toString(36)}`;

const filtered = (random: Random, filter: string, svg: string, attributes: string): string => {
  const id = idOf(random);
  return `<filter id="${id}" x="-6%" y="-6%" width="112%" height="112%">${filter}</filter><g filter="url(#${id})" stroke-linejoin="round" ${attributes}>${svg}</g>`;
};
/** Shifts the outlines of a whole picture a little: the higher the frequency, the shorter the waves. */
const shifted = (random: Random, frequency: number, scale: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" seed="${Math.floor(random() * 1_000)}"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`;

const flat = (random: Random): Brush => ({
  random,
  shape: (points, colour, ink = {}) => path(outline(points, ink), `fill="${colour}"${fillOpacity(ink)}`),
  stroke: (points, colour, width, ink = {}) => plainStroke(points, colour, width, ink),
  picture: (svg) => svg,
});

/** Thin layers of colour, darker at the edge. */
const watercolor = (random: Random): Brush => ({
  random,
  shape(points, colour, ink = {}) {
    if (ink.fine) return path(outline(points, ink), `fill="${colour}"${fillOpacity(ink)}`);
    const span = Math.min(14, Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))) / 2;
    const wash = (size: number, share: number, tone: string) =>
      path(outline(trembling(points, random, size), ink), `fill="${tone}"${fillOpacity(ink, share)}`);
    const edge = outline(trembling(points, random, span * 0.3), ink);
    return [
      wash(span * 0.5, 0.82, lighter(colour, 0.1)),
      wash(span, 0.34, colour),
      wash(span * 1.4, 0.22, darker(colour, 0.12)),
      path(edge, `fill="none" stroke="${darker(colour, 0.3)}" stroke-width="2.2"${strokeOpacity(ink, 0.4)}`),
    ].join('');
  },
  stroke: (points, colour, width, ink = {}) =>
    plainStroke(points, lighter(colour, 0.06), width, { ...ink, opacity: (ink.opacity ?? 1) * 0.9 }) +
    plainStroke(points, darker(colour, 0.2), Math.max(1, width * 0.35), {
      ...ink,
      opacity: (ink.opacity ?? 1) * 0.25,
    }),
  picture: (svg) =>
    filtered(
      random,
      shifted(random, 0.12, 2.2),
      svg,
      'stroke="#3b3560" stroke-opacity="30%" stroke-width="0.35" opacity="90%"',
    ),
});

/** Wax crayon: a filled shape below many strokes in one direction, and an outline drawn twice. */
const crayon = (random: Random): Brush => ({
  random,
  shape(points, colour, ink = {}) {
    if (ink.fine) return path(outline(points, ink), `fill="${colour}"${fillOpacity(ink)}`);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const id = idOf(random);
    const d = outline(trembling(points, random, 4), ink);
    const large = right - left > 70 && bottom - top > 60;
    const hatching: string[] = [];
    if (large) {
      const lean = (bottom - top) * 0.55;
      const gap = 17;
      for (let x = left - lean; x < right; x += gap * (0.75 + random() * 0.5)) {
        const tone = random() < 0.5 ? lighter(colour, 0.14) : darker(colour, 0.1);
        hatching.push(
          path(
            `M${n(x)} ${n(bottom)}Q${n(x + lean * 0.5 + (random() - 0.5) * 16)} ${n((top + bottom) / 2)} ${n(x + lean)} ${n(top)}`,
            `stroke="${tone}" stroke-width="${n(5 + random() * 5)}" stroke-opacity="${n(26 + random() * 26)}%"`,
          ),
        );
      }
    }
    const rim = (share: number) =>
      path(
        outline(trembling(points, random, 5), ink),
        `fill="none" stroke="${darker(colour, 0.4)}" stroke-width="3.4" stroke-linejoin="round"${strokeOpacity(ink, share)}`,
      );
    return [
      path(d, `fill="${colour}"${fillOpacity(ink, 0.92)}`),
      large
        ? `<clipPath id="${id}">${path(d, '')}</clipPath><g clip-path="url(#${id})" fill="none" stroke-linecap="round"${groupOpacity(ink)}>${hatching.join('')}</g>`
        : '',
      rim(0.75),
      rim(0.35),
    ].join('');
  },
  stroke: (points, colour, width, ink = {}) =>
    plainStroke(trembling(points, random, 3), colour, width, ink) +
    plainStroke(trembling(points, random, 4), darker(colour, 0.3), Math.max(1.5, width * 0.22), {
      ...ink,
      opacity: (ink.opacity ?? 1) * 0.5,
    }),
  picture: (svg) =>
    filtered(
      random,
      shifted(random, 0.25, 1.8),
      svg,
      'stroke="#3a3148" stroke-opacity="50%" stroke-width="0.55"',
    ),
});

/** Sheets of coloured paper on top of each other, each with a shadow and a light edge. */
const paperCut = (random: Random): Brush => {
  // Shadows are drawn as shapes, because blurring so many sheets would take seconds.
  const shade = (d: string, depth: number, opacity: number): string =>
    path(
      d,
      `transform="translate(${n(depth * 0.6)} ${n(depth)})" fill="#1b1430" fill-opacity="${n(opacity)}%"`,
    );
  return {
    random,
    shape(points, colour, ink = {}) {
      const d = outline(points, ink);
      if (ink.fine) return path(d, `fill="${colour}"${fillOpacity(ink)}`);
      const ys = points.map(([, y]) => y);
      const depth = Math.min(9, (Math.max(...ys) - Math.min(...ys)) / 14 + 2.5);
      return [
        ink.opacity === undefined ? [1.25, 1, 0.75, 0.5].map((far) => shade(d, depth * far, 9)).join('') : '',
        path(d, `fill="${colour}"${fillOpacity(ink)}`),
        path(d, `fill="none" stroke="${lighter(colour, 0.35)}" stroke-width="2"${strokeOpacity(ink, 0.55)}`),
      ].join('');
    },
    stroke: (points, colour, width, ink = {}) => plainStroke(points, colour, width, ink),
    picture: (svg) =>
      filtered(
        random,
        '<feDropShadow dx="0.8" dy="1.4" stdDeviation="0" flood-color="#1b1430" flood-opacity="0.28"/>',
        svg,
        'stroke="#ffffff" stroke-opacity="45%" stroke-width="0.3"',
      ),
  };
};

export const brushOf = (style: Look['style'], seed: string): Brush => {
  const random = randomOf(seed);
  switch (style) {
    case 'flat':
      return flat(random);
    case 'watercolor':
      return watercolor(random);
    case 'crayon':
      return crayon(random);
    case 'paper_cut':
      return paperCut(random);
  }
};
