import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { LARGEST_SCENE } from './scene-contents.ts';
import { rowOf, type SeatPlace } from './seat-status.ts';

/**
 * A token bucket for each seat, counted in bytes: it refills each second, and holds enough to send a scene of the
 * largest size and to read it twice. The bucket and the time for which a refused seat is barred are in the seat's
 * row, so they apply to every connection and process.
 */
const BYTES_PER_SECOND = 1_000_000;
const MOST_BYTES = 3 * LARGEST_SCENE;
/** Cost of processor time: a seat may use a tenth of the scenes' thread. */
const BYTES_PER_MS = 10_000;
/** The least that a message costs: 125 in a second. */
export const BYTES_OF_MESSAGE = 8_000;
/** The cost of connecting. */
const BYTES_OF_SITTING = 200_000;
/** A seat's spending is written after this many bytes. */
const BYTES_UNWRITTEN = 1_000_000;
/** How long a seat is barred after its first refusal; the time doubles with each refusal within an hour. */
const BARRED_SECONDS = 60;
const MOST_BARRED_SECONDS = 16 * 60;

/** @param ms processor time in milliseconds. */
export const costOf = (ms: number): number => ms * BYTES_PER_MS;

/** What is left of the allowance now, in the process that the seat is connected to. */
export interface SeatAllowance {
  /** @returns whether so much was left. */
  spend(bytes: number): boolean;
  /** What was spent since the last call. */
  unwritten(): number;
  readonly isDue: boolean;
}

const allowanceOf = (bytes: number): SeatAllowance => {
  let left = bytes;
  let refilledAt = performance.now();
  let spent = 0;
  return {
    spend(amount) {
      const now = performance.now();
      left = Math.min(MOST_BYTES, left + ((now - refilledAt) / 1_000) * BYTES_PER_SECOND) - amount;
      refilledAt = now;
      spent += amount;
      return left >= 0;
    },
    unwritten() {
      const amount = spent;
      spent = 0;
      return amount;
    },
    get isDue() {
      return spent >= BYTES_UNWRITTEN;
    },
  };
};

/**
 * The allowance of the row after spending more; a debt is at most as large as the allowance. Processes of an earlier
 * version wrote nulls, which `least` ignores.
 */
const leftAfter = ({ table }: SeatPlace, bytes: number) => {
  const [left, at] = [sql.ref(`${table}.bytes_left`), sql.ref(`${table}.bytes_left_at`)];
  return sql`
  greatest(${-MOST_BYTES}::float8, least(${MOST_BYTES}::float8, ${left}
    + extract(epoch from clock_timestamp() - ${at}) * ${BYTES_PER_SECOND}::float8)
    - ${bytes}::float8)`;
};

const told = ({ channel, notice }: SeatPlace) => sql`select pg_notify(${channel}, ${notice})`;

/**
 * Takes the seat. A connection that held it, in whichever process, is notified and ends.
 * @returns what is left of its allowance.
 */
export const holdSeat = (database: Scoped, place: SeatPlace, connectionId: string): Promise<SeatAllowance> =>
  database.transact(place.organization_id, async (rows) => {
    const { organization_id, id, role } = place;
    const [table, holder] = [sql.table(place.table), sql.ref(place.holder)];
    const row = await rows.first(sql<{ bytes_left: number }>`
      insert into ${table} (organization_id, ${holder}, role, connection_id, bytes_left, bytes_left_at)
      values (${organization_id}, ${id}, ${role}, ${connectionId},
        ${MOST_BYTES - BYTES_OF_SITTING}, clock_timestamp())
      on conflict (organization_id, ${holder}, role)
      do update set connection_id = excluded.connection_id, taken_at = clock_timestamp(),
        bytes_left = ${leftAfter(place, BYTES_OF_SITTING)}, bytes_left_at = clock_timestamp()
      returning bytes_left`);
    await rows.all(told(place));
    return allowanceOf(row?.bytes_left ?? 0);
  });

/** Writes what was spent, so that the next connection finds it. */
export const writeSpent = async (
  database: Scoped,
  place: SeatPlace,
  allowance: SeatAllowance,
): Promise<void> => {
  const spent = allowance.unwritten();
  if (spent === 0) return;
  await database.within(place.organization_id).all(sql`
    update ${sql.table(place.table)} set bytes_left = ${leftAfter(place, spent)}, bytes_left_at = clock_timestamp()
    where ${rowOf(place)}`);
};

/** Bars the seat for a while, in every process and with every token. */
export const barSeat = (database: Scoped, place: SeatPlace, spent: number): Promise<void> =>
  database.transact(place.organization_id, async (rows) => {
    const seconds = sql`
      case when barred_until > clock_timestamp() - interval '1 hour'
        then least(${MOST_BARRED_SECONDS}::int, 2 * barred_seconds) else ${BARRED_SECONDS}::int end`;
    await rows.all(sql`
      update ${sql.table(place.table)} set bytes_left = ${leftAfter(place, spent)}, bytes_left_at = clock_timestamp(),
        barred_seconds = ${seconds}, barred_until = clock_timestamp() + make_interval(secs => ${seconds})
      where ${rowOf(place)}`);
    await rows.all(told(place));
  });

/** For how many more seconds the seat is barred; 0 where it is not. */
export const barredSeconds = async (database: Scoped, place: SeatPlace): Promise<number> => {
  const row = await database.within(place.organization_id).first(sql<{ seconds: number }>`
    select ceil(extract(epoch from barred_until - clock_timestamp()))::int as seconds
    from ${sql.table(place.table)} where ${rowOf(place)} and barred_until > clock_timestamp()`);
  return row?.seconds ?? 0;
};
