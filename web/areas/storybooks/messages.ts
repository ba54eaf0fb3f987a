import type english from '../../locales/en/storybooks.ts';
import { catalogue, type Translate } from '../../shell/messages.ts';

export const storybooksMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/storybooks.ts'),
  de: () => import('../../locales/de/storybooks.ts'),
  fr: () => import('../../locales/fr/storybooks.ts'),
  es: () => import('../../locales/es/storybooks.ts'),
});
export type StorybookWords = Translate<keyof typeof english>;
