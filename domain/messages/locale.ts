/** Languages of the service's texts for people (`spec/workspace.md`, part 3). Stories have more languages. */
export const LOCALES = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** The locale for dates and times. English dates have the British form. */
export const dateLocaleOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
