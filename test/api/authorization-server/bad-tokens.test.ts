import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  base64url,
  CompactEncrypt,
  type CryptoKey,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { type AccessTokenVerifier, createTokenVerifier } from '../../../domain/access/tokens.ts';
import { Problem } from '../../../domain/problems.ts';

const config = { TOKEN_ISSUER: 'https://auth.example.com', AUDIENCE: 'https://api.example.com/v1/partner' };
const ORGANIZATION = randomUUID();
const PRACTITIONER = randomUUID();
let own: { publicKey: CryptoKey; privateKey: CryptoKey };
let other: { publicKey: CryptoKey; privateKey: CryptoKey };
let verifier: AccessTokenVerifier;
let now = new Date();
let asked: string[] = [];

beforeAll(async () => {
  own = await generateKeyPair('RS256', { extractable: true });
  other = await generateKeyPair('RS256', { extractable: true });
  verifier = makeVerifier();
});

const makeVerifier = () =>
  createTokenVerifier({
    config,
    clock: { now: () => now },
    keys: async ({ kid }) => {
      asked.push(kid);
      return kid === 'k1' ? own.publicKey : undefined;
    },
  });

const seconds = () => Math.floor(now.getTime() / 1_000);
const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: config.TOKEN_ISSUER,
  aud: config.AUDIENCE,
  sub: 'client_1',
  client_id: 'client_1',
  org_id: ORGANIZATION,
  scope: 'clinics:read patients:read',
  credential_version: 3,
  jti: randomUUID(),
  iat: seconds(),
  exp: seconds() + 86_400,
  ...changes,
});
const HEADER = { alg: 'RS256', typ: 'at+jwt', kid: 'k1' };
const signed = (payload: JWTPayload = claims(), header: object = {}, key: CryptoKey = own.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ ...HEADER, ...header }).sign(key);
const without = (name: string) => {
  const { [name]: _, ...rest } = claims();
  return signed(rest);
};
const encoded = (value: unknown) => base64url.encode(JSON.stringify(value));
const unsigned = (header: object, payload: unknown = claims()) => `${encoded(header)}.${encoded(payload)}`;
/** The payload is what is signed; the header is replaced, and a valid signature made for both by hand. */
const signedByHand = async (header: object, payload: unknown = claims()) => {
  const text = unsigned(header, payload);
  const signature = await crypto.subtle.sign(
    'RSASSA-PKCS1-v1_5',
    own.privateKey,
    new TextEncoder().encode(text),
  );
  return `${text}.${base64url.encode(new Uint8Array(signature))}`;
};
const changed = async (part: number, change: (text: string) => string) =>
  (await signed())
    .split('.')
    .map((text, index) => (index === part ? change(text) : text))
    .join('.');

/** Of 256 bytes the last character holds two bits, and four that mean nothing. */
const inAnotherSpelling = (text: string): string => {
  const other = { A: 'B', Q: 'R', g: 'h', w: 'x' }[text.at(-1) as string] as string;
  expect(base64url.decode(text.slice(0, -1) + other)).toEqual(base64url.decode(text));
  return text.slice(0, -1) + other;
};

describe('a valid token', () => {
  test('gives its claims', async () => {
    expect(await verifier.verify(`Bearer ${await signed()}`)).toEqual({
      organization_id: ORGANIZATION,
      client_id: 'client_1',
      practitioner_id: null,
      scopes: ['clinics:read', 'patients:read'],
      credential_version: 3,
      issued_at: seconds(),
      expires_at: seconds() + 86_400,
    });
  });

  test('may be delegated, name its scheme in any case, and come from an issuer that says no version', async () => {
    const token = await signed(
      claims({
        practitioner_id: PRACTITIONER.toUpperCase(),
        credential_version: undefined,
        client_id: undefined,
      }),
    );
    const found = await verifier.verify(`bEARER ${token}`);
    expect(found).toMatchObject({
      practitioner_id: PRACTITIONER,
      credential_version: null,
      client_id: 'client_1',
    });
    await verifier.verify(`Bearer ${await signed(claims(), { typ: 'application/at+jwt' })}`);
  });

  test('may come from a clock that is a minute ahead, and may have no scope', async () => {
    await verifier.verify(`Bearer ${await signed(claims({ iat: seconds() + 50, nbf: seconds() + 50 }))}`);
    expect((await verifier.verify(`Bearer ${await signed(claims({ scope: '' }))}`)).scopes).toEqual([]);
  });

  test('is verified once for concurrent requests, and cached until it expires', async () => {
    const fresh = makeVerifier();
    const header = `Bearer ${await signed(claims({ exp: seconds() + 10 }))}`;
    asked = [];
    const found = await Promise.all(Array.from({ length: 50 }, () => fresh.verify(header)));
    expect(new Set(found).size).toBe(1);
    expect(asked).toHaveLength(1);
    await fresh.verify(header);
    expect(asked).toHaveLength(1);
    const then = now;
    now = new Date(now.getTime() + 10_000);
    await expect(fresh.verify(header)).rejects.toMatchObject({ slug: 'unauthorized' });
    now = then;
  });
});

