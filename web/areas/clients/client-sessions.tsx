import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import type { Item } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { OpenRow } from '../../components/open-row.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { OpenSessionButton } from '../sessions/open-session-button.tsx';
import { sessionMessages } from '../sessions/session-messages.ts';
import { STATUS_TONES } from '../sessions/status.ts';
import { clientsMessages } from './messages.ts';

type Appointment = Item<'/api/embed/appointments'>;
type When = 'now' | 'coming' | 'past';

/** What a session opens into: what was noted for it, and the ways on from it. */
const Opened = ({ one, noteId }: { readonly one: Appointment; readonly noteId: string | undefined }) => {
  const session = useSession();
  const t = useMessages(clientsMessages);
  const isPast = Date.parse(one.start_at) <= Date.now();
  const mayWrite = isPast && one.status !== 'cancelled' && can('note:write');
  return (
    <div className="stack stack-tight">
      {one.notes && (
        <p className="client-words" dir="auto">
          {one.notes}
        </p>
      )}
      <p className="client-ways">
        <PlaceLink area="appointments" id={one.id}>
          {t('sessions.inCalendar')}
        </PlaceLink>
        {isOpen('appointments', session) && can('appointment:write') && (
          <PlaceLink area="appointments" id={one.id} view="next">
            {t('sessions.next')}
          </PlaceLink>
        )}
        {isOpen('clinical-notes', session) &&
          (noteId ? (
            <PlaceLink area="clinical-notes" id={noteId}>
              {t('sessions.note')}
            </PlaceLink>
          ) : (
            mayWrite && (
              <PlaceLink area="clinical-notes" id={one.id} view="new">
                {t('sessions.write')}
              </PlaceLink>
            )
          ))}
      </p>
    </div>
  );
};

/** A session that was marked as over or as missed is past, though its time goes on. */
const whenOf = ({ start_at, end_at, status }: Appointment): When => {
  if (Date.parse(start_at) > Date.now()) return 'coming';
  return Date.parse(end_at) > Date.now() && status === 'scheduled' ? 'now' : 'past';
};

const Session = ({
  one,
  when,
  noteId,
}: {
  readonly one: Appointment;
  readonly when: When;
  readonly noteId: string | undefined;
}) => {
  const s = useMessages(sessionMessages);
  const t = useMessages(clientsMessages);
  const formats = useFormats();
  const Icon = one.session_type === 'virtual' ? Video : MapPin;
  return (
    <OpenRow
      icon={<Icon aria-hidden="true" />}
      title={`${formats.dayOfYear(one.start_at)}, ${formats.time(one.start_at)}–${formats.time(one.end_at)}`}
      line={`${s(`type.${one.session_type}`)} · ${when === 'now' ? t('sessions.until', { time: formats.time(one.end_at) }) : formats.ago(one.start_at)}`}
      badge={
        one.status !== 'scheduled' && (
          <Badge tone={STATUS_TONES[one.status]}>{s(`status.${one.status}`)}</Badge>
        )
      }
      action={
        when !== 'past' &&
        one.status === 'scheduled' &&
        can('session:launch') && <OpenSessionButton id={one.id} />
      }
    >
      <Opened one={one} noteId={noteId} />
    </OpenRow>
  );
};

/** The session that goes on now; sessions to come, the next one first; then those that were, the last one first. */
export const ClientSessions = ({ id }: { readonly id: string }) => {
  const session = useSession();
  const t = useMessages(clientsMessages);
  const query = { partner_patient_id: id };
  const sessions = useReadAll('/api/embed/appointments', { query });
  const notes = useReadAll('/api/embed/notes', { query }, { enabled: isOpen('clinical-notes', session) });
  if (sessions.isError) return <ErrorPanel error={sessions.error} onRetry={sessions.refetch} />;
  if (!sessions.data) return <Skeleton label={t('chart.sessions')} height="row" />;
  if (sessions.data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<CalendarDays />}
          title={t('sessions.none')}
          text={t('sessions.none.text')}
          action={
            <Button icon={<CalendarPlus />} onPress={() => void go('appointments', id)}>
              {t('sessions.book')}
            </Button>
          }
        />
      </Card>
    );
  const noteOf = new Map(notes.data?.map((note) => [note.partner_appointment_id, note.id]));
  const sessionsOf = (when: When) => sessions.data?.filter((one) => whenOf(one) === when) ?? [];
  const groups = [
    ['now', sessionsOf('now')],
    ['coming', sessionsOf('coming')],
    ['past', sessionsOf('past').reverse()],
  ] as const;
  return (
    <div className="stack">
      {groups
        .filter(([, list]) => list.length > 0)
        .map(([when, list]) => (
          <Card key={when} isFlush title={t(`sessions.${when}`)}>
            <ul className="rows">
              {list.map((one) => (
                <Session key={one.id} one={one} when={when} noteId={noteOf.get(one.id)} />
              ))}
            </ul>
          </Card>
        ))}
    </div>
  );
};
