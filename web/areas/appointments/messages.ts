import type english from '../../locales/en/appointments.ts';
import { catalogue } from '../../shell/messages.ts';

export const calendarMessages = catalogue<typeof english>({
  en: () => import('../../locales/en/appointments.ts'),
  de: () => import('../../locales/de/appointments.ts'),
  fr: () => import('../../locales/fr/appointments.ts'),
  es: () => import('../../locales/es/appointments.ts'),
});
