import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Actor } from '../../access/actor.ts';
import { LARGEST_SCENE } from './scene-contents.ts';
import { SCENE_CHANNEL } from './scene-store.ts';
import { SEAT_PREFIX, type SeatHold, seatOf } from './seat-status.ts';

/**
 * What the service does for a seat, in bytes that come and go: so many each second, and at once at most what it takes
 * to hand in a scene of the largest size and to read it twice. The allowance is the seat's, whatever connection and
 * process it comes by, and so is the time that it is barred for after a refusal; both are in the seat's row.
 */
const BYTES_PER_SECOND = 1_000_000;
const MOST_BYTES = 3 * LARGEST_SCENE;
/** A seat may have a tenth of the scenes' thread. */
const BYTES_PER_MS = 10_000;
/** A message counts as much at least: 125 in a second. */
export const BYTES_OF_MESSAGE = 8_000;
/** So does each time that somebody sits down. */
const BYTES_OF_SITTING = 200_000;
/** A seat that goes on for long is written this seldom. */
const BYTES_UNWRITTEN = 1_000_000;
/** So long after its first refusal, and twice as long after each that follows within the hour. */
const BARRED_SECONDS = 60;
const MOST_BARRED_SECONDS = 16 * 60;

/** @param ms of processor time. */
export const costOf = (ms: number): number => ms * BYTES_PER_MS;

/** What is left of it at this moment, in a process that the seat sits in. */
export interface SeatAllowance {
  /** @returns whether so much was left. */
  spend(bytes: number): boolean;
  /** What was spent since the last time that this was asked. */
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
 * What is left of the row's allowance after so much more; a debt is no larger than the allowance. Whoever sat down at
 * a process of before wrote nothing, and `least` passes over nulls.
 */
const leftAfter = (bytes: number) => sql`
  greatest(${-MOST_BYTES}::float8, least(${MOST_BYTES}::float8, game_seats.bytes_left
    + extract(epoch from clock_timestamp() - game_seats.bytes_left_at) * ${BYTES_PER_SECOND}::float8)
    - ${bytes}::float8)`;

const told = ({ actor }: SeatHold) =>
  sql`select pg_notify(${SCENE_CHANNEL}, ${`${SEAT_PREFIX}${actor.seat.game_session_id}`})`;

/**
 * Takes the seat: whoever sat there, in whichever process, is told and goes.
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

/** Refuses the seat for a while, in every process and with every token. */
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

/** For how many seconds the seat is barred yet; 0 where it is not. */
export const barredSeconds = async (database: Scoped, actor: Actor): Promise<number> => {
  const { organization_id, seat } = actor;
  if (!seat) return 0;
  const row = await database.within(organization_id).first(sql<{ seconds: number }>`
    select ceil(extract(epoch from barred_until - clock_timestamp()))::int as seconds
    from game_seats where ${seatOf({ actor: { organization_id, seat } })} and barred_until > clock_timestamp()`);
  return row?.seconds ?? 0;
};
