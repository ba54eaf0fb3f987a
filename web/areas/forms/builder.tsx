import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readWithEtag, writeWithEtag } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/confirm.tsx';
import { TextField } from '../../components/fields.tsx';
import { Menu } from '../../components/menu.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { Refused } from '../../frame/problem.ts';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import type { Form } from './form.ts';
import { refreshForms } from './form-actions.ts';
import {
  bodyOf,
  type DraftField,
  draftOfForm,
  FIELD_TYPES,
  type FormDraft,
  faultOf,
  newField,
} from './form-draft.ts';
import { formsMessages } from './messages.ts';
import { Preview } from './preview.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionList, TYPE_ICONS } from './question-list.tsx';

export interface LoadedForm {
  readonly form: Form;
  readonly etag: string | undefined;
}
const PATH = '/api/embed/forms/{id}';
const MOST_QUESTIONS = 100;

/** Title, description and questions, to be compared. */
const wordsOf = (form: Form): string => JSON.stringify(bodyOf(draftOfForm(form)));

/** The form while it is written, and how it is saved. */
const useFormDraft = (loaded: LoadedForm) => {
  const t = useMessages(formsMessages);
  const [kept, setKept] = useState(loaded);
  const [draft, setDraft] = useState<FormDraft>(() => draftOfForm(loaded.form));
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const before = useMemo(() => wordsOf(kept.form), [kept]);
  const isDirty = JSON.stringify(bodyOf(draft)) !== before;
  useUnsaved(isDirty);
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  useEffect(() => {
    // What was changed elsewhere, such as published, is taken over unless something is being written here.
    setKept((known) => {
      if (known.form.updated_at >= loaded.form.updated_at) return known;
      // Published or put on a shelf from this page: what is written here still builds on the same questions.
      if (wordsOf(known.form) === wordsOf(loaded.form)) return loaded;
      if (dirty.current) return known;
      setDraft(draftOfForm(loaded.form));
      return loaded;
    });
  }, [loaded]);
  const accept = ({ form, etag }: LoadedForm) => {
    setKept({ form, etag });
    // Questions get their ids from the service; what is chosen in the list stays chosen.
    setDraft((now) => ({
      ...now,
      fields: now.fields.map((field, index) => {
        const saved = form.fields[index];
        return saved ? { ...field, kept: { id: saved.id, type: saved.type } } : field;
      }),
    }));
    setTried(false);
    emit('form.saved', { formId: form.id });
    toast(t('saved'));
    void refreshForms();
  };
  const send = async (etag: string | undefined): Promise<void> => {
    const { data, etag: fresh } = await writeWithEtag('patch', PATH, {
      path: { id: kept.form.id },
      body: bodyOf(draft),
      ifMatch: etag,
    });
    accept({ form: data, etag: fresh });
  };
  const overwrite = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('changedElsewhere.title'),
      text: t('changedElsewhere.text'),
      confirmLabel: t('changedElsewhere.save'),
      isDanger: true,
    });
    if (isSure) await send((await readWithEtag(PATH, { path: { id: kept.form.id } })).etag);
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await send(kept.etag).catch((error: unknown) => {
        if (error instanceof Refused && error.status === 412) return overwrite();
        throw error;
      });
    } catch (error) {
      toastError(error, t('failed'));
    } finally {
      setSaving(false);
    }
  };
  const undo = () => {
    setDraft(draftOfForm(kept.form));
    setTried(false);
  };
  return { draft, setDraft, isDirty, isSaving, isTried, setTried, save, undo };
};

const AddQuestion = ({
  isFull,
  onAdd,
}: {
  readonly isFull: boolean;
  readonly onAdd: (field: DraftField) => void;
}) => {
  const t = useMessages(formsMessages);
  return (
    <Menu
      label={t('question.add')}
      trigger={
        <Button size="s" icon={<Plus />} isDisabled={isFull}>
          {t('question.add')}
        </Button>
      }
      entries={FIELD_TYPES.map((type) => {
        const Icon = TYPE_ICONS[type];
        return {
          key: type,
          label: t(`type.${type}`),
          icon: <Icon aria-hidden="true" />,
          onAction: () => onAdd(newField(type)),
        };
      })}
    />
  );
};

