import { useMemo } from 'react';
import { Select } from '../../components/select.tsx';
import { useLocaleSettings } from '../../shell/locale.ts';
import { AGE_BANDS, type AgeBand } from './content.ts';
import type { ContentWords } from './messages.ts';

/** Languages that something can be asked for in; an author that does not write one says so. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'he', 'ja', 'th'];

/** The language that something is to be written in, named in the person's own. */
export const LanguageField = ({
  value,
  onChange,
  error,
  t,
}: {
  readonly value: string;
  readonly onChange: (language: string) => void;
  readonly error: string | undefined;
  readonly t: ContentWords;
}) => {
  const { tag } = useLocaleSettings();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'language' });
    return LANGUAGES.map((key) => ({ key, label: names.of(key) ?? key }));
  }, [tag]);
  return (
    <Select
      label={t('language')}
      value={value}
      onChange={onChange}
      options={options}
      {...(error === undefined ? {} : { error })}
    />
  );
};

/** How old those are whom it is for. */
export const AgeField = ({
  value,
  onChange,
  t,
}: {
  readonly value: AgeBand;
  readonly onChange: (age: AgeBand) => void;
  readonly t: ContentWords;
}) => (
  <Select
    label={t('age')}
    value={value}
    onChange={onChange}
    options={AGE_BANDS.map((key) => ({ key, label: t(`age.${key}`) }))}
  />
);
