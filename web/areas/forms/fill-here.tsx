import { useEffect, useRef } from 'react';
import { read } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { askFor, type Method } from '../../frame/request.ts';
import { useMessages } from '../../shell/messages.ts';
import { shellMessages } from '../../shell/shell-messages.ts';
import { guardBy, mayLeave } from '../../shell/unsaved.ts';
import { dropAnswers, fillIn, holdsAnswers, pendingOf } from '../../workspace/filling.js';
import { speakBy } from '../../workspace/words.js';
import type { Form } from './form.ts';
import { formsMessages } from './messages.ts';

/** A form that is filled in together in the session, where the host opens no frame of its own for it. */
export const FillHere = ({
  form,
  patient,
  name,
  onClose,
}: {
  readonly form: Pick<Form, 'id' | 'title'>;
  readonly patient: string;
  readonly name: string;
  readonly onClose: () => void;
}) => {
  const t = useMessages(formsMessages);
  const shell = useMessages(shellMessages);
  const place = useRef<HTMLDivElement>(null);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once; it holds what is typed.
  useEffect(() => {
    let isGone = false;
    speakBy(shell);
    const send = async (method: Method, path: string, body?: unknown): Promise<unknown> =>
      ((await (await askFor(patient, 'form:submit', method, path, body)).json()) as { data: unknown }).data;
    const draw = async () => {
      const [whole, submission] = await Promise.all([
        read('/api/embed/forms/{id}', { path: { id: form.id } }),
        pendingOf(form, send),
      ]);
      if (isGone || !place.current) return;
      fillIn({
        form: whole,
        place: place.current,
        submission,
        send,
        handedIn() {
          toast(t('fill.handedIn'));
          void refresh('/api/embed/submissions', '/api/embed/forms/{id}/submissions');
          onClose();
        },
        words: {
          required: t('ask.required'),
          yes: t('answer.yes'),
          no: t('answer.no'),
          handIn: t('fill.handIn'),
          save: t('fill.save'),
          saved: t('fill.saved'),
          missing: t('fill.missing'),
          wrong: t('fill.wrong'),
          withdrawn: t('fill.withdrawn'),
          changed: t('fill.changed'),
        },
      });
    };
    draw().catch((error: unknown) => {
      toastError(error, t('failed'));
      onClose();
    });
    const unguard = guardBy(holdsAnswers);
    return () => {
      isGone = true;
      dropAnswers();
      unguard();
    };
  }, []);
  return (
    <Dialog size="l" title={t('fill.title', { name })} isOpen onClose={() => void close()}>
      <div ref={place} className="fill-here">
        <p role="status">{t('fill.loading')}</p>
      </div>
    </Dialog>
  );
};
