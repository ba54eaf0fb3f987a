import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { locale } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { mayLeave, useUnsaved } from '../../shell/unsaved.ts';
import type { AgeBand } from '../content/content.ts';
import { faultAt, isAtFields } from '../content/faults.ts';
import { contentMessages } from '../content/messages.ts';
import { AskedFields, TopicField } from '../content/request-fields.tsx';
import { worksheetsMessages } from './messages.ts';

const PAGES = ['1', '2', '3', '4', '5', '6'] as const;
const EMPTY = { topic: '', title: '', age: '6-8' as AgeBand, pages: '2' as (typeof PAGES)[number] };

/** Asks what a worksheet is to be about, and has it written. */
export const GenerateSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const c = useMessages(contentMessages);
  const t = useMessages(worksheetsMessages);
  const [draft, setDraft] = useState({ ...EMPTY, language: locale.get().language as string });
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setError(undefined);
  };
  useUnsaved(draft.topic.trim() !== '');
  const close = async () => (await mayLeave()) && onClose();
  const make = async () => {
    setPending(true);
    setError(undefined);
    try {
      const { id } = await write('post', '/api/embed/worksheet-generations', {
        body: {
          topic: draft.topic.trim(),
          age_band: draft.age,
          language: draft.language,
          page_count: Number(draft.pages),
          ...(draft.title.trim() === '' ? {} : { title: draft.title.trim() }),
        },
      });
      emit('worksheet.created', { worksheetId: id });
      void refresh('/api/embed/worksheets');
      // What was typed is kept now: nothing asks about it on the way to the worksheet.
      flushSync(onClose);
      await go('worksheets', id);
    } catch (refused) {
      setError(refused);
      setPending(false);
      if (!isAtFields(refused, ['topic', 'title', 'language'])) toastError(refused, t('generate.failed'));
    }
  };
  return (
    <Dialog
      title={t('generate')}
      isOpen
      onClose={() => void close()}
      actions={
        <Button variant="primary" icon={<Sparkles aria-hidden="true" />} isPending={isPending} onPress={make}>
          {t('generate.start')}
        </Button>
      }
    >
      <div className="content-fields">
        <TopicField
          label={t('topic')}
          hint={t('topic.hint')}
          value={draft.topic}
          onChange={(topic) => change({ topic })}
          error={error}
          t={c}
        />
        <div className="is-wide">
          <TextField
            label={t('printed')}
            maxLength={200}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={faultAt(error, 'title', c)}
          />
        </div>
        <AskedFields asked={draft} onChange={change} lengths={PAGES} error={error} t={c} />
      </div>
    </Dialog>
  );
};
