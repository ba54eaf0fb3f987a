import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useDrag } from 'react-aria-components/useDrag';
import { useDrop } from 'react-aria-components/useDrop';
import { Button } from '../../components/button.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { useMessages } from '../../shell/messages.ts';
import { contentMessages } from '../content/messages.ts';
import { worksheetsMessages } from './messages.ts';
import type { WorksheetPage } from './worksheet.ts';

/** Only pages of this workspace are taken: nothing else that somebody drags has this type. */
const TYPE = 'application/x-worksheet-page';

interface ThumbnailProps {
  readonly page: WorksheetPage;
  /** Its place, from 0. */
  readonly at: number;
  readonly count: number;
  readonly isEditing: boolean;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  /** Moves a page, this one or another that was dropped here. */
  readonly onMove: (pageId: string, to: number) => void;
  readonly onRemove: () => void;
}

const useEntries = ({ page, at, count, isBusy, onMove, onRemove }: ThumbnailProps): MenuEntry[] => {
  const t = useMessages(worksheetsMessages);
  return [
    {
      key: 'earlier',
      label: t('page.earlier'),
      icon: <ArrowLeft />,
      isDisabled: isBusy || at === 0,
      onAction: () => onMove(page.id, at - 1),
    },
    {
      key: 'later',
      label: t('page.later'),
      icon: <ArrowRight />,
      isDisabled: isBusy || at === count - 1,
      onAction: () => onMove(page.id, at + 1),
    },
    {
      key: 'remove',
      label: t('page.remove'),
      icon: <Trash2 />,
      isDanger: true,
      isDisabled: isBusy || count === 1,
      onAction: onRemove,
    },
  ];
};

/** A page as a picture: a press shows it large; it is dragged onto the place that it is to take. */
export const Thumbnail = (props: ThumbnailProps) => {
  const { page, at, isEditing, isBusy, onOpen, onMove } = props;
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const place = useRef<HTMLLIElement>(null);
  const isDisabled = isBusy || !isEditing;
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ [TYPE]: page.id }],
    getAllowedDropOperations: () => ['move'],
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    isDisabled,
    getDropOperation: (types) => (types.has(TYPE) && !isDragging ? 'move' : 'cancel'),
    async onDrop({ items }) {
      const [one] = items;
      if (one?.kind === 'text') onMove(await one.getText(TYPE), at);
    },
  });
  const entries = useEntries(props);
  const name = c('page', { page: at + 1 });
  return (
    <li
      {...dragProps}
      {...dropProps}
      ref={place}
      aria-label={name}
      className={`thumbnail${isDragging ? ' is-dragged' : ''}${isDropTarget ? ' is-target' : ''}`}
    >
      <AriaButton
        className="thumbnail-picture"
        aria-label={t('page.open', { page: at + 1 })}
        onPress={onOpen}
      >
        <img src={page.image_url} alt="" loading="lazy" draggable={false} />
      </AriaButton>
      <div className="thumbnail-foot">
        {isEditing && (
          <AriaButton
            {...dragButtonProps}
            className="button button-quiet button-s button-icon thumbnail-handle"
            aria-label={t('page.drag', { page: at + 1 })}
          >
            <GripVertical aria-hidden="true" />
          </AriaButton>
        )}
        <span className="thumbnail-number">{name}</span>
        {isEditing && (
          <Menu
            label={c('more.of', { title: name })}
            entries={entries}
            trigger={
              <Button
                variant="quiet"
                size="s"
                icon={<Ellipsis aria-hidden="true" />}
                aria-label={c('more.of', { title: name })}
              />
            }
          />
        )}
      </div>
    </li>
  );
};
