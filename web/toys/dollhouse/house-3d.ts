import {
  BoxGeometry,
  CanvasTexture,
  Color,
  type ColorRepresentation,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type Raycaster,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
  Vector4,
} from 'three';
import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import type { Place } from '../scene/view.ts';
import type { SceneEnvironment } from '../scene/view-3d.ts';
import {
  ACROSS,
  APART,
  ATTIC,
  CELLAR,
  DEPTH,
  GARDEN_DEPTH,
  HOUSE_HEIGHT,
  HOUSE_WIDTH,
  looksOf,
  type Room,
  roomName,
  roomOf,
  rooms,
} from './house-plan.ts';
import { backWall, flooring, wallpaper } from './room-papers.ts';

export interface HouseLook {
  readonly isNight: boolean;
  readonly houses: 1 | 2;
  readonly settings: { get(name: string): unknown };
}

const DAY = new Color(1, 1, 1);
const NIGHT = new Color(0.36, 0.4, 0.62);
const LAMP = new Color(1, 0.93, 0.8);
/** Seen over the front edge of a floor. */
const SIZE = 0.98;

const papers = new Map<HTMLCanvasElement, CanvasTexture>();
const textureOf = (canvas: HTMLCanvasElement): CanvasTexture => {
  const known = papers.get(canvas);
  if (known) return known;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  papers.set(canvas, texture);
  return texture;
};

const box = (
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  colour: ColorRepresentation,
) => {
  const mesh = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: colour }));
  mesh.position.set(...at);
  return mesh;
};
const plane = (width: number, height: number) =>
  new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial());

/** One room: wall, floor, sides and a lamp, whose colours follow its light. */
const roomOf3d = (room: Room) => {
  const group = new Group();
  const wall = plane(room.width, room.height);
  wall.position.set(0, room.height / 2, -room.depth / 2 + 0.01);
  const floor = plane(room.width, room.depth);
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = 0.012;
  const sides = [-1, 1].map((side) => {
    const one = plane(room.depth, room.height);
    one.rotation.y = (-side * Math.PI) / 2;
    one.position.set((side * room.width) / 2 - side * 0.07, room.height / 2, 0);
    return one;
  });
  const ceiling = plane(room.width, room.depth);
  ceiling.rotation.x = Math.PI / 2;
  ceiling.position.y = room.height - 0.07;
  const lamp = new Mesh(new SphereGeometry(0.17, 16, 12), new MeshBasicMaterial());
  lamp.position.set(0, room.height - 0.42, -0.3);
  const cord = box([0.03, 0.3, 0.03], [0, room.height - 0.2, -0.3], 0x6b4a2f);
  // Under the roof there are no sides: its slopes are.
  group.add(wall, floor, ...(room.key === 'attic' ? [] : [...sides, ceiling]), lamp, cord);
  group.position.set(room.x, room.y, room.z);
  const colour = (mesh: Mesh, light: Color, shade: number, base = 0xffffff) =>
    (mesh.material as MeshBasicMaterial).color.set(base).multiply(light).multiplyScalar(shade);
  return {
    group,
    show({ wall: paper, floor: ground, isLit }: ReturnType<typeof looksOf>, isNight: boolean) {
      const light = isLit ? (isNight ? LAMP : DAY) : isNight ? NIGHT : new Color(0.82, 0.82, 0.85);
      for (const [mesh, canvas] of [
        [wall, backWall(paper, room, isNight)],
        [floor, flooring(ground)],
        ...sides.map((side) => [side, wallpaper(paper)] as const),
      ] as const) {
        const material = mesh.material as MeshBasicMaterial;
        const texture = textureOf(canvas);
        if (material.map !== texture) {
          material.map = texture;
          material.needsUpdate = true;
        }
      }
      colour(wall, light, 1);
      colour(floor, light, 0.97);
      for (const side of sides) colour(side, light, 0.84);
      colour(ceiling, light, 0.9, 0xfff6e6);
      (lamp.material as MeshBasicMaterial).color.set(isLit ? 0xffe9a8 : 0x8f8a80);
    },
  };
};

const WOODEN = 0xc48f5c;
const shell = (paint: ColorRepresentation, roof: ColorRepresentation) => {
  const group = new Group();
  const whole = HOUSE_HEIGHT + 0.14;
  for (const side of [-1, 1])
    group.add(box([0.24, whole, DEPTH], [(side * (HOUSE_WIDTH + 0.24)) / 2, whole / 2, 0], paint));
  group.add(box([HOUSE_WIDTH + 0.48, whole, 0.16], [0, whole / 2, -DEPTH / 2 - 0.08], paint));
  for (const level of [0, CELLAR, CELLAR + (HOUSE_HEIGHT - CELLAR) / 2, HOUSE_HEIGHT])
    group.add(box([HOUSE_WIDTH + 0.48, 0.15, DEPTH + 0.1], [0, level - 0.075 + 0.005, 0.03], WOODEN));
  for (const wall of [-0.5, 0.5])
    group.add(
      box(
        [0.14, HOUSE_HEIGHT - CELLAR, DEPTH],
        [wall * ACROSS, CELLAR + (HOUSE_HEIGHT - CELLAR) / 2, 0],
        0xf6ead2,
      ),
    );
  const half = HOUSE_WIDTH / 2 + 0.7;
  const peak = ATTIC + 2.1;
  const slope = Math.hypot(half, peak);
  for (const side of [-1, 1]) {
    const tiles = box(
      [slope + 0.2, 0.26, DEPTH + 0.7],
      [(side * half) / 2, HOUSE_HEIGHT + peak / 2 + 0.05, 0],
      roof,
    );
    tiles.rotation.z = -side * Math.atan2(peak, half);
    group.add(tiles);
  }
  const gable = new Shape()
    .moveTo(-half + 0.4, 0)
    .lineTo(half - 0.4, 0)
    .lineTo(0, peak - 0.15);
  const back = new Mesh(new ShapeGeometry(gable), new MeshBasicMaterial({ color: 0xe7cfa4 }));
  back.position.set(0, HOUSE_HEIGHT, -DEPTH / 2 - 0.02);
  group.add(back);
  group.add(box([0.8, 1.6, 0.8], [half * 0.45, HOUSE_HEIGHT + peak * 0.72, -0.4], 0xb5654a));
  return group;
};

const garden = () => {
  const group = new Group();
  const width = HOUSE_WIDTH + 2.2;
  const lawn = GARDEN_DEPTH * 0.62;
  const front = DEPTH / 2;
  const lay = (depth: number, z: number, colour: ColorRepresentation, y: number) =>
    group.add(box([width, 0.2, depth], [0, y - 0.1, z], colour));
  lay(DEPTH + lawn + 0.3, (front + lawn - DEPTH / 2) / 2 - 0.15, 0x8fc46a, -0.03);
  lay(0.34, front + lawn + 0.17, 0xd9d2c5, 0.03);
  lay(GARDEN_DEPTH - lawn - 0.1, front + lawn + 0.34 + (GARDEN_DEPTH - lawn) / 2 - 0.2, 0x6d717c, -0.02);
  for (let mark = 0; mark < 6; mark += 1)
    group.add(
      box(
        [1.1, 0.02, 0.1],
        [(mark - 2.5) * 2.3, 0, front + lawn + 0.34 + (GARDEN_DEPTH - lawn) / 2 - 0.2],
        0xf4f1e6,
      ),
    );
  group.add(box([1.4, 0.03, lawn], [0, 0, front + lawn / 2], 0xe4cfa6));
  return group;
};

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
    limits: { low: 0.05, high: 0.7, around: 0.85, begin: 0.24 },
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
