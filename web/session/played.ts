import { read } from '../api/client.ts';
import { say } from '../shell/messages.ts';
import { sessionPageMessages } from './session-messages.ts';

/**
 * What was played in a session, in words: what a note on it begins with, for the clinician to change. Empty where nothing
 * was, and where it is not known any more.
 */
export const playedIn = async (appointmentId: string): Promise<string> => {
  const answer = await read('/api/embed/appointments/{id}/played', { path: { id: appointmentId } }).catch(
    () => undefined,
  );
  if (!answer || answer.played.length === 0) return '';
  const t = await say(sessionPageMessages);
  const list = answer.played.map(({ toy, minutes }) =>
    t('played.minutes', { toy: t(`toy.${toy}`), minutes }),
  );
  return t('played', { list: list.join(', ') });
};
