import { useState } from 'react';
import { write } from '../../api/client.ts';
import { confirm } from '../../components/confirm.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { worksheetsMessages } from './messages.ts';
import { Thumbnail } from './thumbnail.tsx';
import { refreshSheets, type WorksheetPage } from './worksheet.ts';

/** Pages in an order of their own; the page stands at `to`, from 0, once it is taken out of its old place. */
const withMoved = (pages: readonly WorksheetPage[], id: string, to: number): WorksheetPage[] => {
  const others = pages.filter((one) => one.id !== id);
  const one = pages.find((page) => page.id === id);
  return one ? others.toSpliced(to, 0, one) : others;
};

/** What is done to pages: shown at once, and as it was where it is refused. */
const usePages = (sheetId: string, pages: readonly WorksheetPage[]) => {
  const t = useMessages(worksheetsMessages);
  const [arranged, setArranged] = useState<readonly WorksheetPage[]>();
  const shown = arranged ?? pages;
  const change = async (next: readonly WorksheetPage[], work: () => Promise<unknown>, done: string) => {
    setArranged(next);
    try {
      await work();
      emit('worksheet.saved', { worksheetId: sheetId });
      await refreshSheets();
      toast(done);
    } catch (error) {
      toastError(error, t('save.failed'));
      await refreshSheets();
    } finally {
      setArranged(undefined);
    }
  };
  const move = (pageId: string, to: number) =>
    change(
      withMoved(shown, pageId, to),
      () =>
        write('patch', '/api/embed/worksheets/{id}/pages/{pageId}', {
          path: { id: sheetId, pageId },
          body: { position: to + 1 },
        }),
      t('page.moved', { page: to + 1 }),
    );
  const remove = async (pageId: string, position: number) => {
    const isSure = await confirm({
      title: t('page.remove.title', { page: position }),
      text: t('page.remove.text'),
      confirmLabel: t('page.remove'),
      isDanger: true,
    });
    if (!isSure) return;
    await change(
      shown.filter(({ id }) => id !== pageId),
      () => write('delete', '/api/embed/worksheets/{id}/pages/{pageId}', { path: { id: sheetId, pageId } }),
      t('page.removed'),
    );
  };
  return { shown, move, remove, isBusy: arranged !== undefined };
};

/** The pages as pictures, in their order. */
export const Thumbnails = ({
  sheetId,
  pages,
  onOpen,
}: {
  readonly sheetId: string;
  readonly pages: readonly WorksheetPage[];
  readonly onOpen: (at: number) => void;
}) => {
  const t = useMessages(worksheetsMessages);
  const { shown, move, remove, isBusy } = usePages(sheetId, pages);
  return (
    <ol className="thumbnails" aria-label={t('pages.label')}>
      {shown.map((page, at) => (
        <Thumbnail
          key={page.id}
          page={page}
          at={at}
          count={shown.length}
          isEditing={can('worksheet:write')}
          isBusy={isBusy}
          onOpen={() => onOpen(at)}
          onMove={(pageId, to) => void (shown[to]?.id !== pageId && move(pageId, to))}
          onRemove={() => void remove(page.id, at + 1)}
        />
      ))}
    </ol>
  );
};
