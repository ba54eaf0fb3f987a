import { type Brush, type Ink, oval, type Point } from '../brush.ts';

/** Short forms to draw the shapes of objects with a brush. Coordinates are in pixels, relative to the object's foot. */
export interface Pen {
  /** An ellipse; a circle without `ry`. */
  disc(x: number, y: number, rx: number, colour: string, ry?: number, ink?: Ink): string;
  /** An ellipse that is turned, in degrees. */
  oval(
    x: number,
    y: number,
    radii: readonly [number, number],
    turn: number,
    colour: string,
    ink?: Ink,
  ): string;
  /** A rectangle from its top left corner. */
  rect(x: number, y: number, width: number, height: number, colour: string, ink?: Ink): string;
  /** A polygon with corners, from "x,y x,y …". */
  poly(points: string, colour: string, ink?: Ink): string;
  /** A smooth closed shape through the points. */
  blob(points: string, colour: string, ink?: Ink): string;
  /** A line through the points. */
  line(points: string, colour: string, width: number, ink?: Ink): string;
  /** A picture given as SVG, 32 wide and high. */
  picture(svg: string): string;
}

const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

export const penOf = (brush: Brush): Pen => ({
  disc: (x, y, rx, colour, ry = rx, ink) => brush.shape(oval(x, y, rx, ry), colour, ink),
  oval: (x, y, [rx, ry], turn, colour, ink) => brush.shape(oval(x, y, rx, ry, turn), colour, ink),
  rect: (x, y, width, height, colour, ink) =>
    brush.shape(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      colour,
      { sharp: true, ...ink },
    ),
  poly: (points, colour, ink) => brush.shape(pointsOf(points), colour, { sharp: true, ...ink }),
  blob: (points, colour, ink) => brush.shape(pointsOf(points), colour, ink),
  line: (points, colour, width, ink) => brush.stroke(pointsOf(points), colour, width, ink),
  picture: (svg) => `<g transform="translate(-104 -206) scale(6.5)">${brush.picture(svg)}</g>`,
});

/** Draws an object with its foot at the origin, about 200 wide and high. */
export type DrawObject = (pen: Pen) => string;

export const INK = '#3a3148';
export const WOOD = '#a9744f';
export const DARK_WOOD = '#7a5037';
export const PAPER = '#fffaf0';
export const RED = '#d9534f';
export const BLUE = '#4f83c4';
export const GREEN = '#5fa55a';
export const YELLOW = '#f2c14e';
export const GREY = '#a7a9b5';
export const STEEL = '#c9cdd8';
export const FINE: Ink = { fine: true };
