import type { StoryLanguage } from '../../../domain/storybooks/story-languages.ts';

/** Short words in all languages of the built-in author, in this order. */
export type InEachLanguage = readonly [en: string, de: string, fr: string, es: string];

const PLACE_OF: Readonly<Record<StoryLanguage, 0 | 1 | 2 | 3>> = { en: 0, de: 1, fr: 2, es: 3 };

export const inLanguage = (words: InEachLanguage, language: StoryLanguage): string =>
  words[PLACE_OF[language]];
