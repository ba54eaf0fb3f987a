import { now, today } from '@internationalized/date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Video from 'lucide-react/icons/video';
import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Avatar, Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import type { AgendaSession } from '../appointments/span.ts';
import { OpenSessionButton } from '../sessions/open-session-button.tsx';
import { sessionMessages } from '../sessions/session-messages.ts';
import { homeMessages } from './messages.ts';

/** Others book too: the host, and a colleague at the front desk. */
const EVERY_MILLISECONDS = 60_000;

const Session = ({ one, isNext }: { readonly one: AgendaSession; readonly isNext: boolean }) => {
  const session = useSession();
  const t = useMessages(homeMessages);
  const s = useMessages(sessionMessages);
  const formats = useFormats();
  const name = one.client_name ?? t('agenda.client');
  const hasBegun = Date.parse(one.start_at) <= Date.now();
  // A session that was ended, or marked as over or as missed, is over before its time is.
  const isOver =
    one.ended_at !== null || Date.parse(one.end_at) <= Date.now() || (hasBegun && one.status !== 'scheduled');
  const isNow = hasBegun && !isOver;
  const wantsNote =
    isOver &&
    !one.note &&
    (one.status === 'scheduled' || one.status === 'completed') &&
    isOpen('clinical-notes', session) &&
    can('note:write');
  const Icon = one.session_type === 'virtual' ? Video : MapPin;
  return (
    <li className={`agenda-session${isNow || isNext ? ' is-now' : ''}${isOver ? ' is-over' : ''}`}>
      <div className="agenda-time">
        <strong>{formats.time(one.start_at)}</strong>
        <span className="quiet">{formats.time(one.end_at)}</span>
      </div>
      <Avatar id={one.partner_patient_id} name={name} />
      <div className="agenda-words">
        {one.client_name && isOpen('clients', session) ? (
          <PlaceLink area="clients" id={one.partner_patient_id} className="link agenda-name">
            <bdi>{name}</bdi>
          </PlaceLink>
        ) : (
          <bdi className="agenda-name">{name}</bdi>
        )}
        <span className="agenda-kind">
          <Icon aria-hidden="true" />
          {s(`type.${one.session_type}`)}
          {isNow && <Badge tone="success">{t('agenda.now')}</Badge>}
          {one.ended_at !== null && one.status === 'scheduled' && <Badge>{t('agenda.ended')}</Badge>}
          {isNext && <Badge tone="info">{t('agenda.next')}</Badge>}
          {one.status !== 'scheduled' && <Badge>{s(`status.${one.status}`)}</Badge>}
        </span>
      </div>
      {wantsNote ? (
        <Button
          size="s"
          icon={<NotebookPen />}
          aria-label={`${t('agenda.write')}: ${name}`}
          onPress={() => void go('clinical-notes', one.id, 'new')}
        >
          <span className="agenda-write">{t('agenda.write')}</span>
        </Button>
      ) : (
        one.can_open && <OpenSessionButton id={one.id} variant={isNow || isNext ? 'primary' : 'secondary'} />
      )}
    </li>
  );
};

/** The session that a clinician turns to next, where none goes on now. */
const nextOf = (sessions: readonly AgendaSession[]): string | undefined => {
  const held = sessions.filter(
    ({ status, end_at, ended_at }) =>
      status === 'scheduled' && ended_at === null && Date.parse(end_at) > Date.now(),
  );
  const [first] = held;
  return first && Date.parse(first.start_at) > Date.now() ? first.id : undefined;
};

/** Today and tomorrow, as the clinic's zone has them. */
export const Agenda = () => {
  const session = useSession();
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const zone = session.practitioner.timezone;
  const first = today(zone);
  const appointments = useRead(
    '/api/embed/agenda',
    {
      query: {
        start_at_from: first.toDate(zone).toISOString(),
        start_at_to: first.add({ days: 2 }).toDate(zone).toISOString(),
      },
    },
    { every: EVERY_MILLISECONDS },
  );
  const read = appointments.data;
  const nextId = nextOf(read?.sessions ?? []);
  const dayOf = (days: number) => formats.dayKey(now(zone).add({ days }).toDate());
  return (
    <Card
      isFlush
      title={t('agenda.today')}
      icon={<CalendarDays />}
      actions={
        <PlaceLink area="appointments" className="link">
          {t('agenda.calendar')}
        </PlaceLink>
      }
    >
      {appointments.isPending && (
        <div className="sheet-inner">
          <Skeleton label={t('agenda.today')} height="row" />
        </div>
      )}
      {appointments.isError && <ErrorPanel error={appointments.error} onRetry={appointments.refetch} />}
      {read &&
        (['today', 'tomorrow'] as const).map((day, index) => {
          const sessions = read.sessions.filter((one) => formats.dayKey(one.start_at) === dayOf(index));
          return (
            <section key={day} aria-label={t(`agenda.${day}`)}>
              {index > 0 && (
                <h3 className="agenda-day">
                  {t(`agenda.${day}`)}
                  {sessions.length > 0 && (
                    <span className="quiet">{t('agenda.count', { count: sessions.length })}</span>
                  )}
                </h3>
              )}
              {sessions.length > 0 ? (
                <ul className="agenda">
                  {sessions.map((one) => (
                    <Session key={one.id} one={one} isNext={one.id === nextId} />
                  ))}
                </ul>
              ) : (
                <EmptyState
                  isCompact
                  title={t(`agenda.none.${day}`)}
                  {...(can('appointment:write') && index === 0
                    ? {
                        action: (
                          <Button icon={<CalendarPlus />} onPress={() => void go('appointments')}>
                            {t('agenda.book')}
                          </Button>
                        ),
                      }
                    : {})}
                />
              )}
            </section>
          );
        })}
    </Card>
  );
};
