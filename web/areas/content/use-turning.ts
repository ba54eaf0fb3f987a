import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels: what is shorter is a press, not a swipe. */
const SWIPE = 40;
/** Of the width: a press before it turns back. */
const BACK_PART = 0.35;
const CONTROLS = 'button, a, input, [role=button]';

/**
 * Turns pages by swiping and pressing within an element, and by keys anywhere.
 * @param isMirrored the book runs from the right: what is on the left comes next.
 */
export const useTurning = (
  element: RefObject<HTMLElement | null>,
  turn: (to: 'next' | 'previous' | 'first' | 'last') => void,
  isMirrored: boolean,
): void => {
  const current = useRef({ turn, isMirrored });
  current.current = { turn, isMirrored };
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    let start: { readonly x: number; readonly y: number } | undefined;
    const towards = (isForward: boolean) =>
      current.current.turn(isForward === !current.current.isMirrored ? 'next' : 'previous');
    const down = ({ clientX: x, clientY: y, target, button }: PointerEvent) => {
      const isControl = target instanceof Element && target.closest(CONTROLS) !== null;
      start = isControl || button !== 0 ? undefined : { x, y };
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      start = undefined;
      if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) return towards(x < 0);
      const isSelecting = (getSelection()?.toString() ?? '') !== '';
      if (Math.abs(x) > SWIPE / 4 || Math.abs(y) > SWIPE / 4 || isSelecting) return;
      const { left, width } = place.getBoundingClientRect();
      towards((clientX - left) / width > BACK_PART);
    };
    const key = (event: KeyboardEvent) => {
      const { key: name, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      const isOnControl = target instanceof Element && target.closest(CONTROLS) !== null;
      if (name === 'ArrowRight' || name === 'ArrowLeft') towards(name === 'ArrowRight');
      else if (name === 'PageDown' || (name === ' ' && !isOnControl)) current.current.turn('next');
      else if (name === 'PageUp') current.current.turn('previous');
      else if (name === 'Home') current.current.turn('first');
      else if (name === 'End') current.current.turn('last');
      else return;
      event.preventDefault();
    };
    place.addEventListener('pointerdown', down);
    place.addEventListener('pointerup', up);
    addEventListener('keydown', key);
    return () => {
      place.removeEventListener('pointerdown', down);
      place.removeEventListener('pointerup', up);
      removeEventListener('keydown', key);
    };
  }, [element]);
};
