/**
 * The current time. In a running service it is the machine's, corrected by the database's
 * (database/database-clock.ts).
 */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

let kept: Clock = systemClock;
/** The process's clock, for records that set their own dates and are given no clock. */
export const processClock: Clock = { now: () => kept.now() };
export const keepProcessTime = (clock: Clock): void => {
  kept = clock;
};
