import * as Y from 'yjs';
import { checkUpdate } from './check-update.ts';
import { BYTES_OF_PART, type ContentsKind, LARGEST_SCENE, LARGEST_STATE_VECTOR } from './scene-contents.ts';
import { SceneFailure } from './scene-failure.ts';
import { within } from './time-limit.ts';

/** Of changes to what has not arrived: a seat that comes back may go on before it has handed in what it did alone. */
const LARGEST_WAITING = 128 * 1_024;
/** A message is 256 KB at most, which takes up to twenty milliseconds. */
const LONGEST_MS = 150;
/** What a hand changes is so small that only its scene can make it long; it is to pass where the machine is busy. */
const FEW_PARTS = 64;
/** How long a scene at rest may take to be read: every process does so that opens it. */
const READING_MS = 1_000;

export interface TakenUpdate {
  /** What is new in the document, as updates. */
  readonly changes: readonly Uint8Array[];
  /** Too much of what it builds on never arrived. */
  readonly waitsForTooMuch: boolean;
}

const sizeOf = (update: Uint8Array, kind: ContentsKind): number => {
  try {
    return Math.max(update.length, checkUpdate(update, Number.POSITIVE_INFINITY, kind) * BYTES_OF_PART);
  } catch {
    // Written before scenes were held to their types.
    return update.length;
  }
};

/** @throws SceneFailure where together they take too long. */
export const mergeUpdates = (updates: readonly Uint8Array[]): Uint8Array =>
  within(READING_MS, () => Y.mergeUpdates([...updates]));

const load = (updates: readonly Uint8Array[]): Y.Doc =>
  within(READING_MS, () => {
    const document = new Y.Doc();
    for (const update of updates) Y.applyUpdate(document, update);
    return document;
  });

/** Read into a document and out again: what was overwritten or removed is gone. */
export const compactUpdates = (updates: readonly Uint8Array[]): Uint8Array => {
  const document = load(updates);
  return within(READING_MS, () => Y.encodeStateAsUpdate(document));
};

/** One session's scene. After any error but `unusable` and `too-large` it is of no use any more. */
export class SceneDocument {
  readonly #document: Y.Doc;
  readonly #kind: ContentsKind;
  #changes: Uint8Array[] = [];
  #size: number;
  #waiting = 0;

  /** @throws SceneFailure where it takes too long to be read. */
  constructor(updates: readonly Uint8Array[], kind: ContentsKind = 'scene') {
    this.#kind = kind;
    this.#document = load(updates);
    this.#size = this.#encodedSize();
    this.#document.on('update', (update: Uint8Array) => this.#changes.push(update));
  }

  /**
   * Takes what a seat sent.
   * @throws SceneFailure
   */
  take(update: Uint8Array): TakenUpdate {
    const parts = checkUpdate(update, undefined, this.#kind);
    const more = Math.max(update.length, parts * BYTES_OF_PART);
    // What was added, overwritten or removed since it was encoded is counted as added.
    if (this.#size + more > LARGEST_SCENE) this.#size = this.#encodedSize();
    if (this.#size + more > LARGEST_SCENE) throw new SceneFailure('too-large');
    const { store } = this.#document;
    const [structs, deletions] = [store.pendingStructs?.update, store.pendingDs?.length];
    const changes = this.#apply(parts > FEW_PARTS ? LONGEST_MS : READING_MS, [update]);
    // What waits is no change yet: nobody is told, and nothing is written.
    const { pendingStructs, pendingDs } = store;
    if (!pendingStructs && !pendingDs) this.#waiting = 0;
    else if (pendingStructs?.update !== structs || pendingDs?.length !== deletions) {
      this.#waiting += update.length;
      return { changes, waitsForTooMuch: this.#waiting > LARGEST_WAITING };
    }
    return { changes, waitsForTooMuch: false };
  }

  /**
   * Takes what other processes wrote, of whatever types.
   * @returns what is new.
   */
  read(updates: readonly Uint8Array[]): readonly Uint8Array[] {
    return this.#apply(READING_MS, updates);
  }

  stateVector(): Uint8Array {
    return Y.encodeStateVector(this.#document);
  }

  /** What somebody lacks who has that state. */
  missing(stateVector: Uint8Array): Uint8Array {
    if (stateVector.length > LARGEST_STATE_VECTOR) throw new SceneFailure('unusable');
    try {
      return within(READING_MS, () => Y.encodeStateAsUpdate(this.#document, stateVector));
    } catch (error) {
      throw error instanceof SceneFailure ? error : new SceneFailure('unusable');
    }
  }

  #encodedSize(): number {
    return sizeOf(
      within(READING_MS, () => Y.encodeStateAsUpdate(this.#document)),
      this.#kind,
    );
  }

  #apply(ms: number, updates: readonly Uint8Array[]): readonly Uint8Array[] {
    within(ms, () => {
      for (const update of updates) Y.applyUpdate(this.#document, update);
    });
    const changes = this.#changes;
    this.#changes = [];
    for (const change of changes) this.#size += sizeOf(change, this.#kind);
    return changes;
  }
}
