import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AgeBand } from '../storybooks/storybook.schemas.ts';

/** Most exercises of a worksheet, which is one for each page. */
export const EXERCISES_MOST = 6;

/** What a worksheet is composed for; it can reveal something about a child. */
export interface WorksheetBrief {
  readonly topic: string;
  readonly age_band: AgeBand;
  readonly language: string;
  readonly page_count: number;
}

const contextOf = (id: string): string => `worksheet/${id}/brief`;

export const sealBrief = (secrets: Secrets, id: string, brief: WorksheetBrief): Buffer =>
  sealJson(secrets, brief, contextOf(id));
export const openBrief = (secrets: Secrets, id: string, sealed: unknown): WorksheetBrief =>
  openJson(secrets, sealed, contextOf(id));

/** The same for every topic: titles appear in lists and e-mails, which more people read than the sheet. */
const TITLES: Readonly<Record<string, string>> = {
  en: 'My feelings and what helps me',
  de: 'Meine Gefühle und was mir hilft',
  fr: 'Mes émotions et ce qui m’aide',
  es: 'Mis emociones y lo que me ayuda',
};

/** The language in which to write for a language tag; English where there is no other. */
export const writtenLanguage = (tag: string): 'en' | 'de' | 'fr' | 'es' => {
  const [language = ''] = tag.toLowerCase().split('-');
  return (['en', 'de', 'fr', 'es'] as const).find((one) => one === language) ?? 'en';
};

export const titleOf = ({ language }: Pick<WorksheetBrief, 'language'>): string =>
  TITLES[writtenLanguage(language)] as string;
