import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { GameFrame, GridPreview } from '../games/game-frame.tsx';
import { toysMessages } from '../stage/messages.ts';
import { useSounds } from '../stage/sounds.ts';
import { useSteps } from '../stage/use-steps.ts';
import type { ToyProps } from '../toy.ts';
import sheet from './jigsaw.css';
import { JigsawTable } from './jigsaw-table.tsx';
import { type Choice, Picture } from './picture.tsx';
import { FRAME, gridOf, JIGSAW_LEVELS } from './pieces.ts';
import { SCENES } from './scenes.tsx';
import { useJigsaw } from './use-jigsaw.ts';

/** A jigsaw of a picture of the room or of a book, laid together. */
const JigsawToy = ({ seat, subject }: ToyProps) => {
  const t = useMessages(toysMessages);
  const pages = (subject?.pages ?? []).filter(({ image_url }) => image_url);
  const choices: readonly Choice[] = [
    ...pages.map(({ image_url, alt_text }, index) => ({
      key: `page-${index}`,
      label: alt_text || t('jigsaw.page', { number: index + 1 }),
      address: image_url,
    })),
    ...SCENES.map(({ key }) => ({ key, label: t(`scene.${key}`) })),
  ];
  const jigsaw = useJigsaw(seat, choices.length);
  const steps = useSteps(seat.document);
  const sound = useSounds(seat.isSoundOn);
  const [picture, setPicture] = useState(0);
  const { game, pieces } = jigsaw;
  const isOver = game !== undefined && pieces.every(({ isHome }) => isHome);
  useEffect(() => {
    if (isOver) sound('done');
  }, [isOver, sound]);
  return (
    <GameFrame
      name="jigsaw"
      hero="1f9e9"
      label={t('jigsaw')}
      seat={seat}
      sheets={[sheet]}
      levels={JIGSAW_LEVELS}
      preview={(level) => <GridPreview columns={gridOf(level)[0]} rows={gridOf(level)[1]} kind="square" />}
      choice={
        <div className="jigsaw-pictures">
          {choices.map((choice, index) => (
            <Button
              key={choice.key}
              className={`jigsaw-choice${index === picture ? ' is-on' : ''}`}
              aria-label={choice.label}
              aria-pressed={index === picture}
              onPress={() => setPicture(index)}
            >
              <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
                <Picture choice={choice} name={`choice-${seat.role}-${choice.key}`} />
              </svg>
            </Button>
          ))}
        </div>
      }
      game={game && { ...game, isOver }}
      endWords={t('jigsaw.end')}
      steps={steps}
      onStart={(level, _isShared, isAgain) => jigsaw.start(level, isAgain && game ? game.picture : picture)}
    >
      <JigsawTable seat={seat} jigsaw={jigsaw} choice={choices[game?.picture ?? 0]} />
    </GameFrame>
  );
};
export default JigsawToy;
