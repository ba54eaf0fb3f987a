import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Button } from '../../components/button.tsx';
import { ChoiceGroup } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { toastError } from '../../components/toasts.tsx';
import { useMessages } from '../../shell/messages.ts';
import { mayLeave, useUnsaved } from '../../shell/unsaved.ts';
import { faultAt, isAtFields } from '../content/faults.ts';
import { AgeField } from '../content/language-field.tsx';
import { contentMessages } from '../content/messages.ts';
import { PictureChoice } from '../content/picture-choice.tsx';
import { type PlayroomWords, playroomsMessages } from './messages.ts';
import {
  artworkOf,
  ITEM_ICONS,
  ITEMS,
  isPlayroom,
  ROOM_TYPES,
  type Room,
  type RoomDraft,
  type RoomItem,
  type RoomKind,
  THEMES,
} from './room.ts';

const NEW: RoomDraft = {
  name: '',
  room_type: 'child',
  theme: 'meadow',
  age_band: undefined,
  items: ITEMS,
};

/** A room as its form begins. */
export const draftOf = (room: Room | undefined): RoomDraft => {
  if (!room) return NEW;
  const { name, items } = room;
  if (!isPlayroom(room)) return { ...NEW, name, items };
  return { name, items, room_type: room.room_type, theme: room.theme, age_band: room.age_band };
};

const ItemTiles = ({
  value,
  onChange,
  t,
}: {
  readonly value: readonly RoomItem[];
  readonly onChange: (items: RoomItem[]) => void;
  readonly t: PlayroomWords;
}) => (
  <CheckboxGroup
    className="field"
    value={[...value]}
    // In the order in which they are offered, whatever was pressed first.
    onChange={(chosen) => onChange(ITEMS.filter((item) => chosen.includes(item)))}
  >
    <Label className="field-label">{t('items')}</Label>
    <div className="item-tiles">
      {ITEMS.map((item) => {
        const Icon = ITEM_ICONS[item];
        return (
          <Checkbox key={item} value={item} className="item-tile">
            <Icon aria-hidden="true" />
            <span>{t(`item.${item}`)}</span>
            <Check className="item-check" aria-hidden="true" />
          </Checkbox>
        );
      })}
    </div>
  </CheckboxGroup>
);

/** Whom a playroom is for, its scenery and its age, chosen by looking. */
const Look = ({
  draft,
  change,
  isNew,
}: {
  readonly draft: RoomDraft;
  readonly change: (part: Partial<RoomDraft>) => void;
  readonly isNew: boolean;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(playroomsMessages);
  return (
    <>
      <div className="room-types">
        <ChoiceGroup
          label={t('type')}
          value={draft.room_type}
          // A new room has the age that goes with them.
          onChange={(room_type) => change({ room_type, ...(isNew ? { age_band: undefined } : {}) })}
          options={ROOM_TYPES.map((key) => ({ key, label: t(`type.${key}`) }))}
        />
      </div>
      <PictureChoice
        label={t('theme')}
        value={draft.theme}
        onChange={(theme) => change({ theme })}
        options={THEMES.map((key) => ({
          key,
          label: t(`theme.${key}`),
          picture: artworkOf(key, draft.room_type),
        }))}
      />
      {draft.age_band && (
        <AgeField value={draft.age_band} onChange={(age_band) => change({ age_band })} t={c} />
      )}
    </>
  );
};

/** Name, look and items of a room, chosen by looking. */
export const RoomForm = ({
  kind,
  room,
  title,
  onSave,
  onClose,
}: {
  readonly kind: RoomKind;
  /** As it is kept; undefined for a new one. */
  readonly room?: Room;
  readonly title: string;
  /** Saves it and closes the form. @throws Refused */
  readonly onSave: (draft: RoomDraft) => Promise<void>;
  readonly onClose: () => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(playroomsMessages);
  const [first] = useState(() => draftOf(room));
  const [draft, setDraft] = useState(first);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const change = (part: Partial<RoomDraft>) => {
    setDraft({ ...draft, ...part });
    setError(undefined);
  };
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(first));
  const close = async () => (await mayLeave()) && onClose();
  const save = async () => {
    setPending(true);
    setError(undefined);
    try {
      await onSave(draft);
    } catch (refused) {
      setError(refused);
      if (!isAtFields(refused, ['name'])) toastError(refused, t('save.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={title}
      size="l"
      isOpen
      onClose={() => void close()}
      actions={
        <Button variant="primary" isPending={isPending} onPress={save}>
          {t(room ? 'save' : 'make')}
        </Button>
      }
    >
      <div className="stack">
        <TextField
          autoFocus={!room}
          label={t('name')}
          maxLength={200}
          value={draft.name}
          onChange={(name) => change({ name })}
          error={faultAt(error, 'name', c)}
        />
        {kind === 'playrooms' && <Look draft={draft} change={change} isNew={!room} />}
        <ItemTiles value={draft.items} onChange={(items) => change({ items })} t={t} />
      </div>
    </Dialog>
  );
};
