import { type RefObject, useEffect, useRef } from 'react';

/**
 * Prints the document once, when the pictures within an element are there.
 * @param onPrinted when the browser's dialog is closed.
 * @returns the element's reference.
 */
export const usePrinting = (onPrinted: () => void): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const done = useRef(onPrinted);
  done.current = onPrinted;
  useEffect(() => {
    let isGone = false;
    const pictures = [...(place.current?.querySelectorAll('img') ?? [])];
    const print = async () => {
      // A picture that cannot be loaded does not prevent the rest from being printed.
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      if (isGone) return;
      window.print();
      done.current();
    };
    void print();
    return () => {
      isGone = true;
    };
  }, []);
  return place;
};
