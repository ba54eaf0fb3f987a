import type english from '../../locales/en/home.ts';
import { catalogue } from '../../shell/messages.ts';

export const homeMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/home.ts'),
  de: () => import('../../locales/de/home.ts'),
  fr: () => import('../../locales/fr/home.ts'),
  es: () => import('../../locales/es/home.ts'),
});
