import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import type { Place } from '../scene/view.ts';

/** The rooms of a house, as it is cut open: where each is, and how it looks before anybody chooses. */

export const ROOM_KEYS = [
  'attic',
  'parents',
  'child',
  'baby',
  'kitchen',
  'living',
  'bath',
  'cellar',
  'garden',
] as const;
export type RoomKey = (typeof ROOM_KEYS)[number];

export interface Room {
  readonly key: RoomKey;
  /** In the world: the middle of its floor, and its size. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Indices of wallpaper and floor before anybody chooses. */
  readonly wall: number;
  readonly floor: number;
}

/** Of the house in the world: three rooms across. */
export const ACROSS = 3.9;
export const DEPTH = 3.2;
const TALL = 2.75;
export const CELLAR = 2.05;
export const ATTIC = 2.1;
export const HOUSE_WIDTH = 3 * ACROSS;
export const HOUSE_HEIGHT = CELLAR + 2 * TALL;
/** From the middle of one house to that of the other. */
export const APART = HOUSE_WIDTH + 2.2;
export const GARDEN_DEPTH = 4.4;

const room = (key: RoomKey, column: number, level: number, wall: number, floor: number): Room => ({
  key,
  x: (column - 1) * ACROSS,
  y: CELLAR + level * TALL,
  z: 0,
  width: ACROSS,
  height: TALL,
  depth: DEPTH,
  wall,
  floor,
});
const wide = { x: 0, z: 0, width: HOUSE_WIDTH, depth: DEPTH };

export const rooms: readonly Room[] = [
  { ...wide, key: 'attic', y: HOUSE_HEIGHT, width: HOUSE_WIDTH * 0.54, height: ATTIC, wall: 6, floor: 0 },
  room('parents', 0, 1, 3, 2),
  room('child', 1, 1, 2, 0),
  room('baby', 2, 1, 1, 2),
  room('kitchen', 0, 0, 4, 3),
  room('living', 1, 0, 0, 0),
  room('bath', 2, 0, 5, 1),
  { ...wide, key: 'cellar', y: 0, height: CELLAR, wall: 7, floor: 4 },
  {
    ...wide,
    key: 'garden',
    y: 0,
    z: DEPTH / 2 + GARDEN_DEPTH / 2,
    width: HOUSE_WIDTH + 2,
    height: 0,
    depth: GARDEN_DEPTH,
    wall: 0,
    floor: 0,
  },
];

/** How many wallpapers and floors there are to choose from (`room-papers.ts`). */
export const WALLS = 8;
export const FLOORS = 5;

/** Rooms of the second house have its number before their names. */
export const roomName = (house: 1 | 2, key: RoomKey): string => (house === 2 ? `2:${key}` : key);

/** What rooms scenes of the first version had, by where a figure stood. */
const OLD_ROOMS: readonly (readonly RoomKey[])[] = [
  ['parents', 'child'],
  ['kitchen', 'living'],
];

/** @returns the room that a place is in, whatever somebody's device wrote. */
export const roomOf = ({ x, y, room: name = '' }: Place): { readonly house: 1 | 2; readonly room: Room } => {
  const house = name.startsWith('2:') ? 2 : 1;
  const key = name.replace(/^2:/, '');
  const old = OLD_ROOMS[y < HEIGHT / 2 ? 0 : 1]?.[x < WIDTH / 2 ? 0 : 1];
  const found = rooms.find((one) => one.key === key) ?? rooms.find((one) => one.key === old);
  return { house, room: found as Room };
};

interface Settings {
  get(name: string): unknown;
}
const isIndex = (value: unknown, count: number): value is string =>
  typeof value === 'string' && /^\d$/.test(value) && Number(value) < count;

/** What is chosen in a room. */
export const looksOf = (settings: Settings, house: 1 | 2, room: Room) => {
  const name = roomName(house, room.key);
  const wall = settings.get(`${name}:wall`);
  const floor = settings.get(`${name}:floor`);
  return {
    wall: isIndex(wall, WALLS) ? Number(wall) : (room.wall + (house === 2 ? 2 : 0)) % WALLS,
    floor: isIndex(floor, FLOORS) ? Number(floor) : room.floor,
    isLit: settings.get(`${name}:light`) !== 'off' && room.key !== 'garden',
  };
};
