import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { type Answer, write } from '../../api/client.ts';
import { refresh, useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Badge, Card, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';
import { useClosing } from './use-closing.ts';

const PATH = '/api/embed/calendar';
type Connection = Answer<typeof PATH>;
const FIELDS = ['url', 'username', 'password'] as const;
const TYPES = { url: 'url', username: 'text', password: 'password' } as const;
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

const ConnectDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useMessages(calendarMessages);
  const [values, setValues] = useState({ url: '', username: '', password: '' });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const isDirty = FIELDS.some((name) => values[name] !== '');
  const close = useClosing(isDirty && !isPending, onClose);
  const connect = async () => {
    const empty = FIELDS.filter((name) => values[name].trim() === '');
    setWrong(empty);
    if (empty.length > 0) return;
    setPending(true);
    try {
      await write('put', PATH, { body: values });
      await refresh(PATH);
      onClose();
    } catch (error) {
      const paths = error instanceof Refused ? (error.problem.fields ?? []).map(({ path }) => path) : [];
      setWrong(paths);
      if (paths.length === 0) toastError(error, t('own.failed'));
    } finally {
      setPending(false);
    }
  };
  const faultOf = (name: (typeof FIELDS)[number]) => {
    if (!wrong.includes(name)) return undefined;
    return t(name === 'url' && values.url !== '' ? 'own.url.wrong' : 'own.missing');
  };
  return (
    <Dialog
      title={t('own.connect')}
      isOpen
      onClose={() => void close()}
      actions={
        <Button variant="primary" isPending={isPending} onPress={() => void connect()}>
          {t('own.do')}
        </Button>
      }
    >
      <div className="calendar-form">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`own.${name}`)}
            type={TYPES[name]}
            error={faultOf(name)}
            maxLength={1_000}
            autoComplete={name === 'password' ? 'new-password' : 'off'}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
            {...(name === 'url' ? { placeholder: 'https://' } : {})}
            {...(name === 'password' ? { hint: t('own.password.hint') } : {})}
          />
        ))}
      </div>
    </Dialog>
  );
};

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
