import { setTimeout as pause } from 'node:timers/promises';
import type { ContentsKind } from './scene-contents.ts';
import type { Done, SceneDocumentProxy, SceneDocuments } from './scene-documents.ts';
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

/** Up to which number of the store the document has everything. */
interface Known {
  sequence: number;
}

/** Writes the changes of a room: those of a moment together, one write after the other. */
const createWriter = (
  key: SceneKey,
  store: SceneStore,
  document: SceneDocumentProxy,
  known: Known,
  onLost: (error: unknown) => void,
) => {
  let appending: Promise<unknown> = Promise.resolve();
  let pending: Uint8Array[] = [];
  let writing: Promise<void> = Promise.resolve();
  let wroteAt = Number.NEGATIVE_INFINITY;
  let compacting: Promise<void> | undefined;

  const compact = async (): Promise<void> => {
    const { sequence } = known;
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
      if (sequence === known.sequence + 1) known.sequence = sequence;
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
  return {
    add(change: Uint8Array): void {
      pending.push(change);
      writing = writing.then(write);
    },
    /** Resolves when the write that runs has ended, or failed. */
    appended: () => appending.catch(() => undefined),
    async flushed(): Promise<void> {
      await writing;
      await compacting;
    },
  };
};

/** Runs one after the other. Who asks while one runs waits for one more, which all of them share. */
const createRefresher = (run: () => Promise<void>): (() => Promise<void>) => {
  let refreshing: Promise<void> | undefined;
  let again = false;
  const runAll = async (): Promise<void> => {
    do {
      again = false;
      await run();
    } while (again);
  };
  return () => {
    if (refreshing) again = true;
    refreshing ??= runAll().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
};

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
  const known: Known = { sequence: first.sequence };
  const writer = createWriter(key, store, document, known, onLost);
  openRooms.add(document);

  const publish = (changes: readonly Uint8Array[], from: unknown): void => {
    for (const change of changes) {
      onChange(change, from);
      if (from !== STORED) writer.add(change);
    }
  };
  const fetchNewer = async (): Promise<void> => {
    await writer.appended();
    const { updates, sequence } = await store.read(key, known.sequence);
    if (updates.length > 0) publish(await document.read(updates), STORED);
    known.sequence = Math.max(known.sequence, sequence);
  };
  const refresh = createRefresher(() =>
    fetchNewer().catch((error: unknown) => {
      if (isOver(error)) onLost(error);
      throw error;
    }),
  );

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
      if (sequence === undefined || sequence > known.sequence) await refresh();
    },
    flushed: writer.flushed,
    close() {
      openRooms.delete(document);
      document.close();
    },
  };
};
