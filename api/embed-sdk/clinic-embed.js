// The embed SDK: opens a frame, renews its token, and hands its events to the page. Tokens live in memory only.
import { claimsOf, FROM_FRAME, helloMessage, isFrom, tokenMessage } from './messages.js';

/** A new token is asked for when so much of the old one's life is over. */
const RENEW_AT = 0.75;
const RETRY_MILLISECONDS = [1_000, 5_000, 15_000];
/** Events that name one press: a repeated delivery of it is not passed on. */
const ATTEMPT = ['launchAttemptId', 'requestAttemptId'];

const ownOrigin = () => {
  const source = import.meta.url ?? document.currentScript?.src;
  return source ? new URL(source).origin : undefined;
};
const loadedFrom = ownOrigin();

const addressOf = ({ url, surface, baseUrl = loadedFrom }, token) => {
  if (url) return new URL(url);
  const address = new URL(`/embed/${surface}`, baseUrl);
  address.searchParams.set('token', token);
  return address;
};

export const mount = (element, options) => {
  const { title = 'Clinic', fetchToken } = options;
  const listeners = new Map();
  const attempts = new Set();
  /** Pushed before the frame could hear: each is answered by it, these too. */
  const early = [];
  let loaded = false;
  const frame = document.createElement('iframe');
  let origin;
  let timer;
  let ended = false;

  const emit = (event, payload) => {
    for (const listener of [...(listeners.get(event) ?? []), ...(listeners.get('*') ?? [])])
      listener(payload, event);
  };
  const report = (code, severity, retryable) =>
    emit('error', { message: `The frame's token: ${code}`, code, severity, retryable });

  const post = (message) => {
    if (loaded) frame.contentWindow?.postMessage(message, origin);
    else early.push(message);
  };
  const heard = () => {
    loaded = true;
    for (const message of early.splice(0)) post(message);
  };

  const renewLater = (token) => {
    clearTimeout(timer);
    const claims = claimsOf(token);
    if (!fetchToken || !claims || ended) return;
    const left = claims.exp * 1_000 - Date.now();
    const life = (claims.exp - (claims.iat ?? claims.exp)) * 1_000;
    timer = setTimeout(() => renew(0), Math.max(0, left - life * (1 - RENEW_AT)));
  };
  const renew = async (attempt) => {
    if (ended) return;
    try {
      const token = await fetchToken();
      // A host that answers with nothing has not answered.
      if (!claimsOf(token)) throw new TypeError('No token');
      if (!ended) pushToken(token);
    } catch {
      if (ended) return;
      const wait = RETRY_MILLISECONDS[attempt];
      if (wait === undefined) return report('embed.token_refresh_exhausted', 'error', false);
      report('embed.token_refresh_failed', 'warning', true);
      timer = setTimeout(() => renew(attempt + 1), wait);
    }
  };
  const pushToken = (token) => {
    post(tokenMessage(token));
    renewLater(token);
  };

  const isRepeated = (event, payload) => {
    const name = ATTEMPT.find((one) => payload?.[one] !== undefined);
    if (name === undefined) return false;
    const press = `${event} ${payload[name]}`;
    if (attempts.has(press)) return true;
    attempts.add(press);
    return false;
  };
  const hear = ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin || !isFrom(FROM_FRAME, data)) return;
    const { event, payload } = data;
    if (isRepeated(event, payload)) return;
    if (event === 'ready') {
      heard();
      post(helloMessage());
    }
    emit(event, payload);
  };

  const open = (token) => {
    const address = addressOf(options, token);
    origin = address.origin;
    frame.src = address.href;
    element.append(frame);
    renewLater(token ?? address.searchParams.get('token'));
  };

  frame.onload = heard;
  frame.title = title;
  frame.referrerPolicy = 'origin';
  frame.allow = 'fullscreen';
  frame.style.cssText = 'border:0;width:100%;height:100%;display:block';
  addEventListener('message', hear);
  if (options.url) open();
  else
    new Promise((resolve) => resolve(options.token ?? fetchToken?.())).then(
      (token) => {
        if (ended) return;
        if (token) open(token);
        else report('embed.token_fetch_failed', 'error', true);
      },
      () => report('embed.token_fetch_failed', 'error', true),
    );

  return {
    frame,
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => known.delete(listener);
    },
    updateToken: pushToken,
    destroy() {
      ended = true;
      clearTimeout(timer);
      removeEventListener('message', hear);
      listeners.clear();
      frame.remove();
    },
  };
};

export const version = '1.0.0';
