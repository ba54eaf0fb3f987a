import { ConnectionError, ProblemError, ResyncNeeded, TokenError } from './errors.js';
import { OPERATIONS } from './operations.js';
import { createTokens, retryAfterOf } from './tokens.js';

export { ConnectionError, ProblemError, ResyncNeeded, TokenError, WebhookError } from './errors.js';
export { verifyWebhook } from './webhooks.js';

export const VERSION = '1.14.0';

const WAIT_SECONDS = 20;
const RETRIES = 4;
const CONFLICT_WAITS = [1, 2, 4];
const OVER = 'The time is over';
const RESYNCED = ['listClinics', 'listPractitioners', 'listPatients', 'listAppointments'];

const waitFor = (seconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });

/** The promise, unless the time is over or the caller gives up first. What it waits for goes on for others. */
const within = async (promise, milliseconds, signal) => {
  const limit = new AbortController();
  const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
  const over = waitFor(milliseconds / 1000, either).then(() => {
    throw new Error(OVER);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    limit.abort();
    over.catch(() => undefined);
  }
};

const backoff = (failures) => Math.random() * Math.min(4, 0.5 * 2 ** failures);

const addressOf = (baseUrl, template, { path = {}, query = {} }) => {
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => {
    const value = path[name];
    // An empty value, `.` or `..` would call another operation.
    if (value === undefined || /^\.{0,2}$/.test(String(value)))
      throw new TypeError(`path.${name} is missing`);
    return encodeURIComponent(value);
  });
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${filled}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  return url;
};

const numberOf = (headers, name) => {
  const text = headers.get(name);
  return text === null ? undefined : Number(text);
};

const rateOf = (headers) => ({
  minute: {
    remaining: numberOf(headers, 'x-ratelimit-minute-remaining'),
    reset: headers.get('x-ratelimit-minute-reset') ?? undefined,
  },
  hour: {
    remaining: numberOf(headers, 'x-ratelimit-hour-remaining'),
    reset: headers.get('x-ratelimit-hour-reset') ?? undefined,
  },
});

const problemOf = (text, status) => {
  try {
    const problem = JSON.parse(text);
    if (problem !== null && typeof problem === 'object') return problem;
  } catch {
    // Not of the service: a proxy's page.
  }
  return { title: 'The answer is not a problem document', status };
};

/** How many seconds to wait before the next attempt; undefined gives up. `tried` counts what came so far. */
const waitBeforeNext = (error, tried) => {
  if (error instanceof ConnectionError) return backoff(tried.faults++);
  const { status, retryAfter } = error;
  if (status === 500) return tried.errors++ === 0 ? backoff(0) : undefined;
  if (status === 503 || status === 429)
    return retryAfter === undefined ? backoff(tried.faults++) : retryAfter + Math.random();
  if (error.slug === 'idempotency-conflict') return CONFLICT_WAITS[tried.conflicts++];
  if (status === 401 && error instanceof ProblemError) return tried.tokens++ === 0 ? 0 : undefined;
  return undefined;
};

/**
 * Whether the attempts of a call are used up. Connection faults are repeated as long as the call has time, unless the
 * caller limits them too. A token that was refused is replaced in any case.
 */
const isUsedUp = (error, tried, retries) => {
  if (error.status === 401) return false;
  if (retries === undefined && error instanceof ConnectionError) return false;
  return tried.repeated++ >= (retries ?? RETRIES);
};

const readAnswer = async (answer, bytes, requestId) => {
  const { headers } = answer;
  const about = {
    status: answer.status,
    requestId,
    etag: headers.get('etag') ?? undefined,
    location: headers.get('location') ?? undefined,
    replayed: headers.get('idempotent-replayed') === 'true',
    rate: rateOf(headers),
    retryAfter: retryAfterOf(headers),
  };
  if (bytes) return { ...about, data: answer.body, type: headers.get('content-type') };
  const text = await answer.text();
  const { data = null, meta } = text === '' ? {} : JSON.parse(text);
  return { ...about, data, meta };
};

const inAPage = () => typeof window !== 'undefined' && typeof document !== 'undefined';

