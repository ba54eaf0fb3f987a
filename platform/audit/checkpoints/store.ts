/**
 * Where checkpoints are kept: outside the database, if possible where the database's administrator cannot write. A
 * folder is built in (folder-store.ts); an adapter for a bucket needs the same operations: put if absent, list by
 * name, get.
 */
export interface CheckpointStore {
  /** @returns undefined before the first one. */
  newest(): Promise<StoredCheckpoint | undefined>;
  /**
   * Durable and complete when it resolves; nothing is ever replaced.
   * @throws CheckpointExists when there is one with this number.
   */
  append(number: number, document: string): Promise<void>;
  /** In the order of their numbers. */
  all(): AsyncIterable<StoredCheckpoint>;
}

export interface StoredCheckpoint {
  readonly number: number;
  /** The line of JSON that was appended. */
  readonly document: string;
}

export class CheckpointExists extends Error {
  constructor(number: number) {
    super(`Checkpoint ${number} exists already`);
    this.name = 'CheckpointExists';
  }
}
