import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ProgressBar } from '../../components/display.tsx';
import { TextField } from '../../components/fields.tsx';
import { toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { faultAt, isAtFields } from '../content/faults.ts';
import { contentMessages } from '../content/messages.ts';
import { type WorksheetWords, worksheetsMessages } from './messages.ts';

const MOST_BYTES = 20_000_000;
const MEGABYTE = 1_000_000;
const TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
type MediaType = (typeof TYPES)[number];
const typeOf = ({ type }: File): MediaType | undefined => TYPES.find((one) => one === type);

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** What is wrong with a file before it is sent; undefined where it can be. */
const faultOf = (file: File | undefined, t: WorksheetWords): string | undefined => {
  if (!file) return t('upload.choose.first');
  if (!typeOf(file)) return t('upload.kind');
  if (file.size === 0) return t('upload.empty');
  return file.size > MOST_BYTES ? t('upload.large') : undefined;
};

const FilePlace = ({
  file,
  fault,
  onFile,
  t,
}: {
  readonly file: File | undefined;
  readonly fault: string | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly t: WorksheetWords;
}) => (
  <DropZone
    className={`drop-zone${fault ? ' is-wrong' : ''}`}
    getDropOperation={() => 'copy'}
    onDrop={async ({ items }) => {
      const [one] = items.filter((item) => item.kind === 'file');
      if (one) onFile(await one.getFile());
    }}
  >
    <FileUp aria-hidden="true" />
    <Text slot="label">{file ? file.name : t('upload.drop')}</Text>
    <span className="quiet">
      {file
        ? t('upload.size', { size: Math.max(0.1, Math.round((10 * file.size) / MEGABYTE) / 10) })
        : t('upload.hint')}
    </span>
    <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => onFile(files?.[0])}>
      <Button size="s">{t(file ? 'upload.other' : 'upload.choose')}</Button>
    </FileTrigger>
    {fault && (
      <span className="drop-fault" role="alert">
        {fault}
      </span>
    )}
  </DropZone>
);

/** Makes a worksheet of a document that is chosen or dropped. */
export const UploadSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const [title, setTitle] = useState('');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setFault(faultOf(chosen, t));
    // A file's name is a title more often than not.
    if (title.trim() === '')
      setTitle(
        chosen.name
          .replace(/\.\w+$/, '')
          .replaceAll('_', ' ')
          .slice(0, 200),
      );
  };
  const send = async () => {
    const wrong = faultOf(file, t);
    setFault(wrong);
    const media_type = file && typeOf(file);
    if (wrong || !file || !media_type) return;
    setPending(true);
    setError(undefined);
    try {
      const { id } = await write('post', '/api/embed/worksheets', {
        body: {
          title: title.trim(),
          document: { file_name: file.name.slice(-200), media_type, content_base64: await base64Of(file) },
        },
      });
      emit('worksheet.created', { worksheetId: id });
      void refresh('/api/embed/worksheets');
      onClose();
      await go('worksheets', id);
    } catch (refused) {
      setError(refused);
      setPending(false);
      if (!isAtFields(refused, ['title'])) toastError(refused, t('upload.failed'));
    }
  };
  return (
    <Dialog
      title={t('upload')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isPending={isPending} onPress={send}>
          {t('upload.start')}
        </Button>
      }
    >
      <div className="stack">
        <FilePlace file={file} fault={fault} onFile={choose} t={t} />
        <TextField
          label={t('name')}
          maxLength={200}
          value={title}
          onChange={setTitle}
          error={faultAt(error, 'title', c)}
        />
        {isPending && <ProgressBar label={t('upload.sending')} />}
      </div>
    </Dialog>
  );
};
