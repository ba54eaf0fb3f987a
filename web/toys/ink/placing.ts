import type * as Y from 'yjs';
import { itemsOf, newKey } from '../stage/shared.ts';
import { goOn, step } from '../stage/steps.ts';
import { keyOf, type Stamp, type Words, writePlaced } from './marks.ts';

export type Placed = Stamp | Words;
type NewPlaced = Omit<Stamp, 'id'> | Omit<Words, 'id'>;
interface Spot {
  readonly x: number;
  readonly y: number;
}
const PACE = 40;
const SMALLEST = 24;
const LARGEST = 900;

/** @returns the mark that now stands in the document. */
export const place = (document: Y.Doc, page: number, mark: NewPlaced): Placed => {
  const id = newKey();
  step(document, () => itemsOf(document).set(keyOf(page, id), writePlaced(mark)));
  return { id, ...mark } as Placed;
};

/** One hand, or two fingers, on a stamp or words: what they do to it is one step. */
export class Grip {
  readonly #document: Y.Doc;
  readonly #page: number;
  readonly #fingers = new Map<number, Spot>();
  #mark: Placed;
  #hasBegun: boolean;
  #last = 0;

  /** @param isNew the mark was placed by this same hand: moving it belongs to that step. */
  constructor(document: Y.Doc, page: number, mark: Placed, isNew: boolean) {
    this.#document = document;
    this.#page = page;
    this.#mark = mark;
    this.#hasBegun = isNew;
  }

  get mark(): Placed {
    return this.#mark;
  }

  down(finger: number, spot: Spot): void {
    this.#fingers.set(finger, spot);
  }

  /** @returns whether no finger is left on it. */
  up(finger: number): boolean {
    this.#fingers.delete(finger);
    this.#write();
    return this.#fingers.size === 0;
  }

  move(finger: number, to: Spot, now: number): void {
    const from = this.#fingers.get(finger);
    if (!from) return;
    this.#fingers.set(finger, to);
    const other = [...this.#fingers].find(([one]) => one !== finger)?.[1];
    if (other) this.#turn(other, from, to);
    else this.change({ x: this.#mark.x + to.x - from.x, y: this.#mark.y + to.y - from.y }, false);
    if (now - this.#last > PACE) {
      this.#last = now;
      this.#write();
    }
  }

  /** By wheel or key: at once. */
  change(more: Partial<Pick<Placed, 'x' | 'y' | 'size' | 'angle'>>, isWritten = true): void {
    const size = Math.min(LARGEST, Math.max(SMALLEST, more.size ?? this.#mark.size));
    this.#mark = { ...this.#mark, ...more, size };
    if (isWritten) this.#write();
  }

  /** The line between two fingers, before and after. */
  #turn(still: Spot, from: Spot, to: Spot): void {
    const length = (spot: Spot) => Math.hypot(spot.x - still.x, spot.y - still.y) || 1;
    const direction = (spot: Spot) => Math.atan2(spot.y - still.y, spot.x - still.x);
    this.change(
      {
        size: (this.#mark.size * length(to)) / length(from),
        angle: this.#mark.angle + ((direction(to) - direction(from)) * 180) / Math.PI,
      },
      false,
    );
  }

  #write(): void {
    const key = keyOf(this.#page, this.#mark.id);
    const items = itemsOf(this.#document);
    // The rubber of the other seat may have been there.
    if (!items.has(key)) return;
    const written = writePlaced(this.#mark);
    if (JSON.stringify(written) === JSON.stringify(items.get(key))) return;
    (this.#hasBegun ? goOn : step)(this.#document, () => items.set(key, written));
    this.#hasBegun = true;
  }
}
