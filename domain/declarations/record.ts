import { p } from '@mikro-orm/core';
import { processClock } from '../../platform/clock.ts';

/** Each change is later than the one before, also where that was made by a machine whose clock is ahead of ours. */
export const whenUpdated = ({ updated_at }: { readonly updated_at: Date }): Date =>
  new Date(Math.max(processClock.now().getTime(), updated_at.getTime() + 1));

/**
 * Properties of every record. Property names are column names are wire names, so nothing is mapped on the
 * way from a request to the database and back.
 */
export const record = {
  id: p.uuid().primary(),
  organization_id: p.uuid(),
  created_at: p.datetime(3).onCreate(() => processClock.now()),
  updated_at: p
    .datetime(3)
    // The same moment, or a new record would look changed.
    .onCreate((one: { created_at?: Date }) => one.created_at ?? processClock.now())
    .onUpdate(whenUpdated),
  deleted_at: p.datetime(3).nullable(),
} as const;

/** Soft deletion (specification 1.5). */
export const markDeleted = (one: { deleted_at?: Date | null | undefined }, now: Date): void => {
  one.deleted_at = now;
};
