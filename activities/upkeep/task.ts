/**
 * Says that the task is alive, after each of its batches.
 * @throws CancelledFailure when it should end.
 */
export type Heartbeat = () => void;
/** Resolves with how much there was to do. Tried again after a crash, it finds what is left. */
export type PerformTask = (heartbeat: Heartbeat) => Promise<number>;
