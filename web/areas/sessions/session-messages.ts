import type english from '../../locales/en/session.ts';
import { catalogue } from '../../shell/messages.ts';

/** What is said of sessions in every area. */
export const sessionMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/session.ts'),
  de: () => import('../../locales/de/session.ts'),
  fr: () => import('../../locales/fr/session.ts'),
  es: () => import('../../locales/es/session.ts'),
});
