import type english from '../../locales/en/exports.ts';
import { catalogue, type Translate } from '../../shell/messages.ts';

export const exportsMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/exports.ts'),
  de: () => import('../../locales/de/exports.ts'),
  fr: () => import('../../locales/fr/exports.ts'),
  es: () => import('../../locales/es/exports.ts'),
});
export type ExportWords = Translate<keyof typeof english>;
