import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether this person asked their device for less movement. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const one = query();
      one.addEventListener('change', listener);
      return () => one.removeEventListener('change', listener);
    },
    () => query().matches,
  );
