import { type Item, write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { removeAfterQuestion } from '../../components/remove-after-question.ts';
import { emit } from '../../frame/host.ts';
import { can } from '../../frame/token.ts';
import { useSession } from '../../shell/session.ts';
import type { WorksheetWords } from './messages.ts';

export type Worksheet = Item<'/api/embed/worksheets'>;
export type WorksheetPage = Item<'/api/embed/worksheets/{id}/pages'>;

export const stateOf = ({ status }: Pick<Worksheet, 'status'>): 'making' | 'ready' | 'failed' =>
  status === 'converting' ? 'making' : status;

/** In which ways a worksheet can be made here. */
export const useMaking = () => {
  const { entitled_features } = useSession();
  return {
    mayGenerate: can('worksheet:generate') && entitled_features.includes('worksheet_generation'),
    mayUpload: can('worksheet:create'),
  };
};

/** Reads the list and the worksheet again. */
export const refreshSheets = () =>
  refresh('/api/embed/worksheets', '/api/embed/worksheets/{id}', '/api/embed/worksheets/{id}/pages');

/** Asks, and deletes. @returns whether it is gone. */
export const deleteSheet = (id: string, title: string, t: WorksheetWords): Promise<boolean> =>
  removeAfterQuestion({
    question: { title: t('delete.title', { title }), text: t('delete.text'), confirmLabel: t('delete') },
    async remove() {
      await write('delete', '/api/embed/worksheets/{id}', { path: { id } });
      emit('worksheet.deleted', { worksheetId: id });
    },
    done: t('delete.done'),
    failed: t('delete.failed'),
    list: '/api/embed/worksheets',
  });
