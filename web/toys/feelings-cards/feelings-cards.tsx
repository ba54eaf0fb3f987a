import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Volume from 'lucide-react/icons/volume-2';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useReadAloud } from '../../areas/content/use-read-aloud.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { figureUrl } from '../figures/index.ts';
import { GameFrame, GridPreview } from '../games/game-frame.tsx';
import { LARGEST_SEED, readGame } from '../games/game-log.ts';
import { beginGame } from '../games/game-place.ts';
import { shuffled } from '../games/shuffle.ts';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import { itemsOf, newKey, numberIn, oneOf, settingsOf } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { step } from '../stage/steps.ts';
import { TokenSign } from '../stage/token.tsx';
import { ToyButton } from '../stage/toy-frame.tsx';
import { useSteps } from '../stage/use-steps.ts';
import { useVersion } from '../stage/use-version.ts';
import type { SeatRole, ToyProps, ToySeat } from '../toy.ts';
import {
  FEELING_KEYS,
  FEELINGS,
  FEELINGS_OF_LEVEL,
  type Feeling,
  SITUATION_KEYS,
  SITUATIONS,
  STRENGTHS,
} from './cards.ts';
import sheet from './feelings-cards.css';
import { feelingsMessages } from './messages.ts';

const ROLES = ['client', 'clinician'] as const;
const LEVELS = Object.keys(FEELINGS_OF_LEVEL);
const nothing = () => undefined;

/** The deck of this document: its cards, the one that is open, and what both seats feel about it. */
const useDeck = (seat: ToySeat) => {
  const { document, role } = seat;
  useVersion(document);
  const items = itemsOf(document);
  const settings = settingsOf(document);
  const game = readGame(settings.get('game'), LEVELS);
  const cards = game ? shuffled(SITUATION_KEYS, game.seed) : SITUATION_KEYS;
  const at = Math.floor(numberIn(settings.get('card'), 0, cards.length - 1, 0));
  const keyOf = (who: SeatRole, feeling: Feeling) => `${game?.id}/${at}/${who}/${feeling}`;
  return {
    game,
    at,
    count: cards.length,
    card: cards[at] ?? SITUATION_KEYS[0] ?? 'tower',
    strengthOf: (who: SeatRole, feeling: Feeling) => oneOf(items.get(keyOf(who, feeling)), STRENGTHS) ?? 0,
    /** A little, quite, very, and not at all again. */
    feel(feeling: Feeling) {
      const key = keyOf(role, feeling);
      const next = ((oneOf(items.get(key), STRENGTHS) ?? 0) + 1) % (STRENGTHS.length + 1);
      step(document, () => {
        if (next === 0) items.delete(key);
        else items.set(key, next);
      });
    },
    turn: (by: number) => settings.set('card', (at + by + cards.length) % cards.length),
    start(level: string) {
      document.transact(() => {
        settings.set('card', 0);
        const seed = Math.floor(Math.random() * LARGEST_SEED);
        beginGame(document, { id: newKey(), seed, level, isShared: true, first: 'client' });
      });
    },
  };
};
type Deck = ReturnType<typeof useDeck>;

const Faces = ({ seat, deck }: { readonly seat: ToySeat; readonly deck: Deck }) => {
  const t = useMessages(feelingsMessages);
  const sound = useSounds(seat.isSoundOn);
  const shown = FEELING_KEYS.slice(0, FEELINGS_OF_LEVEL[deck.game?.level ?? 'small']);
  return (
    <div className={`feelings-faces is-${deck.game?.level ?? 'small'}`}>
      {shown.map((feeling) => {
        const strengths = ROLES.map((role) => [role, deck.strengthOf(role, feeling)] as const);
        const said = strengths
          .filter(([, strength]) => strength > 0)
          .map(([role, strength]) => t(`says.${role}`, { strength: t(`strength.${strength as 1 | 2 | 3}`) }));
        const strongest = Math.max(...strengths.map(([, strength]) => strength));
        return (
          <Button
            key={feeling}
            className={`feelings-face${strongest > 0 ? ' is-chosen' : ''}`}
            data-feeling={feeling}
            aria-label={[t(`feeling.${feeling}`), ...said].join(', ')}
            aria-disabled={!seat.canPlay}
            onPress={() => {
              if (!seat.canPlay) return;
              deck.feel(feeling);
              sound('tap');
            }}
          >
            <img
              src={figureUrl(FEELINGS[feeling])}
              alt=""
              draggable={false}
              style={{ scale: String(0.82 + 0.09 * strongest) }}
            />
            <span className="feelings-word">{t(`feeling.${feeling}`)}</span>
            <span className="feelings-signs" aria-hidden="true">
              {strengths.flatMap(([role, strength]) =>
                STRENGTHS.filter((one) => one <= strength).map((one) => (
                  <span key={`${role}-${one}`} className={`feelings-sign is-${role}`}>
                    <TokenSign role={role} />
                  </span>
                )),
              )}
            </span>
          </Button>
        );
      })}
    </div>
  );
};

const Card = ({ seat, deck }: { readonly seat: ToySeat; readonly deck: Deck }) => {
  const t = useMessages(feelingsMessages);
  const { tag } = useLocaleSettings();
  const sound = useSounds(seat.isSoundOn);
  const place = useRef<HTMLDivElement>(null);
  usePointing(seat, place);
  const { hasVoice, speak } = useReadAloud(tag, nothing);
  const words = t(`card.${deck.card}`);
  const turn = (by: number) => {
    deck.turn(by);
    sound('turn');
  };
  return (
    <div ref={place} className="feelings-table">
      <div className="feelings-middle">
        <ToyButton label={t('previous')} isDisabled={!seat.canPlay} onPress={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </ToyButton>
        <article key={deck.card} className="feelings-card" data-card={deck.card}>
          <div className="feelings-pictures" aria-hidden="true">
            {SITUATIONS[deck.card].map((figure) => (
              <img key={figure} src={figureUrl(figure)} alt="" draggable={false} />
            ))}
          </div>
          <p className="feelings-words">{words}</p>
          {hasVoice && (
            <ToyButton label={t('aloud')} onPress={() => speak(`${words} ${t('question')}`)}>
              <Volume aria-hidden="true" />
            </ToyButton>
          )}
        </article>
        <ToyButton label={t('next')} isDisabled={!seat.canPlay} onPress={() => turn(1)}>
          <ChevronRight aria-hidden="true" />
        </ToyButton>
      </div>
      <p className="feelings-question">{t('question')}</p>
      <Faces seat={seat} deck={deck} />
      <OtherHand seat={seat} />
    </div>
  );
};

/** "How would you feel?": a card, and faces that both press. There is no right answer. */
const FeelingsCards = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const deck = useDeck(seat);
  const steps = useSteps(seat.document);
  return (
    <GameFrame
      name="feelings-cards"
      hero="1f917"
      label={t('feelings-cards')}
      seat={seat}
      sheets={[sheet]}
      levels={LEVELS}
      preview={(level) => (
        <GridPreview
          columns={FEELINGS_OF_LEVEL[level] === 4 ? 2 : 4}
          rows={level === 'large' ? 3 : 2}
          kind="round"
        />
      )}
      game={deck.game && { ...deck.game, isOver: false }}
      endWords=""
      steps={steps}
      onStart={deck.start}
    >
      <Card seat={seat} deck={deck} />
    </GameFrame>
  );
};
export default FeelingsCards;
