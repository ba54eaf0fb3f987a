import { write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { confirm } from '../../components/confirm.tsx';
import { removeAfterQuestion } from '../../components/remove-after-question.ts';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import type { Form } from './form.ts';
import { formsMessages } from './messages.ts';

/** Reads lists and the form itself again. */
export const refreshForms = () =>
  refresh('/api/embed/forms', '/api/embed/forms/{id}', '/api/embed/submissions');

/** What can be done with a whole form, from the list and from its page alike. */
export const useFormActions = () => {
  const t = useMessages(formsMessages);
  const change = async (form: Form, body: Partial<Pick<Form, 'status' | 'shelf_ready'>>, done: string) => {
    try {
      await write('patch', '/api/embed/forms/{id}', { path: { id: form.id }, body });
      if (body.shelf_ready === undefined) emit('form.saved', { formId: form.id });
      else emit('form.shelf_changed', { formId: form.id, shelfReady: body.shelf_ready });
      toast(done);
    } catch (error) {
      toastError(error, t('failed'));
    }
    await refreshForms();
  };
  return {
    publish: (form: Form) => change(form, { status: 'published' }, t('published')),
    withdraw: async (form: Form) => {
      const isSure = await confirm({
        title: t('withdraw.title', { title: form.title }),
        text: t('withdraw.text'),
        confirmLabel: t('withdraw'),
      });
      if (isSure) await change(form, { status: 'draft' }, t('withdrawn'));
    },
    putOnShelf: (form: Form, isReady: boolean) =>
      change(form, { shelf_ready: isReady }, t(isReady ? 'shelf.on' : 'shelf.off')),
    duplicate: async (form: Form) => {
      try {
        const { id } = await write('post', '/api/embed/forms/{id}/copies', {
          path: { id: form.id },
          body: { title: t('copy.title', { title: form.title }).slice(0, 200) },
        });
        emit('form.created', { formId: id });
        await refreshForms();
        toast(t('copied'));
        await go('forms', id);
      } catch (error) {
        toastError(error, t('failed'));
      }
    },
    remove: (form: Form): Promise<boolean> =>
      removeAfterQuestion({
        question: {
          title: t('delete.title', { title: form.title }),
          text: t('delete.text'),
          confirmLabel: t('delete.confirm'),
        },
        async remove() {
          await write('delete', '/api/embed/forms/{id}', { path: { id: form.id } });
          emit('form.deleted', { formId: form.id });
        },
        done: t('deleted'),
        failed: t('failed'),
        list: '/api/embed/forms',
      }),
  };
};
