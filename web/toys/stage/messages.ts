import type english from '../../locales/en/toys.ts';
import { catalogue, type Translate } from '../../shell/messages.ts';

export const toysMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/toys.ts'),
  de: () => import('../../locales/de/toys.ts'),
  fr: () => import('../../locales/fr/toys.ts'),
  es: () => import('../../locales/es/toys.ts'),
});
export type ToyWords = Translate<keyof typeof english>;
