// What a refusal says to a person: by its slug, in their language. A slug without words says what the service says.
import { isOwnPage } from '../frame/page-data.ts';
import { sayRefusalsBy } from '../frame/problem.ts';
import { refusalKey } from '../frame/refusal-keys.ts';
import { sessionEnd } from '../frame/token.ts';
import { say } from './messages.ts';
import { shellMessages } from './shell-messages.ts';

/** Sets the words of refusals in the language of now. */
export const translateRefusals = async (): Promise<void> => {
  const t = await say(shellMessages);
  sayRefusalsBy((status, { detail, title }, slug) => {
    if (status === 401 && !isOwnPage) return t('session.expired');
    if (status === 401) return t(sessionEnd() === 'replaced' ? 'session.replaced' : 'session.signedOut');
    const own = detail ?? title;
    const key = refusalKey(status, slug, own !== undefined);
    return key ? t(key) : (own ?? '');
  });
};
