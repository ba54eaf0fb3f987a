import * as Y from 'yjs';
import { checkUpdate } from './check-update.ts';
import { BYTES_OF_PART, type ContentsKind, LARGEST_SCENE, LARGEST_STATE_VECTOR } from './scene-contents.ts';
import { SceneFailure } from './scene-failure.ts';
import { within } from './time-limit.ts';

/**
 * Most bytes of changes whose predecessors have not arrived: a seat that reconnects may send new changes before those
 * it made while it was offline.
 */
const LARGEST_WAITING = 128 * 1_024;
/** A message of at most 256 KB takes up to twenty milliseconds. */
const LONGEST_MS = 150;
/**
 * Updates with so few parts may take longer: they can be slow only because of the scene, and must succeed on a busy
 * machine.
 */
const FEW_PARTS = 64;
/** Most time to read a stored scene, in milliseconds: every process that opens the scene spends it. */
const READING_MS = 1_000;

export interface TakenUpdate {
  /** What is new in the document, as updates. */
  readonly changes: readonly Uint8Array[];
  /** Whether too many bytes wait for predecessors that never arrived. */
  readonly waitsForTooMuch: boolean;
}

const sizeOf = (update: Uint8Array, kind: ContentsKind): number => {
  try {
    return Math.max(update.length, checkUpdate(update, Number.POSITIVE_INFINITY, kind) * BYTES_OF_PART);
  } catch {
    // Written before scenes were restricted to their types.
    return update.length;
  }
};

/** @throws SceneFailure where merging takes too long. */
export const mergeUpdates = (updates: readonly Uint8Array[]): Uint8Array =>
  within(READING_MS, () => Y.mergeUpdates([...updates]));

const load = (updates: readonly Uint8Array[]): Y.Doc =>
  within(READING_MS, () => {
    const document = new Y.Doc();
    for (const update of updates) Y.applyUpdate(document, update);
    return document;
  });

/** One session's scene. After any error except `unusable` and `too-large` it must be discarded. */
export class SceneDocument {
  readonly #document: Y.Doc;
  readonly #kind: ContentsKind;
  #changes: Uint8Array[] = [];
  #size: number;
  #waiting = 0;

  /** @throws SceneFailure where reading the updates takes too long. */
  constructor(updates: readonly Uint8Array[], kind: ContentsKind = 'scene') {
    this.#kind = kind;
    this.#document = load(updates);
    this.#size = this.#encodedSize();
    this.#document.on('update', (update: Uint8Array) => this.#changes.push(update));
  }

  /** Applies an update from a seat. @throws SceneFailure */
  take(update: Uint8Array): TakenUpdate {
    const parts = checkUpdate(update, undefined, this.#kind);
    const more = Math.max(update.length, parts * BYTES_OF_PART);
    // Until the next encoding, overwritten and removed bytes count as added.
    if (this.#size + more > LARGEST_SCENE) this.#size = this.#encodedSize();
    if (this.#size + more > LARGEST_SCENE) throw new SceneFailure('too-large');
    const { store } = this.#document;
    const [structs, deletions] = [store.pendingStructs?.update, store.pendingDs?.length];
    const changes = this.#apply(parts > FEW_PARTS ? LONGEST_MS : READING_MS, [update]);
    // Waiting changes are not applied yet: nobody is told of them, and they are not written.
    const { pendingStructs, pendingDs } = store;
    if (!pendingStructs && !pendingDs) this.#waiting = 0;
    else if (pendingStructs?.update !== structs || pendingDs?.length !== deletions) {
      this.#waiting += update.length;
      return { changes, waitsForTooMuch: this.#waiting > LARGEST_WAITING };
    }
    return { changes, waitsForTooMuch: false };
  }

  /**
   * Applies what other processes wrote, of whatever types.
   * @returns what is new.
   */
  read(updates: readonly Uint8Array[]): readonly Uint8Array[] {
    return this.#apply(READING_MS, updates);
  }

  stateVector(): Uint8Array {
    return Y.encodeStateVector(this.#document);
  }

  /** What a peer with that state vector lacks. */
  missing(stateVector: Uint8Array): Uint8Array {
    if (stateVector.length > LARGEST_STATE_VECTOR) throw new SceneFailure('unusable');
    try {
      return within(READING_MS, () => Y.encodeStateAsUpdate(this.#document, stateVector));
    } catch (error) {
      throw error instanceof SceneFailure ? error : new SceneFailure('unusable');
    }
  }

  /** All of it as one update: what was overwritten or removed is gone. */
  contents(): Uint8Array {
    return within(READING_MS, () => Y.encodeStateAsUpdate(this.#document));
  }

  #encodedSize(): number {
    return sizeOf(this.contents(), this.#kind);
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
