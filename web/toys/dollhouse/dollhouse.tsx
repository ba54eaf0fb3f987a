import Grid3x3 from 'lucide-react/icons/grid-3x3';
import House from 'lucide-react/icons/house';
import HousePlus from 'lucide-react/icons/house-plus';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LightbulbOff from 'lucide-react/icons/lightbulb-off';
import Moon from 'lucide-react/icons/moon';
import PaintRoller from 'lucide-react/icons/paint-roller';
import Sun from 'lucide-react/icons/sun';
import { useMemo, useRef, useState } from 'react';
import { useMessages } from '../../shell/messages.ts';
import { Board } from '../scene/board.tsx';
import { choices, chosen } from '../scene/choices.ts';
import { ButtonGroup, PictureButton } from '../scene/controls.tsx';
import { FigureBar } from '../scene/figure-bar.tsx';
import { playsetMessages } from '../scene/messages.ts';
import type { Scene } from '../scene/scene.ts';
import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import { ShelfPanel } from '../scene/shelf-panel.tsx';
import { showIn } from '../scene/shown-view.ts';
import { play } from '../scene/sounds.ts';
import { useScene } from '../scene/use-scene.ts';
import type { Place, SceneView } from '../scene/view.ts';
import { createView3d, hasWebGl } from '../scene/view-3d.ts';
import { StepButtons, ViewButtons } from '../scene/view-buttons.tsx';
import { createFlatView } from '../scene/view-flat.ts';
import type { ToyProps } from '../toy.ts';
import { createHouse3d, type HouseLook } from './house-3d.ts';
import { createHouseFlat } from './house-flat.ts';
import { FLOORS, looksOf, ROOM_KEYS, roomName, roomOf, rooms, WALLS } from './house-plan.ts';

const START: Place = { x: WIDTH / 2, y: HEIGHT * 0.6, room: 'living' };

/** What belongs into a house stands in front. */
const DRAWERS = [
  'household',
  'families',
  'people',
  'farm',
  'food',
  'play',
  'magic',
  'fears',
  'vehicles',
  'landscape',
  'sky',
  'wild',
  'insects',
  'work',
  'tools',
  'feelings',
  'life',
  'belief',
];

const lookOf = ({ settings }: Scene): HouseLook => ({
  isNight: chosen(settings, 'time', choices.dollhouse.time) === 'night',
  houses: chosen(settings, 'houses', choices.dollhouse.houses) === 'two' ? 2 : 1,
  settings,
});

/** One step of the keyboard: within a room, and through its walls, floor and ceiling into the next one. */
const stepIn =
  (houses: 1 | 2) =>
  ({ x, y, room: name = '' }: Place, dx: number, dy: number): Place => {
    const names = ([1, 2] as const)
      .slice(0, houses)
      .flatMap((house) => rooms.map(({ key }) => roomName(house, key)));
    const at = Math.max(0, names.indexOf(name));
    const [nx, ny] = [x + dx, y + dy];
    const by = nx < 0 || ny < 0 ? -1 : nx > WIDTH || ny > HEIGHT ? 1 : 0;
    if (by === 0) return { x: nx, y: ny, room: names[at] ?? 'living' };
    const room = names[(at + by + names.length) % names.length] ?? 'living';
    return {
      x: nx < 0 ? WIDTH - 60 : nx > WIDTH ? 60 : nx,
      y: ny < 0 ? HEIGHT - 60 : ny > HEIGHT ? 60 : ny,
      room,
    };
  };

/** Rooms by number, for the hand as it travels. */
const numberOf = (room = ''): number => {
  const { house, room: one } = roomOf({ x: 0, y: 0, room });
  return (house - 1) * ROOM_KEYS.length + ROOM_KEYS.indexOf(one.key);
};
const nameOf = (number: number): string => {
  const house = number >= ROOM_KEYS.length ? 2 : 1;
  return roomName(house, ROOM_KEYS[Math.floor(number) % ROOM_KEYS.length] ?? 'living');
};

