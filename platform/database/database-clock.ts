import type { Clock } from '../clock.ts';
import { type Rows, sql } from './rows.ts';

const ASKED_EACH_MS = 5_000;
/** An answer that took longer than this says too little about the time. */
const SLOWEST_MS = 1_000;
/**
 * Differences up to this are ignored. It is more than the error of an answer, and more than the difference between
 * synchronised machines.
 */
const BELIEVED_MS = 2_000;

/** In milliseconds. */
interface Machine {
  time(): number;
  /** Milliseconds since some moment. It never goes back. */
  elapsed(): number;
}
const MACHINE: Machine = { time: () => Date.now(), elapsed: () => performance.now() };

export interface DatabaseClock extends Clock {
  /** Asks the database for its time. If the database does not answer, the last known difference stays in use. */
  ask(): Promise<void>;
}

/**
 * The machine's clock, corrected by the database's clock if they differ by seconds. A process whose own clock is
 * minutes off would refuse tokens that all others accept, and issue tokens that they refuse. A clock that is about
 * right is not corrected: repeated corrections would set it back by milliseconds, and records would change their
 * order.
 */
export const databaseClock = (rows: Pick<Rows, 'first'>, machine: Machine = MACHINE): DatabaseClock => {
  let behind = 0;
  return {
    now: () => new Date(machine.time() + behind),
    async ask() {
      const asked = machine.elapsed();
      const row = await rows
        .first(
          sql<{ time: string }>`select round(extract(epoch from clock_timestamp()) * 1000)::text as time`,
        )
        .catch(() => undefined);
      const took = machine.elapsed() - asked;
      if (!row || took > SLOWEST_MS) return;
      const difference = Math.round(Number(row.time) + took / 2 - machine.time());
      behind = Math.abs(difference) > BELIEVED_MS ? difference : 0;
    },
  };
};

/** Creates the clock. It asks the database before first use, and repeatedly from then on. */
export const startDatabaseClock = async (rows: Pick<Rows, 'first'>): Promise<Clock> => {
  const clock = databaseClock(rows);
  await clock.ask();
  setInterval(() => void clock.ask(), ASKED_EACH_MS).unref();
  return clock;
};
