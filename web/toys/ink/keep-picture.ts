import type { CSSProperties } from 'react';
import { drawMarks, pictureOf } from './draw-marks.ts';
import type { Mark } from './marks.ts';

export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** The shape of a paper, as ink.css reads it. */
export const inkRatio = ({ width, height }: Paper): CSSProperties =>
  ({ '--ink-ratio': width / height }) as CSSProperties;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The picture cannot be read'));
    picture.src = address;
  });

/** A drawing of the page as a picture of its own: it must not need any stylesheet. */
const addressOf = (drawing: SVGSVGElement, { width, height }: Paper): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
};

const SCALE = 1.5;

/**
 * @param behind what the marks lie on: a drawing of the page, or a picture's address.
 * @returns paper, background and marks as one picture.
 */
export const pictureOfPaper = async (
  paper: Paper,
  behind: SVGSVGElement | string | undefined,
  marks: readonly Mark[],
): Promise<HTMLCanvasElement> => {
  await Promise.all(
    marks.map(
      (mark) =>
        mark.kind === 'stamp' &&
        pictureOf(mark.figure, () => undefined)
          .decode()
          .catch(() => undefined),
    ),
  );
  const ink = document.createElement('canvas');
  ink.width = paper.width * SCALE;
  ink.height = paper.height * SCALE;
  const on = ink.getContext('2d');
  if (on) drawMarks(on, marks, SCALE);
  const whole = document.createElement('canvas');
  whole.width = ink.width;
  whole.height = ink.height;
  const context = whole.getContext('2d');
  if (!context) return whole;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, whole.width, whole.height);
  if (behind) {
    const picture = await loaded(typeof behind === 'string' ? behind : addressOf(behind, paper));
    context.drawImage(picture, 0, 0, whole.width, whole.height);
  }
  context.drawImage(ink, 0, 0);
  return whole;
};

/** Hands a picture to the browser, which keeps it where this person keeps downloads. */
export const keepOnDevice = (canvas: HTMLCanvasElement, name: string): void =>
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${name}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }, 'image/png');
