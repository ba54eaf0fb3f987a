// The other seat's hand, seen for a moment where it points.
import Hand from 'lucide-react/icons/hand';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ToySeat } from '../toy.ts';

/** Milliseconds between two messages of a moving hand. */
const PACE = 50;
const SHOWN_FOR = 1_600;

/** Tells the other seat where this one's pointer is, in parts of the element's width and height. */
export const usePointing = (seat: ToySeat, place: RefObject<HTMLElement | null>): void => {
  const current = useRef(seat);
  current.current = seat;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let last = 0;
    const move = ({ clientX, clientY, timeStamp }: PointerEvent) => {
      if (timeStamp - last < PACE) return;
      last = timeStamp;
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      current.current.point({ x: (clientX - left) / width, y: (clientY - top) / height });
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerdown', move);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerdown', move);
    };
  }, [place]);
};

const isOnIt = (part: number): boolean => Number.isFinite(part) && part >= 0 && part <= 1;

/** Stands in the element that `usePointing` was given, which is positioned. */
export const OtherHand = ({ seat }: { readonly seat: ToySeat }) => {
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  const { onHand } = seat;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onHand(({ x, y }) => {
      setAt(isOnIt(x) && isOnIt(y) ? { x, y } : undefined);
      clearTimeout(timer);
      timer = setTimeout(() => setAt(undefined), SHOWN_FOR);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [onHand]);
  if (!at) return null;
  return (
    <div className="toy-hands" aria-hidden="true">
      <span
        className={`toy-hand is-${seat.role === 'client' ? 'clinician' : 'client'}`}
        style={{ left: 0, transform: `translate(${at.x * 100}cqw, ${at.y * 100}cqh)` }}
      >
        <Hand />
      </span>
    </div>
  );
};
