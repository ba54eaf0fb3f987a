import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './size.ts';

/** @returns how large the element is, in CSS pixels; nothing before it is laid out. */
export const useSize = (place: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) =>
        width === 0 || height === 0 || (old?.width === width && old.height === height)
          ? old
          : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
};
