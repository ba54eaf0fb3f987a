import { type CryptoKey, createRemoteJWKSet, customFetch, errors, importJWK, type JWK } from 'jose';
import type { Config } from '../../platform/configuration/config.ts';
import { requireNoTransaction } from '../../platform/database/outside-transactions.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { readLimited } from '../../platform/outgoing/read-limited.ts';
import { Problem } from '../problems.ts';

/**
 * Finds the key that checks a token by the token's `kid`; undefined when no published key has that id.
 * @throws Problem `service-unavailable` when the keys cannot be read.
 */
export type VerificationKeys = (header: { alg: string; kid: string }) => Promise<CryptoKey | undefined>;

export const ALGORITHM = 'RS256';

/** How long a process uses the keys it has read. It is less than half of the time between publication and first use. */
export const KEY_CACHE_MS = 20_000;
/** Shortest time between queries for unknown key ids, so that tokens with invented ids do not cause a query each. */
const UNKNOWN_KEY_COOLDOWN_MS = 5_000;

/** The published keys, newest first. `retired_at`, set at rotation, is when a key stops being published. */
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

/**
 * After this time an external issuer's key set is read again in the background; requests use the known set meanwhile.
 */
const REMOTE_REFRESH_MS = 300_000;
/** How long the known keys are used while the issuer does not answer. Its outage must not become ours at once. */
const REMOTE_BELIEVED_MS = 3_600_000;

/** In bytes. Key sets have some thousand bytes; an endless answer would fill the memory before its timeout. */
const LARGEST_SET = 1_000_000;

const fetchSet = async (url: string, options: RequestInit): Promise<Response> => {
  requireNoTransaction('A request for the keys of an issuer');
  const response = await fetch(url, options);
  const text = await readLimited(response.body, LARGEST_SET);
  if (text === undefined) throw new Error('The set of keys is too large');
  return response.ok ? Response.json(JSON.parse(text)) : Response.error();
};

/** Shorter keys are invalid (RFC 7518, 3.3). The library would report such a key as our own mistake. */
const SHORTEST_KEY_BITS = 2_048;

const unlessShort = (key: CryptoKey): CryptoKey | undefined =>
  ((key.algorithm as { readonly modulusLength?: number }).modulusLength ?? 0) >= SHORTEST_KEY_BITS
    ? key
    : undefined;

/** The keys of an external issuer. For an unknown id the set is read again, but at most every few seconds. */
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
      // Several keys match, and it is unknown which one is meant. Usually one key is listed twice.
      if (error instanceof errors.JWKSMultipleMatchingKeys)
        for await (const key of error) return unlessShort(key);
      // The set has a key of that id that cannot sign with RS256. That is no match either.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported)
        return undefined;
      throw new Problem('service-unavailable', {}, { 'Retry-After': '5' });
    }
  };
};

/**
 * The keys of the issuer whose tokens the API accepts: its own authorization server, or the one at `TOKEN_JWKS_URL`.
 */
export const createVerificationKeys = (
  config: Pick<Config, 'TOKEN_JWKS_URL'>,
  rows: Rows,
): VerificationKeys => (config.TOKEN_JWKS_URL ? remoteKeys(config.TOKEN_JWKS_URL) : ownKeys(rows));
