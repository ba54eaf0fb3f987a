import type { Toy, ToyKey } from './toy.ts';

/** Each toy loads when it is first opened. A toy adds its line here. */
export const toys: Partial<Record<ToyKey, () => Promise<{ readonly default: Toy }>>> = {
  sandtray: () => import('./sandtray/sandtray.tsx'),
  dollhouse: () => import('./dollhouse/dollhouse.tsx'),
};
