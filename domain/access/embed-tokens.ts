import { randomUUID } from 'node:crypto';
import { type CryptoKey, type JWTPayload, SignJWT } from 'jose';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { type Actor, GAME_TYPES, type GameSeat, SEAT_ROLES } from './actor.ts';
import { CAPABILITIES, type Capability } from './capabilities.ts';
import type { AccessRequest } from './evaluate-access.ts';
import { type Holder, type HolderLimits, holderOf } from './holders.ts';
import {
  type CommonClaims,
  clientOf,
  commonClaimsOf,
  createVerifier,
  invalidToken,
  type TokenVerifier,
  uuidOf,
} from './token-verifier.ts';
import { ALGORITHM, createVerificationKeys } from './verification-keys.ts';

/**
 * Tokens for browsers (specification 5.3, decisions 6.1): embed tokens, and seat tokens of game sessions. They live
 * shortly, grant little, and are pinned to the origins that may frame them. Their audience is their own, so neither
 * tier accepts tokens of the other. The service's own workspace has tokens of another type: they name the session of
 * a direct login instead of a credential, and cannot be framed.
 */
export interface EmbedClaims extends CommonClaims {
  readonly kind: 'embed' | 'seat' | 'practitioner';
  /** The credential that minted the token; null for the service's own workspace. */
  readonly client_id: string | null;
  /** The session of the direct login; null for tokens that a partner can mint. */
  readonly login_session_id: string | null;
  readonly practitioner_id: string;
  readonly capabilities: readonly Capability[];
  readonly origins: readonly string[];
  readonly patient_id: string | null;
  readonly seat: GameSeat | null;
  /** The token holder whose rate window its requests use. Computed once for all of them. */
  readonly counted: Holder;
}

/** What a new token grants. */
export interface EmbedGrant {
  readonly capabilities: readonly Capability[];
  readonly origins: readonly string[];
  readonly patient_id: string | null;
  readonly seat: GameSeat | null;
  readonly ttl_seconds: number;
}

/** The person who is signed in directly, and what the token of the workspace grants. */
export interface WorkspaceGrant {
  readonly organization_id: string;
  readonly practitioner_id: string;
  readonly login_session_id: string;
  readonly capabilities: readonly Capability[];
  readonly patient_id: string | null;
  readonly ttl_seconds: number;
}

export interface EmbedTokens extends TokenVerifier<EmbedClaims> {
  /** Issues a token for the actor, who is a practitioner. It becomes invalid when the actor's credential is rotated. */
  issue(
    actor: Pick<Actor, 'organization_id' | 'client_id' | 'credential_version' | 'practitioner_id'>,
    grant: EmbedGrant,
  ): Promise<{ readonly token: string; readonly expires_at: string }>;
  /**
   * Issues a token for the service's own workspace, pinned to the service's own origin. It expires with the session
   * at the latest.
   */
  issueOwn(grant: WorkspaceGrant): Promise<string>;
  /**
   * The origins that one of our tokens is pinned to, also after it has expired: the host may then frame the page that
   * says so. Empty for any other text, and for tokens of the service's own workspace.
   */
  originsOf(token: string): Promise<readonly string[]>;
}

/**
 * In characters. The longest token has 20 origins with the longest host names; this is below what an HTTP head may
 * hold.
 */
const LARGEST_TOKEN = 12_000;
const TYPES = { embed: 'embed+jwt', seat: 'seat+jwt', practitioner: 'workspace+jwt' } as const;
const kindOf = (type: string): EmbedClaims['kind'] => {
  if (type === TYPES.practitioner) return 'practitioner';
  return type === TYPES.seat ? 'seat' : 'embed';
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

const listOf = (value: unknown): readonly string[] => {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) throw invalidToken(true);
  return value;
};

const seatOf = (payload: JWTPayload): GameSeat => {
  const { game_type, role } = payload;
  if (!isOneOf(GAME_TYPES, game_type) || !isOneOf(SEAT_ROLES, role)) throw invalidToken(true);
  return { game_session_id: uuidOf(payload.game_session_id), game_type, role };
};

/** The credential or the session behind the token; never both. */
const backingOf = (kind: EmbedClaims['kind'], payload: JWTPayload) => {
  const unwanted = kind === 'practitioner' ? payload.client_id : payload.login_session_id;
  if (unwanted !== undefined) throw invalidToken(true);
  return kind === 'practitioner'
    ? { client_id: null, login_session_id: uuidOf(payload.login_session_id) }
    : { client_id: clientOf(payload, payload.client_id), login_session_id: null };
};

