import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus among the buttons of a board by arrow keys: they are in its order, row by row, and name their place in
 * `data-at`.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, columns: number, count: number): void => {
  const step = STEPS[event.key];
  const at = Number((event.target as HTMLElement).dataset.at);
  if (!step || !Number.isInteger(at)) return;
  const board = event.currentTarget;
  let [column, row] = [at % columns, Math.floor(at / columns)];
  // Places without a button, such as the light squares of a board, are walked over.
  for (;;) {
    column += step[0];
    row += step[1];
    const next = row * columns + column;
    if (column < 0 || column >= columns || next < 0 || next >= count) break;
    const button = board.querySelector<HTMLElement>(`[data-at="${next}"]`);
    if (button) {
      button.focus();
      break;
    }
    // Diagonal neighbours stand for those straight ahead.
    const beside = board.querySelector<HTMLElement>(
      `[data-at="${next + (step[0] === 0 ? (column > 0 ? -1 : 1) : columns * (row > 0 ? -1 : 1))}"]`,
    );
    if (beside) {
      beside.focus();
      break;
    }
  }
  event.preventDefault();
};
