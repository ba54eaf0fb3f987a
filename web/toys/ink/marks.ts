// What is drawn on paper, as it stands in a toy's document, and how it is read from there. No drawing here.
import { numberIn, oneOf, record } from '../stage/shared.ts';
import { COLOUR_KEYS, type Colour } from './colours.ts';

/** Across and down in units of the paper, and pressure from 0 to 1. */
export type Point = readonly [x: number, y: number, pressure: number];

export const PENS = ['pen', 'brush', 'rubber'] as const;
export type Pen = (typeof PENS)[number];

interface MarkBase {
  readonly id: string;
  /** Marks with a higher number lie over those with a lower one. */
  readonly order: number;
}
export interface Stroke extends MarkBase {
  readonly kind: 'stroke';
  readonly pen: Pen;
  readonly colour: Colour;
  /** In units of the paper. */
  readonly width: number;
  /** False where the device knows no pressure: it is then made from the speed. */
  readonly hasPressure: boolean;
  readonly points: readonly Point[];
}
export interface Stamp extends MarkBase {
  readonly kind: 'stamp';
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  /** Width and height, in units of the paper. */
  readonly size: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}
export interface Words extends MarkBase {
  readonly kind: 'words';
  readonly text: string;
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}
export type Mark = Stroke | Stamp | Words;

/** Beyond the paper there is nothing to see. */
const FAR = 10_000;
const LONGEST_TEXT = 200;
const MOST_POINTS = 20_000;
const FIGURE = /^[\w-]{1,60}$/;
/** A stroke lies under several keys, so that its next points never send its first ones again. */
export const POINTS_OF_PIECE = 48;

export const writePoints = (points: readonly Point[]): string =>
  points
    .map(([x, y, pressure]) => `${Math.round(x)},${Math.round(y)},${Math.round(pressure * 99)}`)
    .join(';');

const read = new Map<string, readonly Point[]>();
const MOST_READ = 5_000;
export const readPoints = (written: string): readonly Point[] => {
  const before = read.get(written);
  if (before) return before;
  const points = written
    .split(';', MOST_POINTS)
    .map((point) => point.split(',').map(Number))
    .filter((numbers) => numbers.length === 3 && numbers.every((one) => Math.abs(one) <= FAR))
    .map(([x = 0, y = 0, pressure = 0]): Point => [x, y, Math.min(1, Math.max(0, pressure / 99))]);
  if (read.size > MOST_READ) read.clear();
  read.set(written, points);
  return points;
};

/** The key of a mark's part in the document: `page:id/part`. */
export const keyOf = (page: number, id: string, part = 0): string => `${page}:${id}/${part}`;
const KEY = /^(\d{1,3}):(\w{1,20})\/(\d{1,3})$/;

const colourOf = (value: unknown): Colour => oneOf(value, COLOUR_KEYS) ?? 'black';
const placed = (value: Readonly<Record<string, unknown>>) => ({
  order: numberIn(value.n, 0, Number.MAX_SAFE_INTEGER, 0),
  x: numberIn(value.x, -FAR, FAR, 0),
  y: numberIn(value.y, -FAR, FAR, 0),
  size: numberIn(value.s, 8, 2_000, 120),
  angle: numberIn(value.a, -36_000, 36_000, 0),
});

const markOf = (id: string, parts: readonly Readonly<Record<string, unknown>>[]): Mark | undefined => {
  const [first] = parts;
  if (!first) return undefined;
  if (first.k === 'stamp')
    return typeof first.f === 'string' && FIGURE.test(first.f)
      ? { kind: 'stamp', id, figure: first.f, ...placed(first) }
      : undefined;
  if (first.k === 'words')
    return typeof first.t === 'string' && first.t.trim() !== ''
      ? {
          kind: 'words',
          id,
          text: first.t.slice(0, LONGEST_TEXT),
          colour: colourOf(first.c),
          ...placed(first),
        }
      : undefined;
  const pen = oneOf(first.k, PENS);
  const points = parts.flatMap(({ p }) => (typeof p === 'string' ? readPoints(p) : []));
  if (!pen || points.length === 0) return undefined;
  return {
    kind: 'stroke',
    id,
    pen,
    order: numberIn(first.n, 0, Number.MAX_SAFE_INTEGER, 0),
    colour: colourOf(first.c),
    width: numberIn(first.w, 1, 200, 8),
    hasPressure: first.r === true,
    points,
  };
};

/**
 * Reads the marks of a page in the order that they are drawn in, which is the same for every seat.
 * What is no mark is passed over, whoever wrote it.
 */
export const readMarks = (entries: Iterable<readonly [string, unknown]>, page: number): readonly Mark[] => {
  const parts = new Map<string, Readonly<Record<string, unknown>>[]>();
  for (const [key, value] of entries) {
    const [, on, id, part] = KEY.exec(key) ?? [];
    if (id === undefined || Number(on) !== page) continue;
    const all = parts.get(id) ?? [];
    all[Number(part)] = record(value);
    parts.set(id, all);
  }
  return [...parts]
    .map(([id, all]) => markOf(id, all[0] ? all.filter(Boolean) : []))
    .filter((mark) => mark !== undefined)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
};

/** @returns the number that lies over all others. */
export const nextOrder = (marks: readonly Mark[]): number => (marks.at(-1)?.order ?? 0) + 1;

/** The topmost stamp or words at a place. */
export const markAt = (marks: readonly Mark[], x: number, y: number): Stamp | Words | undefined =>
  marks.findLast((mark): mark is Stamp | Words => {
    if (mark.kind === 'stroke') return false;
    const across = mark.kind === 'stamp' ? mark.size : mark.size * 0.6 * mark.text.length;
    return Math.abs(mark.x - x) <= across / 2 + 8 && Math.abs(mark.y - y) <= mark.size / 2 + 8;
  });

/** How a mark that is placed stands in the document. */
export const writePlaced = (mark: Omit<Stamp, 'id'> | Omit<Words, 'id'>): Record<string, unknown> => ({
  k: mark.kind,
  n: mark.order,
  x: Math.round(mark.x),
  y: Math.round(mark.y),
  s: Math.round(mark.size),
  a: Math.round(mark.angle),
  ...(mark.kind === 'stamp' ? { f: mark.figure } : { t: mark.text, c: mark.colour }),
});
