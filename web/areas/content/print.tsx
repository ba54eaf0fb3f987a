import { createPortal } from 'react-dom';
import type { ContentArea, ShownPage } from './content.ts';
import { directionOf } from './direction.ts';
import { usePrinting } from './use-printing.ts';

/**
 * Prints pages, each on a sheet of its own: they stand in the page for paper alone. A frame prints its own document, not
 * the host's.
 * @param onPrinted when the browser's dialog is closed; the caller then takes this away.
 */
export const PrintPages = ({
  area,
  title,
  language,
  pages,
  onPrinted,
}: {
  readonly area: ContentArea;
  readonly title: string;
  readonly language?: string | undefined;
  readonly pages: readonly ShownPage[];
  readonly onPrinted: () => void;
}) => {
  const place = usePrinting(onPrinted);
  return createPortal(
    <div ref={place} className={`print-pages print-${area}`} aria-hidden="true">
      {pages.map((page, index) => (
        <section key={page.id} className="print-page" {...(language ? { lang: language } : {})}>
          {index === 0 && area === 'storybooks' && (
            <p className="print-title" dir={directionOf(title)}>
              {title}
            </p>
          )}
          {page.image_url && <img src={page.image_url} alt="" />}
          {page.text && <p dir={directionOf(page.text)}>{page.text}</p>}
        </section>
      ))}
    </div>,
    document.body,
  );
};
