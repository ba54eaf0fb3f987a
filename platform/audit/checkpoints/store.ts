/**
 * Where checkpoints are kept: outside the database, best where whoever administers the database cannot
 * write. A folder is built in (folder-store.ts); a bucket needs the same four things (put if absent, list
 * by name, get), so that an adapter is some lines.
 */
export interface CheckpointStore {
  /** @returns undefined while there is none. */
  newest(): Promise<StoredCheckpoint | undefined>;
  /**
   * Durable and whole when it resolves; nothing is ever replaced.
   * @throws CheckpointExists when there is one of this number.
   */
  append(number: number, document: string): Promise<void>;
  /** In the order of their numbers. */
  all(): AsyncIterable<StoredCheckpoint>;
}

export interface StoredCheckpoint {
  readonly number: number;
  /** The line of JSON as it was appended. */
  readonly document: string;
}

export class CheckpointExists extends Error {
  constructor(number: number) {
    super(`Checkpoint ${number} exists already`);
    this.name = 'CheckpointExists';
  }
}
