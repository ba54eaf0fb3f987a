/** What time it is; in a running service the machine's, set right by the database's (data/database-clock.ts). */
export interface Clock {
  now(): Date;
}

/** The machine's own. */
export const systemClock: Clock = { now: () => new Date() };

let kept: Clock = systemClock;
/** Of this process, for what dates itself and is handed no clock: records. */
export const processClock: Clock = { now: () => kept.now() };
export const keepProcessTime = (clock: Clock): void => {
  kept = clock;
};
