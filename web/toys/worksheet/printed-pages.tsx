import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Pages that stand in the document for paper alone, each on a sheet of its own; the browser's own dialog prints them. */
export const PrintedPages = ({
  pages,
  onPrinted,
}: {
  readonly pages: readonly string[];
  readonly onPrinted: () => void;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const done = useRef(onPrinted);
  done.current = onPrinted;
  useEffect(() => {
    let isGone = false;
    const pictures = [...(place.current?.querySelectorAll('img') ?? [])];
    document.documentElement.classList.add('is-printing-worksheet');
    const print = async () => {
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      if (isGone) return;
      window.print();
      done.current();
    };
    void print();
    return () => {
      isGone = true;
      document.documentElement.classList.remove('is-printing-worksheet');
    };
  }, []);
  return createPortal(
    <div ref={place} className="worksheet-printed" aria-hidden="true">
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <img key={index} src={page} alt="" />
      ))}
    </div>,
    document.body,
  );
};
