import type english from '../../locales/en/forms.ts';
import { catalogue } from '../../shell/messages.ts';

export const formsMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/forms.ts'),
  de: () => import('../../locales/de/forms.ts'),
  fr: () => import('../../locales/fr/forms.ts'),
  es: () => import('../../locales/es/forms.ts'),
});
