/** What time it is: the database's time in a running service (data/database-clock.ts), whoever asks. */
export interface Clock {
  now(): Date;
}

/** The machine's own. */
export const systemClock: Clock = { now: () => new Date() };
