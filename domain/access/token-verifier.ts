import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { fromBase64url } from '../../platform/base64url.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { isUuid } from '../../platform/ids.ts';
import { Problem } from '../problems.ts';
import { ALGORITHM, type VerificationKeys } from './verification-keys.ts';

/**
 * The claims that every kind of token has, after the check. Whether the token is still allowed is checked by
 * admission.
 */
export interface CommonClaims {
  readonly organization_id: string;
  /** The clinician that the token acts for; null for the organization. */
  readonly practitioner_id: string | null;
  /** The credential's version at the exchange; null in tokens of an external issuer, which do not have it. */
  readonly credential_version: number | null;
  /** Unix times in seconds. */
  readonly issued_at: number;
  readonly expires_at: number;
}

export interface TokenVerifier<Claims> {
  /**
   * @param authorizationHeader the request's one `Authorization` header.
   * @throws Problem `unauthorized` for anything that is not a valid token of this kind;
   *   `service-unavailable` when the issuer's keys cannot be read.
   */
  verify(authorizationHeader: string | undefined): Promise<Claims>;
  /** Verifies a token without the header around it. */
  verifyToken(token: string): Promise<Claims>;
}

/** The clocks of issuer and API may differ by this much. It never prolongs a token. */
const CLOCK_SKEW_SECONDS = 60;
const CACHED_TOKENS = 10_000;
/** A key that was withdrawn in an emergency is noticed after this time, although its tokens are cached. */
const RECHECK_SECONDS = 300;
/** Headers that bring keys along, or extensions that must be understood. Tokens with one of them are refused. */
const REFUSED_HEADERS = ['jwk', 'jku', 'x5u', 'x5c', 'crit', 'b64', 'zip', 'enc'];

/** The token of an `Authorization` header. */
export const bearerOf = (authorizationHeader: string | undefined): string | undefined =>
  /^bearer +(.*)$/i.exec(authorizationHeader ?? '')?.[1];

export const invalidToken = (given: boolean) =>
  new Problem('unauthorized', {}, { 'WWW-Authenticate': given ? 'Bearer error="invalid_token"' : 'Bearer' });

const secondsOf = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalidToken(true);
  return value;
};

export const textOf = (value: unknown): string => {
  if (typeof value !== 'string' || value === '' || value.length > 512 || !/^[\x20-\x7e]+$/.test(value))
    throw invalidToken(true);
  return value;
};

export const uuidOf = (value: unknown): string => {
  if (!isUuid(value)) throw invalidToken(true);
  return value.toLowerCase();
};

/** The credential that a token was issued for. @throws Problem unauthorized. */
export const clientOf = (payload: JWTPayload, clientId: unknown): string => {
  const client_id = textOf(clientId);
  if (payload.client_id !== undefined && payload.client_id !== client_id) throw invalidToken(true);
  return client_id;
};

/** The claims that every kind of token has. @throws Problem unauthorized. */
export const commonClaimsOf = (payload: JWTPayload, audience: string, now: number): CommonClaims => {
  // RFC 9068 allows several audiences. A token that is also meant for others is refused.
  if (payload.aud !== audience) throw invalidToken(true);
  const version = payload.credential_version;
  if (
    version !== undefined &&
    !(Number.isInteger(version) && (version as number) > 0 && (version as number) < 2 ** 31)
  )
    throw invalidToken(true);
  const issued_at = secondsOf(payload.iat);
  const expires_at = secondsOf(payload.exp);
  if (issued_at > now + CLOCK_SKEW_SECONDS || expires_at <= now) throw invalidToken(true);
  textOf(payload.jti);
  return {
    organization_id: uuidOf(payload.org_id),
    practitioner_id: payload.practitioner_id === undefined ? null : uuidOf(payload.practitioner_id),
    credential_version: version === undefined ? null : (version as number),
    issued_at,
    expires_at,
  };
};

const headerOf = (token: string) => {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw invalidToken(true);
  }
};

