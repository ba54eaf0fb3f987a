/** Languages in which the service speaks to people (`spec/workspace.md`, part 3); stories know more of them. */
export const LOCALES = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** What `Intl` takes for dates and times: English ones are those of Great Britain. */
export const dateLocaleOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
