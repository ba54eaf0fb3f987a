import type english from '../../locales/en/figures.ts';
import { catalogue } from '../../shell/messages.ts';

export const figureMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/figures.ts'),
  de: () => import('../../locales/de/figures.ts'),
  fr: () => import('../../locales/fr/figures.ts'),
  es: () => import('../../locales/es/figures.ts'),
});
