import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { type Answer, write } from '../../api/client.ts';
import { refresh, useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Badge, Card, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { later } from '../../components/later.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';

const PATH = '/api/embed/calendar';
type Connection = Answer<typeof PATH>;
const TONES = {
  not_connected: 'neutral',
  checking: 'info',
  connected: 'success',
  needs_attention: 'danger',
} as const;

const State = ({ connection }: { readonly connection: Connection }) => {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const { state, attention, unreachable_since: silent, connected_at, entries } = connection;
  const since = silent ? formats.moment(silent) : '';
  const titles = {
    not_connected: 'own.none',
    checking: 'own.checking',
    connected: 'own.connected',
    needs_attention: 'own.none',
  } as const;
  const words = {
    not_connected: [t('own.none.text')],
    checking: [silent ? t('own.checking.silent', { time: since }) : t('own.checking.text')],
    connected: [
      t('own.connected.text', { time: connected_at ? formats.moment(connected_at) : '', count: entries }),
      silent ? t('own.connected.silent', { time: since }) : '',
    ],
    needs_attention: [t(`own.${attention ?? 'credentials_refused'}`), t('own.again')],
  };
  return (
    <div role="status" className="own-state">
      <Badge tone={TONES[state]}>{t(titles[state])}</Badge>
      <p>{words[state].filter(Boolean).join(' ')}</p>
    </div>
  );
};

const ConnectDialog = later(async () => (await import('./connect-dialog.tsx')).ConnectDialog);

/** The calendar that the clinician uses elsewhere: how it is connected, and what connects it. */
export const OwnCalendar = () => {
  const t = useMessages(calendarMessages);
  const connection = useRead(PATH, {}, { isWorking: ({ state }) => state === 'checking' });
  const [isConnecting, setConnecting] = useState(false);
  const [isPending, setPending] = useState(false);
  const disconnect = async () => {
    setPending(true);
    try {
      await write('post', '/api/embed/calendar/disconnection', {});
      toast(t('own.disconnected'));
    } catch (error) {
      toastError(error, t('own.failed'));
    }
    await refresh(PATH);
    setPending(false);
  };
  const state = connection.data?.state;
  return (
    <Card title={t('own.title')} icon={<CalendarSync />}>
      {connection.isError && <ErrorPanel error={connection.error} onRetry={connection.refetch} />}
      {connection.isPending && <Skeleton label={t('own.title')} lines={2} />}
      {connection.data && <State connection={connection.data} />}
      {state && can('appointment:write') && (
        <div className="panel-buttons">
          <Button size="s" onPress={() => setConnecting(true)}>
            {t(state === 'not_connected' ? 'own.connect' : 'own.reconnect')}
          </Button>
          {state !== 'not_connected' && (
            <Button size="s" variant="quiet" isPending={isPending} onPress={() => void disconnect()}>
              {t('own.disconnect')}
            </Button>
          )}
        </div>
      )}
      {isConnecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </Card>
  );
};
