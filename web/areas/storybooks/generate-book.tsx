import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { write } from '../../api/client.ts';
import { refresh, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceGroup } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { locale } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { mayLeave, useUnsaved } from '../../shell/unsaved.ts';
import { ClientField } from '../client-choice/client-field.tsx';
import { ageOf } from '../clients/client-age.ts';
import { type AgeBand, ageBandOf } from '../content/content.ts';
import { faultAt, isAtFields } from '../content/faults.ts';
import { contentMessages } from '../content/messages.ts';
import { AskedFields, TopicField } from '../content/request-fields.tsx';
import { storybooksMessages } from './messages.ts';

const STYLES = ['watercolor', 'crayon', 'paper_cut', 'flat'] as const;
const PAGES = ['4', '6', '8', '10', '12', '16', '20', '24'] as const;
const FIELDS = ['topic', 'therapeutic_goal', 'character_name', 'language'];

const EMPTY = {
  topic: '',
  goal: '',
  character: '',
  client: null as string | null,
  age: '6-8' as AgeBand,
  style: 'watercolor' as (typeof STYLES)[number],
  pages: '8' as (typeof PAGES)[number],
};

const create = (draft: Draft) =>
  write('post', '/api/embed/storybooks', {
    body: {
      topic: draft.topic.trim(),
      age_band: draft.age,
      language: draft.language,
      illustration_style: draft.style,
      page_count: Number(draft.pages),
      ...(draft.goal.trim() === '' ? {} : { therapeutic_goal: draft.goal.trim() }),
      ...(draft.character.trim() === '' ? {} : { character_name: draft.character.trim() }),
      ...(draft.client === null ? {} : { partner_patient_id: draft.client }),
    },
  });

type Draft = typeof EMPTY & { readonly language: string };

/** What was written into the form, and how it is sent. */
const useBookDraft = (onClose: () => void) => {
  const t = useMessages(storybooksMessages);
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY, language: locale.get().language }));
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  useUnsaved(draft.topic.trim() !== '' || draft.goal.trim() !== '');
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setError(undefined);
  };
  const make = async () => {
    setPending(true);
    setError(undefined);
    try {
      const { id } = await create(draft);
      emit('storybook.created', { storybookId: id });
      void refresh('/api/embed/storybooks');
      // What was typed is kept now: nothing asks about it on the way to the book.
      flushSync(onClose);
      await go('storybooks', id);
    } catch (refused) {
      setError(refused);
      setPending(false);
      if (!isAtFields(refused, FIELDS)) toastError(refused, t('generate.failed'));
    }
  };
  return { draft, change, error, isPending, make };
};

interface FieldsProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly error: unknown;
}

/** For whom it is: a client's age chooses the age of the story. */
const ForClient = ({ draft, change }: Omit<FieldsProps, 'error'>) => {
  const session = useSession();
  const t = useMessages(storybooksMessages);
  const { data: clients } = useReadAll('/api/embed/clients', {}, { enabled: isOpen('clients', session) });
  if (!clients?.length) return null;
  const choose = (key: string | null) => {
    const client = clients.find(({ id }) => id === key);
    const years = client && ageOf(client, session.practitioner.timezone);
    change({ client: key, ...(years === undefined ? {} : { age: ageBandOf(years) }) });
  };
  return (
    <ClientField
      label={t('client')}
      placeholder={t('client.none')}
      clear={t('client.none')}
      clients={clients}
      value={draft.client}
      onChange={choose}
    />
  );
};

const Story = ({ draft, change, error }: FieldsProps) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  return (
    <>
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
          label={t('goal')}
          lines={2}
          maxLength={1_000}
          value={draft.goal}
          onChange={(goal) => change({ goal })}
          error={faultAt(error, 'therapeutic_goal', c)}
        />
      </div>
      <ForClient draft={draft} change={change} />
      <TextField
        label={t('character')}
        maxLength={80}
        value={draft.character}
        onChange={(character) => change({ character })}
        error={faultAt(error, 'character_name', c)}
      />
    </>
  );
};

const Form = ({ draft, change, error }: FieldsProps) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  return (
    <>
      <AskedFields asked={draft} onChange={change} lengths={PAGES} error={error} t={c} />
      <div className="is-wide style-choice">
        <ChoiceGroup
          label={t('style')}
          value={draft.style}
          onChange={(style) => change({ style })}
          options={STYLES.map((key) => ({ key, label: t(`style.${key}`) }))}
        />
      </div>
    </>
  );
};

/** Asks what a storybook is to be about, and has it written. */
export const GenerateBook = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useMessages(storybooksMessages);
  const { draft, change, error, isPending, make } = useBookDraft(onClose);
  const close = async () => (await mayLeave()) && onClose();
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
        <Story draft={draft} change={change} error={error} />
        <Form draft={draft} change={change} error={error} />
      </div>
    </Dialog>
  );
};
