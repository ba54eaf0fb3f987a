import { type CryptoKey, createRemoteJWKSet, customFetch, errors, importJWK, type JWK } from 'jose';
import type { Config } from '../../platform/configuration/config.ts';
import { requireNoTransaction } from '../../platform/database/outside-transactions.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { readLimited } from '../../platform/outgoing/read-limited.ts';
import { Problem } from '../problems.ts';

/**
 * Leads from the `kid` of a token to the key that checks it; undefined when no published key has that id.
 * @throws Problem `service-unavailable` when the keys cannot be asked for.
 */
export type VerificationKeys = (header: { alg: string; kid: string }) => Promise<CryptoKey | undefined>;

export const ALGORITHM = 'RS256';

/** How long a process uses the keys it read. Less than half the time between publication and first use. */
export const KEY_CACHE_MS = 20_000;
/** Tokens with invented key ids must not turn into a query each. */
const UNKNOWN_KEY_COOLDOWN_MS = 5_000;

/** The published keys, newest first. `retired_at` is when a key stops being published, set at rotation. */
export const readPublishedKeys = async (rows: Rows): Promise<JWK[]> => {
  const found = await rows.all(sql<{ public_jwk: JWK }>`
    select public_jwk from signing_keys
    where retired_at is null or retired_at > clock_timestamp()
    order by active_from desc, kid`);
  return found.map(({ public_jwk }) => public_jwk);
};

/** The service's own keys, from its database. */
const ownKeys = (rows: Rows): VerificationKeys => {
  let keys = new Map<string, CryptoKey>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    const published = await readPublishedKeys(rows);
    const imported = await Promise.all(
      published.map(async (jwk) => [jwk.kid ?? '', (await importJWK(jwk, ALGORITHM)) as CryptoKey] as const),
    );
    keys = new Map(imported);
    readAt = performance.now();
  };
  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return async ({ kid }) => {
    if (performance.now() - readAt > KEY_CACHE_MS) await refresh();
    if (!keys.has(kid) && performance.now() - readAt > UNKNOWN_KEY_COOLDOWN_MS) await refresh();
    return keys.get(kid);
  };
};

/** An external issuer's set is asked for anew while the one that is known still serves: nobody waits for it. */
const REMOTE_REFRESH_MS = 300_000;
/** How long its keys are believed while it does not answer: its outage shall not at once be ours. */
const REMOTE_BELIEVED_MS = 3_600_000;

/** Sets of keys have some thousand bytes. One without an end would fill the memory before its time is over. */
const LARGEST_SET = 1_000_000;

const fetchSet = async (url: string, options: RequestInit): Promise<Response> => {
  requireNoTransaction('A request for the keys of an issuer');
  const response = await fetch(url, options);
  const text = await readLimited(response.body, LARGEST_SET);
  if (text === undefined) throw new Error('The set of keys is too large');
  return response.ok ? Response.json(JSON.parse(text)) : Response.error();
};

/** Shorter ones are no keys (RFC 7518, 3.3): checking a signature with one is refused as a mistake of ours. */
const SHORTEST_KEY_BITS = 2_048;

const unlessShort = (key: CryptoKey): CryptoKey | undefined =>
  ((key.algorithm as { readonly modulusLength?: number }).modulusLength ?? 0) >= SHORTEST_KEY_BITS
    ? key
    : undefined;

/** The keys of an external issuer. Its set is read again for an unknown id at most every few seconds. */
const remoteKeys = (url: string): VerificationKeys => {
  const keys = createRemoteJWKSet(new URL(url), {
    cooldownDuration: UNKNOWN_KEY_COOLDOWN_MS,
    cacheMaxAge: REMOTE_BELIEVED_MS,
    [customFetch]: fetchSet,
  });
  let askedAt = performance.now();
  return async ({ alg, kid }) => {
    if (performance.now() - askedAt > REMOTE_REFRESH_MS) {
      askedAt = performance.now();
      keys.reload().catch(() => undefined);
    }
    try {
      return unlessShort(await keys({ alg, kid }));
    } catch (error) {
      // Which of several is meant nobody can know; as a rule it is one that is listed twice.
      if (error instanceof errors.JWKSMultipleMatchingKeys)
        for await (const key of error) return unlessShort(key);
      // The set may hold a key of that id that is not made for signing with RS256: no match either.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported)
        return undefined;
      throw new Problem('service-unavailable', {}, { 'Retry-After': '5' });
    }
  };
};

/** Whose tokens the API accepts: the own authorization server's, or those of `TOKEN_JWKS_URL`. */
export const createVerificationKeys = (
  config: Pick<Config, 'TOKEN_JWKS_URL'>,
  rows: Rows,
): VerificationKeys => (config.TOKEN_JWKS_URL ? remoteKeys(config.TOKEN_JWKS_URL) : ownKeys(rows));
