import type english from '../../locales/en/client-choice.ts';
import { catalogue } from '../../shell/messages.ts';

export const clientChoiceMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/client-choice.ts'),
  de: () => import('../../locales/de/client-choice.ts'),
  fr: () => import('../../locales/fr/client-choice.ts'),
  es: () => import('../../locales/es/client-choice.ts'),
});