const signatureOf = (token: string): { readonly kid: string; readonly typ: string } => {
  const header = headerOf(token);
  const { alg, kid, typ } = header;
  if (alg !== ALGORITHM || typeof kid !== 'string' || kid.length > 200) throw invalidToken(true);
  if (REFUSED_HEADERS.some((name) => Object.hasOwn(header, name))) throw invalidToken(true);
  // RFC 7515, 4.1.9: the prefix `application/` is optional, and letter case does not matter.
  return {
    kid,
    typ: String(typ)
      .toLowerCase()
      .replace(/^application\//, ''),
  };
};

/** One kind of token: its issuer, its audience, and the meaning of its claims. */
export interface TokenForm<Claims extends CommonClaims> {
  /** The `typ` values that its header may have. */
  readonly types: readonly string[];
  readonly issuer: string;
  readonly audience: string;
  readonly required: readonly string[];
  /** The longest token, in characters. */
  readonly largest: number;
  /** @throws Problem unauthorized. */
  readonly claimsOf: (payload: JWTPayload, type: string, now: number) => Claims;
}

const signaturePartOf = (token: string): string => token.slice(token.lastIndexOf('.') + 1);

export const createVerifier = <Claims extends CommonClaims>(
  form: TokenForm<Claims>,
  dependencies: { readonly keys: VerificationKeys; readonly clock?: Clock | undefined },
): TokenVerifier<Claims> => {
  interface Checked {
    readonly token: string;
    readonly claims: Claims;
    readonly recheckAt: number;
  }
  const { keys, clock = systemClock } = dependencies;
  const seconds = () => clock.now().getTime() / 1_000;
  // Checked tokens by signature; as a key the whole token would be hashed at each look-up. A Map keeps the order of
  // insertion, so the first entry is the one used longest ago.
  const checked = new Map<string, Checked>();
  const checking = new Map<string, Promise<Claims>>();

  const check = async (token: string): Promise<Claims> => {
    const { kid, typ } = signatureOf(token);
    if (!form.types.includes(typ)) throw invalidToken(true);
    const key = await keys({ alg: ALGORITHM, kid });
    if (!key) throw invalidToken(true);
    const verified = jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: form.issuer,
      audience: form.audience,
      requiredClaims: [...form.required],
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: clock.now(),
    });
    const { payload } = await verified.catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? invalidToken(true) : error;
    });
    return form.claimsOf(payload, typ, seconds());
  };

  const remember = (token: string, claims: Claims): Claims => {
    checked.set(signaturePartOf(token), { token, claims, recheckAt: seconds() + RECHECK_SECONDS });
    if (checked.size > CACHED_TOKENS) checked.delete(checked.keys().next().value as string);
    return claims;
  };

  /**
   * Returns the claims of a token that was checked before. Only valid tokens are cached, so only the time has to be
   * checked again.
   */
  const recall = (token: string): Claims | undefined => {
    const signature = signaturePartOf(token);
    const known = checked.get(signature);
    if (known?.token !== token) return undefined;
    checked.delete(signature);
    const now = seconds();
    if (known.claims.expires_at <= now) throw invalidToken(true);
    if (known.recheckAt <= now) return undefined;
    checked.set(signature, known);
    return known.claims;
  };

  const verifyToken = async (token: string): Promise<Claims> => {
    const known = recall(token);
    if (known) return known;
    if (token.length > form.largest || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) throw invalidToken(true);
    // The signature covers every character of the other parts.
    if (!fromBase64url(signaturePartOf(token))) throw invalidToken(true);
    let pending = checking.get(token);
    if (!pending) {
      pending = check(token)
        .then((claims) => remember(token, claims))
        .finally(() => checking.delete(token));
      checking.set(token, pending);
    }
    return pending;
  };

  return {
    verifyToken,
    async verify(authorizationHeader) {
      const token = bearerOf(authorizationHeader);
      if (token === undefined) throw invalidToken(false);
      return verifyToken(token);
    },
  };
};
