/** What time it is; in a running service the machine's, set right by the database's (data/database-clock.ts). */
export interface Clock {
  now(): Date;
}

/** The machine's own. */
export const systemClock: Clock = { now: () => new Date() };
