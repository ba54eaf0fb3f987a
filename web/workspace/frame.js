// What every framed page does: keeps its token in memory, talks to the page that frames it, and calls the API. On the
// service's own pages no other page is around them: there they ask for their tokens themselves.
import {
  claimsOf,
  eventMessage,
  FROM_HOST,
  isAmong,
  isFrom,
  isSameIdentity,
  takesOn,
} from '../../partners/embed-sdk/messages.js';
import { isFilledIn, slugOf, tellAtFields, wordsOf } from './faults.js';
import { newId } from './ids.js';
import { issue, own, tellSignedOut } from './own-tokens.js';

const meta = (name) => document.querySelector(`meta[name="clinic-${name}"]`)?.content ?? '';
const origins = meta('origins').split(' ').filter(Boolean);
/** How far this device's clock is ahead of the service's. */
const ahead = meta('now') ? Date.now() - Number(meta('now')) : 0;

let token = own ? '' : (new URLSearchParams(location.search).get('token') ?? '');
// A credential stays neither in the address bar nor in the history.
if (location.search) history.replaceState(history.state, '', location.pathname);

/** The page that frames this one, once it is known; only the token's origins can. */
let host = location.ancestorOrigins?.[0];
if (host !== undefined && !isAmong(host, origins)) host = undefined;

/** What tells the occurrences of an event apart: of what is asked of the host the press, of others what it is about. */
const SUBJECTS = [
  'launchAttemptId',
  'requestAttemptId',
  'submissionId',
  'partnerAppointmentId',
  'storybookId',
  'worksheetId',
  'formId',
  'saveId',
  'gameSessionId',
  'area',
];
const AS_OFTEN_AS_IT_HAPPENS = new Set(['ready', 'error', 'token.updated', 'game.saved']);
const emitted = new Set();
/** Once per subject per load of the frame (specification part 6). */
const isRepeated = (event, payload) => {
  const subject = SUBJECTS.find((name) => payload[name] !== undefined);
  if (subject === undefined || AS_OFTEN_AS_IT_HAPPENS.has(event)) return false;
  const one = `${event} ${payload[subject]}`;
  return emitted.has(one) || !emitted.add(one);
};

export const emit = (event, payload = {}) => {
  if (isRepeated(event, payload)) return;
  // frame-ancestors lets nobody but the token's origins frame this page; so whoever hears it is one of them.
  if (parent !== window) parent.postMessage(eventMessage(event, payload), host ?? '*');
};

export const fail = (code, message, { severity = 'error', retryable = false, requestId } = {}) =>
  emit('error', { message, code, severity, retryable, ...(requestId ? { requestId } : {}) });

export const data = meta;
export const claims = () => claimsOf(token) ?? {};
export const bearer = () => token;
export const can = (capability) => (claims().capabilities ?? []).includes(capability);

const expiresAt = () => {
  const { exp } = claims();
  return exp === undefined ? null : new Date(exp * 1_000).toISOString();
};

const renewed = new Set();
/** Whoever holds a connection with the old token, such as a live scene. */
export const onToken = (listener) => renewed.add(listener);

/** A token of somebody else, or of something else, is no renewal of this one. */
const take = (offered) => {
  const next = claimsOf(offered);
  const reason = !next ? 'unreadable' : isSameIdentity(claims(), next) ? undefined : 'identity_mismatch';
  if (reason === undefined) {
    token = offered;
    if (told) notice('');
    watchExpiry();
    for (const listener of renewed) listener();
  }
  emit('token.updated', {
    accepted: reason === undefined,
    ...(reason ? { reason } : {}),
    expiresAt: expiresAt(),
  });
};

addEventListener('message', ({ source, origin, data: message }) => {
  if (source !== parent || parent === window || !isAmong(origin, origins) || !isFrom(FROM_HOST, message))
    return;
  host = origin;
  if (message.command === 'token') take(message.token);
  if (message.command === 'hello') hello = message;
});

/** What the host said last of what it takes on. */
let hello;
/** Whether the host does what an event asks for; where it does not, this page does it. */
export const hostTakesOn = (event) => !own && parent !== window && takesOn(hello, event);

let ending;
let told = false;
const ended = () => {
  if (own) return tellSignedOut();
  if (told) return;
  told = true;
  fail('embed.session_expired', 'The session of this frame has expired.', { retryable: false });
  notice(ENDED);
};
const watchExpiry = () => {
  if (own) return;
  clearTimeout(ending);
  told = false;
  const { exp } = claims();
  if (exp !== undefined) ending = setTimeout(ended, Math.max(0, exp * 1_000 - Date.now() + ahead));
};

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

