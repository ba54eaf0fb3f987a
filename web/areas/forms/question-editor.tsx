import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { TextField } from '../../components/fields.tsx';
import { Select } from '../../components/select.tsx';
import { useMessages } from '../../shell/messages.ts';
import type { FieldType } from './form.ts';
import { type DraftField, FIELD_TYPES, type FieldFault, isChoice } from './form-draft.ts';
import { formsMessages } from './messages.ts';

const MOST_OPTIONS = 50;

const Options = ({
  options,
  error,
  onChange,
}: {
  readonly options: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (options: readonly string[]) => void;
}) => {
  const t = useMessages(formsMessages);
  const list = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to an answer that was just added.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  }, [options.length]);
  return (
    <fieldset className="option-list" ref={list}>
      <legend className="field-label">{t('options')}</legend>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id; they are known by their place.
        <div key={index} className="option-line">
          <TextField
            label={t('option', { number: index + 1 })}
            maxLength={200}
            value={option}
            onChange={(value) => onChange(options.map((one, at) => (at === index ? value : one)))}
          />
          <Button
            size="s"
            variant="quiet"
            icon={<X />}
            isDisabled={options.length <= 2}
            aria-label={t('option.remove', { number: index + 1 })}
            onPress={() => onChange(options.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && <p className="field-error">{error}</p>}
      <div>
        <Button
          size="s"
          icon={<Plus />}
          isDisabled={options.length >= MOST_OPTIONS}
          onPress={() => {
            added.current = true;
            onChange([...options, '']);
          }}
        >
          {t('option.add')}
        </Button>
      </div>
    </fieldset>
  );
};

/** The ends of a scale, as numbers and in words. */
const Steps = ({
  field,
  error,
  onChange,
}: {
  readonly field: DraftField;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<DraftField>) => void;
}) => {
  const t = useMessages(formsMessages);
  return (
    <div className="question-steps">
      <TextField
        label={t('field.min')}
        type="number"
        value={field.min}
        onChange={(min) => onChange({ min })}
        error={error}
      />
      <TextField
        label={t('field.max')}
        type="number"
        value={field.max}
        onChange={(max) => onChange({ max })}
      />
      <TextField
        label={t('field.min.words')}
        maxLength={100}
        value={field.minLabel}
        onChange={(minLabel) => onChange({ minLabel })}
      />
      <TextField
        label={t('field.max.words')}
        maxLength={100}
        value={field.maxLabel}
        onChange={(maxLabel) => onChange({ maxLabel })}
      />
    </div>
  );
};

/** One question: what it asks, how it is answered. */
export const QuestionEditor = ({
  field,
  fault,
  isFirst,
  isLast,
  onChange,
  onMove,
  onCopy,
  onRemove,
}: {
  readonly field: DraftField;
  /** What has to be corrected, once it was tried to save it. */
  readonly fault: FieldFault | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (field: DraftField) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}) => {
  const t = useMessages(formsMessages);
  const set = (change: Partial<DraftField>) => onChange({ ...field, ...change });
  const isHeading = field.type === 'heading';
  return (
    <section className="question-editor" aria-label={t('question.edit')}>
      <div className="question-tools">
        <Button
          size="s"
          variant="quiet"
          icon={<ArrowUp />}
          isDisabled={isFirst}
          aria-label={t('move.up')}
          onPress={() => onMove(-1)}
        />
        <Button
          size="s"
          variant="quiet"
          icon={<ArrowDown />}
          isDisabled={isLast}
          aria-label={t('move.down')}
          onPress={() => onMove(1)}
        />
        <Button size="s" variant="quiet" icon={<Copy />} aria-label={t('question.copy')} onPress={onCopy} />
        <Button
          size="s"
          variant="quiet"
          icon={<Trash2 />}
          aria-label={t('question.remove')}
          onPress={onRemove}
        />
      </div>
      <TextField
        label={t(isHeading ? 'field.heading' : 'field.question')}
        maxLength={500}
        value={field.label}
        onChange={(label) => set({ label })}
        error={fault === 'label' ? t('missing.label') : undefined}
      />
      <Select<FieldType>
        label={t('field.type')}
        value={field.type}
        onChange={(type) => set({ type })}
        options={FIELD_TYPES.map((type) => ({ key: type, label: t(`type.${type}`) }))}
      />
      {isChoice(field.type) && (
        <Options
          options={field.options}
          error={fault === 'options' ? t('missing.options') : undefined}
          onChange={(options) => set({ options })}
        />
      )}
      {field.type === 'scale' && (
        <Steps field={field} error={fault === 'steps' ? t('missing.steps') : undefined} onChange={set} />
      )}
      <TextField
        label={t('field.help')}
        lines={2}
        maxLength={2000}
        value={field.help}
        onChange={(help) => set({ help })}
      />
      {!isHeading && (
        <Checkbox isSelected={field.required} onChange={(required) => set({ required })}>
          {t('field.required')}
        </Checkbox>
      )}
    </section>
  );
};
