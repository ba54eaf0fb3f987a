// What stands where something could not be shown, or could not even begin.
import { action, emit, h, passes, Refused, ready, show, tellSessionEnd } from './frame.js';

/** @param again what is tried once more, where that may help. */
export const unavailable = (title, error, again) => {
  const words = error instanceof Refused ? error.message : 'That did not work.';
  return [
    h('h1', {}, title),
    h('p.warn', { role: 'alert' }, words),
    passes(error) && h('p.row', {}, action('Try again', again)),
  ].filter(Boolean);
};

/**
 * Draws a place anew after something was done there. That this cannot be says nothing against what was done: it is not
 * to be done once more.
 */
export const drawnAnew = (main, title, draw) => async () => {
  try {
    await draw();
  } catch (error) {
    main.replaceChildren(...unavailable(title, error, drawnAnew(main, title, draw)));
  }
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
      const words = unavailable('Not available', error, attempt);
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