/** A form's questions are put in order, written and looked at, side by side. */
export const Builder = ({ loaded }: { readonly loaded: LoadedForm }) => {
  const t = useMessages(formsMessages);
  const { draft, setDraft, isDirty, isSaving, isTried, setTried, save, undo } = useFormDraft(loaded);
  const [chosenKey, setChosen] = useState<string>();
  const { fields } = draft;
  const chosen = fields.find(({ key }) => key === chosenKey) ?? fields[0];
  const at = chosen ? fields.indexOf(chosen) : -1;
  const faulty = useMemo(
    () => new Set(isTried ? fields.filter(faultOf).map(({ key }) => key) : []),
    [isTried, fields],
  );
  if (!can('form:write')) return <Preview draft={draft} />;
  const setFields = (next: readonly DraftField[]) => setDraft({ ...draft, fields: next });
  const insert = (field: DraftField) => {
    setFields([...fields.slice(0, at + 1), field, ...fields.slice(at + 1)]);
    setChosen(field.key);
  };
  const remove = () => {
    setFields(fields.filter((one) => one !== chosen));
    setChosen((fields[at + 1] ?? fields[at - 1])?.key);
  };
  const move = (by: -1 | 1) => {
    if (!chosen) return;
    const rest = fields.filter((one) => one !== chosen);
    setFields([...rest.slice(0, at + by), chosen, ...rest.slice(at + by)]);
    setChosen(chosen.key);
  };
  const trySave = () => {
    setTried(true);
    const wrong = fields.find(faultOf);
    if (wrong) setChosen(wrong.key);
    if (wrong || draft.title.trim() === '' || fields.length === 0)
      return toast(t(fields.length === 0 ? 'missing.questions' : 'missing'));
    void save();
  };
  return (
    <>
      <div className="builder">
        <div className="builder-work">
          <TextField
            label={t('field.title')}
            isRequired
            maxLength={200}
            value={draft.title}
            onChange={(title) => setDraft({ ...draft, title })}
            error={isTried && draft.title.trim() === '' ? t('missing.title') : undefined}
          />
          <TextField
            label={t('field.description')}
            lines={2}
            maxLength={2000}
            value={draft.description}
            onChange={(description) => setDraft({ ...draft, description })}
          />
          <div className="question-head">
            <h2 className="sheet-title">{t('questions.list')}</h2>
            <AddQuestion isFull={fields.length >= MOST_QUESTIONS} onAdd={insert} />
          </div>
          <QuestionList
            fields={fields}
            chosen={chosen?.key}
            faulty={faulty}
            onChoose={setChosen}
            onOrder={setFields}
          />
          {chosen && (
            <QuestionEditor
              key={chosen.key}
              field={chosen}
              fault={isTried ? faultOf(chosen) : undefined}
              isFirst={at === 0}
              isLast={at === fields.length - 1}
              onChange={(field) => setFields(fields.map((one) => (one.key === field.key ? field : one)))}
              onMove={move}
              onCopy={() => insert({ ...chosen, key: newField(chosen.type).key, kept: undefined })}
              onRemove={remove}
            />
          )}
        </div>
        <Preview draft={draft} />
      </div>
      <div className={`builder-bar${isDirty ? ' is-dirty' : ''}`}>
        <p className="builder-state" role="status">
          {isDirty ? t('unsaved') : ''}
        </p>
        {isDirty && <Button onPress={undo}>{t('undo')}</Button>}
        <Button
          variant="primary"
          icon={<Save />}
          isDisabled={!isDirty}
          isPending={isSaving}
          onPress={trySave}
        >
          {t('save')}
        </Button>
      </div>
    </>
  );
};
