/** Languages in which the service speaks to people (`spec/workspace.md`, part 3); stories know more of them. */
export const LOCALES = ['en', 'de', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
