import { useState } from 'react';
import { write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';
import { useClosing } from './use-closing.ts';

const PATH = '/api/embed/calendar';
const FIELDS = ['url', 'username', 'password'] as const;
const TYPES = { url: 'url', username: 'text', password: 'password' } as const;

/** Asks for the address and the credentials of the calendar that the clinician uses elsewhere. */
export const ConnectDialog = ({ onClose }: { readonly onClose: () => void }) => {
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
