import type { Config } from '../config.ts';
import { SCOPES } from '../platform/access/scopes.ts';

/** RFC 8414. The issuer equals the `iss` of tokens, character by character. */
export const authorizationServerMetadata = (config: Pick<Config, 'TOKEN_ISSUER' | 'AUTH_URL'>) => ({
  issuer: config.TOKEN_ISSUER,
  token_endpoint: `${config.AUTH_URL}/oauth/token`,
  jwks_uri: `${config.AUTH_URL}/.well-known/jwks.json`,
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  scopes_supported: [...SCOPES],
});
