import type english from '../../locales/en/playrooms.ts';
import { catalogue, type Translate } from '../../shell/messages.ts';

export const playroomsMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/playrooms.ts'),
  de: () => import('../../locales/de/playrooms.ts'),
  fr: () => import('../../locales/fr/playrooms.ts'),
  es: () => import('../../locales/es/playrooms.ts'),
});
export type PlayroomWords = Translate<keyof typeof english>;
