import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../../areas/content/use-printing.ts';

/** Pages that stand in the document for paper alone, each on a sheet of its own; the browser's own dialog prints them. */
export const PrintedPages = ({
  pages,
  onPrinted,
}: {
  readonly pages: readonly string[];
  readonly onPrinted: () => void;
}) => {
  // The class comes first, so that it holds while the browser's dialog is open.
  useEffect(() => {
    document.documentElement.classList.add('is-printing-worksheet');
    return () => document.documentElement.classList.remove('is-printing-worksheet');
  }, []);
  const place = usePrinting(onPrinted);
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
