import type { AskedField } from '../../forms/question-tree.ts';
import { newId } from '../../frame/ids.ts';
import type { Field, FieldType, Form } from './form.ts';

export const FIELD_TYPES = [
  'short_text',
  'long_text',
  'yes_no',
  'single_choice',
  'multi_choice',
  'scale',
  'date',
  'heading',
] as const satisfies readonly FieldType[];

/** A question while it is written. Options, steps and the rest stay when its type is changed to and fro. */
export interface DraftField {
  /** Of this page alone. */
  readonly key: string;
  /** As it is kept: under its id and its type a question keeps its answers. */
  readonly kept: { readonly id: string; readonly type: FieldType } | undefined;
  readonly type: FieldType;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly min: string;
  readonly max: string;
  readonly minLabel: string;
  readonly maxLabel: string;
}
export interface FormDraft {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly DraftField[];
}

export const isChoice = (type: FieldType): boolean => type === 'single_choice' || type === 'multi_choice';

export const newField = (type: FieldType, label = ''): DraftField => ({
  key: newId(),
  kept: undefined,
  type,
  label,
  help: '',
  required: false,
  options: ['', ''],
  min: '1',
  max: '5',
  minLabel: '',
  maxLabel: '',
});

const draftField = ({
  id,
  type,
  label,
  help,
  required,
  options,
  min,
  max,
  min_label,
  max_label,
}: Field): DraftField => ({
  key: id,
  kept: { id, type },
  type,
  label,
  help: help ?? '',
  required,
  options: options ?? ['', ''],
  min: String(min ?? 1),
  max: String(max ?? 5),
  minLabel: min_label ?? '',
  maxLabel: max_label ?? '',
});

export const draftOfForm = ({ title, description, fields }: Form): FormDraft => ({
  title,
  description: description ?? '',
  fields: fields.map(draftField),
});

const filled = (options: readonly string[]): string[] => options.map((one) => one.trim()).filter(Boolean);

const endsOf = ({ minLabel, maxLabel }: DraftField) => ({
  ...(minLabel.trim() ? { min_label: minLabel.trim() } : {}),
  ...(maxLabel.trim() ? { max_label: maxLabel.trim() } : {}),
});

/** As the interface takes it. */
export const bodyOf = ({ title, description, fields }: FormDraft) => ({
  title: title.trim(),
  description: description.trim() || null,
  fields: fields.map((field) => {
    const { kept, type, label, help, required, options, min, max } = field;
    return {
      ...(kept?.type === type ? { id: kept.id } : {}),
      type,
      label: label.trim(),
      help: help.trim() || null,
      required: required && type !== 'heading',
      ...(isChoice(type) ? { options: filled(options) } : {}),
      ...(type === 'scale' ? { min: Number(min), max: Number(max), ...endsOf(field) } : {}),
    };
  }),
});

/** As it is asked, for the preview: what is not written yet is asked all the same. */
export const askedField = (field: DraftField, unnamed: string): AskedField => {
  const { key, type, label, help, required, options, min, max } = field;
  const [from, to] = [Number(min), Number(max)];
  const isScale = min.trim() !== '' && max.trim() !== '' && from < to && to - from <= 200;
  return {
    id: `preview-${key}`,
    type,
    label: label.trim() || unnamed,
    help: help.trim() || null,
    required: required && type !== 'heading',
    options: filled(options),
    min: isScale ? from : 1,
    max: isScale ? to : 5,
    ...endsOf(field),
  };
};

export type FieldFault = 'label' | 'options' | 'steps';
const LIMIT = 100;

/** What the interface would refuse of a question. */
export const faultOf = ({ type, label, options, min, max }: DraftField): FieldFault | undefined => {
  if (label.trim() === '') return 'label';
  if (isChoice(type)) {
    const given = filled(options);
    if (given.length < 2 || new Set(given).size < given.length) return 'options';
  }
  if (type === 'scale') {
    const steps = [min, max].map(Number);
    const [from = 0, to = 0] = steps;
    const isWhole = [min, max].every((one) => one.trim() !== '') && steps.every(Number.isInteger);
    if (!isWhole || from >= to || from < -LIMIT || to > LIMIT) return 'steps';
  }
  return undefined;
};

/** Puts those before or after another one, in the order in which they were. */
export const moveFields = (
  fields: readonly DraftField[],
  keys: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): readonly DraftField[] => {
  if (keys.has(target)) return fields;
  const moved = fields.filter(({ key }) => keys.has(key));
  const rest = fields.filter(({ key }) => !keys.has(key));
  const at = rest.findIndex(({ key }) => key === target) + (position === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
};
