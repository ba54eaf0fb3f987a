import BookOpen from 'lucide-react/icons/book-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileDown from 'lucide-react/icons/file-down';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useRead, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { BackLink } from '../content/back-link.tsx';
import { mayShare } from '../content/content.ts';
import { Failed, needsOtherFile } from '../content/failed.tsx';
import { contentMessages } from '../content/messages.ts';
import { PagesAppearing } from '../content/pages-progress.tsx';
import { savePdf } from '../content/pdf.ts';
import { PrintPages } from '../content/print.tsx';
import { Reader } from '../content/reader.tsx';
import { ReadRecord } from '../content/record.tsx';
import { ShareDialog } from '../content/share-dialog.tsx';
import { closeView, openView } from '../content/subview.ts';
import { GenerateSheet } from './generate-sheet.tsx';
import { worksheetsMessages } from './messages.ts';
import { RenameSheet } from './rename-sheet.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { UploadSheet } from './upload-sheet.tsx';
import { deleteSheet, useMaking, type Worksheet } from './worksheet.ts';

type OpenDialog = 'print' | 'share' | 'rename' | 'again' | undefined;

const Actions = ({
  sheet,
  onDialog,
  onRead,
}: {
  readonly sheet: Worksheet;
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly onRead: () => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const isReady = sheet.status === 'ready';
  const remove = async () => {
    if (await deleteSheet(sheet.id, sheet.title, t)) await go('worksheets');
  };
  const all: readonly (MenuEntry | false)[] = [
    isReady && { key: 'print', label: c('print'), icon: <Printer />, onAction: () => onDialog('print') },
    can('worksheet:write') && {
      key: 'rename',
      label: t('rename'),
      icon: <Pencil />,
      onAction: () => onDialog('rename'),
    },
    can('worksheet:delete') && {
      key: 'delete',
      label: t('delete'),
      icon: <Trash2 />,
      isDanger: true,
      onAction: () => void remove(),
    },
  ];
  const entries = all.filter((one) => one !== false);
  return (
    <>
      {isReady && mayShare('worksheets') && (
        <Button icon={<Send aria-hidden="true" />} onPress={() => onDialog('share')}>
          {c('share')}
        </Button>
      )}
      {isReady && (
        <>
          <Button
            icon={<FileDown aria-hidden="true" />}
            onPress={() => savePdf('worksheets', sheet.id, sheet.title, c)}
          >
            {c('pdf')}
          </Button>
          <Button variant="primary" icon={<BookOpen aria-hidden="true" />} onPress={onRead}>
            {c('read')}
          </Button>
        </>
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

/** A worksheet that could not be made: another file, or another topic, is given as for a new one. */
const FailedSheet = ({ sheet, onAgain }: { readonly sheet: Worksheet; readonly onAgain: () => void }) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const making = useMaking();
  const ofFile = needsOtherFile(sheet.failure_code);
  const isOpen = ofFile ? making.mayUpload : making.mayGenerate;
  return (
    <Failed
      code={sheet.failure_code}
      t={c}
      action={
        isOpen && (
          <Button variant="primary" onPress={onAgain}>
            {t(ofFile ? 'upload' : 'generate')}
          </Button>
        )
      }
    />
  );
};

const Open = ({ sheet, view }: { readonly sheet: Worksheet; readonly view: string }) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const formats = useFormats();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [start, setStart] = useState(0);
  const { id, title } = sheet;
  const isReady = sheet.status === 'ready';
  const read = useReadAll('/api/embed/worksheets/{id}/pages', { path: { id } }, { enabled: isReady });
  const pages = read.data?.map((page) => ({ ...page, text: null }));
  const close = () => setDialog(undefined);
  const look = (at: number) => {
    setStart(at);
    void openView('worksheets', id, 'read');
  };
  const lead = [
    sheet.page_count ? c('pages', { count: sheet.page_count }) : '',
    formats.date(sheet.created_at),
  ];
  return (
    <>
      <PageHeader
        before={<BackLink area="worksheets">{t('back')}</BackLink>}
        title={title}
        lead={lead.filter(Boolean).join(' · ')}
        actions={<Actions sheet={sheet} onDialog={setDialog} onRead={() => look(0)} />}
      />
      {sheet.status === 'converting' && (
        <Card>
          <PagesAppearing done={sheet.pages_done} count={sheet.page_count} t={c} />
        </Card>
      )}
      {sheet.status === 'failed' && <FailedSheet sheet={sheet} onAgain={() => setDialog('again')} />}
      {isReady && read.isPending && <Skeleton label={title} height="card" />}
      {read.isError && <ErrorPanel error={read.error} onRetry={read.refetch} />}
      {read.data && (
        <>
          {can('worksheet:write') && read.data.length > 1 && (
            <p className="quiet thumbnails-hint">{t('pages.hint')}</p>
          )}
          <Thumbnails sheetId={id} pages={read.data} onOpen={look} />
        </>
      )}
      {view === 'read' && pages && pages.length > 0 && (
        <Reader
          title={title}
          pages={pages}
          start={start}
          onClose={() => closeView('worksheets', id, 'read')}
        />
      )}
      {dialog === 'share' && <ShareDialog area="worksheets" id={id} title={title} onClose={close} />}
      {dialog === 'rename' && <RenameSheet sheet={sheet} onClose={close} />}
      {dialog === 'again' &&
        (needsOtherFile(sheet.failure_code) ? (
          <UploadSheet onClose={close} />
        ) : (
          <GenerateSheet onClose={close} />
        ))}
      {dialog === 'print' && pages && (
        <PrintPages area="worksheets" title={title} pages={pages} onPrinted={close} />
      )}
    </>
  );
};

/** One worksheet: while it is made, read, arranged, printed, shared. */
export const Sheet = ({ id, view }: { readonly id: string; readonly view: string }) => {
  const t = useMessages(worksheetsMessages);
  const sheet = useRead(
    '/api/embed/worksheets/{id}',
    { path: { id } },
    { isWorking: ({ status }) => status === 'converting' },
  );
  return (
    <ReadRecord area="worksheets" read={sheet} back={t('back')} title={t('title')}>
      {(data) => <Open sheet={data} view={view} />}
    </ReadRecord>
  );
};
