import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Avatar, Badge, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { can } from '../../frame/token.ts';
import { cityOf, formatsOf, useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { shellMessages } from '../../shell/shell-messages.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { STATUS_TONES } from '../sessions/status.ts';
import { calendarMessages } from './messages.ts';
import { PlaceWords } from './move-parts.tsx';
import { type SeriesPlace, useSeriesPlace } from './series.ts';
import { CancelButtons, SessionActions } from './session-actions.tsx';
import { SessionForm } from './session-form.tsx';
import { type AgendaSession, deviceZone, isSameClock, type ShownSession, type Span } from './span.ts';
import { useClosing } from './use-closing.ts';

const PATH = '/api/embed/appointments/{id}';

/** When it is: in the clinic's zone, and on the device where that shows another time. */
const Times = ({ one, place }: { readonly one: AgendaSession; readonly place: SeriesPlace | undefined }) => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const { tag } = useLocaleSettings();
  const device = deviceZone();
  const there = formatsOf(tag, device);
  return (
    <div className="panel-times">
      <p className="panel-day">{formats.day(one.start_at)}</p>
      <p className="panel-time">
        {formats.time(one.start_at)} – {formats.time(one.end_at)}{' '}
        <span className="quiet">{cityOf(formats.timezone)}</span>
      </p>
      {!isSameClock(new Date(one.start_at), formats.timezone, device) && (
        <p className="quiet panel-there">
          {t('zone.there', {
            time: `${there.day(one.start_at)}, ${there.time(one.start_at)} – ${there.time(one.end_at)}`,
            zone: cityOf(device),
          })}
        </p>
      )}
      {place && <PlaceWords place={place} />}
    </div>
  );
};

const Head = ({ one, onClose }: { readonly one: AgendaSession; readonly onClose: () => void }) => {
  const t = useMessages(calendarMessages);
  const s = useMessages(sessionMessages);
  const shell = useMessages(shellMessages);
  const formats = useFormats();
  const session = useSession();
  const name = one.client_name ?? t('client');
  const Icon = one.session_type === 'virtual' ? Video : MapPin;
  const mayBegin =
    !one.note &&
    one.status !== 'cancelled' &&
    Date.parse(one.start_at) <= Date.now() &&
    isOpen('clinical-notes', session) &&
    can('note:write');
  return (
    <header className="panel-head">
      <Avatar id={one.partner_patient_id} name={name} size="l" />
      <div className="panel-who">
        <Heading slot="title" className="dialog-title" dir="auto">
          {name}
        </Heading>
        <p className="panel-kind">
          <Icon aria-hidden="true" />
          {s(`type.${one.session_type}`)}
          <Badge tone={STATUS_TONES[one.status]}>{s(`status.${one.status}`)}</Badge>
        </p>
        {one.opened_at && (
          <p className="quiet panel-there">{t('panel.opened', { time: formats.moment(one.opened_at) })}</p>
        )}
        <p className="panel-links">
          {isOpen('clients', session) && one.client_name !== null && (
            <PlaceLink area="clients" id={one.partner_patient_id}>
              {t('panel.chart')}
            </PlaceLink>
          )}
          {one.note && isOpen('clinical-notes', session) && (
            <PlaceLink area="clinical-notes" id={one.note.id}>
              {t('panel.note')}
            </PlaceLink>
          )}
          {mayBegin && (
            <PlaceLink area="clinical-notes" id={one.id} view="new">
              {t('panel.write')}
            </PlaceLink>
          )}
        </p>
      </div>
      <Button variant="quiet" size="s" icon={<X />} aria-label={shell('toast.close')} onPress={onClose} />
    </header>
  );
};

interface PartProps {
  readonly one: ShownSession;
  /** Where it belongs to a series. */
  readonly place: SeriesPlace | undefined;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onMoved: (span: Span) => void;
}

const Body = ({ one, place, onDirty, onMoved, cancel }: PartProps & { readonly cancel: ReactNode }) => {
  const t = useMessages(calendarMessages);
  const whole = useRead(PATH, { path: { id: one.id } });
  if (whole.isError) return <ErrorPanel error={whole.error} onRetry={whole.refetch} />;
  if (!whole.data) return <Skeleton label={t('panel.label')} lines={4} height="row" />;
  const { notes, start_at, end_at, session_type, status, updated_at } = whole.data;
  if (can('appointment:write') && status !== 'cancelled')
    return (
      // Drawn anew with what is stored after each change.
      <SessionForm
        key={updated_at}
        one={{ ...one, start_at, end_at, session_type, status, updated_at }}
        notes={notes ?? ''}
        place={place}
        onDirty={onDirty}
        onMoved={onMoved}
        cancel={cancel}
      />
    );
  return notes ? (
    <section className="panel-notes">
      <h3>{t('notes')}</h3>
      <p>{notes}</p>
    </section>
  ) : null;
};

interface SessionPanelProps extends Omit<PartProps, 'onDirty' | 'place'> {
  readonly onClose: () => void;
  /** Missing where nothing can be booked. */
  readonly onBookNext?: () => void;
}

/** One session, beside the calendar: who, when, what was noted, what can be done with it. */
export const SessionPanel = ({ one, onClose, onMoved, onBookNext }: SessionPanelProps) => {
  const t = useMessages(calendarMessages);
  const [isDirty, setDirty] = useState(false);
  const close = useClosing(isDirty, onClose);
  const whole = useRead(PATH, { path: { id: one.id } });
  const shown = { ...one, updated_at: whole.data?.updated_at };
  const place = useSeriesPlace(one.id, whole.data?.series_id);
  return (
    <ModalOverlay
      className="overlay panel-overlay"
      isDismissable
      isOpen
      onOpenChange={(isShown) => !isShown && void close()}
    >
      <Modal className="panel">
        <Dialog className="dialog dialog-parts panel-dialog">
          <Head one={one} onClose={() => void close()} />
          <Times one={one} place={place} />
          <SessionActions one={shown}>
            {onBookNext && (
              <Button size="s" icon={<CalendarPlus />} onPress={() => void close(onBookNext)}>
                {t('book.next')}
              </Button>
            )}
          </SessionActions>
          <Body
            one={one}
            place={place}
            onDirty={setDirty}
            onMoved={onMoved}
            cancel={<CancelButtons one={shown} place={place} onCancelled={onClose} />}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
