import type english from '../../locales/en/clients.ts';
import { catalogue } from '../../shell/messages.ts';

export const clientsMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/clients.ts'),
  de: () => import('../../locales/de/clients.ts'),
  fr: () => import('../../locales/fr/clients.ts'),
  es: () => import('../../locales/es/clients.ts'),
});
