import ClipboardList from 'lucide-react/icons/clipboard-list';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/display.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit, hostTakesOn } from '../../frame/host.ts';
import { newId } from '../../frame/ids.ts';
import { isOwnPage } from '../../frame/page-data.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen } from '../../shell/session.ts';
import { ClientField } from '../client-choice/client-field.tsx';
import { FillHere } from './fill-here.tsx';
import { type Form, useClients } from './form.ts';
import { formsMessages } from './messages.ts';

/** Whether there is somebody to hand a form to. */
export const mayHandOut = (): boolean => isOpen('clients');

/**
 * Sends a form to a client, or fills it in together. A host that listens for it does both itself: then this page only
 * says what was asked for, and for whom (specification part 6).
 */
export const HandOut = ({
  form,
  onClose,
}: {
  readonly form: Pick<Form, 'id' | 'title'>;
  readonly onClose: () => void;
}) => {
  const t = useMessages(formsMessages);
  const { clients, nameOf } = useClients();
  const [chosen, setChosen] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [isFilling, setFilling] = useState(false);
  // Of several nobody is chosen beforehand: one press must not send a form to another family.
  const patient = chosen ?? (clients.length === 1 ? clients[0]?.id : undefined);
  const client = clients.find(({ id }) => id === patient);
  const address = client?.email;
  const noAddress = client && !address ? t('handOut.noAddress', { name: nameOf(client.id) }) : undefined;
  if (isFilling && patient)
    return <FillHere form={form} patient={patient} name={nameOf(patient)} onClose={onClose} />;
  const byHost = (event: string): boolean => {
    if (!hostTakesOn(event)) return false;
    emit(event, { formId: form.id, partnerPatientId: patient, requestAttemptId: newId() });
    onClose();
    return true;
  };
  const send = async () => {
    if (!patient || byHost('form.send_requested')) return;
    setPending(true);
    try {
      await write('post', '/api/embed/forms/{id}/send', {
        path: { id: form.id },
        body: {},
        forPatient: { id: patient, capability: 'form:send' },
      });
      toast(t('handOut.sent', { name: nameOf(patient) }));
      void refresh('/api/embed/submissions', '/api/embed/forms/{id}/submissions');
      onClose();
    } catch (error) {
      toastError(error, t('failed'));
      setPending(false);
    }
  };
  const fill = () => {
    if (!patient || byHost('form.fill_requested')) return;
    if (isOwnPage) location.assign(`/workspace/forms/${form.id}/patients/${patient}`);
    else setFilling(true);
  };
  return (
    <Dialog
      title={t('handOut.title', { title: form.title })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button icon={<ClipboardList />} isDisabled={!patient} onPress={fill}>
            {t('handOut.fill')}
          </Button>
          <Button
            variant="primary"
            icon={<Send />}
            isDisabled={!patient || (noAddress !== undefined && !hostTakesOn('form.send_requested'))}
            isPending={isPending}
            onPress={send}
          >
            {t('handOut.send')}
          </Button>
        </>
      }
    >
      {clients.length > 0 ? (
        <ClientField
          label={t('handOut.client')}
          hint={address ? t('handOut.address', { address }) : (noAddress ?? t('handOut.hint'))}
          clients={clients}
          value={patient ?? null}
          onChange={(id) => setChosen(id ?? undefined)}
        />
      ) : (
        <EmptyState isCompact title={t('handOut.nobody')} />
      )}
    </Dialog>
  );
};
