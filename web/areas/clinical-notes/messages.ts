import type english from '../../locales/en/clinical-notes.ts';
import { catalogue } from '../../shell/messages.ts';

export const notesMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/clinical-notes.ts'),
  de: () => import('../../locales/de/clinical-notes.ts'),
  fr: () => import('../../locales/fr/clinical-notes.ts'),
  es: () => import('../../locales/es/clinical-notes.ts'),
});
