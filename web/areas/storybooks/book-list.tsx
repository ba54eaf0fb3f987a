import BookOpen from 'lucide-react/icons/book-open';
import BookPlus from 'lucide-react/icons/book-plus';
import FileDown from 'lucide-react/icons/file-down';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import type { MenuEntry } from '../../components/menu.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { mayShare, newestFirst } from '../content/content.ts';
import { ContentList } from '../content/content-list.tsx';
import { contentMessages } from '../content/messages.ts';
import { savePdf } from '../content/pdf.ts';
import { ShareDialog } from '../content/share-dialog.tsx';
import { GenerateBook } from './generate-book.tsx';
import { storybooksMessages } from './messages.ts';
import { deleteBook, type Storybook, stateOf, useMayGenerate } from './storybook.ts';

const useEntries = (onShare: (book: Storybook) => void) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  return (book: Storybook, title: string): MenuEntry[] => {
    const isReady = book.status === 'ready';
    const all: readonly (MenuEntry | false)[] = [
      isReady &&
        mayShare('storybooks') && {
          key: 'share',
          label: c('share'),
          icon: <Send />,
          onAction: () => onShare(book),
        },
      isReady && {
        key: 'pdf',
        label: c('pdf'),
        icon: <FileDown />,
        onAction: () => void savePdf('storybooks', book.id, title, c),
      },
      can('storybook:delete') && {
        key: 'delete',
        label: t('delete'),
        icon: <Trash2 />,
        isDanger: true,
        onAction: () => void deleteBook(book.id, title, t),
      },
    ];
    return all.filter((one) => one !== false);
  };
};

/** Every storybook by its cover, the newest first; those that are being made show how far they are. */
export const BookList = () => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const formats = useFormats();
  const books = useReadAll(
    '/api/embed/storybooks',
    {},
    { isWorking: (list) => list.some(({ status }) => status === 'generating') },
  );
  const [isGenerating, setGenerating] = useState(false);
  const [shared, setShared] = useState<Storybook>();
  const entriesOf = useEntries(setShared);
  const mayGenerate = useMayGenerate();
  const titleOf = (book: Storybook) =>
    book.title ?? (book.status === 'generating' ? t('generate') : c('untitled'));
  return (
    <>
      <ContentList
        area="storybooks"
        title={t('title')}
        lead={(count) => t('count', { count })}
        read={books}
        listed={
          books.data &&
          newestFirst(books.data).map((book) => ({
            id: book.id,
            title: titleOf(book),
            language: book.title ? book.language : undefined,
            cover: book.cover_image_url,
            state: stateOf(book),
            pagesDone: book.pages_done,
            pageCount: book.page_count,
            line: `${c('pages', { count: book.page_count })} · ${formats.date(book.created_at)}`,
            entries: entriesOf(book, titleOf(book)),
          }))
        }
        making={
          mayGenerate && (
            <Button
              variant="primary"
              icon={<BookPlus aria-hidden="true" />}
              onPress={() => setGenerating(true)}
            >
              {t('generate')}
            </Button>
          )
        }
        none={{
          icon: <BookOpen />,
          title: t('none.title'),
          text: t(mayGenerate ? 'none.text' : 'none.closed'),
        }}
      />
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
