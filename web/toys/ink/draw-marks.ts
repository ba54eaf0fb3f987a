import { getStroke } from 'perfect-freehand';
import { figureUrl } from '../figures/index.ts';
import { tryAgain } from '../figures/try-again.ts';
import { COLOURS } from './colours.ts';
import type { Mark, Stroke } from './marks.ts';

const paths = new Map<string, { readonly length: number; readonly path: Path2D }>();
const MOST_PATHS = 3_000;

const optionsOf = ({ pen, width, hasPressure }: Stroke) => ({
  size: width,
  thinning: pen === 'pen' ? 0.55 : 0,
  smoothing: 0.6,
  streamline: 0.4,
  simulatePressure: !hasPressure && pen === 'pen',
  // The line ends where the finger is, also while it is drawn.
  last: true,
});

/** The outline of a stroke; kept until the stroke has more points. */
const pathOf = (stroke: Stroke): Path2D => {
  const { id, points } = stroke;
  const known = paths.get(id);
  if (known?.length === points.length) return known.path;
  const outline = getStroke(points as [number, number, number][], optionsOf(stroke));
  const path = new Path2D();
  const [start] = outline;
  if (start) path.moveTo(start[0], start[1]);
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  if (paths.size > MOST_PATHS) paths.clear();
  paths.set(id, { length: points.length, path });
  return path;
};

const pictures = new Map<string, HTMLImageElement>();
/** @param onLoad is called once the picture can be drawn. */
export const pictureOf = (figure: string, onLoad: () => void): HTMLImageElement => {
  let picture = pictures.get(figure);
  if (!picture) {
    picture = new Image();
    picture.src = figureUrl(figure);
    picture.addEventListener('error', ({ target }) => tryAgain(target as HTMLImageElement));
    pictures.set(figure, picture);
  }
  if (!picture.complete) picture.addEventListener('load', onLoad, { once: true });
  return picture;
};

const drawStroke = (on: CanvasRenderingContext2D, stroke: Stroke): void => {
  on.globalCompositeOperation = stroke.pen === 'rubber' ? 'destination-out' : 'source-over';
  on.globalAlpha = stroke.pen === 'brush' ? 0.55 : 1;
  on.fillStyle = COLOURS[stroke.colour];
  on.fill(pathOf(stroke));
};

const drawMark = (on: CanvasRenderingContext2D, mark: Mark, redraw: () => void): void => {
  if (mark.kind === 'stroke') {
    drawStroke(on, mark);
    return;
  }
  on.translate(mark.x, mark.y);
  on.rotate((mark.angle * Math.PI) / 180);
  if (mark.kind === 'words') {
    on.fillStyle = COLOURS[mark.colour];
    on.font = `600 ${mark.size}px system-ui, sans-serif`;
    on.textAlign = 'center';
    on.textBaseline = 'middle';
    on.fillText(mark.text, 0, 0);
    return;
  }
  const picture = pictureOf(mark.figure, redraw);
  if (picture.complete && picture.naturalWidth > 0)
    on.drawImage(picture, -mark.size / 2, -mark.size / 2, mark.size, mark.size);
};

/**
 * Draws marks over each other. The rubber takes away what lies below it, and leaves what is behind the canvas.
 * @param scale pixels of the canvas for a unit of the paper.
 * @param redraw is called when a picture that was missing is there.
 */
export const drawMarks = (
  on: CanvasRenderingContext2D,
  marks: readonly Mark[],
  scale: number,
  redraw: () => void = () => undefined,
): void => {
  on.setTransform(1, 0, 0, 1, 0, 0);
  on.clearRect(0, 0, on.canvas.width, on.canvas.height);
  for (const mark of marks) {
    on.save();
    on.setTransform(scale, 0, 0, scale, 0, 0);
    drawMark(on, mark, redraw);
    on.restore();
  }
};