const claimsOf = (
  payload: JWTPayload,
  type: string,
  audience: string,
  now: number,
  limits: HolderLimits,
): EmbedClaims => {
  const kind = kindOf(type);
  const claims = {
    ...commonClaimsOf(payload, audience, now),
    ...backingOf(kind, payload),
    kind,
    practitioner_id: uuidOf(payload.practitioner_id),
    capabilities: CAPABILITIES.filter((one) => listOf(payload.capabilities).includes(one)),
    origins: listOf(payload.origins),
    patient_id: payload.patient_id === undefined ? null : uuidOf(payload.patient_id),
    seat: kind === 'seat' ? seatOf(payload) : null,
  };
  return { ...claims, counted: holderOf(claims, limits) };
};

/** A fixed clock: the moment just before the token expired. */
const beforeExpiry = (token: string): Clock => {
  try {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const now = new Date((Number(payload.exp) - 1) * 1_000);
    return { now: () => now };
  } catch {
    return systemClock;
  }
};

interface SigningDependencies {
  readonly config: Pick<Config, 'BASE_URL'>;
  readonly signingKey: () => Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  readonly clock?: Clock;
}

const signerOf =
  ({ config, signingKey, clock = systemClock }: SigningDependencies, audience: string) =>
  async (
    typ: string,
    subject: string,
    claims: JWTPayload,
    ttl_seconds: number,
  ): Promise<{ readonly token: string; readonly expires_at: string }> => {
    const { kid, key } = await signingKey();
    const now = Math.floor(clock.now().getTime() / 1_000);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ, kid })
      .setIssuer(config.BASE_URL)
      .setAudience(audience)
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + ttl_seconds)
      .sign(key);
    return { token, expires_at: new Date((now + ttl_seconds) * 1_000).toISOString() };
  };

interface TokenDependencies extends SigningDependencies {
  readonly config: SigningDependencies['config'] & HolderLimits;
  readonly rows: Rows;
}

export const createEmbedTokens = (dependencies: TokenDependencies): EmbedTokens => {
  const { config, rows, clock = systemClock } = dependencies;
  const audience = `${config.BASE_URL}/api/embed`;
  // The service signs these tokens itself, even if access tokens come from an external issuer.
  const keys = createVerificationKeys({}, rows);
  const form = {
    types: Object.values(TYPES),
    issuer: config.BASE_URL,
    audience,
    required: ['iss', 'aud', 'sub', 'org_id', 'practitioner_id', 'jti', 'iat', 'exp'],
    largest: LARGEST_TOKEN,
    claimsOf: (payload: JWTPayload, type: string, now: number) =>
      claimsOf(payload, type, audience, now, config),
  };

  const sign = signerOf(dependencies, audience);

  return {
    ...createVerifier(form, { keys, clock }),

    async issue({ organization_id, client_id, credential_version, practitioner_id }, grant) {
      if (client_id === null) throw new Error('Only what a credential stands behind mints tokens');
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
      const subject = seat?.role === 'patient' ? patient_id : practitioner_id;
      return sign(TYPES[seat ? 'seat' : 'embed'], subject as string, claims, ttl_seconds);
    },

    async issueOwn({
      organization_id,
      practitioner_id,
      login_session_id,
      capabilities,
      patient_id,
      ttl_seconds,
    }) {
      const claims = {
        org_id: organization_id,
        practitioner_id,
        login_session_id,
        capabilities,
        origins: [new URL(config.BASE_URL).origin],
        ...(patient_id === null ? {} : { patient_id }),
      };
      return (await sign(TYPES.practitioner, practitioner_id, claims, ttl_seconds)).token;
    },

    async originsOf(token) {
      if (token.length > LARGEST_TOKEN) return [];
      const authentic = createVerifier(form, { keys, clock: beforeExpiry(token) });
      return authentic.verifyToken(token).then(
        ({ kind, origins }) => (kind === 'practitioner' ? [] : origins),
        () => [],
      );
    },
  };
};

/**
 * The question that admission answers for each request with the token. A browser may be anywhere, so its address is
 * not checked.
 */
export const accessRequestOf = (claims: EmbedClaims): AccessRequest => ({
  organization_id: claims.organization_id,
  client_id: claims.client_id,
  login_session_id: claims.login_session_id,
  credential_version: claims.credential_version,
  issued_at: claims.issued_at,
  practitioner_id: claims.practitioner_id,
  patient_id: claims.patient_id,
  address: '::',
  framed: true,
  ...claims.counted,
});

export const actorOf = (claims: EmbedClaims): Actor => ({
  kind: claims.kind,
  organization_id: claims.organization_id,
  practitioner_id: claims.practitioner_id,
  client_id: claims.client_id,
  login_session_id: claims.login_session_id,
  credential_version: claims.credential_version,
  scopes: [],
  capabilities: claims.capabilities,
  patient_id: claims.patient_id,
  seat: claims.seat,
});
