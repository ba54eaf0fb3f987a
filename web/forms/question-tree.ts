// How a question is asked: one description for the builder's preview, the frame and the mailed page. It knows neither a
// browser's document nor the server's templates; each of them writes the tree out in its own way.

export interface AskedField {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly help?: string | null | undefined;
  readonly required?: boolean | undefined;
  readonly options?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What the lowest and the highest step of a scale stand for. */
  readonly min_label?: string | undefined;
  readonly max_label?: string | undefined;
}
export interface QuestionWords {
  /** Beside a question that has to be answered. */
  readonly required: string;
  readonly yes: string;
  readonly no: string;
}
export interface TreeElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (TreeElement | string)[];
}
type Child = TreeElement | string | false | undefined;
type Attributes = Readonly<Record<string, string | false | undefined>>;

/** Above so many steps a scale is a field for a number. */
const MOST_STEPS = 21;

const element = (tag: string, attributes: Attributes, ...children: readonly Child[]): TreeElement => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).filter((one): one is [string, string] => typeof one[1] === 'string'),
  ),
  children: children.filter((one): one is TreeElement | string => one !== undefined && one !== false),
});

/** The name of a question's control, and the id of its place. */
export const nameOfField = ({ id }: Pick<AskedField, 'id'>): string => `field-${id}`;
/** Each box has a name of its own; which option it stands for, its value says. */
export const nameOfOption = (field: Pick<AskedField, 'id'>, index: number | string): string =>
  `${nameOfField(field)}-${index}`;

const textOf = (answer: unknown): string => (answer === undefined || answer === null ? '' : String(answer));

interface Choice {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}
const choice = ({ type, name, value, label, isChosen }: Choice): TreeElement =>
  element(
    'label',
    { class: 'ask-choice', dir: 'auto' },
    element('input', { type, name, value, checked: isChosen && '' }),
    element('span', {}, label),
  );

const radios = (
  field: AskedField,
  className: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen: string,
): TreeElement =>
  element(
    'div',
    { class: className },
    ...options.map(([value, label]) =>
      choice({ type: 'radio', name: nameOfField(field), value, label, isChosen: value === chosen }),
    ),
  );

/** The ends of a scale in words, each with its step: a row of many steps is broken on a small screen. */
const endsOf = (field: AskedField): TreeElement | undefined => {
  const { type, min = 1, max = 5, min_label, max_label } = field;
  if (type !== 'scale' || !(min_label || max_label)) return undefined;
  const end = (step: number, words: string | undefined) =>
    element('span', { dir: 'auto' }, words ? `${step} = ${words}` : '');
  return element(
    'p',
    { class: 'ask-ends', id: `${nameOfField(field)}-ends` },
    end(min, min_label),
    end(max, max_label),
  );
};

const scale = (field: AskedField, answer: unknown, described: Attributes): TreeElement => {
  const { min = 1, max = 5 } = field;
  const name = nameOfField(field);
  if (max - min >= MOST_STEPS)
    return element(
      'span',
      { class: 'ask-number' },
      element('input', {
        type: 'number',
        id: name,
        name,
        min: String(min),
        max: String(max),
        step: '1',
        value: textOf(answer),
        ...described,
      }),
      ` ${min} – ${max}`,
    );
  const steps = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  return radios(
    field,
    'ask-scale',
    steps.map((one) => [one, one]),
    textOf(answer),
  );
};