const badTokens: [string, () => string | Promise<string>][] = [
  ['no token at all', () => 'x'],
  ['two parts', () => unsigned(HEADER)],
  ['four parts', async () => `${await signed()}.x`],
  ['algorithm none', () => `${unsigned({ ...HEADER, alg: 'none' })}.`],
  ['algorithm none with a signature', () => `${unsigned({ ...HEADER, alg: 'none' })}.AAAA`],
  ['algorithm None', () => signedByHand({ ...HEADER, alg: 'None' })],
  [
    'HS256 with the public key as its secret',
    async () => {
      const text = unsigned({ ...HEADER, alg: 'HS256' });
      return `${text}.${createHmac('sha256', await exportSPKI(own.publicKey))
        .update(text)
        .digest('base64url')}`;
    },
  ],
  ['algorithm RS512', () => signedByHand({ ...HEADER, alg: 'RS512' })],
  ['algorithm PS256', () => signedByHand({ ...HEADER, alg: 'PS256' })],
  ['another key', () => signed(claims(), {}, other.privateKey)],
  ['an unknown key id', () => signed(claims(), { kid: 'k2' })],
  ['a path as key id', () => signed(claims(), { kid: '../../etc/passwd' })],
  ['SQL as key id', () => signed(claims(), { kid: "' OR 1=1 --" })],
  ['a prototype member as key id', () => signed(claims(), { kid: '__proto__' })],
  ['a number as key id', () => signedByHand({ ...HEADER, kid: 1 })],
  ['no key id', () => signedByHand({ alg: 'RS256', typ: 'at+jwt' })],
  ['a key of its own (jwk)', () => signedByHand({ ...HEADER, jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } })],
  ['a key address (jku)', () => signedByHand({ ...HEADER, jku: 'https://evil.example/keys' })],
  ['a certificate address (x5u)', () => signedByHand({ ...HEADER, x5u: 'https://evil.example/cert' })],
  ['a certificate (x5c)', () => signedByHand({ ...HEADER, x5c: ['AAAA'] })],
  ['a critical extension', () => signedByHand({ ...HEADER, crit: ['exp'], exp: 1 })],
  ['a payload that is not encoded (b64)', () => signedByHand({ ...HEADER, b64: false, crit: ['b64'] })],
  ['compression', () => signedByHand({ ...HEADER, zip: 'DEF' })],
  ['type JWT', () => signed(claims(), { typ: 'JWT' })],
  ['no type', () => signedByHand({ alg: 'RS256', kid: 'k1' })],
  ['the type of an embed token', () => signed(claims(), { typ: 'embed+jwt' })],
  ['the type of a seat token', () => signed(claims(), { typ: 'seat+jwt' })],
  ['a header that is no JSON', () => changed(0, () => base64url.encode('{'))],
  ['a header that is a list', () => signedByHand([])],
  ['a payload that is no JSON', () => changed(1, () => base64url.encode('{'))],
  ['a payload that is a list', () => signedByHand(HEADER, [])],
  ['a changed payload', () => changed(1, () => encoded(claims({ scope: 'patients:write' })))],
  ['a cut signature', () => changed(2, (text) => text.slice(0, -4))],
  ['an empty signature', () => changed(2, () => '')],
  ['a signature whose last character means the same bytes', () => changed(2, inAnotherSpelling)],
  ['a signature with padding', () => changed(2, (text) => `${text}==`)],
  ['another issuer', () => signed(claims({ iss: 'https://evil.example' }))],
  ['the issuer with a slash', () => signed(claims({ iss: `${config.TOKEN_ISSUER}/` }))],
  ['a list of issuers', () => signedByHand(HEADER, { ...claims(), iss: [config.TOKEN_ISSUER] })],
  ['another audience', () => signed(claims({ aud: 'https://api.example.com' }))],
  ['a list of audiences', () => signed(claims({ aud: [config.AUDIENCE] }))],
  ['expired just now', () => signed(claims({ exp: seconds() }))],
  ['expired within the skew', () => signed(claims({ exp: seconds() - 30 }))],
  ['an expiry that is text', () => signedByHand(HEADER, { ...claims(), exp: String(seconds() + 60) })],
  ['an expiry that is null', () => signedByHand(HEADER, { ...claims(), exp: null })],
  ['not yet valid', () => signed(claims({ nbf: seconds() + 120 }))],
  ['issued in the future', () => signed(claims({ iat: seconds() + 120 }))],
  ['issued at a text', () => signedByHand(HEADER, { ...claims(), iat: 'now' })],
  ...['iss', 'aud', 'sub', 'org_id', 'scope', 'jti', 'iat', 'exp'].map(
    (name): [string, () => Promise<string>] => [`without ${name}`, () => without(name)],
  ),
  ['an organization that is no UUID', () => signed(claims({ org_id: 'x' }))],
  ['an organization that is a number', () => signed(claims({ org_id: 5 }))],
  ['a practitioner that is no UUID', () => signed(claims({ practitioner_id: 'x' }))],
  ['a practitioner that is null', () => signed(claims({ practitioner_id: null }))],
  ['a practitioner that is empty', () => signed(claims({ practitioner_id: '' }))],
  ['an empty subject', () => signed(claims({ sub: '' }))],
  ['a subject that is a number', () => signedByHand(HEADER, { ...claims(), sub: 5 })],
  ['a NUL in the subject', () => signed(claims({ sub: 'a\0', client_id: 'a\0' }))],
  ['a client that is not the subject', () => signed(claims({ client_id: 'client_2' }))],
  ['a list of scopes', () => signed(claims({ scope: ['clinics:read'] }))],
  ['a version that is text', () => signed(claims({ credential_version: '3' }))],
  ['a version beyond 32 bits', () => signed(claims({ credential_version: 2 ** 40 }))],
  ['a number as jti', () => signedByHand(HEADER, { ...claims(), jti: 5 })],
  ['more than 8 KB', () => signed(claims({ pad: 'x'.repeat(8_192) }))],
  [
    'an encrypted token',
    () =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims())))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'at+jwt', kid: 'k1' })
        .encrypt(new Uint8Array(32)),
  ],
  ['white space within', async () => (await signed()).replace('.', '. ')],
  ['two tokens', async () => `${await signed()},${await signed()}`],
];

describe('a token is refused, with a challenge that says so, when it is or has', () => {
  test.each(badTokens)('%s', async (_, make) => {
    const outcome = await verifier.verify(`Bearer ${await make()}`).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(Problem);
    const { slug, extensions, headers } = outcome as Problem;
    expect({ slug, extensions, headers }).toEqual({
      slug: 'unauthorized',
      extensions: {},
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    });
  });

  test('a request without a bearer token gets the bare challenge', async () => {
    const token = await signed();
    for (const header of [undefined, '', 'Bearer', token, `Basic ${token}`, `Token ${token}`])
      await expect(verifier.verify(header)).rejects.toMatchObject({
        slug: 'unauthorized',
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
  });

  test('unreadable keys are not reported as a fault of the token', async () => {
    const failing = createTokenVerifier({
      config,
      keys: async () => {
        throw new TypeError('away');
      },
    });
    await expect(failing.verify(`Bearer ${await signed()}`)).rejects.toThrow(TypeError);
  });
});
