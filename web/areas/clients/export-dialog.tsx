import { Download } from 'lucide-react';
import { useState } from 'react';
import { readBytes, write } from '../../api/client.ts';
import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ProgressBar } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { toastError } from '../../components/toasts.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { clientsMessages } from './messages.ts';

const MEGABYTE = 1_048_576;
/** Milliseconds for which a browser may still read the bytes of a download. */
const KEPT_MILLISECONDS = 60_000;

const hand = (bytes: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = 'clinical-record.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS);
};

const Progress = ({ id }: { readonly id: string }) => {
  const t = useMessages(clientsMessages);
  const formats = useFormats();
  const [isPending, setPending] = useState(false);
  const record = useRead(
    '/api/embed/exports/{id}',
    { path: { id } },
    { isWorking: ({ status }) => status === 'queued' || status === 'building' },
  );
  if (record.isError) return <ErrorPanel error={record.error} onRetry={record.refetch} />;
  const { status = 'queued', items_done = 0, items_total = null, size_bytes, expires_at } = record.data ?? {};
  if (status === 'failed' || status === 'expired') return <p role="alert">{t('export.failed')}</p>;
  const download = async () => {
    setPending(true);
    await readBytes('/api/embed/exports/{id}/download', { path: { id } })
      .then(hand)
      .catch((error: unknown) => toastError(error, t('export.failed')))
      .finally(() => setPending(false));
  };
  if (status !== 'ready')
    return (
      <div role="status">
        <ProgressBar
          label={
            items_total === null
              ? t('export.building')
              : t('export.items', { done: items_done, count: items_total })
          }
          value={items_total === null ? undefined : items_done}
          maximum={items_total ?? 1}
        />
      </div>
    );
  return (
    <div className="stack" role="status">
      <p className="dialog-text">
        {t('export.ready', {
          size: Math.max(0.1, Math.round((10 * (size_bytes ?? 0)) / MEGABYTE) / 10),
          date: expires_at ? formats.date(expires_at) : '',
        })}
      </p>
      <div>
        <Button variant="primary" icon={<Download />} isPending={isPending} onPress={download}>
          {t('export.download')}
        </Button>
      </div>
    </div>
  );
};

/** Starts the same export, in the same one slot, as one that the partner starts. */
export const ExportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useMessages(clientsMessages);
  const [id, setId] = useState<string>();
  const [isPending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    await write('post', '/api/embed/exports', {})
      .then((record) => setId(record.id))
      .catch((error: unknown) => toastError(error, t('export.failed')))
      .finally(() => setPending(false));
  };
  return (
    <Dialog
      title={t('export.title')}
      isOpen
      onClose={onClose}
      actions={
        id === undefined ? (
          <Button variant="primary" isPending={isPending} onPress={start}>
            {t('export.start')}
          </Button>
        ) : (
          <Button onPress={onClose}>{t('export.close')}</Button>
        )
      }
    >
      {id === undefined ? <p className="dialog-text">{t('export.text')}</p> : <Progress id={id} />}
    </Dialog>
  );
};