/** Whatever the answer says: its words are for who wrote the program. */
const ENDED = own
  ? 'You are signed out.'
  : 'This session has expired. Please open it again from where you came.';

export class Refused extends Error {
  constructor(status, answer) {
    const problem = answer ?? {};
    super(status === 401 ? ENDED : wordsOf(status, problem));
    this.status = status;
    this.problem = problem;
    this.slug = slugOf(problem);
    this.requestId = problem.request_id;
  }
}

/** What passes by itself. */
export const passes = ({ status }) => status === 0 || status === 429 || status >= 500;

let renewAt = Number.NEGATIVE_INFINITY;
let renewing;
/** Only when one is needed: a page that nobody uses keeps no session alive. */
const renew = () => {
  renewing ??= issue()
    .then(
      (issued) => {
        if (issued.refused === 401 || issued.refused === 403) ended();
        if (issued.refused) throw new Refused(issued.refused);
        ({ token, renewAt } = issued);
      },
      () => {
        throw new Refused(0);
      },
    )
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
};

const request = async (bearerToken, method, path, body, key, headers) => {
  const response = await fetch(`/api/embed/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${bearerToken}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused(0);
  });
  if (response.ok) return response;
  throw new Refused(response.status, await response.json().catch(() => undefined));
};

const unanswered = new Map();
const isUnanswered = ({ status, slug }) => status === 0 || status >= 500 || slug === 'idempotency-conflict';
/**
 * What may have been done although no answer came is asked again under its key: a story is written, and billed, once,
 * and a note that was saved is not taken for one that somebody else saved.
 */
const underItsKey = async (whom, method, path, body, work) => {
  if (method === 'GET') return work();
  const what = JSON.stringify([whom, method, path, body]);
  const key = unanswered.get(what) ?? newId();
  try {
    const answer = await work(key);
    // What is asked for after another change is meant anew.
    unanswered.clear();
    return answer;
  } catch (error) {
    if (method !== 'PUT' && isUnanswered(error)) unanswered.set(what, key);
    else unanswered.delete(what);
    throw error;
  }
};

/** Answers with the response; what is refused is thrown. */
export const ask = (method, path, body, headers = {}) =>
  underItsKey('', method, path, body, (key) => answered(key, method, path, body, headers));
const answered = async (key, method, path, body, headers) => {
  if (own && Date.now() > renewAt) await renew();
  const attempt = () => request(token, method, path, body, key, headers);
  try {
    return await attempt();
  } catch (error) {
    if (error.status !== 401) throw error;
    if (!own) {
      ended();
      throw error;
    }
  }
  // This device may have slept, or its clock been set: whether the session stands is the service's to say.
  await renew();
  return attempt();
};
/** Tokens that the workspace minted, by patient and capability, with the moment from which on another is needed. */
const minted = new Map();
/** A token for one patient: what a host would mint for the same. On the service's own page the session issues it. */
const issueFor = async (patient, capability) => {
  if (own) return issue(capability, patient).catch(() => ({ refused: 0 }));
  // The workspace's own token may be that one already.
  if (claims().patient_id === patient && can(capability)) return { token };
  const known = minted.get(`${patient} ${capability}`);
  if (known && Date.now() < known.until) return known;
  const { token: bound } = await call('POST', `clients/${patient}/tokens`, { capability });
  const fresh = { token: bound, until: Date.now() + MINTED_MILLISECONDS };
  minted.set(`${patient} ${capability}`, fresh);
  return fresh;
};
/** Less than such a token lives. */
const MINTED_MILLISECONDS = 240_000;
export const callFor = async (patient, capability, method, path, body) => {
  const issued = await issueFor(patient, capability);
  if (issued.refused === 401) ended();
  if (issued.token === undefined) throw new Refused(issued.refused);
  return underItsKey(patient, method, path, body, (key) => request(issued.token, method, path, body, key));
};
export const call = async (method, path, body, headers) => {
  const response = await ask(method, path, body, headers);
  return response.status === 204 ? undefined : (await response.json()).data;
};
/** Every record of a list, page after page. */
export const all = async (path) => {
  const found = [];
  let cursor = null;
  do {
    const mark = path.includes('?') ? '&' : '?';
    const page = await (
      await ask('GET', `${path}${mark}limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    ).json();
    found.push(...page.data);
    cursor = page.meta.pagination.next_cursor;
  } while (cursor);
  return found;
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
  const words =
    error instanceof Refused ? tellAtFields(button, error) : 'That did not work. Please try again.';
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

/** The page is there to be worked with. */
export const ready = (payload = {}) => {
  watchExpiry();
  noticeLine();
  emit('ready', payload);
};
