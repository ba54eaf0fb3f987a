import { TextField } from '../../components/fields.tsx';
import { Select } from '../../components/select.tsx';
import type { AgeBand } from './content.ts';
import { faultAt } from './faults.ts';
import { AgeField, LanguageField } from './language-field.tsx';
import type { ContentWords } from './messages.ts';

/** What every text that is asked for has: for whom, in which language, how long. */
interface Asked<Pages extends string> {
  readonly age: AgeBand;
  readonly language: string;
  readonly pages: Pages;
}

/** What it is to be about; the first field of the request. */
export const TopicField = ({
  label,
  hint,
  value,
  onChange,
  error,
  t,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (topic: string) => void;
  readonly error: unknown;
  readonly t: ContentWords;
}) => (
  <div className="is-wide">
    <TextField
      autoFocus
      label={label}
      hint={hint}
      lines={2}
      maxLength={500}
      isRequired
      value={value}
      onChange={onChange}
      error={faultAt(error, 'topic', t)}
    />
  </div>
);

export const AskedFields = <Pages extends string>({
  asked,
  onChange,
  lengths,
  error,
  t,
}: {
  readonly asked: Asked<Pages>;
  readonly onChange: (part: Partial<Asked<Pages>>) => void;
  /** Numbers of pages to choose from. */
  readonly lengths: readonly Pages[];
  readonly error: unknown;
  readonly t: ContentWords;
}) => (
  <>
    <AgeField value={asked.age} onChange={(age) => onChange({ age })} t={t} />
    <LanguageField
      value={asked.language}
      onChange={(language) => onChange({ language })}
      error={faultAt(error, 'language', t)}
      t={t}
    />
    <Select
      label={t('length')}
      value={asked.pages}
      onChange={(pages) => onChange({ pages })}
      options={lengths.map((key) => ({ key, label: t('pages', { count: Number(key) }) }))}
    />
  </>
);
