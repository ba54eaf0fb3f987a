import type { CalendarApi } from '@fullcalendar/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../shell/formats.ts';
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

/** Whether the middle of one of these sessions is in sight. */
const shows = (part: HTMLElement, sessions: readonly AgendaSession[]): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  const drawn = [...part.querySelectorAll<HTMLElement>('[data-session]')];
  return drawn
    .filter(({ dataset }) => sessions.some(({ id }) => id === dataset.session))
    .map((one) => one.getBoundingClientRect())
    .some((one) => one.top + one.bottom > 2 * top && one.top + one.bottom < 2 * bottom);
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
 * @returns what has to be called when another view was drawn.
 */
export const useScroller = ({ grid, api, sessions, isRead }: ScrollerOptions) => {
  const { timezone } = useFormats();
  // The days whose hours were chosen: from then on the person scrolls.
  const chosen = useRef('');
  // After each drawing, since the library draws another view later than its days are told.
  const [, drawAgain] = useState<unknown>();
  useEffect(() => {
    const chooseHours = (part: HTMLElement) => {
      const calendar = api();
      if (!isRead || !calendar) return;
      const { type, activeStart } = calendar.view;
      const days = `${type} ${activeStart.getTime()}`;
      if (chosen.current === days) return;
      chosen.current = days;
      const ahead = sessions.filter(({ end_at }) => Date.parse(end_at) > Date.now());
      // Of a day, what comes counts; a week is looked at as a whole.
      const sought = type === LIBRARY_VIEWS.day && ahead.length > 0 ? ahead : sessions;
      const [first] = sought;
      if (!first || shows(part, sought)) return;
      const { hour, minute } = wallClockOf(first.start_at, timezone);
      calendar.scrollToTime({ minutes: Math.max(0, hour * 60 + minute - 30) });
    };
    // What scrolls gets its height later still.
    const sizes = new ResizeObserver((parts) => {
      for (const { target } of parts) {
        const part = target as HTMLElement;
        const isScrolled = part.scrollHeight > part.clientHeight;
        reach(part, isScrolled && sessions.length === 0);
        if (isScrolled) chooseHours(part);
      }
    });
    for (const part of grid.current?.querySelectorAll('div') ?? [])
      if (/auto|scroll/.test(getComputedStyle(part).overflowY)) sizes.observe(part);
    return () => sizes.disconnect();
  });
  return drawAgain;
};