/** `localhost:8080` is a URL too, of the scheme `localhost`. */
const isAddress = (text) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** @param options address and credential; see index.d.ts. */
export const createClinic = (options) => {
  if (inAPage()) throw new Error('clinic-partner holds a secret: use it on your server, never in a page');
  for (const name of ['baseUrl', 'tokenUrl', 'clientId', 'clientSecret', 'audience'])
    if (typeof options[name] !== 'string' || options[name] === '') throw new TypeError(`${name} is missing`);
  for (const name of ['baseUrl', 'tokenUrl'])
    if (!isAddress(options[name]))
      throw new TypeError(`${name} is no address: it begins with https:// or http://`);
  const settings = {
    timeoutSeconds: 30,
    fetch: (...request) => globalThis.fetch(...request),
    onAttempt() {},
    userAgent: `clinic-partner/${VERSION}`,
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  };
  return clinicOf(settings, createTokens(settings));
};

/**
 * Sends one request.
 * @param explain asks the service what became of a request, by its id.
 * @returns the answer or the error, and what was seen of it.
 */
const sendOnce = async (settings, call, token, milliseconds, explain) => {
  const { method, url, headers, body, bytes, idempotencyKey, signal } = call;
  // Only the start of a stream is limited in time, so the timer is stopped by hand.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(OVER)), milliseconds);
  const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
  const seen = {};
  try {
    const request = { method, headers: { ...headers, Authorization: `Bearer ${token}` }, body };
    let answer = await settings.fetch(url, { ...request, redirect: 'manual', signal: either });
    seen.status = answer.status;
    seen.requestId = answer.headers.get('x-request-id') ?? undefined;
    // The link of a download carries its own right; the token is not for it.
    if (bytes && answer.status === 302) {
      const link = new URL(answer.headers.get('location'), url);
      await answer.body?.cancel();
      const { Range } = headers;
      answer = await settings.fetch(link, { headers: Range ? { Range } : {}, signal: either });
    }
    if (answer.ok || answer.status === 304)
      return { seen, answer: await readAnswer(answer, bytes, seen.requestId) };
    const error = new ProblemError({
      problem: problemOf(await answer.text(), answer.status),
      status: answer.status,
      requestId: seen.requestId,
      idempotencyKey,
      retryAfter: retryAfterOf(answer.headers),
      explain: () => explain(seen.requestId),
    });
    return { seen, error };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    return { seen, error: new ConnectionError(error, idempotencyKey) };
  } finally {
    clearTimeout(timer);
  }
};

/** Performs a call with as many attempts as help within its time. */
const createSender = (settings, tokens, practitionerId, explain) => {
  const tokenFor = async ({ idempotencyKey, signal }, until) => {
    try {
      return { token: await within(tokens.get(practitionerId), until - performance.now(), signal) };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      // Callers at the same time share the error of an exchange, and have keys of their own.
      if (error instanceof TokenError) return { error: new TokenError({ ...error, idempotencyKey }) };
      return { error: new ConnectionError(error, idempotencyKey) };
    }
  };

  /** @param until when all attempts end, by `performance.now()`. */
  const attempt = async (call, number, each, until) => {
    const { token, error: noToken } = await tokenFor(call, until);
    if (noToken) return { error: noToken };
    const milliseconds = Math.max(1, Math.min(each, until - performance.now()));
    const began = performance.now();
    const { seen, answer, error } = await sendOnce(settings, call, token, milliseconds, explain);
    settings.onAttempt({
      operationId: call.operationId,
      status: seen.status,
      durationMs: Math.round(performance.now() - began),
      requestId: seen.requestId,
      attempt: number,
    });
    if (error?.status === 401) tokens.forget(practitionerId, token);
    return { answer, error };
  };

  const perform = async (call, waitSeconds) => {
    const until = performance.now() + (settings.timeoutSeconds + waitSeconds) * 1000;
    // Half of the time, so that an answer that never comes leaves time for another attempt.
    const each = (settings.timeoutSeconds / 2 + waitSeconds) * 1000;
    const tried = { faults: 0, errors: 0, conflicts: 0, tokens: 0, repeated: 0 };
    for (let number = 1; ; number++) {
      const { answer, error } = await attempt(call, number, each, until);
      if (!error) return answer;
      if (isUsedUp(error, tried, settings.retries)) throw error;
      const wait = waitBeforeNext(error, tried);
      if (wait === undefined || performance.now() + wait * 1000 >= until) throw error;
      await waitFor(wait, call.signal);
    }
  };
  return perform;
};

