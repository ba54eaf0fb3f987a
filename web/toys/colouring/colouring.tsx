import Images from 'lucide-react/icons/images';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { COLOUR_KEYS, COLOURS, type Colour } from '../ink/colours.ts';
import inkSheet from '../ink/ink.css';
import { inkRatio } from '../ink/keep-picture.ts';
import { ColourDots } from '../ink/pen-panel.tsx';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import { itemsOf, oneOf, settingsOf } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { step } from '../stage/steps.ts';
import { StepButtons, ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import { useSteps } from '../stage/use-steps.ts';
import { useVersion } from '../stage/use-version.ts';
import type { ToyProps, ToySeat } from '../toy.ts';
import sheet from './colouring.css';
import { ART, ART_KEYS, type ArtKey, PAGES } from './line-art.ts';

const regionKey = (page: ArtKey, region: number): string => `${page}/${region}`;

/** A page as it is coloured so far. */
const Drawing = ({
  page,
  colourOf,
}: {
  readonly page: ArtKey;
  readonly colourOf: (region: number) => Colour | undefined;
}) => {
  const { regions, lines } = PAGES[page];
  return (
    <svg viewBox={`0 0 ${ART.width} ${ART.height}`} aria-hidden="true">
      {regions.map((path, region) => {
        const colour = colourOf(region);
        return (
          <path key={path} d={path} fill={colour ? COLOURS[colour] : '#ffffff'} className="colouring-line" />
        );
      })}
      {lines.map((path) => (
        <path key={path} d={path} className="colouring-line is-thin" />
      ))}
    </svg>
  );
};

const Page = ({
  seat,
  page,
  colour,
}: {
  readonly seat: ToySeat;
  readonly page: ArtKey;
  readonly colour: Colour;
}) => {
  const t = useMessages(toysMessages);
  const place = useRef<HTMLDivElement>(null);
  usePointing(seat, place);
  const sound = useSounds(seat.isSoundOn);
  const { document, canPlay } = seat;
  const items = itemsOf(document);
  const { regions, lines } = PAGES[page];
  const fill = (region: number) => {
    if (!canPlay) return;
    const key = regionKey(page, region);
    // A second press with the same colour takes it away.
    const isSame = items.get(key) === colour;
    step(document, () => (isSame ? items.delete(key) : items.set(key, colour)));
    sound('tap');
  };
  const press = (event: KeyboardEvent, region: number) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    fill(region);
  };
  return (
    <div className="ink-fit" style={inkRatio(ART)}>
      <div ref={place} className="ink-paper colouring-page">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing. */}
        <svg viewBox={`0 0 ${ART.width} ${ART.height}`} role="group" aria-label={t(`art.${page}`)}>
          {regions.map((path, region) => {
            const has = oneOf(items.get(regionKey(page, region)), COLOUR_KEYS);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a part of a drawing.
              <path
                key={path}
                d={path}
                role="button"
                tabIndex={0}
                data-region={region}
                aria-label={t('art.part', {
                  number: region + 1,
                  colour: has ? t(`colour.${has}`) : t('art.white'),
                })}
                aria-disabled={!canPlay}
                fill={has ? COLOURS[has] : '#ffffff'}
                className="colouring-line colouring-region"
                onClick={() => fill(region)}
                onKeyDown={(event) => press(event, region)}
              />
            );
          })}
          {lines.map((path) => (
            <path key={path} d={path} className="colouring-line is-thin" />
          ))}
        </svg>
        <OtherHand seat={seat} />
      </div>
    </div>
  );
};

/** Pages of line art: a press gives a part the colour of the hand. */
const Colouring = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const { document, canPlay } = seat;
  useVersion(document);
  const steps = useSteps(document);
  const sound = useSounds(seat.isSoundOn);
  const [colour, setColour] = useState<Colour>('turquoise');
  const items = itemsOf(document);
  const settings = settingsOf(document);
  const page = oneOf(settings.get('page'), ART_KEYS);
  const choose = (key: ArtKey | undefined) => {
    if (key) settings.set('page', key);
    else settings.delete('page');
    sound('turn');
  };
  return (
    <ToyFrame
      name="colouring"
      label={t('colouring')}
      sheets={[inkSheet, sheet]}
      bar={
        page &&
        canPlay && (
          <div className="toy-group">
            <StepButtons steps={steps} />
            <ToyButton label={t('art.pages')} onPress={() => choose(undefined)}>
              <Images aria-hidden="true" />
            </ToyButton>
          </div>
        )
      }
    >
      {page ? (
        <div className="colouring-whole">
          {canPlay && (
            <div className="ink-panel">
              <ColourDots value={colour} onChange={setColour} />
            </div>
          )}
          <Page key={page} seat={seat} page={page} colour={colour} />
        </div>
      ) : (
        <div className="colouring-choice">
          {ART_KEYS.map((key) => (
            <Button
              key={key}
              className="colouring-card"
              aria-label={t(`art.${key}`)}
              isDisabled={!canPlay}
              onPress={() => choose(key)}
            >
              <Drawing
                page={key}
                colourOf={(region) => oneOf(items.get(regionKey(key, region)), COLOUR_KEYS)}
              />
            </Button>
          ))}
        </div>
      )}
    </ToyFrame>
  );
};
export default Colouring;
