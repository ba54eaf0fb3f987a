import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { exportJWK, generateKeyPair } from 'jose';
import { pino } from 'pino';
import { createAuthorizationServer } from '../../../api/authorization-server/authorization-server.ts';
import { createVerificationKeys } from '../../../domain/access/verification-keys.ts';
import { readConfig } from '../../../platform/configuration/config.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { testEnvironment } from '../../support/environment.ts';
import { eventually } from '../../support/eventually.ts';

/** The issuer that `TOKEN_JWKS_URL` names instead of our own authorization server. */

const ISSUER = 'https://issuer.example/';
const MINUTE = 60_000;
const NO_DATABASE = undefined as never;

let issuer: Server;
let url: string;
let published: string[] = [];
beforeEach(async () => {
  const { publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  published = ['k1'];
  issuer = createServer((_, response) =>
    response.end(JSON.stringify({ keys: published.map((kid) => ({ ...jwk, kid, alg: 'RS256' })) })),
  ).listen(0, '127.0.0.1');
  await once(issuer, 'listening');
  url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/keys`;
});
const stop = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};
afterEach(async () => {
  jest.restoreAllMocks();
  await stop(issuer);
});

/** Replaces what the issuer publishes. */
const answering = (answer: (response: ServerResponse) => void): void => {
  issuer.removeAllListeners('request');
  issuer.on('request', (_, response) => answer(response));
};

const CLOCKS = [Date, performance].map((clock) => ({ clock, now: clock.now.bind(clock) }));
const later = (milliseconds: number): void => {
  for (const { clock, now } of CLOCKS)
    jest.spyOn(clock, 'now').mockImplementation(() => now() + milliseconds);
};
const asked = (kid: string) => ({ alg: 'RS256', kid });

test("the issuer's keys are used for an hour while it does not answer; meanwhile a token with an unknown key is answered 503", async () => {
  const keys = createVerificationKeys({ TOKEN_JWKS_URL: url }, NO_DATABASE);
  expect(await keys(asked('k1'))).toBeDefined();
  expect(await keys(asked('k2'))).toBeUndefined();
  await stop(issuer);
  later(20 * MINUTE);
  expect(await keys(asked('k1'))).toBeDefined();
  await expect(keys(asked('k2'))).rejects.toMatchObject({ slug: 'service-unavailable' });
  later(65 * MINUTE);
  await expect(keys(asked('k1'))).rejects.toMatchObject({ slug: 'service-unavailable' });
});

test('a withdrawn key is no longer accepted', async () => {
  const keys = createVerificationKeys({ TOKEN_JWKS_URL: url }, NO_DATABASE);
  expect(await keys(asked('k1'))).toBeDefined();
  published = ['k2'];
  later(6 * MINUTE);
  await eventually(async () => (await keys(asked('k1'))) === undefined);
  expect(await keys(asked('k2'))).toBeDefined();
});

test('our own token endpoint then issues no tokens, and the metadata names the external issuer', async () => {
  const config = readConfig({ ...testEnvironment(), TOKEN_ISSUER: ISSUER, TOKEN_JWKS_URL: url });
  const app = createAuthorizationServer({
    config,
    database: { ledger: NO_DATABASE, unscoped: NO_DATABASE },
    secrets: createSecrets(config),
    log: pino({ level: 'silent' }),
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refused = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'client_1',
      client_secret: 'secret',
      audience: config.AUDIENCE,
    }),
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    error: 'unsupported_grant_type',
    error_description: `Tokens are issued by ${ISSUER} alone.`,
  });
  const metadata = await (await fetch(`${address}/.well-known/oauth-authorization-server`)).json();
  expect(metadata).toMatchObject({ issuer: ISSUER, jwks_uri: url, grant_types_supported: [] });
  expect(metadata).not.toHaveProperty('token_endpoint');
  await stop(server);
});

test('a key set with an unusable key, or with a repeated one, causes no internal error', async () => {
  const [{ publicKey: first }, { publicKey: short }] = [
    await generateKeyPair('RS256'),
    generateKeyPairSync('rsa', { modulusLength: 1_024 }),
  ];
  const jwk = await exportJWK(first);
  answering((response) =>
    response.end(
      JSON.stringify({
        keys: [
          { ...jwk, kid: 'twice' },
          { ...jwk, kid: 'twice' },
          { ...short.export({ format: 'jwk' }), kid: 'short' },
          { kty: 'RSA', n: '!!', e: 'AQAB', kid: 'rubbish' },
        ],
      }),
    ),
  );
  const keys = createVerificationKeys({ TOKEN_JWKS_URL: url }, NO_DATABASE);
  expect(await keys(asked('twice'))).toBeDefined();
  expect(await keys(asked('short'))).toBeUndefined();
  expect(await keys(asked('rubbish'))).toBeUndefined();
});

test('an endless key set does not fill the memory', async () => {
  let sent = 0;
  answering((response) => {
    const writing = setInterval(() => {
      sent += 1;
      response.write(Buffer.alloc(1_000_000, ' '));
    }, 1);
    response.once('close', () => clearInterval(writing));
  });
  const keys = createVerificationKeys({ TOKEN_JWKS_URL: url }, NO_DATABASE);
  await expect(keys(asked('k1'))).rejects.toMatchObject({ slug: 'service-unavailable' });
  expect(sent).toBeLessThan(100);
});
