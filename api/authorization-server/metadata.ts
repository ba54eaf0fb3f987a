import { SCOPES } from '../../domain/access/scopes.ts';
import type { Config } from '../../platform/configuration/config.ts';

/**
 * The metadata of RFC 8414. The issuer equals the `iss` of tokens, character by character. If an external issuer is
 * configured, the metadata names where its tokens are checked, because this server issues none.
 */
export const authorizationServerMetadata = (
  config: Pick<Config, 'TOKEN_ISSUER' | 'TOKEN_JWKS_URL' | 'AUTH_URL'>,
) => ({
  issuer: config.TOKEN_ISSUER,
  ...(config.TOKEN_JWKS_URL ? {} : { token_endpoint: `${config.AUTH_URL}/oauth/token` }),
  jwks_uri: config.TOKEN_JWKS_URL ?? `${config.AUTH_URL}/.well-known/jwks.json`,
  grant_types_supported: config.TOKEN_JWKS_URL ? [] : ['client_credentials'],
  response_types_supported: [],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  scopes_supported: [...SCOPES],
});
