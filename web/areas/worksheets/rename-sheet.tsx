import { useState } from 'react';
import { write } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { useMessages } from '../../shell/messages.ts';
import { faultAt, isAtFields } from '../content/faults.ts';
import { contentMessages } from '../content/messages.ts';
import { worksheetsMessages } from './messages.ts';
import { refreshSheets, type Worksheet } from './worksheet.ts';

/** Gives a worksheet another title. */
export const RenameSheet = ({
  sheet,
  onClose,
}: {
  readonly sheet: Worksheet;
  readonly onClose: () => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const [title, setTitle] = useState(sheet.title);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setError(undefined);
    try {
      await write('patch', '/api/embed/worksheets/{id}', { path: { id: sheet.id }, body: { title } });
      emit('worksheet.saved', { worksheetId: sheet.id });
      await refreshSheets();
      toast(t('rename.done'));
      onClose();
    } catch (refused) {
      setError(refused);
      setPending(false);
      if (!isAtFields(refused, ['title'])) toastError(refused, t('save.failed'));
    }
  };
  return (
    <Dialog
      title={t('rename')}
      size="s"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isPending={isPending} onPress={save}>
          {t('rename.do')}
        </Button>
      }
    >
      <TextField
        autoFocus
        label={t('name')}
        maxLength={200}
        value={title}
        onChange={setTitle}
        onKeyDown={({ key }) => key === 'Enter' && void save()}
        error={faultAt(error, 'title', c)}
      />
    </Dialog>
  );
};
