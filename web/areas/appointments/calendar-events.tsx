// How sessions stand in the grid and in the agenda.
import type { EventDisplayInfo, EventInput } from '@fullcalendar/react';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import { initialsOf } from '../../components/display.tsx';
import { can } from '../../frame/token.ts';
import { cityOf, formatsOf, useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { calendarMessages } from './messages.ts';
import { type AgendaSession, deviceZone, isSameClock } from './span.ts';

/** As the calendar takes it. Only what is still to be can be moved. */
export const eventOf = (one: AgendaSession): EventInput => ({
  id: one.id,
  title: one.client_name ?? '',
  start: one.start_at,
  end: one.end_at,
  editable: one.status === 'scheduled' && can('appointment:write'),
  color: `var(--session-${one.status})`,
  contrastColor: `var(--session-${one.status}-ink)`,
  class: `session session-${one.status}`,
  extendedProps: { session: one },
});

/** The session that an event stands for, at the time where it is drawn: while it is dragged, another one. */
const drawnAt = ({ event }: EventDisplayInfo) => {
  const one = event.extendedProps.session as AgendaSession | undefined;
  if (!one || !event.start) return undefined;
  return { one, start: event.start, end: event.end ?? new Date(one.end_at) };
};

/** `10:00 – 10:50`, with what both times share said once. */
const rangeOf = (start: Date, end: Date, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).formatRange(start, end);

/** What stands in an event: time, client, type, and status in a word where it is not to come. */
export const EventContent = ({ info }: { readonly info: EventDisplayInfo }) => {
  const t = useMessages(calendarMessages);
  const s = useMessages(sessionMessages);
  const formats = useFormats();
  const { tag } = useLocaleSettings();
  const drawn = drawnAt(info);
  if (!drawn) return <span className="sr-only">{t('book')}</span>;
  const { one, start, end } = drawn;
  const device = deviceZone();
  const isElsewhere = !isSameClock(start, formats.timezone, device);
  const Icon = one.session_type === 'virtual' ? Video : MapPin;
  const isList = info.view.type.startsWith('list');
  const isMonth = info.view.type === 'dayGridMonth';
  const times = isMonth ? formats.time(start) : rangeOf(start, end, tag, formats.timezone);
  return (
    <span
      className={`session-words${isList ? ' session-row' : ''}${isMonth ? ' session-short' : ''}`}
      data-session={one.id}
    >
      <span className="session-time">
        <span className="session-range">{times}</span>
        {!isList && !isMonth && (
          <span className="session-start" aria-hidden="true">
            {formats.time(start)}
          </span>
        )}
        {isList && isElsewhere && (
          <span className="session-there">
            {t('zone.there', { time: formatsOf(tag, device).time(start), zone: cityOf(device) })}
          </span>
        )}
      </span>
      <span className="session-name" dir="auto">
        {one.client_name ?? t('client')}
      </span>
      {isMonth && (
        // A day of a month is too narrow for names.
        <span dir="auto" className="session-initials" aria-hidden="true">
          {initialsOf(one.client_name ?? t('client'))}
        </span>
      )}
      <span className="session-kind">
        <Icon aria-hidden="true" />
        <span className={isList ? '' : 'sr-only'}>{s(`type.${one.session_type}`)}</span>
        {one.status !== 'scheduled' && <span className="session-status">{s(`status.${one.status}`)}</span>}
      </span>
    </span>
  );
};
