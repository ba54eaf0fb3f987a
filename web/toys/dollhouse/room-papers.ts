import { chance } from '../sandtray/wood.ts';
import type { Room } from './house-plan.ts';
import { hangFixtures } from './room-fixtures.ts';

/** Wallpapers and floors, painted here. */

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

const fill = (context: CanvasRenderingContext2D, colour: string, width: number, height: number) => {
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
};

const stripes =
  (ground: string, line: string): Paint =>
  (context, width, height) => {
    fill(context, ground, width, height);
    context.fillStyle = line;
    for (let x = 0; x < width; x += 48) context.fillRect(x, 0, 22, height);
  };

const spread =
  (ground: string, colours: readonly string[], draw: (context: CanvasRenderingContext2D) => void): Paint =>
  (context, width, height) => {
    fill(context, ground, width, height);
    for (let row = 0; row * 46 < height + 46; row += 1)
      for (let column = 0; column * 52 < width + 52; column += 1) {
        context.save();
        context.translate(column * 52 + (row % 2) * 26, row * 46 + 18);
        context.fillStyle = colours[(row + column) % colours.length] ?? '#fff';
        draw(context);
        context.restore();
      }
  };

const dot = (context: CanvasRenderingContext2D) => {
  context.beginPath();
  context.arc(0, 0, 8, 0, 7);
  context.fill();
};
const star = (context: CanvasRenderingContext2D) => {
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const far = point % 2 === 0 ? 11 : 5;
    context.lineTo(far * Math.sin((point * Math.PI) / 5), -far * Math.cos((point * Math.PI) / 5));
  }
  context.fill();
};
const flower = (context: CanvasRenderingContext2D) => {
  for (let leaf = 0; leaf < 5; leaf += 1) {
    context.beginPath();
    context.arc(6 * Math.sin(leaf * 1.257), -6 * Math.cos(leaf * 1.257), 5, 0, 7);
    context.fill();
  }
  context.fillStyle = '#f7d774';
  context.beginPath();
  context.arc(0, 0, 3.6, 0, 7);
  context.fill();
};

const grid =
  (ground: string, line: string, side: number): Paint =>
  (context, width, height) => {
    fill(context, ground, width, height);
    context.strokeStyle = line;
    context.lineWidth = 3;
    for (let x = 0; x <= width; x += side) context.strokeRect(x, -4, side, height + 8);
    for (let y = 0; y <= height; y += side) context.strokeRect(-4, y, width + 8, side);
  };

const boards =
  (light: string, dark: string, size: number): Paint =>
  (context, width, height) => {
    const random = chance(11);
    fill(context, light, width, height);
    for (let y = 0; y < height; y += size) {
      context.globalAlpha = 0.1 + random() * 0.18;
      context.fillStyle = dark;
      context.fillRect(0, y, width, size);
      context.globalAlpha = 0.55;
      context.fillRect(0, y, width, 2);
      for (let x = random() * 160; x < width; x += 130 + random() * 120) context.fillRect(x, y, 2, size);
    }
    context.globalAlpha = 1;
  };

const checks =
  (one: string, other: string): Paint =>
  (context, width, height) => {
    fill(context, one, width, height);
    context.fillStyle = other;
    for (let y = 0; y < height; y += 36)
      for (let x = (y / 36) % 2 === 0 ? 0 : 36; x < width; x += 72) context.fillRect(x, y, 36, 36);
  };

const bricks: Paint = (context, width, height) => {
  const random = chance(5);
  fill(context, '#b9aca0', width, height);
  for (let row = 0; row * 30 < height; row += 1)
    for (let x = row % 2 === 0 ? 0 : -32; x < width; x += 64) {
      context.fillStyle = `hsl(${18 + random() * 14} ${18 + random() * 14}% ${56 + random() * 10}%)`;
      context.fillRect(x + 2, row * 30 + 2, 60, 26);
    }
};

const walls: readonly Paint[] = [
  stripes('#f6e7c8', '#f0d9ac'),
  spread('#fde4e8', ['#f7b9c6', '#ffffff', '#b9d8f0'], dot),
  spread('#cfe4f7', ['#ffffff', '#ffe08a'], star),
  spread('#e5ecd6', ['#e79aa8', '#c49ad0', '#f3b27c'], flower),
  grid('#fdf3d8', '#f1d48e', 58),
  grid('#d8eef2', '#a9d3dc', 40),
  boards('#d9b07c', '#8a5a30', 34),
  bricks,
];
const floors: readonly Paint[] = [
  boards('#d8a468', '#80502a', 30),
  checks('#f3f6f7', '#9fc6d2'),
  spread('#c7b3dd', ['#d9c9ea', '#b59fcf'], dot),
  checks('#f5ead2', '#d9764f'),
  grid('#a9a49c', '#8a857d', 52),
];

const painted = new Map<string, HTMLCanvasElement>();
/** Paints a canvas once, and has it under that name from then on. */
const paintedOnce = (
  name: string,
  [width, height]: readonly [number, number],
  paint: (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void,
): HTMLCanvasElement => {
  const known = painted.get(name);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context, canvas);
  painted.set(name, canvas);
  return canvas;
};

const paper = (kind: 'wall' | 'floor', index: number, paint: Paint): HTMLCanvasElement =>
  paintedOnce(`${kind}${index}`, [512, kind === 'wall' ? 384 : 320], (context, { width, height }) => {
    paint(context, width, height);
    // Rooms are darker in their corners, and walls have a skirting board.
    const shade = context.createLinearGradient(0, 0, 0, height);
    shade.addColorStop(0, 'rgba(60,30,10,0.22)');
    shade.addColorStop(0.25, 'rgba(60,30,10,0)');
    shade.addColorStop(1, kind === 'wall' ? 'rgba(60,30,10,0.1)' : 'rgba(60,30,10,0)');
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
    if (kind === 'floor') return;
    context.fillStyle = '#fffaf0';
    context.fillRect(0, height - 22, width, 22);
    context.fillStyle = 'rgba(80,50,20,0.25)';
    context.fillRect(0, height - 24, width, 3);
  });

/** The wall at the back of a room: its paper, with what hangs there. Windows show the time of day. */
export const backWall = (
  index: number,
  { key, width, height }: Room,
  isNight: boolean,
): HTMLCanvasElement => {
  const bare = wallpaper(index);
  const size = [1.5 * bare.width, 1.5 * bare.height] as const;
  return paintedOnce(`${key}${index}${isNight}`, size, (context, canvas) => {
    context.drawImage(bare, 0, 0, canvas.width, canvas.height);
    hangFixtures({ canvas, context }, { key, aspect: width / height, isNight });
  });
};

export const wallpaper = (index: number): HTMLCanvasElement => paper('wall', index, walls[index] as Paint);
export const flooring = (index: number): HTMLCanvasElement => paper('floor', index, floors[index] as Paint);
