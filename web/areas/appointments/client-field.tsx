import { useState } from 'react';
import { SearchField } from '../../components/fields.tsx';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { type Client, nameOf } from '../clients/client.ts';
import { ChoiceField } from './choice-field.tsx';
import { calendarMessages } from './messages.ts';

/** From so many on, a part of the name narrows the list. */
const MANY = 12;

/** Letters without their accents, in lower case. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

interface ClientFieldProps {
  readonly clients: readonly Client[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error: string | undefined;
}

/** A client of the roster. What is typed to find one travels nowhere. */
export const ClientField = ({ clients, value, onChange, error }: ClientFieldProps) => {
  const t = useMessages(calendarMessages);
  const { tag } = useLocaleSettings();
  const [search, setSearch] = useState('');
  const { compare } = new Intl.Collator(tag);
  const wanted = folded(search.trim());
  const found = clients
    .filter((client) => client.id === value || folded(nameOf(client)).includes(wanted))
    .sort((one, other) => compare(nameOf(one), nameOf(other)));
  const narrow = (text: string) => {
    setSearch(text);
    const left = clients.filter((client) => folded(nameOf(client)).includes(folded(text.trim())));
    if (left.length === 1) onChange(left[0]?.id ?? null);
  };
  return (
    <div className="client-field">
      {clients.length >= MANY && <SearchField label={t('client.search')} value={search} onChange={narrow} />}
      <ChoiceField
        label={t('client')}
        placeholder={t('client.choose')}
        error={error}
        value={value ?? ''}
        onChange={(id) => onChange(id || null)}
        options={found.map((client) => ({ key: client.id, label: nameOf(client) }))}
      />
    </div>
  );
};
