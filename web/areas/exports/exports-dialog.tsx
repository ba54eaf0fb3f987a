import Archive from 'lucide-react/icons/archive';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type Item, readBytes, write } from '../../api/client.ts';
import { refresh, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Badge, EmptyState, ProgressBar, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { toastError } from '../../components/toasts.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { exportsMessages } from './messages.ts';

type Export = Item<'/api/embed/exports'>;

const MEGABYTE = 1_000_000;
/** Milliseconds for which a browser may still read the bytes of a download. */
const KEPT_MILLISECONDS = 60_000;

const isRunning = ({ status }: Export): boolean => status === 'queued' || status === 'building';

const hand = (bytes: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = 'clinical-record.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS);
};

const Ready = ({ one }: { readonly one: Export }) => {
  const t = useMessages(exportsMessages);
  const formats = useFormats();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    await readBytes('/api/embed/exports/{id}/download', { path: { id: one.id } })
      .then(hand)
      .catch((error: unknown) => toastError(error, t('download.failed')))
      .finally(() => setPending(false));
  };
  const size = Math.max(0.1, Math.round((10 * (one.size_bytes ?? 0)) / MEGABYTE) / 10);
  return (
    <>
      <span className="quiet">
        {t('size', { size })} · {one.expires_at && t('until', { date: formats.moment(one.expires_at) })}
      </span>
      <span>
        <Button size="s" icon={<Download aria-hidden="true" />} isPending={isPending} onPress={download}>
          {t('download')}
        </Button>
      </span>
    </>
  );
};

const Progress = ({ one }: { readonly one: Export }) => {
  const t = useMessages(exportsMessages);
  const { status, items_done, items_total } = one;
  if (status === 'queued') return <ProgressBar label={t('queued')} />;
  if (items_total === null) return <ProgressBar label={t('building')} />;
  return (
    <ProgressBar
      label={t('items', { done: items_done, count: items_total })}
      value={items_done}
      maximum={Math.max(1, items_total)}
    />
  );
};

const CODES = ['build_failed', 'cancelled', 'storage_limit_reached'] as const;

const Line = ({ one }: { readonly one: Export }) => {
  const t = useMessages(exportsMessages);
  const formats = useFormats();
  const known = CODES.find((code) => code === one.failure_code);
  return (
    <li className="export">
      <div className="export-head">
        <strong>{t('of', { date: formats.moment(one.created_at) })}</strong>
        {one.status === 'ready' && <Badge tone="success">{t('ready')}</Badge>}
        {one.status === 'failed' && <Badge tone="danger">{t('failed')}</Badge>}
        {one.status === 'expired' && <Badge>{t('expired')}</Badge>}
      </div>
      {isRunning(one) && <Progress one={one} />}
      {one.status === 'ready' && <Ready one={one} />}
      {one.status === 'failed' && <span className="quiet">{t(`failed.${known ?? 'build_failed'}`)}</span>}
    </li>
  );
};

/** The clinician's exports, whoever started them, and another one: in the same one slot as the partner's. */
export const ExportsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useMessages(exportsMessages);
  const [isPending, setPending] = useState(false);
  const exports = useReadAll(
    '/api/embed/exports',
    { query: { order: 'newest_first' } },
    { isWorking: (list) => list.some(isRunning) },
  );
  const start = async () => {
    setPending(true);
    try {
      await write('post', '/api/embed/exports', {});
      await refresh('/api/embed/exports');
    } catch (error) {
      toastError(error, t('start.failed'));
      await refresh('/api/embed/exports');
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={t('title')}
      isOpen
      onClose={onClose}
      dismiss={t('close')}
      actions={
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={!exports.data || exports.data.some(isRunning)}
          onPress={start}
        >
          {t('start')}
        </Button>
      }
    >
      <p className="dialog-text exports-text">{t('text')}</p>
      {exports.isPending && <Skeleton label={t('title')} height="row" />}
      {exports.isError && <ErrorPanel error={exports.error} onRetry={exports.refetch} />}
      {exports.data?.length === 0 && <EmptyState isCompact icon={<Archive />} title={t('none')} />}
      {exports.data && exports.data.length > 0 && (
        <ul className="exports" aria-label={t('title')}>
          {exports.data.map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
