// The room itself: its theme's scenery, and in it what can be pressed.
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import type { ToyKey } from '../../toys/toy.ts';
import { ask, type Room, type Shelved } from '../live.ts';
import { sessionPageMessages } from '../session-messages.ts';
import { type Item, isClinician } from '../setup.ts';
import { sayAloud } from '../sound.ts';
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

/** Pictures by which a game is told from the others without reading. */
const EMBLEMS: Partial<Record<ToyKey, string>> = {
  pairs: 'M4 6h18v26H4zM26 6h18v26H26zM13 14l3 5-3 5-3-5zM35 14l3 5-3 5-3-5z',
  'four-in-a-row': 'M8 32a5 5 0 1 0 .1 0zM19 24a5 5 0 1 0 .1 0zM30 16a5 5 0 1 0 .1 0zM41 8a5 5 0 1 0 .1 0z',
  draughts:
    'M4 4h10v10H4zM24 4h10v10H24zM14 14h10v10H14zM34 14h10v10H34zM4 24h10v10H4zM24 24h10v10H24zM14 34h10v6H14zM34 34h10v6H34z',
  jigsaw: 'M6 8h13a5 5 0 1 1 10 0h13v13a5 5 0 1 0 0 10v9H6z',
  'feelings-cards':
    'M24 4a18 18 0 1 0 .1 0zM17 18a3 3 0 1 1-.1 0zM31 18a3 3 0 1 1-.1 0zM15 28h18q-9 10-18 0z',
  'breathing-star': 'M24 2l6 14 15 1-12 10 4 15-13-8-13 8 4-15L3 17l15-1z',
  'glitter-jar':
    'M14 2h20v6H14zM12 10h24q4 4 4 10v16q0 6-6 6H14q-6 0-6-6V20q0-6 4-10zM18 30a3 3 0 1 1-.1 0zM28 24a3 3 0 1 1-.1 0zM30 34a3 3 0 1 1-.1 0z',
  'five-senses': 'M16 42V20l-6-8 4-3 5 7V4h5v12l3-12 5 1-2 12 5-9 4 2-5 12v20z',
  colouring: 'M34 4l8 8-22 22-11 3 3-11zM6 40h36v3H6z',
};

const Emblem = ({ toy }: { readonly toy: ToyKey }) => (
  <svg viewBox="0 0 48 44" aria-hidden="true" focusable="false">
    <path d={EMBLEMS[toy]} fill="currentColor" fillRule="evenodd" />
  </svg>
);

/** What a place holds, to choose from by pictures. */
const Choice = ({
  item,
  shelf,
  onClose,
}: {
  readonly item: Item;
  readonly shelf: Room['shelf'];
  readonly onClose: () => void;
}) => {
  const t = useMessages(sessionPageMessages);
  const open = (toy: ToyKey, subject?: string) => {
    onClose();
    void ask({ do: 'open', toy, ...(subject ? { subject } : {}) });
  };
  const nameOf = (one: Shelved, index: number) =>
    one.title ??
    t(one.content_type === 'storybook' ? 'shelf.book' : 'shelf.worksheet', { number: index + 1 });
  return (
    <section className="session-choice" aria-label={t(`thing.${item}`)}>
      <header>
        <h2>{item === 'activity_shelf' ? t('thing.activity_shelf') : t('choose.game')}</h2>
        <Button className="session-round" aria-label={t('choose.close')} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {item === 'activity_shelf' && shelf.length === 0 && <p>{t('shelf.empty')}</p>}
      <ul>
        {(GAMES[item] ?? []).map((toy) => (
          <li key={toy}>
            <Button className="session-card" isDisabled={!isClinician} onPress={() => open(toy)}>
              <Emblem toy={toy} />
              <span>{t(`toy.${toy}`)}</span>
            </Button>
          </li>
        ))}
        {item === 'activity_shelf' &&
          shelf.map((one, index) => (
            <li key={one.content_id}>
              <Button
                className="session-card session-cover"
                isDisabled={!isClinician}
                onPress={() => open(one.content_type, one.content_id)}
              >
                {one.cover_image_url && <img src={one.cover_image_url} alt="" />}
                <span>{nameOf(one, index)}</span>
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
};

export const RoomScene = ({ room, isNight }: { readonly room: Room; readonly isNight: boolean }) => {
  const t = useMessages(sessionPageMessages);
  const [chosen, setChosen] = useState<Item>();
  const [pressed, setPressed] = useState<Item>();
  const look = lookOf(room);
  const press = (item: Item) => {
    sayAloud(t(`thing.${item}`));
    setPressed(item);
    const toy = TOY_OF[item];
    if (toy && isClinician) void ask({ do: 'open', toy });
    else if (!toy) setChosen(item);
  };
  return (
    <div className={`session-room session-room-${room.room_type}${isNight ? ' is-night' : ''}`}>
      <h1 className="session-unseen">{t('room')}</h1>
      <img
        className="session-scenery"
        src={`/artwork/playrooms/${room.theme}-${room.room_type}${isNight ? '-night' : '-day'}.svg`}
        alt=""
      />
      <ul className="session-things" aria-label={t('room')}>
        {PLACES.filter((item) => room.items.includes(item)).map((item) => (
          <li key={item} className={`session-place session-place-${item}`}>
            <Button
              className={`session-thing${pressed === item ? ' was-pressed' : ''}`}
              onPress={() => press(item)}
              onHoverStart={() => setPressed(undefined)}
            >
              <Thing item={item} look={look} shelf={room.shelf} />
              <span className="session-label">{t(`thing.${item}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <Choice item={chosen} shelf={room.shelf} onClose={() => setChosen(undefined)} />}
    </div>
  );
};
