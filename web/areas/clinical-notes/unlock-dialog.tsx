import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { useMessages } from '../../shell/messages.ts';
import { notesMessages } from './messages.ts';
import type { NoteDraft } from './note-draft.ts';

const LONGEST_REASON = 500;

/** Asks why a signed note is opened again; the reason stays with the version that this makes. */
export const UnlockDialog = ({
  draft,
  onClose,
}: {
  readonly draft: NoteDraft;
  readonly onClose: () => void;
}) => {
  const t = useMessages(notesMessages);
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    setPending(true);
    try {
      await draft.unlock(reason.trim());
      toast(t('unlock.done'));
      onClose();
    } catch (error) {
      toastError(error, t('unlock.failed'));
      setPending(false);
    }
  };
  return (
    <Dialog
      size="s"
      title={t('unlock.title')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" type="submit" form={form} isPending={isPending}>
          {t('unlock.confirm')}
        </Button>
      }
    >
      <form id={form} onSubmit={unlock} noValidate>
        <p className="dialog-text note-unlock-text">{t('unlock.text')}</p>
        <TextField
          label={t('unlock.reason')}
          autoFocus
          isRequired
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          error={isMissing && reason.trim() === '' ? t('unlock.missing') : undefined}
        />
      </form>
    </Dialog>
  );
};
