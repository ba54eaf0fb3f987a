import { type Item, type Schemas, write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { removeAfterQuestion } from '../../components/remove-after-question.ts';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import type { CommunityWords } from './messages.ts';

export type Shared = Item<'/api/embed/clinic-community/items'>;
export type SharedKind = Shared['content_type'];
export type Copy = Schemas['CopyFramedCommunityItemView'];

/** The area where content of a kind is kept. */
export const AREAS = { form: 'forms', storybook: 'storybooks', worksheet: 'worksheets' } as const;
const ID_NAMES = { form: 'formId', storybook: 'storybookId', worksheet: 'worksheetId' } as const;

/** Copies it into the clinician's library. @returns the copy; undefined where it was refused, which is said. */
export const copy = async (id: string, t: CommunityWords): Promise<Copy | undefined> => {
  try {
    const made = await write('post', '/api/embed/clinic-community/items/{id}/copy', { path: { id } });
    emit(`${made.content_type}.created`, { [ID_NAMES[made.content_type]]: made.content_id });
    toast(t('copied'));
    void refresh('/api/embed/forms', '/api/embed/storybooks', '/api/embed/worksheets');
    return made;
  } catch (error) {
    toastError(error, t('copy.failed'));
    return undefined;
  }
};

/** Asks, and takes back what the clinician shared. @returns whether it is taken back. */
export const takeBack = (id: string, t: CommunityWords): Promise<boolean> =>
  removeAfterQuestion({
    question: { title: t('back.title'), text: t('back.text'), confirmLabel: t('back.do') },
    remove: () => write('delete', '/api/embed/clinic-community/items/{id}', { path: { id } }),
    done: t('back.done'),
    failed: t('back.failed'),
    list: '/api/embed/clinic-community/items',
  });
