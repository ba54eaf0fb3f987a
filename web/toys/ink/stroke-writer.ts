import type * as Y from 'yjs';
import { itemsOf, newKey } from '../stage/shared.ts';
import { goOn, step } from '../stage/steps.ts';
import type { Colour } from './colours.ts';
import { keyOf, type Pen, POINTS_OF_PIECE, type Point, type Stroke, writePoints } from './marks.ts';

/** Milliseconds between what is sent of a stroke that is being drawn: the other seat sees it grow. */
const PACE = 40;

export interface StrokeStyle {
  readonly pen: Pen;
  readonly colour: Colour;
  readonly width: number;
  readonly hasPressure: boolean;
}

/** One stroke from the first point to the last, written into the document in small parts and as one step. */
export class StrokeWriter {
  readonly #document: Y.Doc;
  readonly #page: number;
  readonly #style: StrokeStyle;
  readonly #id = newKey();
  readonly #order: number;
  readonly #points: Point[] = [];
  #written = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(document: Y.Doc, page: number, order: number, style: StrokeStyle) {
    this.#document = document;
    this.#page = page;
    this.#order = order;
    this.#style = style;
  }

  /** As this seat sees it: points that are not sent yet are there. */
  get stroke(): Stroke {
    return { kind: 'stroke', id: this.#id, order: this.#order, ...this.#style, points: this.#points };
  }

  add(points: readonly Point[]): void {
    this.#points.push(...points);
    // The first point is written at once: a dot is a stroke too.
    if (this.#written === 0) this.#write();
    else this.#timer ??= setTimeout(() => this.#write(), PACE);
  }

  end(): void {
    if (this.#written < this.#points.length) this.#write();
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { pen, colour, width, hasPressure } = this.#style;
    const items = itemsOf(this.#document);
    const change = () => {
      const firstPiece = Math.floor(Math.max(0, this.#written - 1) / POINTS_OF_PIECE);
      for (let piece = firstPiece; piece * POINTS_OF_PIECE < this.#points.length; piece += 1) {
        const from = piece * POINTS_OF_PIECE;
        const p = writePoints(this.#points.slice(from, from + POINTS_OF_PIECE));
        items.set(
          keyOf(this.#page, this.#id, piece),
          piece === 0
            ? { k: pen, n: this.#order, c: colour, w: width, ...(hasPressure ? { r: true } : {}), p }
            : { p },
        );
      }
    };
    (this.#written === 0 ? step : goOn)(this.#document, change);
    this.#written = this.#points.length;
  }
}
