import { useCallback } from 'react';
import type { Item } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { formsMessages } from './messages.ts';

export type Form = Item<'/api/embed/forms'>;
export type Field = Form['fields'][number];
export type FieldType = Field['type'];
export type Submission = Item<'/api/embed/submissions'>;
/** With or without the form's title. */
export type Answered = Item<'/api/embed/forms/{id}/submissions'>;
export type AnswerValue = NonNullable<Answered['answers']>[number]['value'];
export type Client = Item<'/api/embed/clients'>;

export const clientName = ({ first_name, last_name }: Client): string => `${first_name} ${last_name}`;

/** The clients of the roster, where the token shows them, and what each is called. */
export const useClients = (): {
  readonly clients: readonly Client[];
  readonly nameOf: (id: string) => string;
} => {
  const t = useMessages(formsMessages);
  const session = useSession();
  const { data } = useReadAll('/api/embed/clients', {}, { enabled: isOpen('clients', session) });
  const somebody = t('client');
  const nameOf = useCallback(
    (id: string) => {
      const found = data?.find((one) => one.id === id);
      return found ? clientName(found) : somebody;
    },
    [data, somebody],
  );
  return { clients: data ?? [], nameOf };
};

/** The ends of a scale in words, where it has any. */
export const useScaleEnds = (): ((
  scale: Pick<Field, 'min' | 'max' | 'min_label' | 'max_label'>,
) => string) => {
  const formats = useFormats();
  return ({ min = 1, max = 5, min_label, max_label }) =>
    [
      min_label && `${formats.number(min)} = ${min_label}`,
      max_label && `${formats.number(max)} = ${max_label}`,
    ]
      .filter(Boolean)
      .join(' · ');
};

/** An answer in words of the person's language. */
export const useAnswerWords = (): ((value: AnswerValue, type?: FieldType) => string) => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  return (value, type) => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no');
    if (typeof value === 'number') return formats.number(value);
    if (typeof value === 'string') return type === 'date' ? formats.plainDate(value) : value;
    return value.length > 0 ? value.join(', ') : '–';
  };
};
