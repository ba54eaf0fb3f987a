import type { Toy, ToyKey } from './toy.ts';

/** Each toy loads when it is first opened. A toy adds its line here. */
export const toys: Partial<Record<ToyKey, () => Promise<{ readonly default: Toy }>>> = {
  whiteboard: () => import('./whiteboard/whiteboard.tsx'),
  pairs: () => import('./pairs/pairs.tsx'),
  'four-in-a-row': () => import('./four-in-a-row/four-in-a-row.tsx'),
  draughts: () => import('./draughts/draughts.tsx'),
  jigsaw: () => import('./jigsaw/jigsaw.tsx'),
  'feelings-cards': () => import('./feelings-cards/feelings-cards.tsx'),
  'breathing-star': () => import('./breathing-star/breathing-star.tsx'),
  'glitter-jar': () => import('./glitter-jar/glitter-jar.tsx'),
  'five-senses': () => import('./five-senses/five-senses.tsx'),
  colouring: () => import('./colouring/colouring.tsx'),
  storybook: () => import('./storybook/storybook.tsx'),
  worksheet: () => import('./worksheet/worksheet.tsx'),
};
