import { type Item, write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { removeAfterQuestion } from '../../components/remove-after-question.ts';
import { can } from '../../frame/token.ts';
import { useSession } from '../../shell/session.ts';
import type { StorybookWords } from './messages.ts';

export type Storybook = Item<'/api/embed/storybooks'>;
export type StorybookPage = Item<'/api/embed/storybooks/{id}/pages'>;

export const stateOf = ({ status }: Pick<Storybook, 'status'>): 'making' | 'ready' | 'failed' =>
  status === 'generating' ? 'making' : status;

/** Whether a storybook can be made here. */
export const useMayGenerate = (): boolean => {
  const { entitled_features } = useSession();
  return can('storybook:create') && entitled_features.includes('storybook_generation');
};

/** Reads the list and the book again. */
export const refreshBooks = () =>
  refresh('/api/embed/storybooks', '/api/embed/storybooks/{id}', '/api/embed/storybooks/{id}/pages');

/** Asks, and deletes. @returns whether it is gone. */
export const deleteBook = (id: string, title: string, t: StorybookWords): Promise<boolean> =>
  removeAfterQuestion({
    question: { title: t('delete.title', { title }), text: t('delete.text'), confirmLabel: t('delete') },
    remove: () => write('delete', '/api/embed/storybooks/{id}', { path: { id } }),
    done: t('delete.done'),
    failed: t('delete.failed'),
    list: '/api/embed/storybooks',
  });
