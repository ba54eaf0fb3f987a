import { p } from '@mikro-orm/core';
import { processClock } from '../../platform/clock.ts';

/**
 * The time of a change. It is later than that of the previous change, even if a machine with a fast clock made that
 * one.
 */
export const whenUpdated = ({ updated_at }: { readonly updated_at: Date }): Date =>
  new Date(Math.max(processClock.now().getTime(), updated_at.getTime() + 1));

/**
 * The properties of every record. Property names, column names and wire names are the same, so nothing is mapped
 * between the request and the database.
 */
export const record = {
  id: p.uuid().primary(),
  organization_id: p.uuid(),
  created_at: p.datetime(3).onCreate(() => processClock.now()),
  updated_at: p
    .datetime(3)
    // Both times must be equal, otherwise a new record would look changed.
    .onCreate((one: { created_at?: Date }) => one.created_at ?? processClock.now())
    .onUpdate(whenUpdated),
  deleted_at: p.datetime(3).nullable(),
} as const;

/** Soft deletion (specification 1.5). */
export const markDeleted = (one: { deleted_at?: Date | null | undefined }, now: Date): void => {
  one.deleted_at = now;
};
