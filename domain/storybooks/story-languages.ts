import type { Config } from '../../platform/configuration/config.ts';

/** The languages that the built-in author writes. */
export const STORY_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type StoryLanguage = (typeof STORY_LANGUAGES)[number];

/** The language of a BCP 47 tag, without region and script; undefined if the built-in author does not write it. */
export const storyLanguageOf = (tag: string): StoryLanguage | undefined => {
  const [base = ''] = tag.toLowerCase().split('-');
  return STORY_LANGUAGES.find((one) => one === base);
};

/** True if the author in use writes the language: a model writes every language, the built-in author its own. */
export const writesLanguage = (
  { STORY_API_URL, STORY_TEXT_MODEL }: Pick<Config, 'STORY_API_URL' | 'STORY_TEXT_MODEL'>,
  tag: string,
): boolean => (STORY_API_URL && STORY_TEXT_MODEL ? true : storyLanguageOf(tag) !== undefined);
