import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as oauth from 'oauth4webapi';
import { SCOPES } from '../../../domain/access/scopes.ts';
import { type Partner, type RunningServer, startServer } from './running-server.ts';

/** A client library that knows nothing of this service, only the RFCs. */
const insecure = { [oauth.allowInsecureRequests]: true };
let server: RunningServer;
let partner: Partner;
let metadata: oauth.AuthorizationServer;

beforeAll(async () => {
  server = await startServer();
  partner = await server.partner();
  const issuer = new URL(server.config.TOKEN_ISSUER);
  const response = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  metadata = await oauth.processDiscoveryResponse(issuer, response);
});
afterAll(() => server?.stop());

const exchange = async (authenticate: oauth.ClientAuth, parameters: Record<string, string> = {}) => {
  const client = { client_id: partner.clientId };
  const asked = { audience: server.config.AUDIENCE, ...parameters };
  const response = await oauth.clientCredentialsGrantRequest(metadata, client, authenticate, asked, insecure);
  return oauth.processClientCredentialsResponse(metadata, client, response);
};

test('the metadata describes the server', () => {
  expect(metadata).toEqual({
    issuer: server.address,
    token_endpoint: `${server.address}/oauth/token`,
    jwks_uri: `${server.address}/.well-known/jwks.json`,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    scopes_supported: [...SCOPES],
  });
});

test('both ways of authentication give a token that the library accepts by RFC 9068', async () => {
  for (const authenticate of [
    oauth.ClientSecretPost(partner.secret),
    oauth.ClientSecretBasic(partner.secret),
  ]) {
    const { access_token } = await exchange(authenticate);
    const request = new Request('http://api.invalid/', {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    const claims = await oauth.validateJwtAccessToken(metadata, request, server.config.AUDIENCE, insecure);
    expect(claims).toMatchObject({ client_id: partner.clientId, org_id: partner.organizationId });
  }
});

test('a refusal is one that the library understands', async () => {
  await expect(exchange(oauth.ClientSecretPost('wrong'))).rejects.toMatchObject({
    error: 'invalid_client',
    status: 401,
  });
  const refused = exchange(oauth.ClientSecretPost(partner.secret), { scope: 'nothing' });
  await expect(refused).rejects.toMatchObject({ error: 'access_denied', status: 403 });
});
