import { type FormEvent, useId, useState } from 'react';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { write } from '../../api/client.ts';
import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FieldParts, TextField } from '../../components/fields.tsx';
import { toastError } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { can } from '../../frame/token.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { refreshForms } from './form-actions.ts';
import { formsMessages } from './messages.ts';

/** A section by its heading, and the questions that come with it. */
const SectionChoice = ({
  section,
  fields,
}: {
  readonly section: string;
  readonly fields: readonly { readonly type: string; readonly label: string }[];
}) => {
  const id = useId();
  const heading = fields.find(({ type }) => type === 'heading')?.label;
  const questions = fields.filter(({ type }) => type !== 'heading');
  return (
    <div>
      <Checkbox value={section} aria-describedby={id}>
        {heading ?? section.replaceAll('_', ' ')}
      </Checkbox>
      <p id={id} className="section-choice-questions">
        {questions.map(({ label }) => label).join(' · ')}
      </p>
    </div>
  );
};

/** Begins a form: with a first question, or composed of sections that the service brings. */
export const NewForm = ({
  section,
  onClose,
}: {
  /** A ready section that is chosen already. */
  readonly section?: string | undefined;
  readonly onClose: () => void;
}) => {
  const t = useMessages(formsMessages);
  const { language } = useLocaleSettings();
  const id = useId();
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sections, setSections] = useState<readonly string[]>(section ? [section] : []);
  const [isPending, setPending] = useState(false);
  const offered =
    useRead('/api/embed/form-sections', { query: { locale: language } }, { enabled: can('form:compose') })
      .data?.sections ?? [];
  const make = async (): Promise<string> => {
    const chosen = offered.map(({ section }) => section).filter((one) => sections.includes(one));
    if (chosen.length > 0)
      return (
        await write('post', '/api/embed/form-compositions', {
          body: { title: title.trim(), sections: chosen, locale: language },
        })
      ).form_id;
    const fields = [{ type: 'short_text', label: t('new.first'), required: false }] as const;
    return (
      await write('post', '/api/embed/forms', { body: { title: title.trim(), fields, status: 'draft' } })
    ).id;
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setMissing(true);
    setPending(true);
    try {
      const formId = await make();
      emit('form.created', { formId });
      void refreshForms();
      await go('forms', formId);
    } catch (error) {
      toastError(error, t('failed'));
      setPending(false);
    }
  };
  return (
    <Dialog
      title={t('new.title')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" type="submit" form={id} isPending={isPending}>
          {t('new.begin')}
        </Button>
      }
    >
      <form id={id} className="stack" onSubmit={begin} noValidate>
        <TextField
          label={t('field.title')}
          autoFocus
          isRequired
          maxLength={200}
          value={title}
          onChange={setTitle}
          error={isMissing && title.trim() === '' ? t('missing.title') : undefined}
        />
        {offered.length > 0 && (
          <CheckboxGroup className="field" value={[...sections]} onChange={setSections}>
            <FieldParts label={t('new.sections')} hint={t('new.sections.hint')}>
              <div className="choices">
                {offered.map(({ section, fields }) => (
                  <SectionChoice key={section} section={section} fields={fields} />
                ))}
              </div>
            </FieldParts>
          </CheckboxGroup>
        )}
      </form>
    </Dialog>
  );
};
