import type { JWTPayload } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Actor } from './actor.ts';
import type { AccessRequest } from './evaluate-access.ts';
import { splitScope } from './scopes.ts';
import {
  type CommonClaims,
  clientOf,
  commonClaimsOf,
  createVerifier,
  invalidToken,
  type TokenVerifier,
} from './token-verifier.ts';
import type { VerificationKeys } from './verification-keys.ts';

/** The claims of an access token, after the check (decisions 2.1). */
export interface Claims extends CommonClaims {
  readonly client_id: string;
  readonly scopes: readonly string[];
}

const claimsOf = (payload: JWTPayload, audience: string, now: number): Claims => {
  if (typeof payload.scope !== 'string') throw invalidToken(true);
  return {
    ...commonClaimsOf(payload, audience, now),
    client_id: clientOf(payload, payload.sub),
    scopes: Object.freeze(splitScope(payload.scope)),
  };
};

export type AccessTokenVerifier = TokenVerifier<Claims>;

/** Checks the access tokens of the partner tier. */
export const createTokenVerifier = (dependencies: {
  readonly config: Pick<Config, 'TOKEN_ISSUER' | 'AUDIENCE'>;
  readonly keys: VerificationKeys;
  readonly clock?: Clock;
}): AccessTokenVerifier => {
  const { TOKEN_ISSUER, AUDIENCE } = dependencies.config;
  return createVerifier(
    {
      types: ['at+jwt'],
      issuer: TOKEN_ISSUER,
      audience: AUDIENCE,
      required: ['iss', 'aud', 'sub', 'org_id', 'scope', 'jti', 'iat', 'exp'],
      largest: 8_192,
      claimsOf: (payload, _type, now) => claimsOf(payload, AUDIENCE, now),
    },
    dependencies,
  );
};

/** The question that admission answers for each request with the token, from this address. */
export const accessRequestOf = (claims: Claims, address: string): AccessRequest => ({
  organization_id: claims.organization_id,
  client_id: claims.client_id,
  login_session_id: null,
  credential_version: claims.credential_version,
  issued_at: claims.issued_at,
  practitioner_id: claims.practitioner_id,
  patient_id: null,
  address,
  framed: false,
  holder: null,
  holder_limit: null,
});

export const actorOf = (claims: Claims): Actor => ({
  kind: claims.practitioner_id ? 'delegated' : 'organization',
  organization_id: claims.organization_id,
  practitioner_id: claims.practitioner_id,
  client_id: claims.client_id,
  login_session_id: null,
  credential_version: claims.credential_version,
  scopes: claims.scopes,
  capabilities: [],
  patient_id: null,
  seat: null,
});
