import { randomUUID } from 'node:crypto';
import { type CryptoKey, type JWTPayload, SignJWT } from 'jose';
import type { Config } from '../../config.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Rows } from '../data/rows.ts';
import { type Actor, GAME_TYPES, type GameSeat, SEAT_ROLES } from './actor.ts';
import { CAPABILITIES, type Capability } from './capabilities.ts';
import {
  type CommonClaims,
  commonClaimsOf,
  createVerifier,
  refused,
  type TokenVerifier,
  uuidOf,
} from './token-verifier.ts';
import { ALGORITHM, createVerificationKeys } from './verification-keys.ts';

/**
 * Tokens that are safe for a browser (specification 5.3, decisions 6.1): embed tokens and the seat tokens of
 * game sessions. Short-lived, narrow, pinned to the origins that may frame them, and of an audience of their
 * own, so that neither tier takes the other's.
 */
export interface EmbedClaims extends CommonClaims {
  readonly kind: 'embed' | 'seat';
  readonly practitioner_id: string;
  readonly capabilities: readonly Capability[];
  readonly origins: readonly string[];
  readonly patient_id: string | null;
  readonly seat: GameSeat | null;
}

/** What a new token grants. */
export interface EmbedGrant {
  readonly capabilities: readonly Capability[];
  readonly origins: readonly string[];
  readonly patient_id: string | null;
  readonly seat: GameSeat | null;
  readonly ttl_seconds: number;
}

export interface EmbedTokens extends TokenVerifier<EmbedClaims> {
  /** For the actor, who is a practitioner. Rotating the actor's credential ends the new token, too. */
  issue(
    actor: Pick<Actor, 'organization_id' | 'client_id' | 'credential_version' | 'practitioner_id'>,
    grant: EmbedGrant,
  ): Promise<{ readonly token: string; readonly expires_at: string }>;
  /**
   * The origins that a token of ours is pinned to, even once it has expired: the host may then show the
   * frame that says so. Empty for anything else.
   */
  originsOf(token: string): Promise<readonly string[]>;
}

/** 20 origins with the longest host names, signed: below what an HTTP head may hold. */
const LARGEST_TOKEN = 12_000;
const TYPES = { embed: 'embed+jwt', seat: 'seat+jwt' } as const;

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

const listOf = (value: unknown): readonly string[] => {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) throw refused(true);
  return value;
};

const seatOf = (payload: JWTPayload): GameSeat => {
  const { game_type, role } = payload;
  if (!isOneOf(GAME_TYPES, game_type) || !isOneOf(SEAT_ROLES, role)) throw refused(true);
  return { game_session_id: uuidOf(payload.game_session_id), game_type, role };
};

const claimsOf = (payload: JWTPayload, type: string, audience: string, now: number): EmbedClaims => {
  const kind = type === TYPES.seat ? 'seat' : 'embed';
  return {
    ...commonClaimsOf(payload, audience, payload.client_id, now),
    kind,
    practitioner_id: uuidOf(payload.practitioner_id),
    capabilities: CAPABILITIES.filter((one) => listOf(payload.capabilities).includes(one)),
    origins: listOf(payload.origins),
    patient_id: payload.patient_id === undefined ? null : uuidOf(payload.patient_id),
    seat: kind === 'seat' ? seatOf(payload) : null,
  };
};

/** A clock that stands still: just before the token expired. */
const beforeExpiry = (token: string): Clock => {
  try {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const now = new Date((Number(payload.exp) - 1) * 1_000);
    return { now: () => now };
  } catch {
    return systemClock;
  }
};

export const createEmbedTokens = (dependencies: {
  readonly config: Pick<Config, 'BASE_URL'>;
  readonly rows: Rows;
  readonly signingKey: () => Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  readonly clock?: Clock;
}): EmbedTokens => {
  const { config, rows, signingKey, clock = systemClock } = dependencies;
  const audience = `${config.BASE_URL}/api/embed`;
  // Signed by the service itself, even where access tokens come from an external issuer.
  const keys = createVerificationKeys({}, rows);
  const form = {
    types: Object.values(TYPES),
    issuer: config.BASE_URL,
    audience,
    required: ['iss', 'aud', 'sub', 'client_id', 'org_id', 'practitioner_id', 'jti', 'iat', 'exp'],
    largest: LARGEST_TOKEN,
    claimsOf: (payload: JWTPayload, type: string, now: number) => claimsOf(payload, type, audience, now),
  };

  return {
    ...createVerifier(form, { keys, clock }),

    async issue({ organization_id, client_id, credential_version, practitioner_id }, grant) {
      const { kid, key } = await signingKey();
      const now = Math.floor(clock.now().getTime() / 1_000);
      const { capabilities, origins, patient_id, seat, ttl_seconds } = grant;
      const claims = {
        client_id,
        org_id: organization_id,
        practitioner_id,
        ...(credential_version === null ? {} : { credential_version }),
        capabilities,
        origins,
        ...(patient_id === null ? {} : { patient_id }),
        ...seat,
      };
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPES[seat ? 'seat' : 'embed'], kid })
        .setIssuer(config.BASE_URL)
        .setAudience(audience)
        .setSubject(seat?.role === 'patient' ? (patient_id as string) : (practitioner_id as string))
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + ttl_seconds)
        .sign(key);
      return { token, expires_at: new Date((now + ttl_seconds) * 1_000).toISOString() };
    },

    async originsOf(token) {
      if (token.length > LARGEST_TOKEN) return [];
      const authentic = createVerifier(form, { keys, clock: beforeExpiry(token) });
      return authentic.verifyToken(token).then(
        ({ origins }) => origins,
        () => [],
      );
    },
  };
};

export const actorOf = (claims: EmbedClaims): Actor => ({
  kind: claims.kind,
  organization_id: claims.organization_id,
  practitioner_id: claims.practitioner_id,
  client_id: claims.client_id,
  credential_version: claims.credential_version,
  scopes: [],
  capabilities: claims.capabilities,
  patient_id: claims.patient_id,
  seat: claims.seat,
});
