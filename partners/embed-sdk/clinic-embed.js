// The embed SDK. It opens a frame, renews its token, and passes its events to the page. Tokens are kept in memory
// only. Longer than 300 lines: partners load it as one file.
import {
  claimsOf,
  FROM_FRAME,
  FROM_LAYOUT,
  helloMessage,
  isFrom,
  isSameIdentity,
  settingsMessage,
  tokenMessage,
} from './messages.js';

/** The part of a token's life after which a new one is requested. */
const RENEW_AT = 0.75;
/** If the clock makes a token look older than possible, it is not renewed before this part of its life is over. */
const LEAST_WAIT = 0.125;
const RETRY_MILLISECONDS = [1_000, 5_000, 15_000];
/** Wait between later attempts, as long as the old token is valid. */
const LATER_MILLISECONDS = 30_000;
/** Time for the host to answer; then it is asked again. */
const ANSWER_MILLISECONDS = 30_000;
/** A frame that sent no event within this time could not be loaded: wrong origin, blocked, or no network. */
const LOAD_MILLISECONDS = 10_000;
/** Least height, in CSS pixels, of a frame that fills its element. */
const LEAST_HEIGHT = 480;
/** Events after which timers may have stood still, or the network is available again. */
const WAKING = ['online', 'pageshow', 'visibilitychange'];
/** Identifiers of one press of a button. A repeated delivery of the same press is not passed on. */
const ATTEMPT = ['launchAttemptId', 'requestAttemptId'];

const ownOrigin = () => {
  const source = import.meta.url ?? document.currentScript?.src;
  return source ? new URL(source).origin : undefined;
};
const loadedFrom = ownOrigin();

const addressOf = ({ url, surface, baseUrl = loadedFrom }, token) => {
  const address = url ? new URL(url) : new URL(`/embed/${surface}`, baseUrl);
  if (token) address.searchParams.set('token', token);
  return address;
};

/**
 * The remaining life of a token that has just arrived, by this device's clock. A clock that is wrong by more than the
 * token's whole life is ignored.
 */
const leftOf = ({ exp, iat = exp - 60 }) => {
  const life = (exp - iat) * 1_000;
  const age = Date.now() - iat * 1_000;
  return { life, left: age < 0 || age >= life ? life : life - age };
};

const soon = (answer) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), ANSWER_MILLISECONDS);
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

