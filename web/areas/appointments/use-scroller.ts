import type { CalendarApi } from '@fullcalendar/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../shell/formats.ts';
import { SLOT_MINUTES } from './slot-cursor.ts';
import type { AgendaSession } from './span.ts';
import { LIBRARY_VIEWS } from './view.ts';
import { wallClockOf } from './wall-clock.ts';

/**
 * Lets Tab reach a part of the grid where that scrolls, or not. It lies within a group of rows, which may hold nothing
 * else that takes the focus: so it becomes that group.
 */
const reach = (part: HTMLElement, isReached: boolean): void => {
  const rows = part.parentElement;
  if (isReached) part.tabIndex = 0;
  else part.removeAttribute('tabindex');
  const [group, other] = isReached ? [rows, part] : [part, rows];
  if (group?.role !== 'rowgroup' || !other) return;
  group.role = isReached ? 'presentation' : null;
  other.role = 'rowgroup';
};

const MINUTES_OF_DAY = 1_440;
/** Where a day begins in sight, in minutes after midnight. */
export const FIRST_MINUTES = 7 * 60 + 30;
/** In pixels: what begins lower is hardly seen. */
const LEAST_SEEN = 40;

const isInSight = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement, minutes: number): boolean => {
  const y = (minutes / MINUTES_OF_DAY) * scrollHeight;
  return y >= scrollTop && y < scrollTop + clientHeight - LEAST_SEEN;
};

interface ScrollerOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly api: () => CalendarApi | undefined;
  readonly sessions: readonly AgendaSession[];
  readonly isRead: boolean;
}

/**
 * The part of the grid that scrolls through the hours. Days without sessions hold nothing that takes the focus: then
 * keys scroll them by their own. Days that have sessions show one: those of the evening are not found by chance.
 */
export const useScroller = ({ grid, api, sessions, isRead }: ScrollerOptions) => {
  const { timezone } = useFormats();
  // The days whose hours were chosen: from then on the person scrolls.
  const chosen = useRef('');
  // After each drawing, since the library draws another view later than its days are told.
  const [, drawAgain] = useState<unknown>();
  const parts = (): readonly HTMLElement[] =>
    [...(grid.current?.querySelectorAll('div') ?? [])].filter((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY),
    );
  const minutesAt = (moment: string): number => {
    const { hour, minute } = wallClockOf(moment, timezone);
    return hour * 60 + minute;
  };
  const scrollTo = (moment: string) =>
    api()?.scrollToTime({ minutes: Math.max(0, minutesAt(moment) - SLOT_MINUTES) });
  const chooseHours = (part: HTMLElement): void => {
    const calendar = api();
    if (!isRead || !calendar) return;
    const { type, activeStart } = calendar.view;
    const days = `${type} ${activeStart.getTime()}`;
    if (chosen.current === days) return;
    chosen.current = days;
    const ahead = sessions.filter(({ end_at }) => Date.parse(end_at) > Date.now());
    // Of a day, what comes counts; a week is looked at as a whole.
    const wanted = type === LIBRARY_VIEWS.day && ahead.length > 0 ? ahead : sessions;
    const [first] = [...wanted].sort((one, other) => minutesAt(one.start_at) - minutesAt(other.start_at));
    if (!first) return;
    // Nothing would tell of a session above what is in sight. Later ones lie where a person scrolls to by habit.
    const isEarly = minutesAt(first.start_at) < FIRST_MINUTES;
    if (isEarly || !wanted.some(({ start_at }) => isInSight(part, minutesAt(start_at))))
      scrollTo(first.start_at);
  };
  useEffect(() => {
    // What scrolls gets its height later still.
    const sizes = new ResizeObserver((changes) => {
      for (const { target } of changes) {
        const part = target as HTMLElement;
        const isScrolled = part.scrollHeight > part.clientHeight;
        reach(part, isScrolled && sessions.length === 0);
        if (isScrolled) chooseHours(part);
      }
    });
    for (const part of parts()) sizes.observe(part);
    return () => sizes.disconnect();
  });
  return {
    /** Has to be called when another view was drawn. */
    drawAgain,
    /** Scrolls to a time of day that is out of sight. */
    show(moment: string): void {
      if (!parts().some((part) => isInSight(part, minutesAt(moment)))) scrollTo(moment);
    },
  };
};
