import { type Item, write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { confirm } from '../../components/confirm.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import type { WorksheetWords } from './messages.ts';

export type Worksheet = Item<'/api/embed/worksheets'>;
export type WorksheetPage = Item<'/api/embed/worksheets/{id}/pages'>;

export const stateOf = ({ status }: Pick<Worksheet, 'status'>): 'making' | 'ready' | 'failed' =>
  status === 'converting' ? 'making' : status;

/** Reads the list and the worksheet again. */
export const refreshSheets = () =>
  refresh(
    '/api/embed/worksheets',
    '/api/embed/worksheets/{id}',
    '/api/embed/worksheets/{id}/pages',
    '/api/embed/attention',
  );

/** Asks, and deletes. @returns whether it is gone. */
export const deleteSheet = async (id: string, title: string, t: WorksheetWords): Promise<boolean> => {
  const isSure = await confirm({
    title: t('delete.title', { title }),
    text: t('delete.text'),
    confirmLabel: t('delete'),
    isDanger: true,
  });
  if (!isSure) return false;
  try {
    await write('delete', '/api/embed/worksheets/{id}', { path: { id } });
    emit('worksheet.deleted', { worksheetId: id });
    toast(t('delete.done'));
    await refresh('/api/embed/worksheets');
    return true;
  } catch (error) {
    toastError(error, t('delete.failed'));
    return false;
  }
};
