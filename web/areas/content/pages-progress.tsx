import { ProgressBar } from '../../components/display.tsx';
import type { ContentWords } from './messages.ts';

interface Progress {
  readonly done: number;
  readonly count: number | null;
  readonly t: ContentWords;
}

/** How many pages are made, as a bar. */
export const PagesProgress = ({ done, count, t }: Progress) => (
  <ProgressBar
    label={count && done > 0 ? t('making.pages', { done, count }) : t('making')}
    value={count && done > 0 ? done : undefined}
    maximum={count ?? 1}
  />
);

/** The pages that are made so far stand in a row with those to come. */
export const PagesAppearing = ({ done, count, t }: Progress) => (
  <div className="appearing" role="status">
    <PagesProgress done={done} count={count} t={t} />
    {count && (
      <ol className="appearing-pages" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: pages to come have no id yet and never move.
            key={index}
            className={`appearing-page${index < done ? ' is-done' : ''}${index === done ? ' is-next' : ''}`}
          >
            {index + 1}
          </li>
        ))}
      </ol>
    )}
    <p className="quiet">{t('making.leave')}</p>
  </div>
);