/** Wallpaper, floor and light of the room that was pressed last. */
const RoomBar = ({
  scene,
  at,
  canPlay,
}: {
  readonly scene: Scene;
  readonly at: Place;
  readonly canPlay: boolean;
}) => {
  const t = useMessages(playsetMessages);
  const { house, room } = roomOf(at);
  const name = roomName(house, room.key);
  const { wall, floor, isLit } = looksOf(scene.settings, house, room);
  const words = t(`room.${room.key}`);
  const label = house === 2 ? t('roomOf', { room: words, house }) : words;
  return (
    <ButtonGroup label={label} className="scene-room-bar">
      <span className="scene-room-name">{label}</span>
      {room.key !== 'garden' && (
        <>
          <PictureButton
            label={t('wallpaper')}
            icon={PaintRoller}
            tint={4}
            isDisabled={!canPlay}
            onPress={() => scene.choose(`${name}:wall`, String((wall + 1) % WALLS))}
          />
          <PictureButton
            label={t('floor')}
            icon={Grid3x3}
            tint={3}
            isDisabled={!canPlay}
            onPress={() => scene.choose(`${name}:floor`, String((floor + 1) % FLOORS))}
          />
          <PictureButton
            label={isLit ? t('light.off') : t('light.on')}
            icon={isLit ? Lightbulb : LightbulbOff}
            tint={5}
            isDisabled={!canPlay}
            onPress={() => scene.choose(`${name}:light`, isLit ? 'off' : 'on')}
          />
        </>
      )}
    </ButtonGroup>
  );
};

/** What is there for all rooms: the time of day, and how many houses. */
const WorldButtons = ({ scene, canPlay }: { readonly scene: Scene; readonly canPlay: boolean }) => {
  const t = useMessages(playsetMessages);
  const { isNight, houses } = lookOf(scene);
  return (
    <ButtonGroup label={t('world')} className="scene-world">
      <PictureButton
        label={`${t('time')}: ${t(isNight ? 'time.night' : 'time.day')}`}
        icon={isNight ? Moon : Sun}
        tint={5}
        isDisabled={!canPlay}
        onPress={() => scene.choose('time', isNight ? 'day' : 'night')}
      />
      <PictureButton
        label={`${t('houses')}: ${t(houses === 2 ? 'houses.two' : 'houses.one')}`}
        icon={houses === 2 ? House : HousePlus}
        tint={1}
        isDisabled={!canPlay}
        onPress={() => scene.choose('houses', houses === 2 ? 'one' : 'two')}
      />
    </ButtonGroup>
  );
};

/** A house cut open, or two. */
const Dollhouse = ({ seat }: ToyProps) => {
  const t = useMessages(playsetMessages);
  const scene = useScene(seat.document);
  const [selected, setSelected] = useState<string>();
  const [at, setAt] = useState<Place>(START);
  const [view, setView] = useState<SceneView>();
  const cursor = useRef<Place>(START);
  const { isNight, houses } = lookOf(scene);
  const createView = useMemo(
    () => (canvas: HTMLCanvasElement) => {
      const look = () => lookOf(scene);
      return hasWebGl()
        ? createView3d(canvas, createHouse3d(look), scene)
        : createFlatView(canvas, createHouseFlat(look), scene);
    },
    [scene],
  );
  const goTo = (place: Place) => {
    cursor.current = place;
    if (place.room !== at.room) setAt(place);
  };
  const take = (kind: string) => {
    const { room = 'living' } = at;
    const others = [...scene.standing().values()].filter((item) => item.room === room).length;
    const x = 150 + ((others * 210) % (WIDTH - 300));
    const id = scene.add({ kind, x, y: HEIGHT * (0.35 + 0.2 * (others % 3)), room });
    if (!id) return;
    setSelected(id);
    play('put', seat.isSoundOn);
  };
  const shown = selected !== undefined && scene.standing().has(selected) ? selected : undefined;
  return (
    <section
      className={`playset playset-${isNight ? 'night' : 'house'}`}
      aria-label={t('dollhouse')}
      data-view={view?.isFlat ? 'flat' : 'deep'}
    >
      <div className="scene-stage">
        <Board
          seat={seat}
          scene={scene}
          label={t('dollhouse')}
          selected={shown}
          onSelect={setSelected}
          tool={undefined}
          radius={0}
          start={START}
          step={stepIn(houses)}
          createView={createView}
          onView={(made) => {
            setView(made);
            showIn(scene, made);
          }}
          onCursor={goTo}
          onPress={(place) => place && goTo(place)}
          toHand={({ x, y, room }) => ({ x, y, z: numberOf(room) })}
          ofHand={({ x, y, z = 0 }) => ({ x, y, room: nameOf(z) })}
        />
        <StepButtons scene={scene} canPlay={seat.canPlay} />
        <WorldButtons scene={scene} canPlay={seat.canPlay} />
        <RoomBar scene={scene} at={at} canPlay={seat.canPlay} />
        <ViewButtons view={view} />
        {shown && seat.canPlay && (
          <FigureBar
            scene={scene}
            id={shown}
            role={seat.role}
            hasDepth={false}
            onGone={() => setSelected(undefined)}
          />
        )}
        {!seat.canPlay && <p className="scene-watching">{t('watching')}</p>}
      </div>
      <ShelfPanel seat={seat} keys={DRAWERS} onTake={take} />
    </section>
  );
};

export default Dollhouse;
