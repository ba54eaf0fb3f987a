// The embed SDK: opens a frame, renews its token, and hands its events to the page. Tokens live in memory only.
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

/** A new token is asked for when so much of the old one's life is over. */
const RENEW_AT = 0.75;
/** Where the clock makes a token look older than it can be, it is left alone for this part of its life at least. */
const LEAST_WAIT = 0.125;
const RETRY_MILLISECONDS = [1_000, 5_000, 15_000];
/** After those, for as long as the old token lives. */
const LATER_MILLISECONDS = 30_000;
/** A host that has not answered by then is asked again. */
const ANSWER_MILLISECONDS = 30_000;
/** A frame that has raised nothing by then could not be loaded: a wrong origin, something that blocks it, no network. */
const LOAD_MILLISECONDS = 10_000;
/** The least height of a frame that fills its element, in CSS pixels. */
const LEAST_HEIGHT = 480;
/** When timers may have stood still, or the way to the host is open again. */
const WAKING = ['online', 'pageshow', 'visibilitychange'];
/** Events that name one press: a repeated delivery of it is not passed on. */
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
 * What is left of a token that has just come, by this device's clock where that can be: of a clock that is wrong by
 * more than the token's whole life nothing is learnt.
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
  /** Pushed before the frame could hear: each is answered by it, these too. */
  const early = [];
  let loaded = false;
  /** Without the network browsers show a page of their own in the frame, and leave it there. */
  let begun = false;
  const frame = document.createElement('iframe');
  let origin;
  /** The token that the frame's address holds, and the newest one: a frame that is loaded again begins with the old. */
  let opened;
  let newest;
  let timer;
  let renewAt = Number.POSITIVE_INFINITY;
  let endsAt = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking = false;
  let ended = false;
  let loading;
  /** What the host sets; it reaches the frame by message, never in its address. */
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
        // One listener's fault keeps nothing from the others, nor the frame from its token.
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
  /** @returns whether it is one of the frame's identity, which is then renewed in its time. */
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
   * As of a host that keeps what it minted, or mints under one key: it would be renewed by no longer life. One that
   * was minted earlier and lives longer is a new one.
   */
  const isOld = (token) => {
    if (newest === undefined) return false;
    const [given, held] = [claimsOf(token), claimsOf(newest)];
    return token === newest || (given.iat < held.iat && given.exp <= held.exp);
  };
  const asked = async () => {
    askedAt = Date.now();
    const token = await soon(fetchToken());
    // A host that answers with nothing has not answered.
    if (!claimsOf(token)) throw new TypeError('No token');
    return token;
  };
  const renew = async (attempt) => {
    clearTimeout(timer);
    // Of a frame that was taken out of the page nothing is renewed, until it is put in again.
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
      // Ended, or handed over by the page meanwhile.
      if (ended || newest !== before) return;
      tryAgain(attempt);
    } finally {
      asking = false;
    }
  };
  const tryAgain = (attempt) => {
    // Without a network no attempt is used up; once it is back, the next one follows at once.
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
  /** The token was withdrawn, or had ended when it came; of one that is due a new one is being asked for already. */
  const sooner = () => {
    const now = Date.now();
    if (!isGivenUp() && now < renewAt)
      renewAfter(Math.max(0, Math.min(renewAt, askedAt + LATER_MILLISECONDS) - now));
  };
  const wake = (event) => {
    if (event?.type === 'online' && loaded && !begun && frame.isConnected) open(newest);
    if (fetchToken && Date.now() >= renewAt) void renew(0);
  };

  /** The frame does itself what nobody here listens for. */
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
  /** The frame asks for settings before its load event, and follows its content where the host wants that. */
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
    // Set in the page it would be a step of the history, which leads back to an address without a token.
    const { parentNode, nextSibling } = frame;
    frame.remove();
    frame.src = address.href;
    if (parentNode) parentNode.insertBefore(frame, nextSibling);
    else element.append(frame);
  };
  const failed = () => report('embed.token_fetch_failed', 'error', true);
  const fetchAndOpen = async () => {
    // Whoever mounts the frame listens to it only afterwards.
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

export const version = '1.3.0';
