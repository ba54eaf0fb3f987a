import {
  BoxGeometry,
  CanvasTexture,
  Color,
  type ColorRepresentation,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  SRGBColorSpace,
} from 'three';
import {
  ACROSS,
  ATTIC,
  CELLAR,
  DEPTH,
  GARDEN_DEPTH,
  HOUSE_HEIGHT,
  HOUSE_WIDTH,
  type looksOf,
  type Room,
} from './house-plan.ts';
import { backWall, flooring, wallpaper } from './room-papers.ts';

/** The walls, roofs, rooms and gardens of the houses, as shapes. */

export const DAY = new Color(1, 1, 1);
export const NIGHT = new Color(0.36, 0.4, 0.62);
const LAMP = new Color(1, 0.93, 0.8);

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
export const roomOf3d = (room: Room) => {
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
export const shell = (paint: ColorRepresentation, roof: ColorRepresentation) => {
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

export const garden = () => {
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
