import { Suspense } from 'react';
import { useMessages } from '../../shell/messages.ts';
import { FigureShelf } from '../figures/figure-shelf.tsx';
import { figureUrl } from '../figures/index.ts';
import { toysMessages } from '../stage/messages.ts';
import { ToyButton } from '../stage/toy-frame.tsx';
import { useFigureNames } from '../stage/use-figure-names.ts';
import type { SeatRole } from '../toy.ts';

interface StampPanelProps {
  readonly role: SeatRole;
  readonly value: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (figure: string) => void;
}

const Panel = ({ role, value, isOpen, onOpen, onChange }: StampPanelProps) => {
  const t = useMessages(toysMessages);
  const nameOf = useFigureNames();
  if (value !== undefined && !isOpen)
    return (
      <div className="ink-panel">
        <ToyButton words={nameOf(value)} isOn={false} onPress={() => onOpen(true)}>
          <img className="whiteboard-stamp" src={figureUrl(value)} alt="" draggable={false} />
        </ToyButton>
      </div>
    );
  return (
    <div className="whiteboard-shelf" role="region" aria-label={t('tool.stamp')}>
      <FigureShelf role={role} onTake={onChange} />
    </div>
  );
};

/** The figures as stamps: the shelf until one is taken, then the one in the hand. */
export const StampPanel = (props: StampPanelProps) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
);
