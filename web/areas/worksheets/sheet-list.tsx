import FileDown from 'lucide-react/icons/file-down';
import FilePlus from 'lucide-react/icons/file-plus';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import Upload from 'lucide-react/icons/upload';
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
import { GenerateSheet } from './generate-sheet.tsx';
import { worksheetsMessages } from './messages.ts';
import { RenameSheet } from './rename-sheet.tsx';
import { UploadSheet } from './upload-sheet.tsx';
import { deleteSheet, stateOf, useMaking, type Worksheet } from './worksheet.ts';

type OpenDialog = { readonly kind: 'share' | 'rename'; readonly sheet: Worksheet } | undefined;

const useEntries = (setDialog: (dialog: OpenDialog) => void) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  return (sheet: Worksheet): MenuEntry[] => {
    const isReady = sheet.status === 'ready';
    const all: readonly (MenuEntry | false)[] = [
      can('worksheet:write') && {
        key: 'rename',
        label: t('rename'),
        icon: <Pencil />,
        onAction: () => setDialog({ kind: 'rename', sheet }),
      },
      isReady &&
        mayShare('worksheets') && {
          key: 'share',
          label: c('share'),
          icon: <Send />,
          onAction: () => setDialog({ kind: 'share', sheet }),
        },
      isReady && {
        key: 'pdf',
        label: c('pdf'),
        icon: <FileDown />,
        onAction: () => void savePdf('worksheets', sheet.id, sheet.title, c),
      },
      can('worksheet:delete') && {
        key: 'delete',
        label: t('delete'),
        icon: <Trash2 />,
        isDanger: true,
        onAction: () => void deleteSheet(sheet.id, sheet.title, t),
      },
    ];
    return all.filter((one) => one !== false);
  };
};

/** What an empty list says: only what there is a button for. */
const noneText = (mayUpload: boolean, mayGenerate: boolean) => {
  if (mayUpload) return mayGenerate ? 'none.text' : 'none.upload';
  return mayGenerate ? 'none.generate' : 'none.closed';
};

/** Every worksheet by its first page, the newest first. */
export const SheetList = () => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const formats = useFormats();
  const sheets = useReadAll(
    '/api/embed/worksheets',
    {},
    { isWorking: (list) => list.some(({ status }) => status === 'converting') },
  );
  const [making, setMaking] = useState<'upload' | 'generate'>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const entriesOf = useEntries(setDialog);
  const { mayGenerate, mayUpload } = useMaking();
  const close = () => setDialog(undefined);
  return (
    <>
      <ContentList
        area="worksheets"
        title={t('title')}
        lead={(count) => t('count', { count })}
        read={sheets}
        listed={
          sheets.data &&
          newestFirst(sheets.data).map((sheet) => ({
            id: sheet.id,
            title: sheet.title,
            cover: sheet.cover_image_url,
            state: stateOf(sheet),
            pagesDone: sheet.pages_done,
            pageCount: sheet.page_count,
            line: `${c('pages', { count: sheet.page_count ?? 0 })} · ${formats.date(sheet.created_at)}`,
            entries: entriesOf(sheet),
          }))
        }
        making={
          (mayUpload || mayGenerate) && (
            <>
              {mayUpload && (
                <Button
                  variant={mayGenerate ? 'secondary' : 'primary'}
                  icon={<Upload aria-hidden="true" />}
                  onPress={() => setMaking('upload')}
                >
                  {t('upload')}
                </Button>
              )}
              {mayGenerate && (
                <Button
                  variant="primary"
                  icon={<FilePlus aria-hidden="true" />}
                  onPress={() => setMaking('generate')}
                >
                  {t('generate')}
                </Button>
              )}
            </>
          )
        }
        none={{
          icon: <FileText />,
          title: t('none.title'),
          text: t(noneText(mayUpload, mayGenerate)),
        }}
      />
      {making === 'upload' && <UploadSheet onClose={() => setMaking(undefined)} />}
      {making === 'generate' && <GenerateSheet onClose={() => setMaking(undefined)} />}
      {dialog?.kind === 'share' && (
        <ShareDialog area="worksheets" id={dialog.sheet.id} title={dialog.sheet.title} onClose={close} />
      )}
      {dialog?.kind === 'rename' && <RenameSheet sheet={dialog.sheet} onClose={close} />}
    </>
  );
};
