import { TokenError } from './errors.js';

const RENEWED_BEFORE_MILLISECONDS = 300_000;
const EXCHANGE_MILLISECONDS = 10_000;
/** After a renewal that failed, the old token is used for so long before the next one. */
const PAUSE_MILLISECONDS = 10_000;

/** Seconds of a Retry-After header, or undefined. */
export const retryAfterOf = (headers) => {
  const text = headers.get('retry-after');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
};

const bodyOf = async (answer) => {
  try {
    return JSON.parse(await answer.text());
  } catch {
    // A proxy's page: the status says enough.
    return {};
  }
};

/** What the server says of its refusal, without the secret: a server of another kind might repeat what it was sent. */
const detailOf = ({ detail, error_description = detail }, { clientSecret }) =>
  typeof error_description === 'string' && !error_description.includes(clientSecret)
    ? error_description
    : undefined;

const exchange = async (options, practitionerId) => {
  const answer = await options.fetch(options.tokenUrl, {
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
  const body = await bodyOf(answer);
  const { access_token: token, expires_in: seconds, error: code = 'unknown' } = body;
  const { status, headers } = answer;
  if (!answer.ok)
    throw new TokenError({
      status,
      code,
      detail: detailOf(body, options),
      retryAfter: retryAfterOf(headers),
    });
  if (typeof token !== 'string' || !Number.isFinite(seconds)) throw new Error('The answer has no token');
  // Measured from receipt, because the clocks of two machines differ.
  const now = performance.now();
  const life = seconds * 1000;
  // A token that lives shorter than ten minutes serves for half of its life.
  const used = Math.max(life - RENEWED_BEFORE_MILLISECONDS, life / 2);
  return { token, renewAt: now + used, endsAt: now + life };
};

const isTemporary = (error) => !(error instanceof TokenError) || error.status === 429 || error.status >= 500;

/** The tokens of one credential, one for each clinician; callers at the same time share one exchange. */
export const createTokens = (options) => {
  const kept = new Map();
  const pending = new Map();
  const renew = async (practitionerId) => {
    const old = kept.get(practitionerId);
    try {
      const fresh = await exchange(options, practitionerId);
      kept.set(practitionerId, fresh);
      return fresh.token;
    } catch (error) {
      const now = performance.now();
      if (!isTemporary(error) || old === undefined || old !== kept.get(practitionerId) || now >= old.endsAt)
        throw error;
      old.renewAt = now + PAUSE_MILLISECONDS;
      return old.token;
    } finally {
      pending.delete(practitionerId);
    }
  };
  return {
    /**
     * @param practitionerId undefined stands for the organization.
     * @throws TokenError, or what `fetch` throws.
     */
    async get(practitionerId) {
      const known = kept.get(practitionerId);
      if (known && performance.now() < known.renewAt) return known.token;
      if (!pending.has(practitionerId)) pending.set(practitionerId, renew(practitionerId));
      return pending.get(practitionerId);
    },
    /** Forgets a token that was refused, unless another caller has fetched a newer one already. */
    forget(practitionerId, token) {
      if (kept.get(practitionerId)?.token === token) kept.delete(practitionerId);
    },
  };
};
