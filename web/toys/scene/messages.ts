import type english from '../../locales/en/playsets.ts';
import { catalogue } from '../../shell/messages.ts';

export const playsetMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/playsets.ts'),
  de: () => import('../../locales/de/playsets.ts'),
  fr: () => import('../../locales/fr/playsets.ts'),
  es: () => import('../../locales/es/playsets.ts'),
});