export const mount = (element, options) => {
  const { title = 'Clinic', fetchToken } = options;
  const listeners = new Map();
  const attempts = new Set();
  /** Tokens that were pushed before the frame listened. The frame answers each of them. */
  const early = [];
  let loaded = false;
  /** Without a network the browser shows its own error page in the frame, and keeps it there. */
  let begun = false;
  const frame = document.createElement('iframe');
  let origin;
  /** The token in the frame's address, and the newest one. A frame that reloads itself starts with the old one. */
  let opened;
  let newest;
  let timer;
  let renewAt = Number.POSITIVE_INFINITY;
  let endsAt = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking = false;
  let ended = false;
  let loading;
  /** Settings of the host. They reach the frame by message, never in its address. */
  const settings = {
    appearance: options.appearance ?? {},
    locale: options.locale,
    height: options.height ?? 'fill',
  };

  const emit = (event, payload) => {
    for (const listener of [...(listeners.get(event) ?? []), ...(listeners.get('*') ?? [])])
      try {
        listener(payload, event);
      } catch (error) {
        // An error in one listener must not stop other listeners or the renewal of the token.
        globalThis.reportError?.(error);
      }
  };
  const report = (code, severity, retryable) =>
    emit('error', { message: `The frame's token: ${code}`, code, severity, retryable });

  const failToLoad = () =>
    emit('error', {
      message: 'The frame raised nothing: a wrong origin, something that blocks it, or no network.',
      code: 'embed.load_failed',
      severity: 'error',
      retryable: true,
    });
  const post = (message) => {
    if (loaded) frame.contentWindow?.postMessage(message, origin);
    else early.push(message);
  };
  const heard = () => {
    loaded = true;
    for (const message of early.splice(0)) post(message);
  };
  const onload = () => {
    if (loaded && newest !== undefined && newest !== opened) post(tokenMessage(newest));
    heard();
    wake();
  };

  const renewAfter = (wait) => {
    clearTimeout(timer);
    renewAt = Date.now() + wait;
    if (fetchToken && !ended) timer = setTimeout(() => renew(0), wait);
  };
  /** @returns whether the token belongs to the frame's identity. If so, it will be renewed in time. */
  const keep = (token, isFetched) => {
    const claims = claimsOf(token);
    if (!claims || (newest !== undefined && !isSameIdentity(claimsOf(newest), claims))) return false;
    newest = token;
    const { life, left } = leftOf(claims);
    endsAt = Date.now() + left;
    renewAfter(Math.max(left - life * (1 - RENEW_AT), isFetched ? life * LEAST_WAIT : 0));
    return true;
  };
  /**
   * A host may return a stored token, or mint under one idempotency key. Such a token has no longer remaining life
   * than the present one. A token that was minted earlier but lives longer counts as new.
   */
  const isOld = (token) => {
    if (newest === undefined) return false;
    const [given, held] = [claimsOf(token), claimsOf(newest)];
    return token === newest || (given.iat < held.iat && given.exp <= held.exp);
  };
  const asked = async () => {
    askedAt = Date.now();
    const token = await soon(fetchToken());
    // An empty result of the host counts as no answer.
    if (!claimsOf(token)) throw new TypeError('No token');
    return token;
  };
  const renew = async (attempt) => {
    clearTimeout(timer);
    // A frame that was removed from the page is not renewed until it is inserted again.
    if (ended || asking || !frame.isConnected) return;
    const before = newest;
    asking = true;
    try {
      const token = await asked();
      if (ended) return;
      if (isOld(token)) throw new TypeError('No new token');
      post(tokenMessage(token));
      if (!keep(token, true)) throw new TypeError('A token of somebody else');
    } catch {
      // The frame has ended, or the page provided a token meanwhile.
      if (ended || newest !== before) return;
      tryAgain(attempt);
    } finally {
      asking = false;
    }
  };
  const tryAgain = (attempt) => {
    // Without a network the attempt does not count; when the network is back, the next attempt follows at once.
    const next = globalThis.navigator?.onLine === false ? attempt : attempt + 1;
    const wait = next === attempt ? undefined : RETRY_MILLISECONDS[attempt];
    if (next > RETRY_MILLISECONDS.length && Date.now() >= endsAt) {
      renewAt = Number.POSITIVE_INFINITY;
      return report('embed.token_refresh_exhausted', 'error', false);
    }
    timer = setTimeout(() => renew(next), wait ?? LATER_MILLISECONDS);
    report('embed.token_refresh_failed', 'warning', true);
  };
  const isGivenUp = () => renewAt === Number.POSITIVE_INFINITY;
  /**
   * The token was withdrawn, or had expired when it arrived. If it is due for renewal, a request is already running.
   */
  const sooner = () => {
    const now = Date.now();
    if (!isGivenUp() && now < renewAt)
      renewAfter(Math.max(0, Math.min(renewAt, askedAt + LATER_MILLISECONDS) - now));
  };
  const wake = (event) => {
    if (event?.type === 'online' && loaded && !begun && frame.isConnected) open(newest);
    if (fetchToken && Date.now() >= renewAt) void renew(0);
  };

  /** The frame itself handles events that no listener handles. */
  const sayHello = () => {
    if (begun)
      post(helloMessage([...listeners].filter(([, known]) => known.size > 0).map(([event]) => event)));
  };

  const isRepeated = (event, payload) => {
    const name = ATTEMPT.find((one) => payload?.[one] !== undefined);
    if (name === undefined) return false;
    const press = `${event} ${payload[name]}`;
    if (attempts.has(press)) return true;
    attempts.add(press);
    return false;
  };
  const tellSettings = () => frame.contentWindow?.postMessage(settingsMessage(settings), origin);
  /** The frame requests settings before its load event, and adapts its height if the host wants that. */
  const lay = ({ asks, height }) => {
    if (asks === 'settings') tellSettings();
    if (settings.height === 'auto' && Number.isFinite(height)) frame.style.height = `${Math.ceil(height)}px`;
  };
  const hear = ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    if (isFrom(FROM_LAYOUT, data)) lay(data);
    if (!isFrom(FROM_FRAME, data)) return;
    clearTimeout(loading);
    const { event, payload } = data;
    if (isRepeated(event, payload)) return;
    if (event === 'ready') {
      begun = true;
      heard();
      sayHello();
    }
    emit(event, payload);
    if (event === 'error' && payload?.code === 'embed.session_expired') sooner();
  };

  const open = (token) => {
    const address = addressOf(options, token);
    origin = address.origin;
    opened = address.searchParams.get('token') ?? undefined;
    newest = undefined;
    loaded = false;
    begun = false;
    clearTimeout(loading);
    loading = setTimeout(failToLoad, LOAD_MILLISECONDS);
    keep(opened, false);
    // Setting the address in place would add a step to the browser's history that leads back to an address without a
    // token.
    const { parentNode, nextSibling } = frame;
    frame.remove();
    frame.src = address.href;
    if (parentNode) parentNode.insertBefore(frame, nextSibling);
    else element.append(frame);
  };
  const failed = () => report('embed.token_fetch_failed', 'error', true);
  const fetchAndOpen = async () => {
    // The caller can add listeners only after this function has returned.
    const token = await Promise.resolve()
      .then(() => fetchToken && asked())
      .catch(() => undefined);
    if (ended) return;
    if (token) open(token);
    else failed();
  };

  frame.onload = onload;
  frame.title = title;
  frame.referrerPolicy = 'origin';
  // A join link is copied, never shown.
  frame.allow = 'fullscreen; clipboard-write';
  frame.style.cssText = 'border:0;width:100%;height:100%;display:block';
  if (settings.height === 'fill') frame.style.minHeight = `${LEAST_HEIGHT}px`;
  addEventListener('message', hear);
  for (const event of WAKING) addEventListener(event, wake);
  if (options.url || claimsOf(options.token)) open(options.token);
  else void fetchAndOpen();

  return {
    frame,
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      sayHello();
      return () => {
        known.delete(listener);
        sayHello();
      };
    },
    updateToken(token) {
      post(tokenMessage(token));
      keep(token, false);
    },
    updateAppearance(appearance) {
      settings.appearance = appearance ?? {};
      tellSettings();
    },
    updateLocale(locale) {
      settings.locale = locale;
      tellSettings();
    },
    retry() {
      if (ended) return;
      clearTimeout(timer);
      if (fetchToken || (!options.url && !newest)) void fetchAndOpen();
      else open(newest);
    },
    destroy() {
      ended = true;
      clearTimeout(timer);
      clearTimeout(loading);
      removeEventListener('message', hear);
      for (const event of WAKING) removeEventListener(event, wake);
      listeners.clear();
      frame.remove();
    },
  };
};

export const version = '1.4.0';
