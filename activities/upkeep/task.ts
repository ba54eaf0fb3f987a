/**
 * Reports that the task is alive, after each batch.
 * @throws CancelledFailure when it should end.
 */
export type Heartbeat = () => void;
/** Resolves with the number of handled items. A retry after a crash continues with the rest. */
export type PerformTask = (heartbeat: Heartbeat) => Promise<number>;
