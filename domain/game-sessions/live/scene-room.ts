import type { ContentsKind } from './scene-contents.ts';
import type { Done, SceneDocuments } from './scene-documents.ts';
import { SceneFailure } from './scene-failure.ts';
import type { SceneKey, SceneStore } from './scene-store.ts';

/**
 * One session's scene in this process, for as long as somebody is in it here. What a seat changed is told to
 * the others at once, written soon after, and read by the other processes from there; a seat that loses its
 * process hands in again whatever had not been written.
 */
export interface SceneRoom {
  /** What the scene has, as a seat asks for what it lacks. */
  stateVector(): Promise<Uint8Array>;
  /** What somebody lacks who has that state. */
  missing(stateVector: Uint8Array): Promise<Done<Uint8Array>>;
  /**
   * @returns how many milliseconds of processor time it took.
   * @throws SceneFailure: for `harmful` and `lost` the room is to be opened anew.
   */
  take(update: Uint8Array, from: unknown): Promise<number>;
  /** Reads what other processes wrote. */
  refresh(): Promise<void>;
  /** Everything taken is written. */
  flushed(): Promise<void>;
  close(): void;
}

const STORED = Symbol('read from the store');

export const isOver = (error: unknown): boolean =>
  error instanceof SceneFailure && (error.reason === 'harmful' || error.reason === 'lost');

export const openSceneRoom = async (
  key: SceneKey,
  {
    store,
    documents,
    contents,
  }: {
    readonly store: SceneStore;
    readonly documents: SceneDocuments;
    /** What the document may consist of; a scene, unless given. */
    readonly contents?: ContentsKind | undefined;
  },
  {
    onChange,
    onLost,
  }: {
    /** What to tell everybody but `from`. */
    readonly onChange: (update: Uint8Array, from: unknown) => void;
    /** What was taken could not be written, or what others wrote could not be read. */
    readonly onLost: (error: unknown) => void;
  },
): Promise<SceneRoom> => {
  let pending: Uint8Array[] = [];
  let writing: Promise<void> = Promise.resolve();
  let refreshing: Promise<void> | undefined;
  let again = false;

  const write = async (): Promise<void> => {
    if (pending.length === 0) return;
    const batch = pending;
    pending = [];
    try {
      await store.append(key, batch);
    } catch (error) {
      // The seats still have it: cut off, they come back and hand it in again.
      onLost(error);
    }
  };
  const publish = (changes: readonly Uint8Array[], from: unknown): void => {
    for (const change of changes) {
      onChange(change, from);
      if (from === STORED) continue;
      pending.push(change);
      writing = writing.then(write);
    }
  };

  const first = await store.read(key, 0);
  let read = first.sequence;
  const document = await documents.open(key.organization_id, first.updates, contents);

  const fetchNewer = async (): Promise<void> => {
    const { updates, sequence } = await store.read(key, read);
    if (updates.length > 0) publish(await document.read(updates), STORED);
    read = Math.max(read, sequence);
  };

  return {
    stateVector: () => document.stateVector(),
    missing: (stateVector) => document.missing(stateVector),
    async take(update, from) {
      const { result, ms } = await document.take(update);
      publish(result.changes, from);
      if (result.waitsForTooMuch) throw new SceneFailure('too-large', ms);
      return ms;
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
          if (isOver(error)) onLost(error);
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
    close: () => document.close(),
  };
};
