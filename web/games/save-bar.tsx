import FolderOpen from 'lucide-react/icons/folder-open';
import Save from 'lucide-react/icons/save';
import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { TextField } from '../components/fields.tsx';
import { toast, toastError } from '../components/toasts.tsx';
import { useLocaleSettings } from '../shell/locale.ts';
import { useMessages } from '../shell/messages.ts';
import { playsetMessages } from '../toys/scene/messages.ts';
import type { SaveEntry, Saves } from './saves.ts';

const MOST_LETTERS = 200;

const NameDialog = ({
  onName,
  onClose,
}: {
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}) => {
  const t = useMessages(playsetMessages);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (name.trim() === '' || isBusy) return;
    setBusy(true);
    await onName(name.trim());
  };
  return (
    <Dialog
      title={t('save.title')}
      isOpen
      size="s"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('save.cancel')}</Button>
          <Button variant="primary" isPending={isBusy} isDisabled={name.trim() === ''} onPress={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('save.name')}
          value={name}
          onChange={setName}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          autoFocus
          isRequired
        />
      </form>
    </Dialog>
  );
};

/** The buttons of saving and opening, in the bar above the scene. */
export const SaveBar = ({ saves }: { readonly saves: Saves }) => {
  const t = useMessages(playsetMessages);
  const { tag } = useLocaleSettings();
  const [isNaming, setNaming] = useState(false);
  const [entries, setEntries] = useState<readonly SaveEntry[]>();
  const [isBusy, setBusy] = useState(false);
  const [, drawAgain] = useState(0);
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
      drawAgain((count) => count + 1);
    }
  };
  const { active } = saves;
  const choose = async () => {
    try {
      const found = await saves.list();
      if (found.length === 0) toast(t('noSaves'));
      else setEntries(found);
    } catch (error) {
      toastError(error, t('loadFailed'));
    }
  };
  return (
    <>
      <Button
        size="s"
        variant="primary"
        icon={<Save aria-hidden="true" />}
        isDisabled={isBusy}
        onPress={() => (active ? during(() => saves.save(active.name, true)) : setNaming(true))}
      >
        {t('save')}
      </Button>
      {active && (
        <Button size="s" isDisabled={isBusy} onPress={() => setNaming(true)}>
          {t('saveAnother')}
        </Button>
      )}
      <Button
        size="s"
        icon={<FolderOpen aria-hidden="true" />}
        isDisabled={isBusy}
        onPress={() => during(choose)}
      >
        {t('open')}
      </Button>
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={async (name) => {
            await during(() => saves.save(name));
            setNaming(false);
          }}
        />
      )}
      {entries && (
        <Dialog title={t('saves')} isOpen size="s" onClose={() => setEntries(undefined)}>
          <ul className="game-saves">
            {entries.toReversed().map(({ id, name, updated_at }) => (
              <li key={id}>
                <Button
                  onPress={() => {
                    setEntries(undefined);
                    void during(() => saves.load(id));
                  }}
                >
                  {`${name} · ${new Date(updated_at).toLocaleDateString(tag)}`}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
};
