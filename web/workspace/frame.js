// What the pages without the shell share (forms, books, games, and areas in their old form): elements, buttons, notices.
// Tokens, requests and the host are in web/frame/.
import { emit, fail, hostTakesOn } from '../frame/host.ts';
import { isOwnPage, pageData } from '../frame/page-data.ts';
import { isPassing, Refused, sayRefusalsByDefault } from '../frame/problem.ts';
import { refusalKey } from '../frame/refusal-keys.ts';
import { all, ask, askFor, call } from '../frame/request.ts';
import { bearer, can, claims, onSessionEnd, onToken, watchExpiry } from '../frame/token.ts';
import { isFilledIn, tellAtFields } from './faults.js';
import { say } from './words.js';

export { all, ask, bearer, call, can, claims, emit, fail, hostTakesOn, onToken, Refused };
export const data = pageData;
export const own = isOwnPage;
export const passes = isPassing;

const ended = () => say(isOwnPage ? 'session.signedOut' : 'session.expired');
/** A refusal's words are for who wrote the program: this says what it means. */
sayRefusalsByDefault((status, { detail, title }, slug) => {
  if (status === 401) return ended();
  const own = detail ?? title;
  const key = refusalKey(status, slug, own !== undefined);
  return key ? say(key) : own;
});

export { askFor as callFor };

/** It stands there, empty, before anything is said: what comes with its words in it is not read out everywhere. */
const noticeLine = () => {
  const known = document.getElementById('notice');
  if (known) return known;
  const line = h('p', { id: 'notice', role: 'status' });
  document.body.append(line);
  return line;
};
/** A short word at the foot of the page, read out too. */
export const notice = (text) => {
  const line = noticeLine();
  line.textContent = text;
  clearTimeout(notice.timer);
  // Gone for those, too, who have the page read to them: by then it may be true no more.
  notice.timer = setTimeout(() => line.replaceChildren(), 6_000);
};

/** Says it for as long as the page is open: what was typed can still be copied out of it. */
const tellSignedOut = () => {
  if (document.getElementById('signed-out')) return;
  const surface = document.getElementById('surface');
  surface.parentElement.insertBefore(
    h(
      'p.card.warn',
      { id: 'signed-out', role: 'alert' },
      `${say('session.signedOut')} `,
      h('a', { href: '/login' }, say('session.signIn')),
    ),
    surface,
  );
};

/** An element; text is text, never markup. `on…` are listeners. */
export const h = (name, properties = {}, ...children) => {
  const [tag, ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key in element && key !== 'list' && typeof value !== 'string') element[key] = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat(9).filter((one) => one !== undefined && one !== null && one !== false));
  return element;
};
export const show = (...children) => {
  const surface = document.getElementById('surface');
  surface.replaceChildren(...children.flat(9).filter(Boolean));
  return surface;
};

const tellRefused = (button, error) => {
  const words = error instanceof Refused ? tellAtFields(button, error) : say('failed.again');
  if (words) notice(words);
};
/** Whoever works by keyboard goes on where the button was: one that is switched off or gone has lost the focus. */
const keepFocus = (button) => {
  if (document.activeElement !== document.body) return;
  (button.isConnected ? button : document.querySelector('main'))?.focus({ preventScroll: true });
};

/** A button that works once at a time, and says what went wrong. */
export const action = (label, work, properties = {}) =>
  h(
    'button',
    {
      type: 'button',
      ...properties,
      async onclick({ currentTarget: button }) {
        if (!isFilledIn(button)) return;
        button.disabled = true;
        try {
          await work();
        } catch (error) {
          tellRefused(button, error);
        } finally {
          button.disabled = false;
          keepFocus(button);
        }
      },
    },
    label,
  );

/** A field is printed as far as its box shows what is written in it, and cut where a page ends. */
addEventListener('beforeprint', () => {
  for (const field of document.querySelectorAll('textarea, input[type="text"]'))
    if (field.value) field.after(h('p.on-paper', { dir: 'auto' }, field.value));
});
addEventListener('afterprint', () => {
  for (const text of document.querySelectorAll('.on-paper')) text.remove();
});

/** A page of its own, without the shell, says itself that its session has ended. */
export const tellSessionEnd = () =>
  onSessionEnd((isEnded) => {
    if (isOwnPage) tellSignedOut();
    else notice(isEnded ? ended() : '');
  });

/** The page is there to be worked with. */
export const ready = (payload = {}) => {
  watchExpiry();
  noticeLine();
  emit('ready', payload);
};
