import type english from '../locales/en/session-page.ts';
import { catalogue } from '../shell/messages.ts';

export const sessionPageMessages = catalogue<typeof english>({
  en: () => import('../locales/en/session-page.ts'),
  de: () => import('../locales/de/session-page.ts'),
  fr: () => import('../locales/fr/session-page.ts'),
  es: () => import('../locales/es/session-page.ts'),
});
