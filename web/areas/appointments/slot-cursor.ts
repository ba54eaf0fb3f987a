// A time that is chosen by keys in the grid, as a mouse chooses one by pressing there.
import type { CalendarApi } from '@fullcalendar/react';
import { minutesOf, moved, type Span, spanFrom, whenOf } from './span.ts';
import { DAY_BEGINS, momentOf, nextBeginning, wallClockOf } from './wall-clock.ts';

/** Minutes of a session where nothing says otherwise. */
export const USUAL_MINUTES = 50;
export const SLOT_MINUTES = 30;
const LENGTH_STEP = 5;
/** Minutes: a day, as the service has it. */
const LONGEST = 1_440;

/** What a booking begins with that was begun without a time. */
export const soonest = (zone: string): Span => spanFrom(nextBeginning(zone), USUAL_MINUTES);

/** The next time to begin where that is shown, else the morning of the first day that is shown. */
export const firstCursor = ({ view }: Pick<CalendarApi, 'view'>, zone: string): Span => {
  const { currentStart, currentEnd } = view;
  const soon = nextBeginning(zone);
  const isShown = soon >= currentStart && soon < currentEnd;
  const morning = momentOf({ ...wallClockOf(currentStart, zone), hour: DAY_BEGINS, minute: 0 }, zone);
  return spanFrom(isShown ? soon : morning, USUAL_MINUTES);
};

interface Grid {
  readonly isMonth: boolean;
  /** Drawn from right to left. */
  readonly isMirrored: boolean;
  readonly zone: string;
}
interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key moves a time: the one that is chosen, or that of a session.
 * @param isMonth up and down are weeks there, as they are drawn.
 * @param step minutes of a press up or down.
 * @returns undefined for keys that mean something else.
 */
export const movedByKey = (
  span: Span,
  { key, shiftKey }: Press,
  { isMonth, isMirrored, zone }: Grid,
  step = SLOT_MINUTES,
): Span | undefined => {
  const onward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return moved(span, zone, key === onward ? 1 : -1, 0);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const sign = key === 'ArrowDown' ? 1 : -1;
  if (isMonth) return moved(span, zone, sign * 7, 0);
  if (!shiftKey) return moved(span, zone, 0, sign * step);
  const length = Math.min(LONGEST, Math.max(LENGTH_STEP, minutesOf(span) + sign * LENGTH_STEP));
  return spanFrom(new Date(span.start_at), length);
};

/** Shows it in the grid, which turns to its days where needed. */
export const showCursor = (api: CalendarApi, { start_at, end_at }: Span, grid: Grid): void => {
  const start = new Date(start_at);
  if (start < api.view.currentStart || start >= api.view.currentEnd) api.gotoDate(start);
  if (grid.isMonth) {
    api.select(whenOf({ start_at, end_at }, grid.zone).date);
    return;
  }
  api.select(start_at, end_at);
  api.scrollToTime({ hours: Math.max(0, wallClockOf(start, grid.zone).hour - 2) });
};
