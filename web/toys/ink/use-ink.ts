import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type * as Y from 'yjs';
import { itemsOf, useVersion } from '../stage/shared.ts';
import { drawMarks } from './draw-marks.ts';
import type { Paper } from './keep-picture.ts';
import { type Mark, readMarks } from './marks.ts';
import type { StrokeWriter } from './stroke-writer.ts';

/** The marks of a page as the document has them now. */
export const useMarks = (document: Y.Doc, page: number): readonly Mark[] => {
  const version = useVersion(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is the same one after each change.
  return useMemo(() => readMarks(itemsOf(document).entries(), page), [document, page, version]);
};

/**
 * Draws a page's marks on a canvas of the paper's size, once for each frame of the screen at most.
 * @returns what asks for a drawing: a stroke of this seat grows before the document knows of it.
 */
export const useInk = (
  canvas: RefObject<HTMLCanvasElement | null>,
  paper: Paper,
  marks: readonly Mark[],
  writer: RefObject<StrokeWriter | undefined>,
): (() => void) => {
  const current = useRef({ marks, paper });
  current.current = { marks, paper };
  const asked = useRef(0);
  const draw = useRef(() => {
    if (asked.current) return;
    asked.current = requestAnimationFrame(() => {
      asked.current = 0;
      const on = canvas.current?.getContext('2d');
      if (!on || !canvas.current) return;
      const own = writer.current?.stroke;
      const known = current.current.marks;
      const all = own ? [...known.filter(({ id }) => id !== own.id), own] : known;
      drawMarks(on, all, canvas.current.width / current.current.paper.width, () => draw.current());
    });
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fit = () => {
      const width = Math.round(element.clientWidth * Math.min(2, devicePixelRatio));
      if (width === 0) return;
      element.width = width;
      element.height = Math.round((width * paper.height) / paper.width);
      draw.current();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas, paper.width, paper.height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new marks are what there is to draw.
  useEffect(() => draw.current(), [marks]);
  return draw.current;
};
