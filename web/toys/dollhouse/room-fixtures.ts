import type { RoomKey } from './house-plan.ts';

/** What hangs on the walls of the rooms: so that an empty room says what it is before anybody furnishes it. */

type Context = CanvasRenderingContext2D;
/** @param width of the wall, where its height is 100. */
type Fixture = (context: Context, width: number, isNight: boolean) => void;

const FRAME = '#fffaf0';
const WOOD = '#b07a45';

const rect = (context: Context, colour: string, ...[x, y, width, height]: readonly number[]) => {
  context.fillStyle = colour;
  context.fillRect(x ?? 0, y ?? 0, width ?? 0, height ?? 0);
};
const disc = (context: Context, colour: string, x: number, y: number, radius: number) => {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
};

/** The sky behind a window that is clipped already. */
const sky = (context: Context, x: number, y: number, width: number, height: number, isNight: boolean) => {
  rect(context, isNight ? '#26335f' : '#a9d9f2', x, y, width, height);
  if (isNight) disc(context, '#f9eec2', x + width * 0.7, y + height * 0.32, height * 0.13);
  else {
    for (const step of [0, 1, 2])
      disc(context, '#ffffff', x + width * (0.24 + step * 0.1), y + height * 0.4, height * 0.1);
    rect(context, '#9fce7c', x, y + height * 0.8, width, height * 0.2);
  }
};

const pane = (context: Context, x: number, y: number, width: number, height: number, isNight: boolean) => {
  rect(context, 'rgb(60 30 10 / 22%)', x - 3, y - 1, width + 8, height + 6);
  rect(context, FRAME, x - 3, y - 3, width + 6, height + 6);
  sky(context, x, y, width, height, isNight);
  rect(context, FRAME, x + width / 2 - 1, y, 2, height);
  rect(context, FRAME, x, y + height * 0.46, width, 2);
  rect(context, FRAME, x - 6, y + height + 2, width + 12, 4);
};

const curtains = (context: Context, colour: string, x: number, y: number, width: number, height: number) => {
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - 9 : x + width + 9;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(edge, y - 6);
    context.lineTo(edge - side * 20, y - 6);
    context.quadraticCurveTo(edge - side * 16, y + height * 0.6, edge - side * 3, y + height * 0.66);
    context.lineTo(edge - side * 7, y + height + 4);
    context.lineTo(edge, y + height + 4);
    context.fill();
  }
  rect(context, WOOD, x - 13, y - 9, width + 26, 3);
};

const round = (context: Context, x: number, y: number, radius: number, isNight: boolean) => {
  disc(context, FRAME, x, y, radius + 4);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.clip();
  sky(context, x - radius, y - radius, 2 * radius, 2 * radius, isNight);
  context.restore();
  rect(context, FRAME, x - 1, y - radius, 2, 2 * radius);
  rect(context, FRAME, x - radius, y - 1, 2 * radius, 2);
};

/** A picture in a frame, with a hill and a sun. */
const picture = (context: Context, x: number, y: number, width: number, height: number) => {
  rect(context, WOOD, x, y, width, height);
  rect(context, '#fdf1d6', x + 2.5, y + 2.5, width - 5, height - 5);
  disc(context, '#f2b24a', x + width * 0.68, y + height * 0.38, height * 0.13);
  context.fillStyle = '#7fae8a';
  context.beginPath();
  context.moveTo(x + 2.5, y + height - 2.5);
  context.quadraticCurveTo(x + width * 0.35, y + height * 0.3, x + width - 2.5, y + height - 2.5);
  context.fill();
};

/** A board on the wall with things of these colours on it. */
const shelf = (context: Context, x: number, y: number, width: number, colours: readonly string[]) => {
  colours.forEach((colour, index) => {
    const step = width / colours.length;
    const tall = 11 + ((index * 5) % 4);
    rect(context, colour, x + index * step + step * 0.18, y - tall, step * 0.64, tall);
  });
  rect(context, WOOD, x, y, width, 3);
};

