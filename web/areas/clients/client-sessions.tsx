import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import type { Item } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { OpenSessionButton } from '../appointments/open-session-button.tsx';
import { sessionMessages } from '../appointments/session-messages.ts';
import { clientsMessages } from './messages.ts';

type Appointment = Item<'/api/embed/appointments'>;
const TONES = { scheduled: 'info', completed: 'success', no_show: 'warning', cancelled: 'neutral' } as const;

const Session = ({ one, isComing }: { readonly one: Appointment; readonly isComing: boolean }) => {
  const s = useMessages(sessionMessages);
  const formats = useFormats();
  const Icon = one.session_type === 'virtual' ? Video : MapPin;
  return (
    <li className="row-line">
      <Icon className="row-icon" aria-hidden="true" />
      <div className="row-words">
        <span>
          {formats.day(one.start_at)}, {formats.time(one.start_at)}–{formats.time(one.end_at)}
        </span>
        <span className="quiet">
          {formats.date(one.start_at)} · {s(`type.${one.session_type}`)}
        </span>
      </div>
      {(!isComing || one.status !== 'scheduled') && (
        <Badge tone={TONES[one.status]}>{s(`status.${one.status}`)}</Badge>
      )}
      {isComing && one.status === 'scheduled' && can('session:launch') && <OpenSessionButton id={one.id} />}
    </li>
  );
};

/** Sessions to come, the next one first; then those that were, the last one first. */
export const ClientSessions = ({ id }: { readonly id: string }) => {
  const t = useMessages(clientsMessages);
  const sessions = useReadAll('/api/embed/appointments', { query: { partner_patient_id: id } });
  if (sessions.isError) return <ErrorPanel error={sessions.error} onRetry={sessions.refetch} />;
  if (!sessions.data) return <Skeleton label={t('chart.sessions')} height="row" />;
  if (sessions.data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<CalendarDays />}
          title={t('sessions.none')}
          text={t('sessions.none.text')}
          action={<Button onPress={() => void go('appointments')}>{t('sessions.book')}</Button>}
        />
      </Card>
    );
  const isComing = (one: Appointment) => Date.parse(one.end_at) > Date.now();
  const groups = [
    ['sessions.coming', sessions.data.filter(isComing)],
    ['sessions.past', sessions.data.filter((one) => !isComing(one)).reverse()],
  ] as const;
  return (
    <div className="stack">
      {groups
        .filter(([, list]) => list.length > 0)
        .map(([key, list]) => (
          <Card key={key} isFlush title={t(key)}>
            <ul className="rows">
              {list.map((one) => (
                <Session key={one.id} one={one} isComing={key === 'sessions.coming'} />
              ))}
            </ul>
          </Card>
        ))}
    </div>
  );
};
