import { ArrowLeft, ArrowRight, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { write } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/confirm.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { contentMessages } from '../content/messages.ts';
import { worksheetsMessages } from './messages.ts';
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

/** The pages as pictures. Dragged, or moved by keyboard with their handle or their menu; a press opens the reader. */
export const Thumbnails = ({
  sheetId,
  pages,
  onOpen,
}: {
  readonly sheetId: string;
  readonly pages: readonly WorksheetPage[];
  readonly onOpen: (at: number) => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const { shown, move, remove, isBusy } = usePages(sheetId, pages);
  const isEditing = can('worksheet:write');
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isBusy,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [id] = [...keys].map(String);
      if (id === undefined || id === target.key) return;
      const others = shown.filter((one) => one.id !== id);
      const at = others.findIndex((one) => one.id === target.key);
      void move(id, target.dropPosition === 'before' ? at : at + 1);
    },
  });
  const entriesOf = (id: string, at: number): MenuEntry[] => [
    {
      key: 'earlier',
      label: t('page.earlier'),
      icon: <ArrowLeft />,
      isDisabled: isBusy || at === 0,
      onAction: () => void move(id, at - 1),
    },
    {
      key: 'later',
      label: t('page.later'),
      icon: <ArrowRight />,
      isDisabled: isBusy || at === shown.length - 1,
      onAction: () => void move(id, at + 1),
    },
    {
      key: 'remove',
      label: t('page.remove'),
      icon: <Trash2 />,
      isDanger: true,
      isDisabled: isBusy || shown.length === 1,
      onAction: () => void remove(id, at + 1),
    },
  ];
  return (
    <GridList
      className="thumbnails"
      aria-label={t('pages.label')}
      layout="grid"
      items={shown.map((page, at) => ({ ...page, at }))}
      dependencies={[isBusy, shown.length]}
      onAction={(key) => onOpen(shown.findIndex(({ id }) => id === key))}
      {...(isEditing ? { dragAndDropHooks } : {})}
    >
      {({ id, image_url, alt_text, at }) => (
        <GridListItem id={id} className="thumbnail" textValue={c('page', { page: at + 1 })}>
          <img src={image_url} alt={alt_text} loading="lazy" draggable={false} />
          <div className="thumbnail-foot">
            {isEditing && (
              <AriaButton slot="drag" className="button button-quiet button-s button-icon thumbnail-handle">
                <GripVertical aria-hidden="true" />
              </AriaButton>
            )}
            <span className="thumbnail-number">{c('page', { page: at + 1 })}</span>
            {isEditing && (
              <Menu
                label={c('more.of', { title: c('page', { page: at + 1 }) })}
                entries={entriesOf(id, at)}
                trigger={
                  <Button
                    variant="quiet"
                    size="s"
                    icon={<Ellipsis aria-hidden="true" />}
                    aria-label={c('more.of', { title: c('page', { page: at + 1 }) })}
                  />
                }
              />
            )}
          </div>
        </GridListItem>
      )}
    </GridList>
  );
};
