import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to `place` when what had it has gone with what is shown no more, so that the keyboard begins where
 * the new one does.
 * @param shown names what is shown.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>, shown: string): void => {
  useEffect(() => {
    if (shown && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place, shown]);
};
