import { setTimeout as pause } from 'node:timers/promises';
import type { ContentsKind } from './scene-contents.ts';
import type { Done, SceneDocuments } from './scene-documents.ts';
import { SceneFailure } from './scene-failure.ts';
import type { SceneKey, SceneStore } from './scene-store.ts';

/**
 * One session's scene in this process, for as long as a seat is connected to this process. A seat's changes are sent
 * to the others at once and written soon after; other processes read them from the database. A seat that loses its
 * process sends again what had not been written.
 */
export interface SceneRoom {
  /** The scene's state vector, with which a seat is asked for what the scene lacks. */
  stateVector(): Promise<Uint8Array>;
  /** What a peer with that state vector lacks. */
  missing(stateVector: Uint8Array): Promise<Done<Uint8Array>>;
  /**
   * @returns the processor time it took, in milliseconds.
   * @throws SceneFailure: after `harmful` and `lost` the room must be opened again.
   */
  take(update: Uint8Array, from: unknown): Promise<number>;
  /**
   * Reads what other processes wrote.
   * @param sequence of the newest update that there is, where it is known.
   */
  refresh(sequence?: number): Promise<void>;
  /** Resolves once all changes are written. */
  flushed(): Promise<void>;
  close(): void;
}

/**
 * Between the beginnings of two writes, within half a moment. A hand that draws makes a change every 50 ms: the first
 * one is written at once, the next ones together.
 */
const WRITE_EVERY_MS = 100;
/** Rooms write at the same moments: the store writes for those of an organization with one transaction. */
const MOMENT_EVERY_MS = 25;
/** Of many rooms each writes less often, so that a process does not write ever more often. */
const WRITE_EVERY_MS_OF_EACH = 5;
const openRooms = new Set<unknown>();
/** @returns when to write after a write that began at that time. */
const nextWrite = (wroteAt: number): number => {
  const pauseMs = Math.max(WRITE_EVERY_MS, openRooms.size * WRITE_EVERY_MS_OF_EACH);
  return Math.round((wroteAt + pauseMs) / MOMENT_EVERY_MS) * MOMENT_EVERY_MS;
};

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
    /** Sends an update to everybody but `from`. */
    readonly onChange: (update: Uint8Array, from: unknown) => void;
    /** Changes could not be written, or those of others could not be read. */
    readonly onLost: (error: unknown) => void;
  },
): Promise<SceneRoom> => {
  const first = await store.read(key, 0);
  const document = await documents.open(key.organization_id, first.updates, contents);
  /** Up to this number the document has everything. */
  let read = first.sequence;
  let appending: Promise<unknown> = Promise.resolve();
  let pending: Uint8Array[] = [];
  let writing: Promise<void> = Promise.resolve();
  let wroteAt = Number.NEGATIVE_INFINITY;
  let compacting: Promise<void> | undefined;
  let refreshing: Promise<void> | undefined;
  let again = false;
  openRooms.add(document);

  const compact = async (): Promise<void> => {
    const sequence = read;
    await store.compact(key, await document.contents(), sequence);
  };
  const write = async (): Promise<void> => {
    if (pending.length === 0) return;
    await pause(Math.max(0, nextWrite(wroteAt) - performance.now()));
    wroteAt = performance.now();
    const batch = pending;
    pending = [];
    try {
      const append = store.append(key, batch);
      appending = append;
      const { sequence, isLong } = await append;
      // What nobody else wrote between is known here already, and need not be read.
      if (sequence === read + 1) read = sequence;
      // Not waited for: what seats do meanwhile is written as before.
      if (isLong)
        compacting ??= compact()
          .catch(onLost)
          .finally(() => {
            compacting = undefined;
          });
    } catch (error) {
      // The seats still have the changes: disconnected, they reconnect and send them again.
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

  const fetchNewer = async (): Promise<void> => {
    await appending.catch(() => undefined);
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
    async refresh(sequence) {
      // Mostly it is this room's own change that it is told of.
      if (sequence !== undefined && sequence <= read) return;
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
      await compacting;
    },
    close() {
      openRooms.delete(document);
      document.close();
    },
  };
};
