import * as Y from 'yjs';
import { applyWithin, isCutOff, READING_MS, TooMuchWork } from './bounded-update.ts';
import type { SceneKey, SceneStore } from './scene-store.ts';

/** The largest scene, in bytes of its encoded state. */
export const LARGEST_SCENE = 2_000_000;
/** Of changes to what has not arrived: a seat that comes back may go on before it has handed in what it did alone. */
const LARGEST_WAITING = 128 * 1_024;
/** A message is 256 KB at most, which takes some twenty milliseconds. */
const LONGEST_MS = 250;
/** What time counts in the allowance of bytes: a seat may have a tenth of the process. */
const BYTES_PER_MS = 10_000;

/**
 * One session's scene in this process, for as long as somebody is in it here. What a seat changed is told to
 * the others at once, written soon after, and read by the other processes from there; a seat that loses its
 * process hands in again whatever had not been written.
 */
export interface SceneRoom {
  readonly document: Y.Doc;
  /** At most so many bytes are gone through by whoever asks for the scene. */
  size(): number;
  /**
   * @returns how many bytes were gone through for it.
   * @throws Error for what is no update, makes the scene too large, or builds on too much that never arrived;
   *   TooMuchWork for what takes too long: then the room is to be opened anew.
   */
  take(update: Uint8Array, from: unknown): number;
  /** Reads what other processes wrote. */
  refresh(): Promise<void>;
  /** Everything taken is written. */
  flushed(): Promise<void>;
}

const STORED = Symbol('read from the store');

export const openSceneRoom = async (
  key: SceneKey,
  store: SceneStore,
  {
    onChange,
    onLost,
  }: {
    /** What to tell everybody but `from`. */
    readonly onChange: (update: Uint8Array, from: unknown) => void;
    /** What was taken could not be written, or what others wrote takes too long to be read. */
    readonly onLost: (error: unknown) => void;
  },
): Promise<SceneRoom> => {
  const document = new Y.Doc();
  let read = 0;
  let pending: Uint8Array[] = [];
  let writing: Promise<void> = Promise.resolve();
  let refreshing: Promise<void> | undefined;
  let again = false;

  const fetchNewer = async (): Promise<void> => {
    const { update, sequence } = await store.read(key, read);
    if (update) applyWithin(READING_MS, document, update, STORED);
    read = Math.max(read, sequence);
  };

  const write = async (): Promise<void> => {
    if (pending.length === 0) return;
    const batch = pending;
    pending = [];
    try {
      await store.append(key, Y.mergeUpdates(batch));
    } catch (error) {
      // The seats still have it: cut off, they come back and hand it in again.
      onLost(error);
    }
  };

  await fetchNewer();
  let size = Y.encodeStateAsUpdate(document).length;
  let waiting = 0;
  document.on('update', (update: Uint8Array, origin: unknown) => {
    if (isCutOff(document)) return;
    size += update.length;
    onChange(update, origin);
    if (origin === STORED) return;
    pending.push(update);
    writing = writing.then(write);
  });

  return {
    document,
    size: () => size,
    take(update, from) {
      let gone = update.length;
      if (size + update.length > LARGEST_SCENE) {
        size = Y.encodeStateAsUpdate(document).length;
        gone += size;
      }
      if (size + update.length > LARGEST_SCENE) throw new Error('The scene is too large');
      // Throws for what is none, before any of it is applied.
      Y.decodeUpdate(update);
      const { store } = document;
      const [structs, deletions] = [store.pendingStructs?.update, store.pendingDs?.length];
      const began = performance.now();
      applyWithin(LONGEST_MS, document, update, from);
      gone = Math.max(gone, (performance.now() - began) * BYTES_PER_MS);
      // What waits is no change yet: nobody is told, nothing is written, and all of it is gone through for more of it.
      const { pendingStructs, pendingDs } = store;
      if (!pendingStructs && !pendingDs) waiting = 0;
      else if (pendingStructs?.update !== structs || pendingDs?.length !== deletions) {
        waiting += update.length;
        gone += waiting;
        if (waiting > LARGEST_WAITING) throw new Error('Too much is missing');
      }
      return gone;
    },
    refresh() {
      if (refreshing) {
        again = true;
        return refreshing;
      }
      const run = async (): Promise<void> => {
        do {
          again = false;
          await fetchNewer();
        } while (again);
      };
      refreshing = run()
        .catch((error: unknown) => {
          if (error instanceof TooMuchWork) onLost(error);
          throw error;
        })
        .finally(() => {
          refreshing = undefined;
        });
      return refreshing;
    },
    async flushed() {
      await writing;
    },
  };
};
