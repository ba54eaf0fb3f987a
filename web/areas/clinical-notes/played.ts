import { read } from '../../api/client.ts';
import { format } from '../../frame/format-message.ts';
import { type Language, locale } from '../../shell/locale.ts';

/** The session page's words for its toys: loaded only where something was played. */
const WORDS = {
  en: () => import('../../locales/en/session-page.ts'),
  de: () => import('../../locales/de/session-page.ts'),
  fr: () => import('../../locales/fr/session-page.ts'),
  es: () => import('../../locales/es/session-page.ts'),
} satisfies Record<Language, unknown>;

/** What a note on a session begins with, for the clinician to change: what was played. Empty where that is not known. */
export const playedIn = async (appointmentId: string): Promise<string> => {
  const path = '/api/embed/appointments/{id}/played';
  const answer = await read(path, { path: { id: appointmentId } }).catch(() => undefined);
  if (!answer?.played.length) return '';
  const { language, tag } = locale.get();
  const { default: words } = await WORDS[language]();
  const list = answer.played.map(({ toy, minutes }) =>
    format(words['played.minutes'], { toy: words[`toy.${toy}`], minutes }, tag),
  );
  return format(words.played, { list: list.join(', ') }, tag);
};
