import type { Clock } from '../clock.ts';
import { type Rows, sql } from './rows.ts';

const ASKED_EACH_MS = 5_000;
/** An answer that took longer says too little of the moment. */
const SLOWEST_MS = 1_000;

export interface DatabaseClock extends Clock {
  /** Asks the database; where it does not answer, what is known of its time goes on being counted. */
  ask(): Promise<void>;
}

/**
 * The database's clock, as this process knows it, counted on by what no change of the machine's time moves. A process
 * whose own clock is minutes off would refuse the tokens that all others accept, and issue ones that they refuse.
 */
export const databaseClock = (rows: Pick<Rows, 'first'>): DatabaseClock => {
  let known = { time: Date.now(), at: performance.now() };
  return {
    now: () => new Date(known.time + performance.now() - known.at),
    async ask() {
      const asked = performance.now();
      const row = await rows
        .first(
          sql<{ time: string }>`select round(extract(epoch from clock_timestamp()) * 1000)::text as time`,
        )
        .catch(() => undefined);
      const took = performance.now() - asked;
      if (row && took <= SLOWEST_MS) known = { time: Number(row.time), at: asked + took / 2 };
    },
  };
};

/** Asked before it is used, and again and again from then on. */
export const startDatabaseClock = async (rows: Pick<Rows, 'first'>): Promise<Clock> => {
  const clock = databaseClock(rows);
  await clock.ask();
  setInterval(() => void clock.ask(), ASKED_EACH_MS).unref();
  return clock;
};
