import type english from '../../locales/en/community.ts';
import { catalogue, type Translate } from '../../shell/messages.ts';

export const communityMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/community.ts'),
  de: () => import('../../locales/de/community.ts'),
  fr: () => import('../../locales/fr/community.ts'),
  es: () => import('../../locales/es/community.ts'),
});
export type CommunityWords = Translate<keyof typeof english>;
