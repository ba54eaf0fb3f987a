import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type DatesSetInfo,
  type EventChangeInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { EventContent, eventOf } from './calendar-events.tsx';
import { calendarMessages } from './messages.ts';
import { SLOT_MINUTES, USUAL_MINUTES } from './slot-cursor.ts';
import { SlotTimes } from './slot-times.tsx';
import { type AgendaSession, conflictWith, type Span, spanFrom } from './span.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { FIRST_MINUTES, useScroller } from './use-scroller.ts';
import { LIBRARY_VIEWS, type View } from './view.ts';
import { DAY_BEGINS, momentOf, wallClockOf } from './wall-clock.ts';

/** What the toolbar does with the grid. */
export interface GridHandle {
  go(where: 'prev' | 'today' | 'next'): void;
  goTo(moment: string): void;
}
interface CalendarGridProps {
  readonly handle: Ref<GridHandle>;
  readonly view: View;
  /** A moment of the days that are shown first. */
  readonly from: string | undefined;
  readonly sessions: readonly AgendaSession[];
  /** Whether the sessions are those of the days that are shown, and not of the days before. */
  readonly isRead: boolean;
  readonly canBook: boolean;
  readonly onDays: (days: Span, title: string) => void;
  readonly onOpen: (one: AgendaSession) => void;
  readonly onBook: (span: Span) => void;
  readonly onMove: (one: AgendaSession, span: Span, back: () => void) => Promise<void>;
}

const HALF_HOUR = 1_800_000;
/** Lines are drawn for half hours alone. */
const quarterClass = ({ time }: { readonly time?: { readonly milliseconds: number } }): string =>
  (time?.milliseconds ?? 0) % HALF_HOUR === 0 ? '' : 'slot-quarter';

const STATIC: CalendarOptions = {
  plugins: [timeGrid, dayGrid, list, interaction, classicTheme],
  headerToolbar: false,
  allDaySlot: false,
  borderlessX: true,
  borderlessBottom: true,
  nowIndicator: true,
  // What is dragged snaps to whole slots: with a finer step the library reckons from the middle of the slot.
  slotDuration: '00:15',
  slotHeaderInterval: '01:00',
  slotMinHeight: 17,
  slotLaneClass: quarterClass,
  slotHeaderClass: quarterClass,
  eventMinHeight: 24,
  slotEventOverlap: false,
  scrollTime: { minutes: FIRST_MINUTES },
  scrollTimeReset: false,
  dayMaxEvents: 3,
  eventInteractive: true,
  eventDisplay: 'block',
  eventResizableFromStart: true,
  // A press alone is a `dateClick`, on a touch screen too.
  selectMinDistance: 5,
  longPressDelay: 350,
  // German writes `Mo., 23.` here, and Spanish a comma: two signs after a short word say nothing more.
  dayHeaderContent: ({ text }) => text.replace(/\.?, /, ' '),
  views: {
    // Weeks are as high as what is in them: the ratio gives the least height, a sixth of it for each week.
    dayGridMonth: { fixedWeekCount: false, aspectRatio: 2.6, rowMoreLinkClass: 'calendar-more' },
    timeGrid: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
    listFortnight: {
      type: 'list',
      duration: { days: 14 },
      titleFormat: { year: 'numeric', month: 'short', day: 'numeric' },
      listItemEventBeforeClass: 'session-dot',
    },
  },
};

const spanOfEvent = ({ event }: Pick<EventChangeInfo, 'event'>): Span => {
  const start = event.start as Date;
  const one = event.extendedProps.session as AgendaSession;
  const length = Date.parse(one.end_at) - Date.parse(one.start_at);
  const end = event.end ?? new Date(start.getTime() + length);
  return { start_at: start.toISOString(), end_at: end.toISOString() };
};

/** The slot that was pressed, or the morning of a day. @param moment in the slot; of midnight for days. */
const slotAt = (moment: Date, isDay: boolean, zone: string): Span => {
  const at = wallClockOf(moment, zone);
  const time = isDay
    ? { hour: DAY_BEGINS, minute: 0 }
    : { minute: Math.floor(at.minute / SLOT_MINUTES) * SLOT_MINUTES };
  return spanFrom(momentOf({ ...at, ...time }, zone), USUAL_MINUTES);
};