/** One call of an operation, as it is sent. */
const callOf = (
  { baseUrl, userAgent },
  operationId,
  input,
  { idempotencyKey, ifMatch, ifNoneMatch, range, signal },
) => {
  const [method, template, flags] = OPERATIONS[operationId];
  const key = flags.includes('k') ? (idempotencyKey ?? crypto.randomUUID()) : undefined;
  const headers = { 'User-Agent': userAgent };
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (key !== undefined) headers['Idempotency-Key'] = key;
  if (ifMatch !== undefined) headers['If-Match'] = ifMatch;
  if (ifNoneMatch !== undefined) headers['If-None-Match'] = ifNoneMatch;
  if (range !== undefined) headers.Range = range;
  return {
    operationId,
    method,
    url: addressOf(baseUrl, template, input),
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    bytes: flags.includes('f'),
    idempotencyKey: key,
    signal,
  };
};

/** What reads more than one page. @param clinic its methods, by operation. */
const readingOf = (clinic) => {
  async function* each(operationId, input = {}, { signal } = {}) {
    if (!OPERATIONS[operationId]?.[2].includes('l')) throw new TypeError(`${operationId} is not a list`);
    let cursor;
    do {
      const page = await clinic[operationId]({ ...input, query: { ...input.query, cursor } }, { signal });
      yield* page.data;
      cursor = page.meta.pagination.next_cursor;
    } while (cursor !== null && cursor !== undefined);
  }

  /** One page of the feed. A service that is away is asked again until it is there, or the signal stops it. */
  const nextEvents = async (query, signal) => {
    for (let failures = 0; ; failures++)
      try {
        return await clinic.listEvents({ query }, { signal });
      } catch (error) {
        if (error.slug === 'events-expired') throw new ResyncNeeded(null, error.problem.latest_sequence);
        const away = error instanceof ConnectionError || error.status >= 500 || error.status === 429;
        if (!away) throw error;
        await waitFor(error.retryAfter ?? backoff(failures), signal);
      }
  };

  async function* follow({ from, types, includeClinicianContent, signal } = {}) {
    const wanted = types && [...new Set([...types, 'feed.restored'])].join(',');
    let next = from === undefined || from === null ? undefined : from + 1;
    for (;;) {
      const { data, meta, retryAfter } = await nextEvents(
        {
          sequence_from: next,
          types: wanted,
          include_clinician_content: includeClinicianContent,
          wait_seconds: WAIT_SECONDS,
        },
        signal,
      );
      for (const event of data) {
        if (event.type === 'feed.restored') throw new ResyncNeeded(event.data.resync_from, event.sequence);
        yield event;
      }
      next = (meta.pagination.has_more ? data.at(-1).sequence : meta.latest_sequence) + 1;
      if (data.length === 0 && retryAfter !== undefined) await waitFor(retryAfter, signal);
    }
  }

  async function* resync(since, { lists = RESYNCED, signal } = {}) {
    for (const list of lists) {
      const showsDeleted = OPERATIONS[list]?.[2].includes('d');
      const query = { limit: 100, updated_since: since ?? undefined };
      if (showsDeleted) query.include_deleted = true;
      for await (const record of each(list, { query }, { signal })) yield { list, record };
    }
  }

  return { each, follow, resync };
};

// Longer than 300 lines: whoever uses the client reads in one file what a call does.

/** The methods of an organization, or of one of its clinicians. */
const clinicOf = (settings, tokens, practitionerId) => {
  const explain = (id) => clinic.getRequest({ path: { id } }).then(({ data }) => data);
  const perform = createSender(settings, tokens, practitionerId, explain);
  const methodOf =
    (operationId) =>
    async (input = {}, options = {}) =>
      perform(callOf(settings, operationId, input, options), Number(input.query?.wait_seconds ?? 0));
  const clinic = {
    ...Object.fromEntries(Object.keys(OPERATIONS).map((operationId) => [operationId, methodOf(operationId)])),
    as: (id) => clinicOf(settings, tokens, id),
  };
  return Object.assign(clinic, readingOf(clinic));
};
