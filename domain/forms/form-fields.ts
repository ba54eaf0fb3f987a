import { newId } from '../../platform/ids.ts';
import { Id, Line, nullable, OneOf, Prose, Shape, type Static, Type } from '../declarations/schemas.ts';
import { issue, type ValidationIssue } from '../problems.ts';

/** The questions of a form, and which attributes each type of question has (decisions part 5). */

export const FIELD_TYPES = [
  'short_text',
  'long_text',
  'single_choice',
  'multi_choice',
  'scale',
  'date',
  'yes_no',
  'heading',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

const SCALE = { min: 1, max: 5 } as const;

const type = OneOf(FIELD_TYPES);
const label = Line(500, {
  description: 'The question; of a heading its text.',
  examples: ['How did you sleep?'],
});
const help = nullable(Prose(2_000));
const options = Type.Array(Line(200), {
  minItems: 2,
  maxItems: 50,
  uniqueItems: true,
  description: 'Of `single_choice` and `multi_choice` alone, where it is required.',
});
const end = (description: string) => Type.Integer({ minimum: -100, maximum: 100, description });
const min = end('Lowest step of a `scale`, 1 unless given; of no other type.');
const max = end('Highest step of a `scale`, 5 unless given; above `min`.');
const words = (step: string) =>
  Line(100, { description: `What the ${step} step of a \`scale\` stands for; of no other type.` });
/** The two ends of a scale in words. */
export const scaleWords = {
  min_label: Type.Optional(words('lowest')),
  max_label: Type.Optional(words('highest')),
};

export const FormFieldView = Shape({
  id: Id(),
  type,
  label,
  help,
  required: Type.Boolean({ description: 'Whether a submission must answer it; never so of a heading.' }),
  options: Type.Optional(options),
  min: Type.Optional(min),
  max: Type.Optional(max),
  ...scaleWords,
});
export type FormField = Static<typeof FormFieldView>;

export const FormFieldDraft = Shape({
  id: Type.Optional(Id({ description: 'Assigned unless given; unique in the form.' })),
  type,
  label,
  help: Type.Optional(help),
  required: Type.Optional(Type.Boolean({ default: false })),
  options: Type.Optional(options),
  min: Type.Optional(min),
  max: Type.Optional(max),
  ...scaleWords,
});
export type FormFieldDraft = Static<typeof FormFieldDraft>;

const isChoice = (one: FieldType): boolean => one === 'single_choice' || one === 'multi_choice';

const faultsOfField = (field: Record<string, unknown>, path: string): ValidationIssue[] => {
  if (!FIELD_TYPES.includes(field.type as FieldType)) return [];
  const faults: ValidationIssue[] = [];
  const kind = field.type as FieldType;
  if (isChoice(kind)) {
    if (field.options === undefined) faults.push(issue(`${path}.options`, 'required'));
  } else if (field.options !== undefined) faults.push(issue(`${path}.options`, 'not_allowed'));
  if (kind === 'scale') {
    const { min: lowest = SCALE.min, max: highest = SCALE.max } = field;
    if (typeof lowest === 'number' && typeof highest === 'number' && highest <= lowest)
      faults.push(
        field.max === undefined ? issue(`${path}.min`, 'too_large') : issue(`${path}.max`, 'too_small'),
      );
  } else
    for (const name of ['min', 'max', 'min_label', 'max_label'])
      if (field[name] !== undefined) faults.push(issue(`${path}.${name}`, 'not_allowed'));
  if (kind === 'heading' && field.required === true) faults.push(issue(`${path}.required`, 'not_allowed'));
  return faults;
};

/** Issues of the fields that the schema cannot express. They are reported in addition to the schema's issues. */
export const issuesOfFields = (sent: unknown): ValidationIssue[] => {
  if (!Array.isArray(sent)) return [];
  const faults: ValidationIssue[] = [];
  const ids = new Set<unknown>();
  for (const [index, field] of sent.entries()) {
    if (typeof field !== 'object' || field === null) continue;
    const path = `fields[${index}]`;
    faults.push(...faultsOfField(field as Record<string, unknown>, path));
    const { id } = field as { id?: unknown };
    if (id === undefined) continue;
    if (ids.has(id)) faults.push(issue(`${path}.id`, 'duplicate_item'));
    ids.add(id);
  }
  return faults;
};

/** What a scale has, and no other type of question. */
const scaleOf = ({ min = SCALE.min, max = SCALE.max, min_label, max_label }: FormFieldDraft) => ({
  min,
  max,
  ...(min_label === undefined ? {} : { min_label }),
  ...(max_label === undefined ? {} : { max_label }),
});

/** Fields in the form in which they are stored: each with an id, and with the attributes of its type. */
export const completeFields = (drafts: readonly FormFieldDraft[]): FormField[] =>
  drafts.map((draft) => ({
    id: draft.id ?? newId(),
    type: draft.type,
    label: draft.label,
    help: draft.help ?? null,
    required: draft.required ?? false,
    ...(isChoice(draft.type) ? { options: draft.options } : {}),
    ...(draft.type === 'scale' ? scaleOf(draft) : {}),
  })) as FormField[];
