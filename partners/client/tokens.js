import { ConnectionError, TokenError } from './errors.js';

const RENEWED_BEFORE_MILLISECONDS = 300_000;
const EXCHANGE_MILLISECONDS = 10_000;

/** Seconds of a Retry-After header, or undefined. */
export const retryAfterOf = (headers) => {
  const text = headers.get('retry-after');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
};

const exchange = async (options, practitionerId) => {
  let answer;
  let body;
  try {
    answer = await options.fetch(options.tokenUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': options.userAgent },
      body: JSON.stringify({
        client_id: options.clientId,
        client_secret: options.clientSecret,
        audience: options.audience,
        grant_type: 'client_credentials',
        ...(practitionerId === undefined ? {} : { practitioner_id: practitionerId }),
      }),
      signal: AbortSignal.timeout(EXCHANGE_MILLISECONDS),
    });
    body = await answer.text();
  } catch (error) {
    throw new ConnectionError(error);
  }
  let parsed = {};
  try {
    parsed = JSON.parse(body);
  } catch {
    // A proxy's page: the status says enough.
  }
  if (!answer.ok)
    throw new TokenError(answer.status, parsed.error ?? 'unknown', retryAfterOf(answer.headers));
  // Measured from receipt, because the clocks of two machines differ.
  return {
    token: parsed.access_token,
    renewAt: performance.now() + Math.max(0, parsed.expires_in * 1000 - RENEWED_BEFORE_MILLISECONDS),
  };
};

/** The tokens of one credential, one for each clinician; callers at the same time share one exchange. */
export const createTokens = (options) => {
  const kept = new Map();
  const pending = new Map();
  return {
    /** @param practitionerId undefined stands for the organization. */
    async get(practitionerId) {
      const known = kept.get(practitionerId);
      if (known && performance.now() < known.renewAt) return known.token;
      if (!pending.has(practitionerId))
        pending.set(
          practitionerId,
          exchange(options, practitionerId)
            .then((fresh) => {
              kept.set(practitionerId, fresh);
              return fresh.token;
            })
            .finally(() => pending.delete(practitionerId)),
        );
      return pending.get(practitionerId);
    },
    /** Forgets a token that was refused, unless another caller has fetched a newer one already. */
    forget(practitionerId, token) {
      if (kept.get(practitionerId)?.token === token) kept.delete(practitionerId);
    },
  };
};