const controlOf = (
  field: AskedField,
  answer: unknown,
  words: QuestionWords,
  described: Attributes,
): TreeElement => {
  const name = nameOfField(field);
  const options = field.options ?? [];
  switch (field.type) {
    case 'long_text':
      return element(
        'textarea',
        { dir: 'auto', id: name, name, rows: '5', maxlength: '10000', ...described },
        textOf(answer),
      );
    case 'date':
      return element('input', { type: 'date', id: name, name, value: textOf(answer), ...described });
    case 'single_choice':
      return radios(
        field,
        'ask-choices',
        options.map((one) => [one, one]),
        textOf(answer),
      );
    case 'multi_choice':
      return element(
        'div',
        { class: 'ask-choices' },
        ...options.map((value, index) =>
          choice({
            type: 'checkbox',
            name: nameOfOption(field, index),
            value,
            label: value,
            isChosen: Array.isArray(answer) && answer.includes(value),
          }),
        ),
      );
    case 'yes_no':
      return radios(
        field,
        'ask-choices ask-beside',
        [
          ['yes', words.yes],
          ['no', words.no],
        ],
        answer === true ? 'yes' : answer === false ? 'no' : '',
      );
    case 'scale':
      return scale(field, answer, described);
    default:
      return element('input', {
        type: 'text',
        dir: 'auto',
        id: name,
        name,
        maxlength: '1000',
        value: textOf(answer),
        ...described,
      });
  }
};

/** Several controls under one question are a group for those who do not see them together. */
const isGroup = ({ type, min = 1, max = 5 }: AskedField): boolean =>
  ['single_choice', 'multi_choice', 'yes_no'].includes(type) || (type === 'scale' && max - min < MOST_STEPS);

/**
 * One question as it is asked.
 * @param answer what was answered so far, as the interface holds it.
 * @param fault what is wrong with that, in words.
 */
export const questionTree = (
  field: AskedField,
  words: QuestionWords,
  answer?: unknown,
  fault?: string,
): readonly TreeElement[] => {
  const name = nameOfField(field);
  const help = field.help && element('p', { class: 'ask-help', dir: 'auto', id: `${name}-help` }, field.help);
  if (field.type === 'heading')
    return [element('h2', { class: 'ask-heading', dir: 'auto' }, field.label), ...(help ? [help] : [])];
  const ends = endsOf(field);
  const ids = [field.help && `${name}-help`, ends && `${name}-ends`, fault && `${name}-fault`]
    .filter(Boolean)
    .join(' ');
  const described: Attributes = {
    'aria-describedby': ids || undefined,
    'aria-invalid': fault && 'true',
  };
  const label: Child[] = [
    field.label,
    field.required && element('span', { class: 'ask-required' }, ` ${words.required}`),
  ];
  const control = (described: Attributes): TreeElement => {
    const asked = controlOf(field, answer, words, described);
    return ends ? element('div', { class: 'ask-steps' }, asked, ends) : asked;
  };
  const line = element('p', { class: 'ask-fault', id: `${name}-fault` }, fault ?? '');
  return [
    isGroup(field)
      ? element(
          'fieldset',
          { class: 'ask', id: name, ...described },
          element('legend', { class: 'ask-label', dir: 'auto' }, ...label),
          help || undefined,
          line,
          control({}),
        )
      : element(
          'div',
          { class: 'ask' },
          element('label', { class: 'ask-label', for: name, dir: 'auto' }, ...label),
          help || undefined,
          line,
          control(described),
        ),
  ];
};

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

/**
 * The answers of a filled-in form, as the interface takes them. What does not fit is handed on as it is: the service
 * says so at its question.
 * @param entries name and value of each control that has one.
 */
export const answersIn = (
  fields: readonly AskedField[],
  entries: Iterable<readonly [string, string]>,
): Record<string, unknown> => {
  const sent = [...entries];
  const values = new Map(sent);
  const answers: Record<string, unknown> = {};
  for (const field of fields) {
    const text = values.get(nameOfField(field));
    if (field.type === 'multi_choice')
      // By what was ticked and not by its place: the options may have changed since the page was opened.
      answers[field.id] = sent.flatMap(([name, value]) =>
        name.startsWith(nameOfOption(field, '')) ? [value] : [],
      );
    else if (text === undefined || text.trim() === '') continue;
    else if (field.type === 'scale') answers[field.id] = Number(text);
    else if (field.type === 'yes_no') answers[field.id] = YES_NO.get(text) ?? text;
    else answers[field.id] = field.type === 'long_text' ? text.replaceAll('\r\n', '\n') : text;
  }
  return answers;
};
