import { BookOpen, BookPlus, FileDown, SearchX, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card, EmptyState, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { SearchField } from '../../components/fields.tsx';
import type { MenuEntry } from '../../components/menu.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { useSession } from '../../shell/session.ts';
import { mayShare, newestFirst } from '../content/content.ts';
import { ContentCard } from '../content/content-card.tsx';
import { contentMessages } from '../content/messages.ts';
import { savePdf } from '../content/pdf.ts';
import { ShareDialog } from '../content/share-dialog.tsx';
import { GenerateBook } from './generate-book.tsx';
import { storybooksMessages } from './messages.ts';
import { deleteBook, type Storybook, stateOf } from './storybook.ts';

/** So many before there is something to search in. */
const SEARCHED = 9;

const useEntries = (onShare: (book: Storybook) => void) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  return (book: Storybook, title: string): MenuEntry[] => {
    const isReady = book.status === 'ready';
    return [
      ...(isReady && mayShare('storybooks')
        ? [{ key: 'share', label: c('share'), icon: <Send />, onAction: () => onShare(book) }]
        : []),
      ...(isReady
        ? [
            {
              key: 'pdf',
              label: c('pdf'),
              icon: <FileDown />,
              onAction: () => void savePdf('storybooks', book.id, title, c),
            },
          ]
        : []),
      ...(can('storybook:delete')
        ? [
            {
              key: 'delete',
              label: t('delete'),
              icon: <Trash2 />,
              isDanger: true,
              onAction: () => void deleteBook(book.id, title, t),
            },
          ]
        : []),
    ];
  };
};

/** Every storybook by its cover, the newest first; those that are being made show how far they are. */
export const BookList = () => {
  const session = useSession();
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const formats = useFormats();
  const books = useReadAll(
    '/api/embed/storybooks',
    {},
    {
      isWorking: (list) => list.some(({ status }) => status === 'generating'),
    },
  );
  const [search, setSearch] = useRemembered('storybooks search', '');
  const [isGenerating, setGenerating] = useState(false);
  const [shared, setShared] = useState<Storybook>();
  const entriesOf = useEntries(setShared);
  const mayGenerate = can('storybook:create') && session.entitled_features.includes('storybook_generation');
  const titleOf = (book: Storybook) =>
    book.title ?? c(book.status === 'generating' ? 'making.title' : 'untitled');
  const all = newestFirst(books.data ?? []);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = all.filter((book) => titleOf(book).toLocaleLowerCase().includes(wanted));
  const make = (
    <Button variant="primary" icon={<BookPlus aria-hidden="true" />} onPress={() => setGenerating(true)}>
      {t('generate')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={books.data && all.length > 0 && t('count', { count: all.length })}
        actions={mayGenerate && all.length > 0 && make}
      />
      {books.isPending && <Skeleton label={t('title')} height="card" />}
      {books.isError && <ErrorPanel error={books.error} onRetry={books.refetch} />}
      {books.data && all.length === 0 && (
        <Card>
          <EmptyState
            icon={<BookOpen />}
            title={t('none.title')}
            text={t(mayGenerate ? 'none.text' : 'none.closed')}
            action={mayGenerate && make}
          />
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
          <ul className="content-grid" aria-label={t('title')}>
            {shown.map((book) => (
              <ContentCard
                key={book.id}
                area="storybooks"
                id={book.id}
                title={titleOf(book)}
                language={book.title ? book.language : undefined}
                cover={book.cover_image_url}
                state={stateOf(book)}
                pagesDone={book.pages_done}
                pageCount={book.page_count}
                line={`${c('pages', { count: book.page_count })} · ${formats.date(book.created_at)}`}
                entries={entriesOf(book, titleOf(book))}
                t={c}
              />
            ))}
          </ul>
        </div>
      )}
      {isGenerating && <GenerateBook onClose={() => setGenerating(false)} />}
      {shared && (
        <ShareDialog
          area="storybooks"
          id={shared.id}
          title={titleOf(shared)}
          onClose={() => setShared(undefined)}
        />
      )}
    </>
  );
};
