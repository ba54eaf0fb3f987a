import { ComboBox, type ComboBoxProps } from '../../components/combo-box.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { type Client, nameOf } from '../clients/client.ts';
import { ageOf } from '../clients/client-age.ts';
import { clientChoiceMessages } from './messages.ts';

// The bundler keeps what `Select` and this field have in common in one file if this file reaches `Select` too. Else it
// makes two, and each area with a `Select` loads one KB more.
export { Select } from '../../components/select.tsx';

export interface ClientComboProps
  extends Pick<ComboBoxProps, 'label' | 'hint' | 'error' | 'clear' | 'value' | 'onChange'> {
  readonly clients: readonly Client[];
  /** What stands there while nobody is chosen. */
  readonly placeholder?: string;
}

/** Names that more than one client has. */
const sharedNames = (clients: readonly Client[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(
    clients.map(nameOf).filter((name) => {
      const isShared = seen.has(name);
      seen.add(name);
      return isShared;
    }),
  );
};

/** Clients by name, each with what tells it apart from another one of the same name. */
const useOptions = (clients: readonly Client[]): ComboBoxProps['options'] => {
  const t = useMessages(clientChoiceMessages);
  const formats = useFormats();
  const { compare } = new Intl.Collator(useLocaleSettings().tag);
  const shared = sharedNames(clients);
  const lineOf = (client: Client): string => {
    const years = ageOf(client, formats.timezone);
    const birth = client.date_of_birth && t('born', { date: formats.plainDate(client.date_of_birth) });
    const age = years === undefined ? null : t('age', { count: years });
    // Namesakes of one age are common, and twins may share an e-mail address.
    const facts = shared.has(nameOf(client))
      ? [birth, client.email, client.external_id]
      : [age, client.email];
    return facts.filter(Boolean).join(' · ');
  };
  return clients
    .map((client) => ({ key: client.id, label: nameOf(client), line: lineOf(client) }))
    .sort((one, other) => compare(one.label, other.label) || compare(one.line, other.line));
};

export const ClientCombo = ({ clients, placeholder, hint, ...field }: ClientComboProps) => {
  const t = useMessages(clientChoiceMessages);
  const options = useOptions(clients);
  const chosen = options.find(({ key }) => key === field.value);
  return (
    <ComboBox
      {...field}
      options={options}
      hint={hint ?? chosen?.line}
      placeholder={placeholder ?? t('choose')}
      none={t('none')}
    />
  );
};
