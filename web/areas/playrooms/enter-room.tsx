import DoorOpen from 'lucide-react/icons/door-open';
import { useState } from 'react';
import { write } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Select } from '../../components/select.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { playroomsMessages } from './messages.ts';

const NOBODY = 'nobody';

/** Opens the room in a window of its own, alone: to set up a scene before the session. */
export const EnterRoom = ({ id }: { readonly id: string }) => {
  const t = useMessages(playroomsMessages);
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState(NOBODY);
  const [isPending, setPending] = useState(false);
  const clients = useReadAll('/api/embed/clients', {}, { enabled: isAsking && can('client:read') });
  const enter = async () => {
    setPending(true);
    try {
      const { enter_url } = await write('post', '/api/embed/playrooms/{id}/enter', {
        path: { id },
        body: chosen === NOBODY ? {} : { partner_patient_id: chosen },
      });
      const opened = window.open(enter_url, '_blank');
      if (opened) opened.opener = null;
      else toast(t('enter.blocked'));
      setAsking(false);
    } catch (error) {
      toastError(error, t('enter.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button variant="primary" icon={<DoorOpen aria-hidden="true" />} onPress={() => setAsking(true)}>
        {t('enter')}
      </Button>
      <Dialog
        title={t('enter.title')}
        size="s"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <Button variant="primary" isPending={isPending} onPress={() => void enter()}>
            {t('enter')}
          </Button>
        }
      >
        <div className="stack">
          <Select
            label={t('enter.for')}
            value={chosen}
            onChange={setChosen}
            options={[
              { key: NOBODY, label: t('enter.nobody') },
              ...(clients.data ?? []).map((one) => ({
                key: one.id,
                label: `${one.first_name} ${one.last_name}`,
              })),
            ]}
          />
          <p>{t('enter.hint')}</p>
        </div>
      </Dialog>
    </>
  );
};
