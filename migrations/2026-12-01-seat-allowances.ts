import { Migration } from '@mikro-orm/migrations';

/**
 * What is left of a seat's allowance, and how long it is barred after a refusal: neither ends with a connection or a
 * process.
 */
export class SeatAllowances extends Migration {
  override up(): void {
    this.addSql(`alter table game_seats
      add column bytes_left double precision,
      add column bytes_left_at timestamptz(3),
      add column barred_until timestamptz(3),
      add column barred_seconds integer`);
  }
}
