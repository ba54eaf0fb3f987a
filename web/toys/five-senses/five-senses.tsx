import Ear from 'lucide-react/icons/ear';
import Eye from 'lucide-react/icons/eye';
import Hand from 'lucide-react/icons/hand';
import Star from 'lucide-react/icons/star';
import Restart from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { toysMessages } from '../stage/messages.ts';
import { itemsOf, useVersion } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { step, useSteps } from '../stage/steps.ts';
import { StepButtons, ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import type { ToyProps, ToySeat } from '../toy.ts';
import sheet from './five-senses.css';

const Nose = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M12 3 C12 8 7 12 6.5 16 C6.2 19 9 20.5 10.5 19 C11.5 20.5 14 20.5 14.5 19 C16.5 20 18.5 18 17.5 15.5 C17 14 15.5 13.5 15 12" />
    <path d="M9.5 16.5 h.01 M14 16.5 h.01" />
  </svg>
);
const Mouth = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M3 10 C7 6 10 7 12 8.5 C14 7 17 6 21 10 C18 17 15 18.5 12 18.5 C9 18.5 6 17 3 10 Z M3 10 C8 12 16 12 21 10" />
  </svg>
);
/** In the order in which they are asked for, with how many things each. */
const SENSES = [
  ['see', 5, Eye],
  ['touch', 4, Hand],
  ['hear', 3, Ear],
  ['smell', 2, Nose],
  ['taste', 1, Mouth],
] as const;
const LONGEST = 60;

/** What was found is `true`, or what somebody called it. */
const foundAt = (value: unknown): string | undefined =>
  value === true ? '' : typeof value === 'string' ? value.slice(0, LONGEST) : undefined;

interface Chosen {
  readonly key: string;
  readonly label: string;
}

const Bubbles = ({
  seat,
  onChoose,
}: {
  readonly seat: ToySeat;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}) => {
  const t = useMessages(toysMessages);
  const sound = useSounds(seat.isSoundOn);
  const items = itemsOf(seat.document);
  const press = (key: string, label: string) => {
    if (!seat.canPlay) return;
    const isFound = items.has(key);
    step(seat.document, () => (isFound ? items.delete(key) : items.set(key, true)));
    sound(isFound ? 'turn' : 'found');
    onChoose(isFound ? undefined : { key, label });
  };
  return (
    <div className="senses-rows">
      {SENSES.map(([sense, count, Icon]) => (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form.
        <div key={sense} className={`senses-row is-${sense}`} role="group" aria-label={t(`sense.${sense}`)}>
          <span className="senses-icon" aria-hidden="true">
            <Icon />
          </span>
          <span className="senses-name">{t(`sense.${sense}`)}</span>
          <span className="senses-bubbles">
            {Array.from({ length: count }, (_none, index) => {
              const key = `${sense}/${index}`;
              const found = foundAt(items.get(key));
              const label = t('sense.one', { sense: t(`sense.${sense}`), number: index + 1 });
              return (
                <Button
                  key={key}
                  className={`senses-bubble${found === undefined ? '' : ' is-found'}`}
                  data-bubble={key}
                  aria-label={found ? `${label}: ${found}` : label}
                  aria-pressed={found !== undefined}
                  aria-disabled={!seat.canPlay}
                  onPress={() => press(key, label)}
                >
                  {found === undefined && <Icon aria-hidden="true" />}
                  {found === '' && <Star className="senses-star" aria-hidden="true" />}
                  {found && <span className="senses-word">{found}</span>}
                </Button>
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
};

/** Five things that I see, four that I touch, and so on: what calms, one bubble after the other. */
const FiveSenses = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const { document, canPlay } = seat;
  useVersion(document);
  const steps = useSteps(document);
  const sound = useSounds(seat.isSoundOn);
  const items = itemsOf(document);
  const [chosen, setChosen] = useState<Chosen>();
  const isDone = SENSES.every(([sense, count]) =>
    Array.from({ length: count }, (_none, index) => items.has(`${sense}/${index}`)).every(Boolean),
  );
  useEffect(() => {
    if (isDone) sound('done');
  }, [isDone, sound]);
  const clear = () => {
    setChosen(undefined);
    step(document, () => {
      for (const key of [...items.keys()]) items.delete(key);
    });
  };
  const isNamed = chosen !== undefined && canPlay && items.has(chosen.key);
  return (
    <ToyFrame
      name="five-senses"
      label={t('five-senses')}
      sheets={[sheet]}
      bar={
        canPlay && (
          <div className="toy-group">
            <StepButtons steps={steps} />
            <ToyButton label={t('sense.again')} onPress={clear}>
              <Restart aria-hidden="true" />
            </ToyButton>
          </div>
        )
      }
    >
      <div className="senses-whole">
        <Bubbles seat={seat} onChoose={setChosen} />
        <div className="senses-foot" role="status">
          {isDone && <strong>{t('sense.done')}</strong>}
          {isNamed && (
            <label className="senses-field">
              <span>{t('sense.name')}</span>
              <input
                key={chosen.key}
                maxLength={LONGEST}
                defaultValue={foundAt(items.get(chosen.key))}
                aria-label={`${chosen.label}: ${t('sense.name')}`}
                onChange={({ target }) =>
                  step(document, () => items.set(chosen.key, target.value.trim() || true))
                }
              />
            </label>
          )}
        </div>
      </div>
    </ToyFrame>
  );
};
export default FiveSenses;
