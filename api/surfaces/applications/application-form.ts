import type { ApplicationDraft } from '../../../domain/applications/application.ts';
import { formats } from '../../../domain/declarations/formats.ts';
import { tidyText } from '../../../domain/declarations/text.ts';
import type { FormErrors, FormField } from '../page-forms/form-field.ts';
import type { FormFields } from '../page-forms/read-form.ts';

type Name = keyof ApplicationDraft;

export const applicationFields: readonly (FormField & { readonly name: Name; readonly longest: number })[] = [
  { name: 'organization_name', label: 'Organization', longest: 200, autocomplete: 'organization' },
  { name: 'contact_name', label: 'Your name', longest: 200, autocomplete: 'name' },
  {
    name: 'email',
    label: 'E-mail',
    hint: 'The link to your credential is sent to this address.',
    type: 'email',
    longest: 254,
    autocomplete: 'email',
  },
  {
    name: 'website',
    label: 'Website',
    hint: 'For example https://www.example.com',
    type: 'url',
    longest: 300,
    autocomplete: 'url',
  },
  {
    name: 'intended_use',
    label: 'What do you want to build?',
    hint: 'A few sentences: who uses it, and which parts of the service it needs. Please name no patients.',
    rows: 6,
    longest: 2_000,
  },
];

const has = (form: 'line' | 'prose' | 'email', text: string): boolean =>
  (formats[form] as (text: string) => boolean)(text);

const isWebsite = (text: string): boolean => {
  if (!/^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
};

const errorOf = (name: Name, longest: number, text: string): string | undefined => {
  if (text === '') return 'Please fill this in.';
  if ([...text].length > longest) return `Please use at most ${longest} characters.`;
  if (!has(name === 'intended_use' ? 'prose' : 'line', text))
    return 'This holds characters that cannot be kept.';
  if (name === 'email' && !has('email', text)) return 'This is not an e-mail address.';
  if (name === 'website' && !isWebsite(text))
    return 'This is not the address of a website, such as https://www.example.com';
  return undefined;
};

/** Trimmed and normalised like texts of the API (decisions 1.9). */
const tidied = (name: Name, text: string): string => {
  const tidy = tidyText(text.replaceAll('\r\n', '\n'));
  // People often write a website's address without `https://`.
  return name === 'website' && tidy !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(tidy) ? `https://${tidy}` : tidy;
};

/** @returns the tidied texts, and the errors by field. */
export const readApplication = (form: FormFields): { draft: ApplicationDraft; errors: FormErrors } => {
  const entries = applicationFields.map(({ name, longest }) => {
    const text = tidied(name, form.get(name) ?? '');
    return { name, text, error: errorOf(name, longest, text) };
  });
  return {
    draft: Object.fromEntries(entries.map(({ name, text }) => [name, text])) as unknown as ApplicationDraft,
    errors: Object.fromEntries(entries.flatMap(({ name, error }) => (error ? [[name, error]] : []))),
  };
};
