// The room itself: its theme's scenery, and in it what can be pressed.

import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import type { ToyKey } from '../../toys/toy.ts';
import { ask, type Room, type Shelved } from '../live.ts';
import { sessionPageMessages } from '../session-messages.ts';
import { type Item, isClinician } from '../setup.ts';
import { sayAloud } from '../sound.ts';
import { useSheet } from '../use-sheet.ts';
import { Emblem } from './emblems.tsx';
import { Scenery } from './scenery.tsx';
import { lookOf, Thing } from './things.tsx';

const GAMES: Partial<Record<Item, readonly ToyKey[]>> = {
  multiplayer_games: ['pairs', 'four-in-a-row', 'draughts', 'jigsaw', 'feelings-cards'],
  single_player_games: ['breathing-star', 'glitter-jar', 'five-senses', 'colouring'],
};
const TOY_OF: Partial<Record<Item, ToyKey>> = {
  sand_tray: 'sandtray',
  dollhouse: 'dollhouse',
  whiteboard: 'whiteboard',
};
/** In the order of their places, from the wall to the floor. */
const PLACES: readonly Item[] = [
  'whiteboard',
  'multiplayer_games',
  'activity_shelf',
  'sand_tray',
  'dollhouse',
  'single_player_games',
];

/** What a place holds, to choose from by pictures. */
const Choice = ({
  item,
  shelf,
  wish,
  onClose,
}: {
  readonly item: Item;
  readonly shelf: Room['shelf'];
  readonly wish: string | null;
  readonly onClose: () => void;
}) => {
  const t = useMessages(sessionPageMessages);
  useSheet(onClose);
  const open = (toy: ToyKey, subject?: string) => {
    if (!isClinician) {
      sayAloud(t(`toy.${toy}`));
      void ask({ do: 'wish', wish: subject ?? toy });
      return;
    }
    onClose();
    void ask({ do: 'open', toy, ...(subject ? { subject } : {}) });
  };
  const nameOf = (one: Shelved) => {
    const alike = shelf.filter(({ content_type }) => content_type === one.content_type);
    const words = one.content_type === 'storybook' ? 'shelf.book' : 'shelf.worksheet';
    return one.title ?? t(words, { number: alike.indexOf(one) + 1 });
  };
  return (
    <section className="session-choice" aria-label={t(`thing.${item}`)}>
      <header>
        <h2>{item === 'activity_shelf' ? t('thing.activity_shelf') : t('choose.game')}</h2>
        <Button autoFocus className="session-round" aria-label={t('choose.close')} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {!isClinician && <p role="status">{wish !== null && t('wish.told')}</p>}
      {item === 'activity_shelf' && shelf.length === 0 && <p>{t('shelf.empty')}</p>}
      <ul>
        {(GAMES[item] ?? []).map((toy) => (
          <li key={toy}>
            <Button className={`session-card${wish === toy ? ' is-wished' : ''}`} onPress={() => open(toy)}>
              <Emblem toy={toy} />
              <span>{t(`toy.${toy}`)}</span>
            </Button>
          </li>
        ))}
        {item === 'activity_shelf' &&
          shelf.map((one) => (
            <li key={one.content_id}>
              <Button
                className={`session-card session-cover${wish === one.content_id ? ' is-wished' : ''}`}
                onPress={() => open(one.content_type, one.content_id)}
              >
                {one.cover_image_url && <img src={one.cover_image_url} alt="" />}
                <span>{nameOf(one)}</span>
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
};

/** Whether a thing of the room is what the client would like, or holds it. */
const isWished = (item: Item, wish: string | null, shelf: Room['shelf']): boolean =>
  wish !== null &&
  (wish === item ||
    (GAMES[item] ?? []).some((toy) => toy === wish) ||
    (item === 'activity_shelf' && shelf.some(({ content_id }) => content_id === wish)));

/** What the client would like: its own seat reads it, and the clinician's opens it. */
const Wish = ({ words, onOpen }: { readonly words: string; readonly onOpen: () => void }) => (
  <div className="session-note session-wish" role="status">
    {isClinician ? (
      <Button className="session-wish-open" onPress={onOpen}>
        <span>{words}</span>
        <ArrowRight aria-hidden="true" />
      </Button>
    ) : (
      words
    )}
  </div>
);

export const RoomScene = ({
  room,
  isNight,
  wish,
}: {
  readonly room: Room;
  readonly isNight: boolean;
  readonly wish: string | null;
}) => {
  const t = useMessages(sessionPageMessages);
  const [chosen, setChosen] = useState<Item>();
  const [pressed, setPressed] = useState<Item>();
  const close = useCallback(() => setChosen(undefined), []);
  const look = lookOf(room);
  const press = (item: Item) => {
    sayAloud(t(`thing.${item}`));
    setPressed(item);
    const toy = TOY_OF[item];
    if (!isClinician) void ask({ do: 'wish', wish: item });
    if (toy && isClinician) void ask({ do: 'open', toy });
    else if (!toy) setChosen(item);
  };
  const game = Object.values(GAMES)
    .flat()
    .find((toy) => toy === wish);
  const wished = PLACES.find((item) => room.items.includes(item) && isWished(item, wish, room.shelf));
  return (
    <div className={`session-room session-room-${room.room_type}${isNight ? ' is-night' : ''}`}>
      <h1 className="session-unseen">{t('room')}</h1>
      <Scenery theme={room.theme} roomType={room.room_type} isNight={isNight} />
      <ul className="session-things" aria-label={t('room')}>
        {PLACES.filter((item) => room.items.includes(item)).map((item) => (
          <li key={item} className={`session-place session-place-${item}`}>
            <Button
              className={`session-thing${pressed === item ? ' was-pressed' : ''}${wished === item ? ' is-wished' : ''}`}
              onPress={() => press(item)}
              onHoverStart={() => setPressed(undefined)}
            >
              <Thing item={item} look={look} shelf={room.shelf} />
              <span className="session-label">{t(`thing.${item}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {wished && !chosen && (
        <Wish
          words={t(isClinician ? 'wish.asked' : 'wish.told', {
            thing: t(game ? `toy.${game}` : `thing.${wished}`),
          })}
          onOpen={() => (game ? void ask({ do: 'open', toy: game }) : press(wished))}
        />
      )}
      {chosen && <Choice item={chosen} shelf={room.shelf} wish={wish} onClose={close} />}
    </div>
  );
};
