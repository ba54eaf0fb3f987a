import type english from '../../locales/en/worksheets.ts';
import { catalogue, type Translate } from '../../shell/messages.ts';

export const worksheetsMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/worksheets.ts'),
  de: () => import('../../locales/de/worksheets.ts'),
  fr: () => import('../../locales/fr/worksheets.ts'),
  es: () => import('../../locales/es/worksheets.ts'),
});
export type WorksheetWords = Translate<keyof typeof english>;
