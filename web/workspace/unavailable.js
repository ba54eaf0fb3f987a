// What stands where something could not be shown, or could not even begin.
import { action, emit, h, passes, Refused, ready, show, tellSessionEnd } from './frame.js';
import { say } from './words.js';

/** @param again what is tried once more, where that may help. */
export const unavailable = (error, again) => {
  const words = error instanceof Refused ? error.message : say('failed.again');
  return [
    h('h1', {}, say('load.unavailable')),
    h('p.warn', { role: 'alert' }, words),
    passes(error) && h('p.row', {}, action(say('load.again'), again)),
  ].filter(Boolean);
};

const tell = (error) =>
  emit('error', {
    message: error.message,
    code: `embed.${error.slug?.replaceAll('-', '_') || 'unavailable'}`,
    severity: 'error',
    retryable: passes(error),
    ...(error.requestId ? { requestId: error.requestId } : {}),
  });

/** Draws a page for the first time; the host hears of it once, whatever becomes of it. */
export const begin = async (draw) => {
  tellSessionEnd();
  const attempt = async () => {
    try {
      await draw();
    } catch (error) {
      const words = unavailable(error, attempt);
      // The workspace brings a landmark of its own; it has not come so far.
      show(document.querySelector('main#surface') ? words : h('main', {}, words));
      return error;
    }
  };
  const failure = await attempt();
  ready();
  // An expired session was told already.
  if (failure && failure.status !== 401) tell(failure);
};
