// Sessions that repeat, as the form of a booking holds them.
import type { Span } from './span.ts';
import { daysLater } from './wall-clock.ts';

export interface Repeat {
  /** From one session to the next; 0: once. */
  readonly weeks: number;
  /** Sessions altogether. */
  readonly count: number;
}

export const ONCE: Repeat = { weeks: 0, count: 10 };
export const MOST_SESSIONS = 52;
export const MOST_WEEKS = 4;

/** When an occurrence begins. @param occurrence from 1. */
export const startOf = (
  span: Span,
  { weeks }: Pick<Repeat, 'weeks'>,
  occurrence: number,
  zone: string,
): Date => daysLater(span.start_at, (occurrence - 1) * weeks * 7, zone);
