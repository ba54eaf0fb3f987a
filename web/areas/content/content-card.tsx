import Ellipsis from 'lucide-react/icons/ellipsis';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Button } from '../../components/button.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { type ContentArea, NOUNS } from './content.ts';
import { Cover } from './cover.tsx';
import type { ContentWords } from './messages.ts';
import { PagesProgress } from './pages-progress.tsx';

/** A storybook or a worksheet as a list shows it. */
export interface ListedContent {
  readonly id: string;
  readonly title: string;
  /** Of its title, where that is not the person's own language. */
  readonly language?: string | undefined;
  readonly cover: string | null;
  readonly state: 'making' | 'ready' | 'failed';
  readonly pagesDone: number;
  readonly pageCount: number | null;
  /** Below the title, once it is ready. */
  readonly line: string;
  readonly entries: readonly MenuEntry[];
}

/** One of them in the grid: its cover, or how far it is. All of the card opens it. */
export const ContentCard = ({
  area,
  one,
  t,
}: {
  readonly area: ContentArea;
  readonly one: ListedContent;
  readonly t: ContentWords;
}) => {
  const { id, title, language, cover, state, pagesDone, pageCount, line, entries } = one;
  return (
    <li className={`content-card content-${state}`}>
      <Cover src={cover} kind={NOUNS[area]} />
      <div className="content-card-foot">
        <div className="content-card-words">
          <PlaceLink area={area} id={id} className="link content-card-title">
            <span dir="auto" {...(language ? { lang: language } : {})}>
              {title}
            </span>
          </PlaceLink>
          {state === 'ready' && <span className="quiet content-card-line">{line}</span>}
          {state === 'failed' && (
            <span className="content-card-failed">
              <TriangleAlert aria-hidden="true" />
              {t('failed.short')}
            </span>
          )}
          {state === 'making' && <PagesProgress done={pagesDone} count={pageCount} t={t} />}
        </div>
        {entries.length > 0 && (
          <Menu
            label={t('more.of', { title })}
            entries={entries}
            trigger={
              <Button
                variant="quiet"
                size="s"
                icon={<Ellipsis aria-hidden="true" />}
                aria-label={t('more.of', { title })}
              />
            }
          />
        )}
      </div>
    </li>
  );
};
