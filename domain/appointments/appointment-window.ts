import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import { issue, type ValidationIssue } from '../problems.ts';

/** The last moment that an appointment can end at; formats of moments have room for no later one. */
export const LATEST = new Date('2999-12-31T23:59:59.999Z');

const LONGEST_MILLISECONDS = 24 * 3_600_000;

/** `end_at` comes after `start_at`, at most 24 hours later (decisions part 4). */
export const windowFaults = (start: Date, end: Date, path = 'end_at'): readonly ValidationIssue[] => {
  const length = end.getTime() - start.getTime();
  if (length <= 0) return [issue(path, 'invalid_value', 'The end must come after the start.')];
  if (length > LONGEST_MILLISECONDS)
    return [issue(path, 'too_large', 'An appointment takes at most 24 hours.')];
  return [];
};

/** The same for a body; nothing where it lacks one of the two. */
export const windowIssuesOf = (body: {
  readonly start_at?: unknown;
  readonly end_at?: unknown;
}): readonly ValidationIssue[] =>
  typeof body.start_at === 'string' && typeof body.end_at === 'string'
    ? windowFaults(new Date(body.start_at), new Date(body.end_at))
    : [];

/**
 * Locks a practitioner's calendar until the commit. The exclusion constraint decides about overlaps; this lock only
 * prevents deadlocks between concurrent bookings on it (measured: stalls of up to 25 s without).
 */
export const calendarLock = (practitionerId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${practitionerId}::uuid::text, 0))`;

export const lockCalendar = async (rows: Rows, practitionerId: string): Promise<void> => {
  await rows.all(sql`select ${calendarLock(sql`${practitionerId}`)}`);
};
