// What the clinician keeps on purpose: the scene under a name, and those that were kept before.
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../components/button.tsx';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import type { SavedScene } from '../toys/scene/scene.ts';
import { keptScenes, opened } from './opened.ts';
import { sessionPageMessages } from './session-messages.ts';
import { keepSave, listSaves, readSave, type Save, thumbnailOf } from './setup.ts';

const MOST_LETTERS = 200;

export const SavePanel = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useMessages(sessionPageMessages);
  const toy = useStore(opened);
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const refresh = () => listSaves().then(setSaves, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and again after each save.
  useEffect(() => void refresh(), []);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!toy || !wanted) return;
    try {
      const { withThumbnail } = await keptScenes();
      await keepSave({ name: wanted, ...(await withThumbnail(toy.document)) });
      setSaid(t('save.done', { name: wanted }));
      setName('');
      await refresh();
    } catch {
      setSaid(t('save.failed'));
    }
  };
  const again = async (id: string) => {
    if (!toy) return;
    try {
      const [{ openSaved, sceneOf }, { scene }] = await Promise.all([keptScenes(), readSave<SavedScene>(id)]);
      openSaved(sceneOf(toy.document), scene);
      onClose();
    } catch {
      setSaid(t('save.unread'));
    }
  };
  return (
    <section className="session-panel" aria-label={t('save')}>
      <header>
        <h2>{t('save')}</h2>
        <Button variant="quiet" icon={<X />} aria-label={t('cancel')} onPress={onClose} />
      </header>
      <form onSubmit={(event) => void keep(event)} className="session-row">
        <TextField
          className="field"
          value={name}
          onChange={setName}
          maxLength={MOST_LETTERS}
          isRequired
          autoFocus
        >
          <Label className="field-label">{t('save.name')}</Label>
          <Input className="input" dir="auto" />
        </TextField>
        <Button variant="primary" type="submit" isDisabled={!toy || name.trim() === ''}>
          {t('save.keep')}
        </Button>
      </form>
      <p role="status">{said}</p>
      <h3>{t('save.list')}</h3>
      {saves.length === 0 && <p className="session-quiet">{t('save.none')}</p>}
      <ul className="session-saves">
        {saves.map((one) => (
          <li key={one.id}>
            {one.has_thumbnail && <img src={thumbnailOf(one.id)} alt="" />}
            <span>{one.name}</span>
            <Button size="s" onPress={() => void again(one.id)}>
              {t('save.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
