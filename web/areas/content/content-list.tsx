import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, EmptyState, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { SearchField } from '../../components/fields.tsx';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import type { ContentArea } from './content.ts';
import { ContentCard, type ListedContent } from './content-card.tsx';
import { contentMessages } from './messages.ts';

/** Fewer than so many do not fill a row: below them stands what can be made. */
const FEW = 3;
/** So many before there is something to search in. */
const SEARCHED = 9;

interface ContentListProps {
  readonly area: ContentArea;
  readonly title: string;
  readonly lead: (count: number) => string;
  readonly read: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Undefined as long as it is not read. */
  readonly listed: readonly ListedContent[] | undefined;
  /** The buttons that make another one. */
  readonly making: ReactNode;
  readonly none: { readonly icon: ReactNode; readonly title: string; readonly text: string };
}

/** All of an area's content by its covers; what is being made shows how far it is. */
export const ContentList = ({ area, title, lead, read, listed, making, none }: ContentListProps) => {
  const t = useMessages(contentMessages);
  const [search, setSearch] = useRemembered(`${area} search`, '');
  const all = listed ?? [];
  const wanted = search.trim().toLocaleLowerCase();
  const shown = all.filter((one) => one.title.toLocaleLowerCase().includes(wanted));
  return (
    <>
      <PageHeader
        title={title}
        lead={all.length > 0 && lead(all.length)}
        actions={all.length > 0 && making}
      />
      {read.isPending && <Skeleton label={title} height="cover" />}
      {read.isError && <ErrorPanel error={read.error} onRetry={read.refetch} />}
      {listed?.length === 0 && (
        <Card>
          <EmptyState {...none} action={making && <div className="content-making-first">{making}</div>} />
        </Card>
      )}
      {all.length > 0 && (
        <div className="stack">
          {all.length >= SEARCHED && <SearchField label={t('search')} value={search} onChange={setSearch} />}
          {shown.length === 0 && (
            <EmptyState
              icon={<SearchX />}
              title={t('found.none')}
              action={<Button onPress={() => setSearch('')}>{t('found.clear')}</Button>}
            />
          )}
          <ul className="content-grid" aria-label={title}>
            {shown.map((one) => (
              <ContentCard key={one.id} area={area} one={one} t={t} />
            ))}
          </ul>
          {making && all.length < FEW && <EmptyState isCompact title={none.text} />}
        </div>
      )}
    </>
  );
};
