import type english from '../locales/en/shell.ts';
import { catalogue } from './messages.ts';

export const shellMessages = catalogue<typeof english>({
  en: () => import('../locales/en/shell.ts'),
  de: () => import('../locales/de/shell.ts'),
  fr: () => import('../locales/fr/shell.ts'),
  es: () => import('../locales/es/shell.ts'),
});
