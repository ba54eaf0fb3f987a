import { type RawBuilder, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';

/** Conditions of lists on a table with the alias `t`. */

/**
 * The first millisecond that is not before the moment. Columns hold milliseconds. Callers may send more digits, and
 * offsets that PostgreSQL would not read.
 */
const firstMillisecond = (moment: string): Date =>
  new Date(Date.parse(moment) + (/\.\d{3}\d*[1-9]/.test(moment) ? 1 : 0));

/** `time >= moment`, or nothing where the caller did not filter. */
export const since = (
  time: RawBuilder<unknown>,
  moment: string | undefined,
): RawBuilder<unknown> | undefined =>
  moment === undefined ? undefined : sql`${time} >= ${firstMillisecond(moment)}`;

/** `t.<column> >= moment`, or nothing where the caller did not filter. */
export const notBefore = (column: string, moment: string | undefined): RawBuilder<unknown> | undefined =>
  since(sql.ref(`t.${column}`), moment);

/** `t.<column> < moment`, or nothing where the caller did not filter. */
export const before = (column: string, moment: string | undefined): RawBuilder<unknown> | undefined =>
  moment === undefined ? undefined : sql`${sql.ref(`t.${column}`)} < ${firstMillisecond(moment)}`;

/** `t.<column> = value`, or nothing where the caller did not filter. */
export const equals = (column: string, value: unknown): RawBuilder<unknown> | undefined =>
  value === undefined ? undefined : sql`${sql.ref(`t.${column}`)} = ${value}`;

/**
 * `t.<column> = id` where the caller reaches that record, or nothing where the caller did not filter. A record that
 * is deleted or out of reach matches nothing, unless deleted records are asked for.
 */
export const refersTo = (
  column: string,
  record: { isReached(actor: Actor, id: string): RawBuilder<unknown> },
  id: unknown,
  actor: Actor,
  { include_deleted = false }: { readonly include_deleted?: boolean | undefined } = {},
): RawBuilder<unknown> | undefined => {
  const same = equals(column, id);
  return same && !include_deleted ? sql`${same} and ${record.isReached(actor, id as string)}` : same;
};
