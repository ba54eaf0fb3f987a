import BookOpen from 'lucide-react/icons/book-open';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useReadAll } from '../../api/queries.ts';
import { Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { type ContentArea, NOUNS, newestFirst } from '../content/content.ts';
import { Cover } from '../content/cover.tsx';
import { contentMessages } from '../content/messages.ts';
import { Reader } from '../content/reader.tsx';
import { clientsMessages } from './messages.ts';

interface Made {
  readonly area: ContentArea;
  readonly id: string;
  readonly title: string;
  readonly language?: string;
  readonly cover: string | null;
  readonly isReady: boolean;
  readonly created_at: string;
}

/** What was made for the client or shared with them. */
const useMade = (id: string) => {
  const session = useSession();
  const c = useMessages(contentMessages);
  const options = { query: { partner_patient_id: id } };
  const books = useReadAll('/api/embed/storybooks', options, {
    enabled: isOpen('storybooks', session),
    isWorking: (list) => list.some(({ status }) => status === 'generating'),
  });
  const sheets = useReadAll('/api/embed/worksheets', options, {
    enabled: isOpen('worksheets', session),
    isWorking: (list) => list.some(({ status }) => status === 'converting'),
  });
  const all: Made[] = [
    ...(books.data ?? []).map((one) => ({
      area: 'storybooks' as const,
      id: one.id,
      title: one.title ?? c('untitled'),
      language: one.language,
      cover: one.cover_image_url,
      isReady: one.status === 'ready',
      created_at: one.created_at,
    })),
    ...(sheets.data ?? []).map((one) => ({
      area: 'worksheets' as const,
      id: one.id,
      title: one.title,
      cover: one.cover_image_url,
      isReady: one.status === 'ready',
      created_at: one.created_at,
    })),
  ];
  const failed = [books, sheets].find(({ isError }) => isError);
  return { all: newestFirst(all), isLoading: books.isLoading || sheets.isLoading, failed };
};

/** One of them over the chart, page by page. */
const OpenedBook = ({ one, onClose }: { readonly one: Made; readonly onClose: () => void }) => {
  const isBook = one.area === 'storybooks';
  const path = { id: one.id };
  const book = useReadAll('/api/embed/storybooks/{id}/pages', { path }, { enabled: isBook });
  const sheet = useReadAll('/api/embed/worksheets/{id}/pages', { path }, { enabled: !isBook });
  const pages = isBook ? book.data : sheet.data?.map((page) => ({ ...page, text: null }));
  return pages && pages.length > 0 ? (
    <Reader title={one.title} language={one.language} pages={pages} onClose={onClose} />
  ) : null;
};

/** Books and worksheets of the client, the newest first; a press opens one over the chart. */
export const ClientBooks = ({ id }: { readonly id: string }) => {
  const t = useMessages(clientsMessages);
  const c = useMessages(contentMessages);
  const formats = useFormats();
  const { all, isLoading, failed } = useMade(id);
  const [opened, setOpened] = useState<Made>();
  if (failed) return <ErrorPanel error={failed.error} onRetry={failed.refetch} />;
  if (isLoading) return <Skeleton label={t('chart.books')} height="cover" />;
  if (all.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<BookOpen />}
          title={t('books.none')}
          text={t('books.none.text')}
          action={<PlaceLink area="storybooks">{t('books.open')}</PlaceLink>}
        />
      </Card>
    );
  return (
    <>
      <ul className="content-grid" aria-label={t('chart.books')}>
        {all.map((one) => (
          <li key={one.id} className="content-card">
            <Cover src={one.cover} kind={NOUNS[one.area]} />
            <div className="content-card-foot">
              <div className="content-card-words">
                {one.isReady ? (
                  <Button className="content-card-title client-book" onPress={() => setOpened(one)}>
                    <span dir="auto">{one.title}</span>
                  </Button>
                ) : (
                  <PlaceLink area={one.area} id={one.id} className="link content-card-title">
                    {one.title}
                  </PlaceLink>
                )}
                <span className="quiet content-card-line">
                  {one.isReady ? formats.date(one.created_at) : c('making')}
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {opened && <OpenedBook one={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
