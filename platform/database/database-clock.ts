import type { Clock } from '../clock.ts';
import { type Rows, sql } from './rows.ts';

const ASKED_EACH_MS = 5_000;
/** An answer that took longer says too little of the moment. */
const SLOWEST_MS = 1_000;
/** More than what an answer may be wrong by, and more than machines differ whose time is kept. */
const BELIEVED_MS = 2_000;

/** In milliseconds. */
interface Machine {
  time(): number;
  /** Since any moment; never goes back. */
  elapsed(): number;
}
const MACHINE: Machine = { time: () => Date.now(), elapsed: () => performance.now() };

export interface DatabaseClock extends Clock {
  /** Asks the database; where it does not answer, what is known of its time stays. */
  ask(): Promise<void>;
}

/**
 * The machine's clock, set right by the database's where the two disagree by seconds. A process whose own clock is
 * minutes off would refuse the tokens that all others accept, and issue ones that they refuse. A clock that is about
 * right is left alone: set again and again, it would go back by milliseconds, and records would change their order.
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

/** Asked before it is used, and again and again from then on. */
export const startDatabaseClock = async (rows: Pick<Rows, 'first'>): Promise<Clock> => {
  const clock = databaseClock(rows);
  await clock.ask();
  setInterval(() => void clock.ask(), ASKED_EACH_MS).unref();
  return clock;
};
