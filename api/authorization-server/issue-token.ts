import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { SCOPES, splitScope } from '../../domain/access/scopes.ts';
import { ALGORITHM } from '../../domain/access/verification-keys.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { invalidClient, type PresentedCredentials, presentedCredentials } from './client-credentials.ts';
import type { FailureThrottle } from './failure-throttle.ts';
import type { KeyStore } from './key-store.ts';
import type { Parameters } from './read-parameters.ts';
import { accessDenied, invalidRequest, TokenError } from './token-error.ts';

/** Specification 5: an access token lives 24 hours. */
const TOKEN_LIFE_SECONDS = 86_400;

export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

export interface TokenIssuerDependencies {
  readonly config: Pick<Config, 'TOKEN_ISSUER' | 'TOKEN_JWKS_URL' | 'AUDIENCE'>;
  readonly rows: Rows;
  readonly secrets: Secrets;
  readonly keys: KeyStore;
  readonly throttle: FailureThrottle;
  readonly clock: Clock;
}

export interface TokenRequest {
  readonly parameters: Parameters;
  readonly authorization: string | undefined;
  readonly address: string;
  /** Called once the client is known to exist: only then may its id be logged. */
  readonly known: (clientId: string) => void;
}

interface Credential {
  readonly known: boolean;
  readonly client_id: string;
  readonly organization_id: string;
  readonly secret_hash: Buffer;
  readonly scopes: string[];
  readonly version: number;
  readonly revoked: boolean;
  readonly organization_status: 'active' | 'suspended' | 'revoked';
  readonly delegation_enabled: boolean;
  readonly practitioner_found: boolean;
}

/**
 * All facts of the decision, in one statement. For a client that does not exist it reads another credential, marked
 * as not `known`, so that the response time does not tell whether the client exists.
 */
const findCredential = (rows: Rows, clientId: string, practitionerId: string | null) =>
  rows.first(sql<Credential>`
    with lookup as materialized (
      select (select client_id from credentials where client_id = ${clientId}) as requested,
             (select client_id from credentials order by client_id limit 1) as stand_in)
    select l.requested is not null as known, c.client_id, c.organization_id, c.secret_hash, c.scopes, c.version,
           c.revoked_at is not null as revoked, o.status as organization_status, o.delegation_enabled,
           exists (select from practitioners p
                   where p.organization_id = c.organization_id and p.id = ${practitionerId}::uuid
                     and p.deleted_at is null) as practitioner_found
    from lookup l join credentials c on c.client_id = coalesce(l.requested, l.stand_in)
    join organizations o on o.id = c.organization_id`);

const requireGrant = (parameters: Parameters): void => {
  const grant = parameters.get('grant_type');
  if (!grant) throw invalidRequest('grant_type is missing.');
  if (grant !== 'client_credentials')
    throw new TokenError('unsupported_grant_type', 'Only client_credentials is supported.');
};

const requireAudience = (parameters: Parameters, expected: string): void => {
  const audience = parameters.get('audience');
  if (!audience) throw invalidRequest('audience is missing.');
  if (audience !== expected) throw invalidRequest('audience is not known here.');
};

/** The scopes of the token: the requested ones, or all that the credential holds. */
const grantedScopes = (requested: string | undefined, held: readonly string[]): string[] => {
  const wanted = splitScope(requested ?? '');
  if (wanted.some((scope) => !held.includes(scope)))
    throw accessDenied('A requested scope is not granted to this client.');
  return SCOPES.filter((scope) => (wanted.length > 0 ? wanted : held).includes(scope));
};

/** Replaces a hash under an older key by one under the newest when the secret is used. */
const rehash = async (
  { rows, secrets }: TokenIssuerDependencies,
  { client_id, secret_hash }: Credential,
  secret: string,
): Promise<void> => {
  const newest = secrets.keyedHash('client-secret', secret);
  if (secrets.sameHash(newest, secret_hash)) return;
  await rows.all(sql`
    update credentials set secret_hash = ${newest} where client_id = ${client_id} and secret_hash = ${secret_hash}`);
};

const sign = async (
  { config, keys, clock }: TokenIssuerDependencies,
  credential: Credential,
  scope: string,
  practitionerId: string | null,
): Promise<string> => {
  const { kid, key } = await keys.signingKey();
  const now = Math.floor(clock.now().getTime() / 1_000);
  const claims = {
    client_id: credential.client_id,
    org_id: credential.organization_id,
    scope,
    credential_version: credential.version,
    ...(practitionerId === null ? {} : { practitioner_id: practitionerId }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid })
    .setIssuer(config.TOKEN_ISSUER)
    .setAudience(config.AUDIENCE)
    .setSubject(credential.client_id)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFE_SECONDS)
    .sign(key);
};

export type IssueToken = (request: TokenRequest) => Promise<TokenAnswer>;

/** The client-credentials exchange (specification 5, decisions 2.2), step by step in its fixed order. */
export const createTokenIssuer = (dependencies: TokenIssuerDependencies): IssueToken => {
  const { config, rows, secrets, throttle } = dependencies;
  const nobody = secrets.keyedHash('client-secret', randomUUID());

  const refuse = async (presented: PresentedCredentials, address: string): Promise<never> => {
    const wait = await throttle.failed(address, presented.clientId);
    if (wait !== undefined)
      throw new TokenError('slow_down', 'Too many failed attempts. Retry later.', {
        'Retry-After': String(wait),
      });
    throw invalidClient(presented.byHeader);
  };

  return async ({ parameters, authorization, address, known }) => {
    requireGrant(parameters);
    // The API would refuse a token that is signed here, and its holder would request new ones for ever.
    if (config.TOKEN_JWKS_URL)
      throw new TokenError('unsupported_grant_type', `Tokens are issued by ${config.TOKEN_ISSUER} alone.`);
    const presented = presentedCredentials(authorization, parameters);
    const requested = parameters.get('practitioner_id');
    const practitionerId = isUuid(requested) ? requested.toLowerCase() : null;

    const found = await findCredential(rows, presented.clientId, practitionerId);
    const credential = found?.known ? found : undefined;
    if (credential) known(credential.client_id);
    // An unknown client costs one comparison too.
    const matches = secrets.isKeyedHash('client-secret', presented.secret, credential?.secret_hash ?? nobody);
    if (!credential || !matches) return refuse(presented, address);

    requireAudience(parameters, config.AUDIENCE);
    if (credential.revoked || credential.organization_status === 'revoked') return refuse(presented, address);
    if (credential.organization_status === 'suspended') throw accessDenied('The organization is suspended.');
    const scope = grantedScopes(parameters.get('scope'), credential.scopes).join(' ');
    // An empty one counts as sent: without it the token would see the whole organization.
    if (requested !== undefined) {
      if (!credential.delegation_enabled)
        throw accessDenied('Delegation is not enabled for this organization.');
      if (practitionerId === null || !credential.practitioner_found)
        throw accessDenied('practitioner_id names no practitioner of this organization.');
    }
    await rehash(dependencies, credential, presented.secret);
    return {
      access_token: await sign(dependencies, credential, scope, practitionerId),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_SECONDS,
      scope,
    };
  };
};
