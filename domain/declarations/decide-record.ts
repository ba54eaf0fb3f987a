import { Problem, type ProblemSlug } from '../problems.ts';
import type { LookedUp, NewRecord } from './batch-insert.ts';
import type { Claimed, InsertOnly } from './endpoint.ts';

/**
 * The record that one creation decides on, with its times.
 * @throws Problem when it is refused.
 */
export const decideRecord = (
  insertOnly: InsertOnly,
  claimed: Claimed<Record<string, unknown>>,
  found: LookedUp<NonNullable<InsertOnly['lookups']>['statements']>,
): NewRecord => {
  const fail = (slug: ProblemSlug, extensions = {}) => new Problem(slug, extensions);
  const record = insertOnly.record({ ...claimed, found, fail });
  return { ...record, columns: { ...record.columns, created_at: claimed.now, updated_at: claimed.now } };
};
