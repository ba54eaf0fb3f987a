import { type Item, write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { confirm } from '../../components/confirm.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import type { StorybookWords } from './messages.ts';

export type Storybook = Item<'/api/embed/storybooks'>;
export type StorybookPage = Item<'/api/embed/storybooks/{id}/pages'>;

export const stateOf = ({ status }: Pick<Storybook, 'status'>): 'making' | 'ready' | 'failed' =>
  status === 'generating' ? 'making' : status;

/** Reads the list and the book again. */
export const refreshBooks = () =>
  refresh(
    '/api/embed/storybooks',
    '/api/embed/storybooks/{id}',
    '/api/embed/storybooks/{id}/pages',
    '/api/embed/attention',
  );

/** Asks, and deletes. @returns whether it is gone. */
export const deleteBook = async (id: string, title: string, t: StorybookWords): Promise<boolean> => {
  const isSure = await confirm({
    title: t('delete.title', { title }),
    text: t('delete.text'),
    confirmLabel: t('delete'),
    isDanger: true,
  });
  if (!isSure) return false;
  try {
    await write('delete', '/api/embed/storybooks/{id}', { path: { id } });
    toast(t('delete.done'));
    await refresh('/api/embed/storybooks');
    return true;
  } catch (error) {
    toastError(error, t('delete.failed'));
    return false;
  }
};
