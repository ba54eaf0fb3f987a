// The grid by keys: a time is chosen with the cursor, a session is moved with Alt.
import type { CalendarApi } from '@fullcalendar/react';
import { type KeyboardEvent, useRef } from 'react';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';
import { firstCursor, movedByKey, showCursor } from './slot-cursor.ts';
import { type AgendaSession, isSameSpan, type Span } from './span.ts';

interface GridKeys {
  readonly api: () => CalendarApi | undefined;
  readonly sessions: readonly AgendaSession[];
  readonly canBook: boolean;
  readonly onBook: (span: Span) => void;
  /** Stores where a session was moved to. @param back draws it where it was. */
  readonly onMove: (one: AgendaSession, span: Span, back: () => void) => Promise<void>;
  /** Says it to a screen reader. */
  readonly announce: (words: string) => void;
}

/** Milliseconds without a further press after which a moved session is stored. */
const PAUSE_MILLISECONDS = 700;
const MOVE_MINUTES = 15;

const sessionIdOf = (target: EventTarget): string | undefined => {
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'button') return undefined;
  return target.querySelector<HTMLElement>('[data-session]')?.dataset.session;
};

/** The event is drawn anew where it is moved to: the focus follows it there. */
export const focusSession = (id: string): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const words = document.querySelector(`[data-session="${CSS.escape(id)}"]`);
      if (document.activeElement === document.body || document.activeElement?.id === 'area')
        words?.closest<HTMLElement>('[role="button"]')?.focus();
    }),
  );

const useSpanWords = () => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  return ({ start_at, end_at }: Span) =>
    t('grid.cursor', { day: formats.day(start_at), from: formats.time(start_at), to: formats.time(end_at) });
};

const useMoves = ({ api, sessions, onMove, announce }: GridKeys) => {
  const { timezone } = useFormats();
  const { direction } = useLocaleSettings();
  const words = useSpanWords();
  const pending = useRef(new Map<string, { readonly span: Span; readonly timer: number }>());
  const draw = (id: string, { start_at, end_at }: Span) =>
    api()?.getEventById(id)?.setDates(start_at, end_at);
  const store = async (one: AgendaSession, span: Span) => {
    pending.current.delete(one.id);
    if (!isSameSpan(span, one)) await onMove(one, span, () => draw(one.id, one));
    focusSession(one.id);
  };
  /** @returns whether the key meant a move. */
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const id = sessionIdOf(event.target);
    const one = sessions.find((each) => each.id === id);
    if (!event.altKey || one?.status !== 'scheduled' || !can('appointment:write')) return false;
    const before = pending.current.get(one.id);
    const grid = { isMonth: false, isMirrored: direction === 'rtl', zone: timezone };
    const span = movedByKey(before?.span ?? one, event, grid, MOVE_MINUTES);
    if (!span) return false;
    clearTimeout(before?.timer);
    const timer = window.setTimeout(() => void store(one, span), PAUSE_MILLISECONDS);
    pending.current.set(one.id, { span, timer });
    draw(one.id, span);
    const start = new Date(span.start_at);
    const calendar = api();
    if (calendar && (start < calendar.view.activeStart || start >= calendar.view.activeEnd))
      calendar.gotoDate(start);
    focusSession(one.id);
    announce(words(span));
    return true;
  };
};

/** @returns what the grid does with a key. */
export const useGridKeys = (keys: GridKeys): ((event: KeyboardEvent<HTMLElement>) => void) => {
  const { direction } = useLocaleSettings();
  const { timezone } = useFormats();
  const words = useSpanWords();
  const cursor = useRef<Span>(undefined);
  const moveSession = useMoves(keys);
  const choose = (event: KeyboardEvent<HTMLElement>, api: CalendarApi): boolean => {
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      api[event.key === 'PageUp' ? 'prev' : 'next']();
      cursor.current = undefined;
      return true;
    }
    if (!keys.canBook) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      keys.onBook(cursor.current ?? firstCursor(api, timezone));
      return true;
    }
    if (api.view.type.startsWith('list')) return false;
    const known = cursor.current;
    const first = firstCursor(api, timezone);
    const grid = {
      isMonth: api.view.type === 'dayGridMonth',
      isMirrored: direction === 'rtl',
      zone: timezone,
    };
    const next = movedByKey(known ?? first, event, grid);
    if (!next) return false;
    // The first press shows where the cursor is, so that nobody has to guess.
    cursor.current = known ? next : first;
    showCursor(api, cursor.current, grid);
    keys.announce(words(cursor.current));
    return true;
  };
  return (event) => {
    const api = keys.api();
    if (!api) return;
    const isGrid = event.target === event.currentTarget;
    if (isGrid ? !event.altKey && choose(event, api) : moveSession(event)) event.preventDefault();
  };
};
