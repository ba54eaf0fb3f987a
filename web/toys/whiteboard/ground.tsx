// What the board lies on: the shape of its paper, and what is on it before anybody draws.

import Wide from 'lucide-react/icons/rectangle-horizontal';
import Tall from 'lucide-react/icons/rectangle-vertical';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { toysMessages } from '../stage/messages.ts';
import { itemsOf, oneOf, settingsOf } from '../stage/shared.ts';
import type { Size } from '../stage/size.ts';
import type { Sound } from '../stage/sounds.ts';
import { ToyButton } from '../stage/toy-frame.tsx';
import type { ToySeat } from '../toy.ts';
import {
  BACKGROUND_KEYS,
  type Background,
  BackgroundDrawing,
  PAPERS,
  type PaperShape,
} from './backgrounds.tsx';

const SHAPES = [
  ['wide', Wide],
  ['tall', Tall],
] as const;
/** Settings: the paper's shape; whether somebody chose it. */
const PAPER = 'paper';
const CHOSEN = 'paper-chosen';

export interface Ground {
  readonly background: Background;
  readonly shape: PaperShape;
}

export const groundOf = ({ document }: ToySeat): Ground => {
  const settings = settingsOf(document);
  return {
    background: oneOf(settings.get('background'), BACKGROUND_KEYS) ?? 'blank',
    shape: settings.get(PAPER) === 'tall' ? 'tall' : 'wide',
  };
};

/**
 * The paper of an empty board is as the client's screen is, upright or on its side: small screens are the client's. What
 * is drawn keeps its place, so paper with marks on it stays as it is.
 */
export const useShapeOfClient = ({ role, canPlay, document }: ToySeat, size: Size | undefined): void => {
  const settings = settingsOf(document);
  const isFree = role === 'client' && canPlay && itemsOf(document).size === 0 && !settings.get(CHOSEN);
  const fitting = size && (size.height > size.width ? 'tall' : 'wide');
  const isOther = fitting !== undefined && fitting !== (settings.get(PAPER) ?? 'wide');
  useEffect(() => {
    if (isFree && isOther) settings.set(PAPER, fitting);
  }, [settings, isFree, isOther, fitting]);
};

export const GroundPanel = ({
  seat: { document },
  ground: { background, shape },
  sound,
}: {
  readonly seat: ToySeat;
  readonly ground: Ground;
  readonly sound: (sound: Sound) => void;
}) => {
  const t = useMessages(toysMessages);
  const settings = settingsOf(document);
  const paper = PAPERS[shape];
  return (
    <div className="ink-panel is-row">
      <div className="toy-group">
        {SHAPES.map(([one, Icon]) => (
          <ToyButton
            key={one}
            label={t(`whiteboard.${one}`)}
            isOn={one === shape}
            isDisabled={one !== shape && itemsOf(document).size > 0}
            onPress={() => {
              document.transact(() => {
                settings.set(PAPER, one);
                settings.set(CHOSEN, true);
              });
              sound('turn');
            }}
          >
            <Icon aria-hidden="true" />
          </ToyButton>
        ))}
      </div>
      {BACKGROUND_KEYS.map((key) => (
        <Button
          key={key}
          className={`whiteboard-background is-${shape}${key === background ? ' is-on' : ''}`}
          aria-label={t(`background.${key}`)}
          aria-pressed={key === background}
          onPress={() => {
            settings.set('background', key);
            sound('turn');
          }}
        >
          <svg viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
            <BackgroundDrawing background={key} shape={shape} />
          </svg>
        </Button>
      ))}
    </div>
  );
};
