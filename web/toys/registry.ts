import type { Toy, ToyKey } from './toy.ts';

/** Each toy loads when it is first opened. A toy adds its line here. */
export const toys: Partial<Record<ToyKey, () => Promise<{ readonly default: Toy }>>> = {
  whiteboard: () => import('./whiteboard/whiteboard.tsx'),
};
