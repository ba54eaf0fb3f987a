import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import type { FlatGround } from '../scene/view-flat.ts';
import type { HouseLook } from './house-3d.ts';
import { looksOf, type Room, roomName, roomOf, rooms } from './house-plan.ts';
import { backWall, flooring } from './room-papers.ts';

/** Of a house's front, in points of its picture. */
const ROOM_WIDTH = 400;
const ROOM_HEIGHT = 270;
const HOUSE = 3 * ROOM_WIDTH;
const GAP = 80;
const ROOF = 150;
const FLOOR_PART = 0.36;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
const LEVELS: Readonly<Record<Room['key'], readonly [column: number, level: number]>> = {
  attic: [0, 0],
  parents: [0, 1],
  child: [1, 1],
  baby: [2, 1],
  kitchen: [0, 2],
  living: [1, 2],
  bath: [2, 2],
  cellar: [0, 3],
  garden: [0, 4],
};
const WIDE = new Set<string>(['attic', 'cellar', 'garden']);

const boxOf = (house: 1 | 2, { key }: Room): Box => {
  const [column, level] = LEVELS[key];
  return {
    left: (house - 1) * (HOUSE + GAP) + column * ROOM_WIDTH,
    top: ROOF + level * ROOM_HEIGHT,
    width: WIDE.has(key) ? HOUSE : ROOM_WIDTH,
    height: ROOM_HEIGHT,
  };
};

/** The houses from the front, without depth. */
export const createHouseFlat = (look: () => HouseLook): FlatGround => {
  const shown = () => (look().houses === 2 ? ([1, 2] as const) : ([1] as const));
  const paintRoom = (context: CanvasRenderingContext2D, house: 1 | 2, room: Room) => {
    const { settings, isNight } = look();
    const { left, top, width, height } = boxOf(house, room);
    const { wall, floor, isLit } = looksOf(settings, house, room);
    const split = height * (1 - FLOOR_PART);
    if (room.key === 'garden') {
      context.fillStyle = '#8fc46a';
      context.fillRect(left, top, width, height * 0.66);
      context.fillStyle = '#6d717c';
      context.fillRect(left, top + height * 0.66, width, height * 0.34);
    } else {
      context.drawImage(backWall(wall, room, isNight), left, top, width, split);
      context.drawImage(flooring(floor), left, top + split, width, height - split);
    }
    if (isNight && !isLit) {
      context.fillStyle = 'rgba(20, 26, 70, 0.6)';
      context.fillRect(left, top, width, height);
    }
    context.strokeStyle = '#c48f5c';
    context.lineWidth = 10;
    context.strokeRect(left, top, width, height);
  };
  return {
    get width() {
      return shown().length * (HOUSE + GAP) - GAP;
    },
    height: ROOF + 5 * ROOM_HEIGHT,
    paint(context) {
      for (const house of shown()) {
        const left = (house - 1) * (HOUSE + GAP);
        context.fillStyle = house === 1 ? '#c0573f' : '#5c7fae';
        context.beginPath();
        context.moveTo(left - 20, ROOF);
        context.lineTo(left + HOUSE / 2, 0);
        context.lineTo(left + HOUSE + 20, ROOF);
        context.fill();
        for (const room of rooms) paintRoom(context, house, room);
      }
    },
    stand(place) {
      const { house, room } = roomOf(place);
      const { left, top, width, height } = boxOf(house, room);
      const foot = top + height * (1 - FLOOR_PART) + (place.y / HEIGHT) * height * FLOOR_PART;
      return { x: left + (place.x / WIDTH) * width, y: foot - 52, size: 0.9 };
    },
    meet(x, y) {
      for (const house of shown())
        for (const room of rooms) {
          const { left, top, width, height } = boxOf(house, room);
          if (x < left || y < top || x > left + width || y > top + height) continue;
          const deep = (y + 26 - top - height * (1 - FLOOR_PART)) / (height * FLOOR_PART);
          return {
            x: ((x - left) / width) * WIDTH,
            y: Math.min(1, Math.max(0, deep)) * HEIGHT,
            room: roomName(house, room.key),
          };
        }
      return undefined;
    },
  };
};
