import { type Color, Group, Mesh, MeshBasicMaterial, type Raycaster, Vector3, Vector4 } from 'three';
import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import type { Place } from '../scene/view.ts';
import type { SceneEnvironment } from '../scene/view-3d.ts';
import { HOUSE_LIMITS } from './house-limits.ts';
import { DAY, garden, NIGHT, roomOf3d, shell } from './house-parts.ts';
import { APART, DEPTH, GARDEN_DEPTH, looksOf, type Room, roomName, roomOf, rooms } from './house-plan.ts';

export interface HouseLook {
  readonly isNight: boolean;
  readonly houses: 1 | 2;
  readonly settings: { get(name: string): unknown };
}

/** Seen over the front edge of a floor. */
const SIZE = 0.98;

const HOUSES = [
  { paint: 0xf3dcb2, roof: 0xc0573f },
  { paint: 0xcfe0ee, roof: 0x5c7fae },
] as const;

const inWorld = ({ house, room }: { readonly house: 1 | 2; readonly room: Room }, x: number, y: number) =>
  new Vector3(
    room.x + (house - 1) * APART + (x / WIDTH - 0.5) * (room.width - 0.5),
    room.y + 0.02,
    room.z + (y / HEIGHT - 0.5) * (room.depth - 0.5),
  );

const placeIn = (house: 1 | 2, room: Room, x: number, z: number): Place => ({
  x: Math.round(((x - room.x - (house - 1) * APART) / (room.width - 0.5) + 0.5) * WIDTH),
  y: Math.round(((z - room.z) / (room.depth - 0.5) + 0.5) * HEIGHT),
  room: roomName(house, room.key),
});

/** Where a ray comes upon the plane across an axis. */
const cross = ({ ray }: Raycaster, axis: 'y' | 'z', value: number): Vector3 | undefined => {
  const far = (value - ray.origin[axis]) / ray.direction[axis];
  return Number.isFinite(far) && far > 0 ? ray.at(far, new Vector3()) : undefined;
};

const inside = (house: 1 | 2, ray: Raycaster, opening: Vector3): Place | undefined => {
  const room = rooms.find(
    (one) =>
      one.height > 0 &&
      Math.abs(opening.x - one.x - (house - 1) * APART) <= one.width / 2 &&
      opening.y >= one.y &&
      opening.y < one.y + one.height,
  );
  if (!room) return undefined;
  const floor = cross(ray, 'y', room.y);
  const spot = floor && floor.z > -room.depth / 2 && floor.z <= room.depth / 2 ? floor : undefined;
  const wall = cross(ray, 'z', -room.depth / 2);
  if (!spot && !wall) return undefined;
  return placeIn(house, room, (spot ?? wall)?.x ?? 0, spot?.z ?? -room.depth / 2 + 0.5);
};
/** The place of a house, in its garden or its rooms, that a ray comes upon. */
const meetHouse = (house: 1 | 2, ray: Raycaster): Place | undefined => {
  const lawn = cross(ray, 'y', 0);
  const yard = rooms.find(({ key }) => key === 'garden') as Room;
  const left = (house - 1) * APART;
  if (
    lawn &&
    lawn.z > DEPTH / 2 &&
    lawn.z < DEPTH / 2 + GARDEN_DEPTH &&
    Math.abs(lawn.x - left) < yard.width / 2
  )
    return placeIn(house, yard, lawn.x, lawn.z);
  const opening = cross(ray, 'z', DEPTH / 2);
  return opening && inside(house, ray, opening);
};

/** One or two houses, cut open, with their gardens. */
export const createHouse3d = (look: () => HouseLook): SceneEnvironment => {
  const group = new Group();
  const middle = new Vector3(0, 5.1, 0.8);
  const uniforms = {
    ground: { value: null },
    groundBox: { value: new Vector4(1, 1, 1, 0) },
    tint: { value: new Vector3(1, 1, 1) },
    sunway: { value: new Vector3(0.35, 0, -0.12) },
    shade: { value: 0.34 },
  };
  const houses = HOUSES.map(({ paint, roof }, index) => {
    const house = new Group();
    const outside = [shell(paint, roof), garden()];
    const inside = rooms.filter(({ key }) => key !== 'garden').map((room) => ({ room, ...roomOf3d(room) }));
    house.add(...outside, ...inside.map((one) => one.group));
    house.position.x = index * APART;
    group.add(house);
    const painted: { readonly material: MeshBasicMaterial; readonly colour: Color }[] = [];
    for (const one of outside)
      one.traverse((part) => {
        if (part instanceof Mesh && part.material instanceof MeshBasicMaterial)
          painted.push({ material: part.material, colour: part.material.color.clone() });
      });
    return { house, inside, painted };
  });
  let count: 1 | 2 = 1;
  return {
    group,
    uniforms,
    middle,
    distance: (aspect) =>
      Math.max((count === 2 ? 47 : 26) / Math.min(aspect, count === 2 ? 2.4 : 1.3) + 4, 27.5),
    // The tip of the roof would be behind the tools of the room.
    raised: (aspect) => Math.min(Math.max((1 - aspect) * 15, 0), 2.75),
    limits: HOUSE_LIMITS,
    stand(place) {
      const at = roomOf(place);
      const { settings } = look();
      return {
        at: inWorld(at, place.x, place.y),
        size: SIZE,
        lit: looksOf(settings, at.house, at.room).isLit ? 1 : 0,
      };
    },
    meet(ray) {
      for (const house of count === 2 ? ([1, 2] as const) : ([1] as const)) {
        const found = meetHouse(house, ray);
        if (found) return found;
      }
      return undefined;
    },
    prepare() {
      const { isNight, houses: wanted, settings } = look();
      count = wanted;
      middle.x = count === 2 ? APART / 2 : 0;
      uniforms.tint.value.fromArray(isNight ? [0.52, 0.57, 0.82] : [0.97, 0.97, 0.97]);
      houses.forEach(({ house, inside: shown, painted }, index) => {
        house.visible = index < count;
        const number = index === 0 ? 1 : 2;
        for (const { room, show } of shown) show(looksOf(settings, number, room), isNight);
        for (const { material, colour } of painted)
          material.color.copy(colour).multiply(isNight ? NIGHT : DAY);
      });
      return false;
    },
    dispose() {
      group.traverse((part) => {
        if (!(part instanceof Mesh)) return;
        part.geometry.dispose();
        (part.material as MeshBasicMaterial).dispose();
      });
    },
  };
};
