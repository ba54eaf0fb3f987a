// The other seat's hand, seen for a moment where it points.
import Hand from 'lucide-react/icons/hand';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ToySeat } from '../toy.ts';

/** Milliseconds between two messages of a moving hand. */
const PACE = 50;
const SHOWN_FOR = 1_600;

interface Parts {
  readonly x: number;
  readonly y: number;
}
const asItIs = (at: Parts): Parts => at;

/**
 * Tells the other seat where this one's pointer is, in parts of the element's width and height.
 * @param toShared for a toy that is laid out differently on each screen: the same place in parts of what is shared.
 */
export const usePointing = (
  seat: ToySeat,
  place: RefObject<HTMLElement | null>,
  toShared: (at: Parts) => Parts = asItIs,
): void => {
  const current = useRef({ seat, toShared });
  current.current = { seat, toShared };
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let last = 0;
    const move = ({ clientX, clientY, timeStamp }: PointerEvent) => {
      if (timeStamp - last < PACE) return;
      last = timeStamp;
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const now = current.current;
      now.seat.point(now.toShared({ x: (clientX - left) / width, y: (clientY - top) / height }));
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

/**
 * Stands in the element that `usePointing` was given, which is positioned.
 * @param fromShared the way back from `toShared`.
 */
export const OtherHand = ({
  seat,
  fromShared = asItIs,
}: {
  readonly seat: ToySeat;
  readonly fromShared?: (at: Parts) => Parts;
}) => {
  const [shared, setShared] = useState<Parts>();
  const { onHand } = seat;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onHand(({ x, y }) => {
      setShared(isOnIt(x) && isOnIt(y) ? { x, y } : undefined);
      clearTimeout(timer);
      timer = setTimeout(() => setShared(undefined), SHOWN_FOR);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [onHand]);
  if (!shared) return null;
  const at = fromShared(shared);
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
