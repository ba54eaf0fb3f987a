// The languages that pages in a browser speak, and how one is chosen.

/** Languages that the workspace is complete in. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface LocaleSettings {
  /** Of the words. */
  readonly language: Language;
  /** BCP 47, of dates and numbers: may name a region, such as `de-AT`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** English words from right to left: what proves that every screen can be mirrored. CLDR's pseudo-locale. */
const MIRRORED = 'ar-XB';

const localeOf = (asked: string): LocaleSettings | undefined => {
  if (asked === MIRRORED) return { language: 'en', tag: 'en-GB', direction: 'rtl' };
  try {
    const { language } = new Intl.Locale(asked);
    const known = LANGUAGES.find((one) => one === language);
    return known && { language: known, tag: asked, direction: 'ltr' };
  } catch {
    return undefined;
  }
};

export const FALLBACK: LocaleSettings = { language: 'en', tag: 'en', direction: 'ltr' };

/** The first of them that the workspace speaks. */
export const chooseLocale = (...asked: readonly unknown[]): LocaleSettings =>
  asked.map((one) => (typeof one === 'string' ? localeOf(one) : undefined)).find(Boolean) ?? FALLBACK;
