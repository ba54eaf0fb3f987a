import BookOpen from 'lucide-react/icons/book-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileDown from 'lucide-react/icons/file-down';
import LibraryBig from 'lucide-react/icons/library-big';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { write } from '../../api/client.ts';
import { useRead, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Badge, Card, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { BackLink } from '../content/back-link.tsx';
import { mayShare } from '../content/content.ts';
import { directionOf } from '../content/direction.ts';
import { Failed } from '../content/failed.tsx';
import { contentMessages } from '../content/messages.ts';
import { PagesAppearing } from '../content/pages-progress.tsx';
import { savePdf } from '../content/pdf.ts';
import { PrintPages } from '../content/print.tsx';
import { Reader } from '../content/reader.tsx';
import { ReadRecord } from '../content/record.tsx';
import { ShareDialog } from '../content/share-dialog.tsx';
import { closeView, openView } from '../content/subview.ts';
import { BookEditor } from './book-editor.tsx';
import { GenerateBook } from './generate-book.tsx';
import { storybooksMessages } from './messages.ts';
import { deleteBook, refreshBooks, type Storybook, type StorybookPage, useMayGenerate } from './storybook.ts';

type OpenDialog = 'print' | 'share' | 'again' | undefined;

const useBookActions = (
  book: Storybook,
  title: string,
  setDialog: (dialog: OpenDialog) => void,
): MenuEntry[] => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const shelve = async () => {
    try {
      await write('patch', '/api/embed/storybooks/{id}', {
        path: { id: book.id },
        body: { shelf_ready: !book.shelf_ready },
      });
      toast(t(book.shelf_ready ? 'shelf.off.done' : 'shelf.on.done'));
      await refreshBooks();
    } catch (error) {
      toastError(error, t('edit.failed'));
    }
  };
  const remove = async () => {
    if (await deleteBook(book.id, title, t)) await go('storybooks');
  };
  const isReady = book.status === 'ready';
  const all: readonly (MenuEntry | false)[] = [
    isReady && {
      key: 'pdf',
      label: c('pdf'),
      icon: <FileDown />,
      onAction: () => void savePdf('storybooks', book.id, title, c),
    },
    isReady && { key: 'print', label: c('print'), icon: <Printer />, onAction: () => setDialog('print') },
    isReady &&
      can('storybook:write') && {
        key: 'shelf',
        label: t(book.shelf_ready ? 'shelf.off' : 'shelf.on'),
        icon: <LibraryBig />,
        onAction: () => void shelve(),
      },
    can('storybook:delete') && {
      key: 'delete',
      label: t('delete'),
      icon: <Trash2 />,
      isDanger: true,
      onAction: () => void remove(),
    },
  ];
  return all.filter((one) => one !== false);
};

const PageGrid = ({
  pages,
  language,
}: {
  readonly pages: readonly StorybookPage[];
  readonly language: string;
}) => {
  const c = useMessages(contentMessages);
  return (
    <ol className="book-pages">
      {pages.map((page) => (
        <li key={page.id} className="book-page" aria-label={c('page', { page: page.position })}>
          <img src={page.image_url} alt={page.alt_text} loading="lazy" />
          <p lang={language} dir={directionOf(page.text ?? '')}>
            {page.text}
          </p>
        </li>
      ))}
    </ol>
  );
};

const Actions = ({
  book,
  title,
  canRead,
  setDialog,
}: {
  readonly book: Storybook;
  readonly title: string;
  readonly canRead: boolean;
  readonly setDialog: (dialog: OpenDialog) => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const entries = useBookActions(book, title, setDialog);
  const isReady = book.status === 'ready';
  return (
    <>
      {isReady && mayShare('storybooks') && (
        <Button icon={<Send aria-hidden="true" />} onPress={() => setDialog('share')}>
          {c('share')}
        </Button>
      )}
      {isReady && can('storybook:write') && (
        <Button
          icon={<Pencil aria-hidden="true" />}
          onPress={() => void openView('storybooks', book.id, 'edit')}
        >
          {t('edit')}
        </Button>
      )}
      {isReady && (
        <Button
          variant="primary"
          icon={<BookOpen aria-hidden="true" />}
          isDisabled={!canRead}
          onPress={() => void openView('storybooks', book.id, 'read')}
        >
          {c('read')}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          label={c('more')}
          entries={entries}
          trigger={<Button icon={<Ellipsis aria-hidden="true" />} aria-label={c('more')} />}
        />
      )}
    </>
  );
};

const Open = ({ book, view }: { readonly book: Storybook; readonly view: string }) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const formats = useFormats();
  const { tag } = useLocaleSettings();
  const mayGenerate = useMayGenerate();
  const [dialog, setDialog] = useState<OpenDialog>();
  const isReady = book.status === 'ready';
  const pages = useReadAll(
    '/api/embed/storybooks/{id}/pages',
    { path: { id: book.id } },
    { enabled: isReady },
  );
  const title = book.title ?? (book.status === 'generating' ? t('generate') : c('untitled'));
  const close = () => setDialog(undefined);
  if (view === 'edit' && isReady && pages.data && can('storybook:write'))
    return <BookEditor book={book} pages={pages.data} />;
  const language = new Intl.DisplayNames([tag], { type: 'language' }).of(book.language) ?? book.language;
  return (
    <>
      <PageHeader
        before={<BackLink area="storybooks">{t('back')}</BackLink>}
        title={title}
        lead={
          <span className="book-lead">
            {c('pages', { count: book.page_count })} · {language} · {formats.date(book.created_at)}
            {book.shelf_ready && <Badge tone="success">{t('shelf.badge')}</Badge>}
          </span>
        }
        actions={
          <Actions book={book} title={title} canRead={Boolean(pages.data?.length)} setDialog={setDialog} />
        }
      />
      {book.status === 'generating' && (
        <Card>
          <PagesAppearing done={book.pages_done} count={book.page_count} t={c} />
        </Card>
      )}
      {book.status === 'failed' && (
        <Failed
          code={book.failure_code}
          t={c}
          action={
            mayGenerate && (
              <Button variant="primary" onPress={() => setDialog('again')}>
                {t('generate')}
              </Button>
            )
          }
        />
      )}
      {isReady && pages.isPending && <Skeleton label={title} height="card" />}
      {pages.isError && <ErrorPanel error={pages.error} onRetry={pages.refetch} />}
      {pages.data && <PageGrid pages={pages.data} language={book.language} />}
      {view === 'read' && pages.data && pages.data.length > 0 && (
        <Reader
          title={title}
          language={book.language}
          pages={pages.data}
          onClose={() => closeView('storybooks', book.id, 'read')}
        />
      )}
      {dialog === 'again' && <GenerateBook onClose={close} />}
      {dialog === 'share' && <ShareDialog area="storybooks" id={book.id} title={title} onClose={close} />}
      {dialog === 'print' && pages.data && (
        <PrintPages
          area="storybooks"
          title={title}
          language={book.language}
          pages={pages.data}
          onPrinted={close}
        />
      )}
    </>
  );
};

/** One storybook: while it is made, read, changed, printed, shared. */
export const Book = ({ id, view }: { readonly id: string; readonly view: string }) => {
  const t = useMessages(storybooksMessages);
  const book = useRead(
    '/api/embed/storybooks/{id}',
    { path: { id } },
    { isWorking: ({ status }) => status === 'generating' },
  );
  return (
    <ReadRecord area="storybooks" read={book} back={t('back')} title={t('title')}>
      {(data) => <Open book={data} view={view} />}
    </ReadRecord>
  );
};
