import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { createKeyStore } from '../../../api/authorization-server/key-store.ts';
import { createTokenVerifier } from '../../../domain/access/tokens.ts';
import { createVerificationKeys } from '../../../domain/access/verification-keys.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { type Partner, type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let partner: Partner;
beforeAll(async () => {
  server = await startServer();
  partner = await server.partner();
});
afterAll(() => server?.stop());

/** A process that has not read any key yet. */
const freshStore = () => createKeyStore(server.pool, rowsOfPool(server.pool), server.secrets);
const freshVerifier = () => {
  const { config } = server;
  return createTokenVerifier({ config, keys: createVerificationKeys(config, rowsOfPool(server.pool)) });
};
/** The key set as the running server shows it from its cache. */
const shownKids = async () => {
  const response = await fetch(`${server.address}/.well-known/jwks.json`);
  return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
};
const kids = async () => (await freshStore().published()).keys.map(({ kid }) => kid);
const exchange = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: partner.clientId,
      client_secret: partner.secret,
      audience: server.config.AUDIENCE,
      grant_type: 'client_credentials',
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};

test('processes that start together agree on one first key', async () => {
  const stores = Array.from({ length: 4 }, freshStore);
  const signers = await Promise.all(stores.map((store) => store.signingKey()));
  expect(new Set(signers.map(({ kid }) => kid)).size).toBe(1);
  const { rows } = await server.database.owner.query('select * from signing_keys');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0].public_jwk)).not.toContain('"d"');
  expect(rows[0].private_jwk.toString('latin1')).not.toContain('"d"');
});

test('the key set is public, and no cache stores it', async () => {
  const response = await fetch(`${server.address}/.well-known/jwks.json`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { keys } = (await response.json()) as { keys: [object] };
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('a rotated key is published at once, signs a minute later, and the old one stays until its tokens have expired', async () => {
  const before = (await freshStore().signingKey()).kid;
  const oldToken = await exchange(server.address);
  expect(await shownKids()).toEqual([before]);
  const asked = await server.database.owner.query<{ now: Date }>('select clock_timestamp() as now');
  const { kid, active_from } = await freshStore().rotate();
  expect(active_from.getTime() - Number(asked.rows[0]?.now)).toBeGreaterThanOrEqual(60_000);
  expect((await shownKids()).sort()).toEqual([before, kid].sort());
  expect((await freshStore().signingKey()).kid).toBe(before);

  const { rows } = await server.database.owner.query('select retired_at from signing_keys where kid = $1', [
    before,
  ]);
  expect(rows[0].retired_at.getTime() - active_from.getTime()).toBeGreaterThanOrEqual(86_400_000);

  // A verifier that has read the keys already meets the new one without a restart.
  const verifier = freshVerifier();
  await verifier.verify(`Bearer ${oldToken}`);
  // The keys grow older, not one of them younger: a machine that sets its clock back a little changes nothing.
  await server.database.owner.query(
    `update signing_keys set active_from = active_from - interval '2 minutes', retired_at = retired_at - interval '2 minutes'`,
  );
  expect((await freshStore().signingKey()).kid).toBe(kid);
  const another = await startServer({
    DATABASE_URL: server.config.DATABASE_URL,
    TOKEN_ISSUER: server.config.TOKEN_ISSUER,
  });
  try {
    const newToken = await exchange(another.address);
    expect(decodeProtectedHeader(newToken).kid).toBe(kid);
    for (const token of [oldToken, newToken])
      expect(await verifier.verify(`Bearer ${token}`)).toMatchObject({ client_id: partner.clientId });
  } finally {
    await another.stop();
  }

  await server.database.owner.query(
    `update signing_keys set retired_at = now() - interval '1 hour' where kid = $1`,
    [before],
  );
  expect(await kids()).toEqual([kid]);
  await expect(freshVerifier().verify(`Bearer ${oldToken}`)).rejects.toMatchObject({ slug: 'unauthorized' });
});

test('a key that was not retired stays through several rotations', async () => {
  const { kid } = await freshStore().signingKey();
  const before = await kids();
  await freshStore().rotate();
  await freshStore().rotate();
  expect((await freshStore().signingKey()).kid).toBe(kid);
  expect(await kids()).toHaveLength(before.length + 2);
});
