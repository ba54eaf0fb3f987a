import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { write } from '../../api/client.ts';
import { useRead, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { can, claims } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen } from '../../shell/session.ts';
import { mayLeave, useUnsaved } from '../../shell/unsaved.ts';
import { ClientField } from '../client-choice/client-field.tsx';
import { type Client, nameOf } from '../clients/client.ts';
import { type ContentArea, NOUNS } from './content.ts';
import { type ContentWords, contentMessages } from './messages.ts';

const MOST_LETTERS = 2_000;

/** Whom it can go to: the token's patient, else everybody on the roster. */
const useRecipients = (area: ContentArea) => {
  const bound = can(`${NOUNS[area]}:share`) ? claims().patient_id : undefined;
  const isNamed = isOpen('clients');
  const one = useRead(
    '/api/embed/clients/{id}',
    { path: { id: bound ?? '' } },
    { enabled: Boolean(bound) && isNamed },
  );
  const all = useReadAll('/api/embed/clients', {}, { enabled: !bound && isNamed });
  return {
    bound,
    /** The token's patient is not among them where the token shows no clients. */
    clients: bound ? [one.data ?? []].flat() : (all.data ?? []),
    isLoading: bound ? one.isLoading : all.isLoading,
    failed: bound ? null : all.error,
  };
};

/** Which address it goes to: a wrong one would tell another family what a client reads. */
const addressWords = (client: Client, t: ContentWords): string =>
  client.email === null
    ? t('share.noAddress', { name: nameOf(client) })
    : t('share.address', { address: client.email });

const send = (area: ContentArea, id: string, patient: string, message: string) => {
  const body = message === '' ? {} : { message };
  const options = { path: { id }, body };
  return area === 'storybooks'
    ? write('post', '/api/embed/storybooks/{id}/share', {
        ...options,
        forPatient: { id: patient, capability: 'storybook:share' },
      })
    : write('post', '/api/embed/worksheets/{id}/share', {
        ...options,
        forPatient: { id: patient, capability: 'worksheet:share' },
      });
};

/** E-mails a storybook or a worksheet to a client, with a few words. */
export const ShareDialog = ({
  area,
  id,
  title,
  onClose,
}: {
  readonly area: ContentArea;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}) => {
  const t = useMessages(contentMessages);
  const { clients, bound, isLoading, failed } = useRecipients(area);
  const [chosen, setChosen] = useState<string | null>(bound ?? null);
  const client = clients.find(({ id: one }) => one === chosen);
  const [message, setMessage] = useState('');
  const [isPending, setPending] = useState(false);
  useUnsaved(message.trim() !== '');
  const close = async () => (await mayLeave()) && onClose();
  const deliver = async () => {
    if (chosen === null) return;
    setPending(true);
    try {
      await send(area, id, chosen, message.trim());
      toast(t('share.sent'));
      onClose();
    } catch (error) {
      const isBinding = error instanceof Refused && error.slug === 'content-not-ready';
      toastError(isBinding ? undefined : error, t(isBinding ? 'pdf.binding' : 'share.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={t('share.title', { title })}
      isOpen
      onClose={() => void close()}
      actions={
        <Button
          variant="primary"
          icon={<Send aria-hidden="true" />}
          isPending={isPending}
          isDisabled={chosen === null || client?.email === null}
          onPress={deliver}
        >
          {t('share.send')}
        </Button>
      }
    >
      {isLoading && <Skeleton label={t('share.client')} lines={2} height="row" />}
      {failed && <ErrorPanel error={failed} />}
      {!isLoading && !failed && !bound && clients.length === 0 && (
        <EmptyState isCompact title={t('share.nobody')} />
      )}
      {!isLoading && (bound || clients.length > 0) && (
        <div className="stack">
          {bound ? (
            <p className="dialog-text">
              {t('share.to', { name: client ? nameOf(client) : t('share.patient') })}
              {client && ` ${addressWords(client, t)}`}
            </p>
          ) : (
            <ClientField
              label={t('share.client')}
              hint={client ? addressWords(client, t) : t('share.hint')}
              clients={clients}
              value={chosen}
              onChange={setChosen}
            />
          )}
          <TextField
            label={t('share.message')}
            lines={3}
            maxLength={MOST_LETTERS}
            value={message}
            onChange={setMessage}
          />
        </div>
      )}
    </Dialog>
  );
};