const useChoices = ({ canBook, onBook, onOpen, onMove, sessions }: CalendarGridProps): CalendarOptions => {
  const { timezone } = useFormats();
  const root = useRef<Element | null>(null);
  const mark = (isConflicting: boolean) => root.current?.classList.toggle('is-conflicting', isConflicting);
  const store = (info: EventChangeInfo) => {
    mark(false);
    void onMove(info.event.extendedProps.session, spanOfEvent(info), info.revert);
  };
  const begin = ({ el }: { readonly el: HTMLElement }) => {
    root.current = el.closest('.calendar-grid');
  };
  // A mirrored month day has no time of its own.
  const dayOf = (text: string) => new Date(`${text.slice(0, 10)}T12:00:00Z`);
  return {
    selectable: canBook,
    selectMirror: canBook,
    eventClick: ({ event }) => {
      const one = sessions.find(({ id }) => id === event.id);
      if (one) onOpen(one);
    },
    dateClick: ({ date, dateStr, allDay }) => {
      if (canBook) onBook(slotAt(allDay ? dayOf(dateStr) : date, allDay, timezone));
    },
    select: ({ start, startStr, end, allDay, jsEvent }) => {
      // Without an event it is the cursor of the keyboard, which is not a choice yet.
      if (!jsEvent) return;
      if (allDay) onBook(slotAt(dayOf(startStr), true, timezone));
      else onBook({ start_at: start.toISOString(), end_at: end.toISOString() });
    },
    eventDragStart: begin,
    eventResizeStart: begin,
    eventDragStop: () => mark(false),
    eventResizeStop: () => mark(false),
    // Everything may be tried; what overlaps is drawn so at once, and the service decides.
    eventAllow: ({ start, end }, moving) => {
      const span = { start_at: start.toISOString(), end_at: end.toISOString() };
      mark(conflictWith(span, sessions, moving?.id) !== undefined);
      return true;
    },
    eventDrop: store,
    eventResize: store,
  };
};

/** The day that weeks begin with, 0 for Sunday; Monday where the browser does not know. */
const firstDayOf = (tag: string): number => {
  const place = new Intl.Locale(tag) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: number };
  };
  return (place.getWeekInfo?.().firstDay ?? 1) % 7;
};

const useWords = ({ isRead }: CalendarGridProps): CalendarOptions => {
  const t = useMessages(calendarMessages);
  const { tag, direction } = useLocaleSettings();
  const { timezone } = useFormats();
  return {
    timeZone: timezone,
    locale: tag,
    direction,
    firstDay: firstDayOf(tag),
    eventTimeFormat: { hour: 'numeric', minute: '2-digit' },
    moreLinkText: (count) => t('grid.more', { count }),
    // Before they are read nobody knows whether there are any.
    noEventsContent: isRead ? t('grid.none') : '',
    closeHint: t('close.leave'),
    eventsHint: t('title'),
    timedText: t('grid.timed'),
  };
};

/** The calendar library, told what the service has, by mouse, touch and keys. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { handle, view, from, sessions, canBook, onDays } = props;
  const t = useMessages(calendarMessages);
  const { timezone } = useFormats();
  const calendar = useRef<CalendarRef>(null);
  const hintId = useId();
  const [said, announce] = useState('');
  const api = () => calendar.current?.getApi();
  const events = useMemo(() => sessions.map(eventOf), [sessions]);
  const onKeyDown = useGridKeys({ ...props, api, announce });
  const choices = useChoices(props);
  const words = useWords(props);
  useImperativeHandle(handle, () => ({
    go: (where) => api()?.[where](),
    goTo(moment) {
      api()?.gotoDate(moment);
      scroller.show(moment);
    },
  }));
  useEffect(() => {
    calendar.current?.getApi().changeView(LIBRARY_VIEWS[view]);
  }, [view]);
  const grid = useRef<HTMLElement>(null);
  const scroller = useScroller({ ...props, grid, api });
  const showDays = ({ start, end, view: { title } }: DatesSetInfo) =>
    onDays({ start_at: start.toISOString(), end_at: end.toISOString() }, title);
  return (
    <>
      <section
        ref={grid}
        className="calendar-grid"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys choose a time, as a mouse does by pressing there.
        tabIndex={0}
        aria-label={t('grid.label')}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      >
        <FullCalendar
          ref={calendar}
          {...STATIC}
          {...words}
          {...choices}
          initialView={LIBRARY_VIEWS[view]}
          {...(from === undefined ? {} : { initialDate: from })}
          height={view === 'month' || view === 'agenda' ? 'auto' : 680}
          events={events}
          datesSet={showDays}
          viewDidMount={scroller.drawAgain}
          eventContent={(info) => <EventContent info={info} />}
          eventClass={({ isMirror, isPast }) =>
            `${isMirror ? 'session-mirror' : ''} ${isPast ? 'is-past' : ''}`
          }
          slotHeaderContent={({ time, view: { currentStart } }) => (
            <SlotTimes time={time?.milliseconds ?? 0} day={currentStart} zone={timezone} />
          )}
        />
      </section>
      <p id={hintId} className="calendar-hint" hidden={!canBook}>
        {t('grid.keys')}
      </p>
      <p className="sr-only" aria-live="assertive">
        {said}
      </p>
    </>
  );
};
