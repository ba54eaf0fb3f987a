import { setTimeout as pause } from 'node:timers/promises';

/** A relay's work, again and again. */
export interface Polling {
  start(): void;
  /** Stops, and waits for the work in progress. */
  stop(): Promise<void>;
  /** Whether it was asked to stop. */
  isStopping(): boolean;
}

/**
 * @param look one round. It must not throw.
 * @param milliseconds between two rounds.
 */
export const createPolling = (look: () => Promise<void>, milliseconds: number): Polling => {
  let stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = async ({ signal }: AbortController): Promise<void> => {
    while (!signal.aborted) {
      await look();
      await pause(milliseconds, undefined, { signal }).catch(() => undefined);
    }
  };
  return {
    start() {
      if (running) return;
      stopping = new AbortController();
      running = run(stopping);
    },
    async stop() {
      stopping.abort();
      await running;
      running = undefined;
    },
    isStopping: () => stopping.signal.aborted,
  };
};
