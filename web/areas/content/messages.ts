import type english from '../../locales/en/content.ts';
import { catalogue, type Translate } from '../../shell/messages.ts';

/** Words that storybooks, worksheets, rooms and the community share. */
export const contentMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/content.ts'),
  de: () => import('../../locales/de/content.ts'),
  fr: () => import('../../locales/fr/content.ts'),
  es: () => import('../../locales/es/content.ts'),
});
export type ContentWords = Translate<keyof typeof english>;