/** Flags on a string, from wall to wall. */
const flags = (context: Context, width: number) => {
  const colours = ['#e58f7b', '#f2c45a', '#7fb9a5', '#8aa9dc', '#c49ad0'];
  const count = 9;
  for (let flag = 0; flag < count; flag += 1) {
    const x = (width * (flag + 0.5)) / count;
    const y = 7 + 9 * Math.sin((Math.PI * (flag + 0.5)) / count);
    context.fillStyle = colours[flag % colours.length] ?? FRAME;
    context.beginPath();
    context.moveTo(x - 5, y);
    context.lineTo(x + 5, y);
    context.lineTo(x, y + 11);
    context.fill();
  }
};

const FIXTURES: Readonly<Record<RoomKey, Fixture>> = {
  attic: (context, width, isNight) => round(context, width / 2, 46, 21, isNight),
  parents: (context, width, isNight) => {
    pane(context, width * 0.16, 24, 40, 38, isNight);
    curtains(context, '#b9a3c9', width * 0.16, 24, 40, 38);
    picture(context, width * 0.68, 26, 30, 24);
  },
  child: (context, width, isNight) => {
    flags(context, width);
    pane(context, width / 2 - 20, 32, 40, 34, isNight);
  },
  baby: (context, width, isNight) => {
    round(context, width * 0.34, 44, 18, isNight);
    shelf(context, width * 0.6, 50, 42, ['#f2c45a', '#e79aa8', '#8ac0b0']);
  },
  kitchen: (context, width, isNight) => {
    pane(context, width * 0.14, 24, 36, 34, isNight);
    shelf(context, width * 0.54, 36, 54, ['#d9764f', '#fffaf0', '#7fb9a5', '#f2c45a']);
    shelf(context, width * 0.54, 60, 54, ['#fffaf0', '#8aa9dc', '#fffaf0', '#e58f7b']);
  },
  living: (context, width, isNight) => {
    pane(context, width / 2 - 25, 22, 50, 42, isNight);
    curtains(context, '#d98a6a', width / 2 - 25, 22, 50, 42);
    picture(context, 10, 30, 20, 24);
  },
  bath: (context, width, isNight) => {
    pane(context, width * 0.12, 18, 26, 24, isNight);
    rect(context, FRAME, width * 0.54 - 3, 21, 36, 46);
    rect(context, '#eaf6fb', width * 0.54, 24, 30, 40);
    rect(context, '#ffffff', width * 0.54 + 5, 28, 4, 26);
    rect(context, WOOD, width * 0.82, 40, 22, 3);
    rect(context, '#e79aa8', width * 0.82 + 3, 43, 16, 26);
  },
  cellar: (context, width, isNight) => {
    for (const at of [0.18, 0.82]) pane(context, width * at - 20, 12, 40, 18, isNight);
    shelf(context, width / 2 - 55, 30, 110, [
      '#c86b52',
      '#e0a34a',
      '#8fae5d',
      '#c86b52',
      '#b57f9e',
      '#e0a34a',
    ]);
  },
  garden: () => undefined,
};

/** The floor above hides the top of the lower walls from an eye that looks down: there things hang lower. */
const LOWER: Partial<Readonly<Record<RoomKey, number>>> = {
  child: 13,
  kitchen: 16,
  living: 14,
  bath: 14,
  cellar: 46,
};

/** Paints them over a wallpaper. @param aspect how many times wider than high the wall is. */
export const hangFixtures = (
  { canvas, context }: { readonly canvas: HTMLCanvasElement; readonly context: Context },
  { key, aspect, isNight }: { readonly key: RoomKey; readonly aspect: number; readonly isNight: boolean },
): void => {
  const width = 100 * aspect;
  context.save();
  context.scale(canvas.width / width, canvas.height / 100);
  context.translate(0, LOWER[key] ?? 6);
  FIXTURES[key](context, width, isNight);
  context.restore();
};
