import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Globe from 'lucide-react/icons/globe';
import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { later } from '../../components/later.tsx';
import { can } from '../../frame/token.ts';
import { formatsOf, useFormats, zoneInWords } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import type { Booking } from './booking-dialog.tsx';
import { CalendarGrid, type GridHandle } from './calendar-grid.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { calendarMessages } from './messages.ts';
import { OwnCalendar } from './own-calendar.tsx';
import { soonest } from './slot-cursor.ts';
import { type AgendaSession, deviceZone, freeFrom, isSameClock, type Span, weekLater } from './span.ts';
import { Toggle } from './toggle.tsx';
import { useMove } from './use-move.tsx';
import { useAgenda } from './use-sessions.ts';
import { useView } from './view.ts';

/** Dialogs with their forms: loaded when the first is opened. */
const BookingDialog = later(async () => (await import('./booking-dialog.tsx')).BookingDialog);
const SessionPanel = later(async () => (await import('./session-panel.tsx')).SessionPanel);

const NONE: readonly AgendaSession[] = [];

/** Whose times these are, and what time it is on this device where that is elsewhere. */
const Zones = () => {
  const t = useMessages(calendarMessages);
  const { timezone } = useFormats();
  const { tag } = useLocaleSettings();
  const device = deviceZone();
  const now = new Date();
  return (
    <span className="calendar-zones">
      <Globe aria-hidden="true" />
      <span>
        {t('zone.clinic', { zone: zoneInWords(tag, timezone) })}{' '}
        {!isSameClock(now, timezone, device) &&
          t('zone.device', { zone: zoneInWords(tag, device), time: formatsOf(tag, device).time(now) })}
      </span>
    </span>
  );
};

/** The same client again, a week later at the same time. */
export const following = (
  one: Pick<AgendaSession, 'start_at' | 'end_at' | 'partner_patient_id' | 'session_type'>,
  zone: string,
): Booking => ({ span: weekLater(one, zone), client: one.partner_patient_id, type: one.session_type });

interface CalendarProps {
  /** A moment of the days that are shown first. */
  readonly from: string | undefined;
  /** The session whose panel is open at first. */
  readonly opened: string | undefined;
  /** The client that a booking begins with. */
  readonly client: string | undefined;
  /** A booking that is begun at once. */
  readonly next: Booking | undefined;
}

/** The clinician's sessions, past and to come. */
export const Calendar = ({ from, opened, client, next }: CalendarProps) => {
  const t = useMessages(calendarMessages);
  const session = useSession();
  const { timezone } = session.practitioner;
  const grid = useRef<GridHandle>(null);
  const [view, setView] = useView();
  const [shown, setShown] = useState<{ readonly days: Span; readonly title: string }>();
  const [showsCancelled, showCancelled] = useRemembered('calendar cancelled', false);
  const [selectedId, select] = useState(opened);
  const [last, setLast] = useState<AgendaSession>();
  const [booking, setBooking] = useState<Booking | undefined>(next);
  const agenda = useAgenda(shown?.days, showsCancelled);
  const { move, dialog: moving } = useMove();
  const sessions = agenda.data?.sessions ?? NONE;
  const selected = sessions.find(({ id }) => id === selectedId) ?? last;
  const canBook = can('appointment:write') && isOpen('clients', session);
  const close = () => {
    select(undefined);
    setLast(undefined);
  };
  return (
    <div className="calendar-area">
      <PageHeader
        title={t('title')}
        lead={<Zones />}
        actions={
          canBook && (
            <Button
              variant="primary"
              icon={<CalendarPlus />}
              onPress={() => setBooking({ span: freeFrom(soonest(timezone), sessions, timezone), client })}
            >
              {t('book')}
            </Button>
          )
        }
      />
      <section className="sheet sheet-flush calendar-sheet" aria-busy={agenda.isFetching}>
        <CalendarToolbar
          title={shown?.title ?? ''}
          view={view}
          onView={setView}
          onGo={(where) => grid.current?.go(where)}
        />
        {client !== undefined && canBook && (
          <p className="calendar-hint calendar-chosen">{t('book.chosen')}</p>
        )}
        {agenda.isError && <ErrorPanel error={agenda.error} onRetry={agenda.refetch} />}
        {agenda.isPending && <Skeleton label={t('grid.loading')} lines={1} />}
        {agenda.data?.complete === false && <p className="calendar-hint">{t('grid.incomplete')}</p>}
        <CalendarGrid
          handle={grid}
          view={view}
          from={from}
          sessions={sessions}
          isRead={agenda.isRead}
          canBook={canBook}
          onDays={(days, title) => setShown({ days, title })}
          onOpen={(one) => {
            select(one.id);
            setLast(one);
          }}
          onBook={(span) => setBooking({ span, client })}
          onMove={move}
        />
        <div className="calendar-foot">
          <Toggle isSelected={showsCancelled} onChange={showCancelled}>
            {t('show.cancelled')}
          </Toggle>
        </div>
      </section>
      <OwnCalendar />
      {booking && canBook && (
        <BookingDialog
          {...booking}
          onClose={(booked) => {
            setBooking(undefined);
            if (booked) grid.current?.goTo(booked.start_at);
          }}
        />
      )}
      {moving}
      {selected && selectedId && (
        <SessionPanel
          one={selected}
          onClose={close}
          onMoved={(span) => grid.current?.goTo(span.start_at)}
          {...(canBook
            ? {
                onBookNext: () => {
                  close();
                  setBooking(following(selected, timezone));
                },
              }
            : {})}
        />
      )}
    </div>
  );
};
