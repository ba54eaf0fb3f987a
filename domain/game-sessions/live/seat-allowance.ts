import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Actor } from '../../access/actor.ts';
import { LARGEST_SCENE } from './scene-contents.ts';
import { SCENE_CHANNEL } from './scene-store.ts';
import { SEAT_PREFIX, type SeatHold, seatOf } from './seat-status.ts';

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
const leftAfter = (bytes: number) => sql`
  greatest(${-MOST_BYTES}::float8, least(${MOST_BYTES}::float8, game_seats.bytes_left
    + extract(epoch from clock_timestamp() - game_seats.bytes_left_at) * ${BYTES_PER_SECOND}::float8)
    - ${bytes}::float8)`;

const told = ({ actor }: SeatHold) =>
  sql`select pg_notify(${SCENE_CHANNEL}, ${`${SEAT_PREFIX}${actor.seat.game_session_id}`})`;

/**
 * Takes the seat. A connection that held it, in whichever process, is notified and ends.
 * @returns what is left of its allowance.
 */
export const holdSeat = (database: Scoped, hold: SeatHold): Promise<SeatAllowance> =>
  database.transact(hold.actor.organization_id, async (rows) => {
    const { organization_id, seat } = hold.actor;
    const row = await rows.first(sql<{ bytes_left: number }>`
      insert into game_seats (organization_id, game_session_id, role, connection_id, bytes_left, bytes_left_at)
      values (${organization_id}, ${seat.game_session_id}, ${seat.role}, ${hold.connection_id},
        ${MOST_BYTES - BYTES_OF_SITTING}, clock_timestamp())
      on conflict (organization_id, game_session_id, role)
      do update set connection_id = excluded.connection_id, taken_at = clock_timestamp(),
        bytes_left = ${leftAfter(BYTES_OF_SITTING)}, bytes_left_at = clock_timestamp()
      returning bytes_left`);
    await rows.all(told(hold));
    return allowanceOf(row?.bytes_left ?? 0);
  });

/** Writes what was spent, so that the next connection finds it. */
export const writeSpent = async (
  database: Scoped,
  hold: SeatHold,
  allowance: SeatAllowance,
): Promise<void> => {
  const spent = allowance.unwritten();
  if (spent === 0) return;
  await database.within(hold.actor.organization_id).all(sql`
    update game_seats set bytes_left = ${leftAfter(spent)}, bytes_left_at = clock_timestamp()
    where ${seatOf(hold)}`);
};

/** Bars the seat for a while, in every process and with every token. */
export const barSeat = (database: Scoped, hold: SeatHold, spent: number): Promise<void> =>
  database.transact(hold.actor.organization_id, async (rows) => {
    const seconds = sql`
      case when barred_until > clock_timestamp() - interval '1 hour'
        then least(${MOST_BARRED_SECONDS}::int, 2 * barred_seconds) else ${BARRED_SECONDS}::int end`;
    await rows.all(sql`
      update game_seats set bytes_left = ${leftAfter(spent)}, bytes_left_at = clock_timestamp(),
        barred_seconds = ${seconds}, barred_until = clock_timestamp() + make_interval(secs => ${seconds})
      where ${seatOf(hold)}`);
    await rows.all(told(hold));
  });

/** For how many more seconds the seat is barred; 0 where it is not. */
export const barredSeconds = async (database: Scoped, actor: Actor): Promise<number> => {
  const { organization_id, seat } = actor;
  if (!seat) return 0;
  const row = await database.within(organization_id).first(sql<{ seconds: number }>`
    select ceil(extract(epoch from barred_until - clock_timestamp()))::int as seconds
    from game_seats where ${seatOf({ actor: { organization_id, seat } })} and barred_until > clock_timestamp()`);
  return row?.seconds ?? 0;
};
