import type english from '../../locales/en/feelings-cards.ts';
import { catalogue } from '../../shell/messages.ts';

export const feelingsMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/feelings-cards.ts'),
  de: () => import('../../locales/de/feelings-cards.ts'),
  fr: () => import('../../locales/fr/feelings-cards.ts'),
  es: () => import('../../locales/es/feelings-cards.ts'),
});
