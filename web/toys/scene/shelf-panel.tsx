import Blocks from 'lucide-react/icons/blocks';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useMessages } from '../../shell/messages.ts';
import { FigureShelf } from '../figures/figure-shelf.tsx';
import type { ToySeat } from '../toy.ts';
import { PictureButton } from './controls.tsx';
import { playsetMessages } from './messages.ts';

/** The drawers beside the scene; they can be put away, for a small screen is small. */
export const ShelfPanel = ({
  seat,
  keys,
  onTake,
}: {
  readonly seat: ToySeat;
  readonly keys?: readonly string[];
  readonly onTake: (kind: string) => void;
}) => {
  const t = useMessages(playsetMessages);
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={`scene-shelf${isOpen ? '' : ' scene-shelf-away'}`}>
      <PictureButton
        label={isOpen ? t('shelf.close') : t('shelf.open')}
        icon={isOpen ? ChevronDown : Blocks}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <FigureShelf
          role={seat.role}
          {...(keys ? { keys } : {})}
          isDisabled={!seat.canPlay}
          onTake={onTake}
        />
      )}
    </div>
  );
};
