import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { SCOPES } from '../../../domain/access/scopes.ts';
import { type HeaderLines, rawRequest } from '../../interface/raw-request.ts';
import { type Partner, type RunningServer, startServer } from './running-server.ts';

// Many processes start one after the other, which takes long on a busy machine.

let server: RunningServer;
let partner: Partner;
let foreigner: Partner;

beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1/32' });
  [partner, foreigner] = await Promise.all([server.partner(), server.partner()]);
});
afterAll(() => server?.stop());

type Fields = Record<string, unknown>;

let caller = 0;
/** Each call comes from an address of its own (by the trusted proxy), so that only one test is throttled. */
const post = async (body: string | Buffer, headers: Record<string, string> = {}) => {
  caller += 1;
  const response = await fetch(`${server.address}/oauth/token`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${caller % 250}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
};
const asked = (changes: Fields = {}, from: Partner = partner): Fields => ({
  client_id: from.clientId,
  client_secret: from.secret,
  audience: server.config.AUDIENCE,
  grant_type: 'client_credentials',
  ...changes,
});
const exchange = (changes: Fields = {}, from?: Partner, headers = {}) =>
  post(JSON.stringify(asked(changes, from)), headers);
const asForm = (parameters: Fields) => new URLSearchParams(parameters as Record<string, string>).toString();
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const basic = (id: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

describe('a token', () => {
  test('is issued for a JSON body, for a day, with all scopes of the credential', async () => {
    const { status, headers, body } = await exchange();
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 86_400,
      scope: SCOPES.join(' '),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('pragma')).toBe('no-cache');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(decodeProtectedHeader(body.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const claims = decodeJwt(body.access_token);
    expect(claims).toEqual({
      iss: server.config.TOKEN_ISSUER,
      aud: server.config.AUDIENCE,
      sub: partner.clientId,
      client_id: partner.clientId,
      org_id: partner.organizationId,
      scope: SCOPES.join(' '),
      credential_version: 1,
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: (claims.iat as number) + 86_400,
    });
  });

  test('is issued for a form body', async () => {
    expect((await post(asForm(asked()), FORM)).status).toBe(200);
    expect(
      (await post(asForm(asked()), { 'Content-Type': `${FORM['Content-Type']}; charset=UTF-8` })).status,
    ).toBe(200);
  });

  test('is issued to a client that authenticates by the Authorization header', async () => {
    const { client_id, client_secret, ...rest } = asked();
    const headers = basic(partner.clientId, partner.secret);
    expect((await post(JSON.stringify(rest), headers)).status).toBe(200);
    expect((await post(asForm(rest), { ...FORM, ...headers })).status).toBe(200);
    expect((await post(JSON.stringify({ ...rest, client_id }), headers)).status).toBe(200);
    const twice = await post(JSON.stringify({ ...rest, client_secret }), headers);
    expect([twice.status, twice.body.error]).toEqual([400, 'invalid_request']);
  });

  test('has only the requested scopes, in their fixed order', async () => {
    const { status, body } = await exchange({ scope: 'patients:read clinics:read patients:read' });
    expect([status, body.scope]).toEqual([200, 'clinics:read patients:read']);
    expect(decodeJwt(body.access_token).scope).toBe('clinics:read patients:read');
  });

  test('names the practitioner of a delegated exchange, also one who is disabled', async () => {
    for (const practitioner_id of [partner.practitionerId, partner.disabledPractitionerId]) {
      const { status, body } = await exchange({ practitioner_id });
      expect(status).toBe(200);
      expect(decodeJwt(body.access_token).practitioner_id).toBe(practitioner_id);
    }
    const upper = await exchange({ practitioner_id: partner.practitionerId.toUpperCase() });
    expect(decodeJwt(upper.body.access_token).practitioner_id).toBe(partner.practitionerId);
  });

  test('ignores unknown parameters', async () => {
    expect((await exchange({ resource: 'x', depth: { client_id: 1 } })).status).toBe(200);
  });
});

describe('a request that is not well-formed is invalid_request', () => {
  const without = (name: string) => {
    const { [name]: _, ...rest } = asked();
    return JSON.stringify(rest);
  };
  const cases: [string, () => [string | Buffer, Record<string, string>?]][] = [
    ['malformed JSON', () => ['{']],
    ['an empty body', () => ['']],
    ['an array', () => ['[]']],
    ['null', () => ['null']],
    ['a number for a string', () => [JSON.stringify(asked({ client_secret: 5 }))]],
    ['null for a string', () => [JSON.stringify(asked({ practitioner_id: null }))]],
    ['a list of scopes', () => [JSON.stringify(asked({ scope: ['clinics:read'] }))]],
    ['a JSON member twice', () => [JSON.stringify(asked()).replace('{', '{ "scope" : "", "scope":"x",')]],
    [
      'a JSON member twice, once escaped',
      () => [JSON.stringify(asked()).replace('{', '{"\\u0063lient_id":"x",')],
    ],
    ['a form parameter twice', () => [`${asForm(asked())}&scope=a&scope=b`, FORM]],
    ['the body too large', () => [JSON.stringify(asked({ pad: 'x'.repeat(16_384) }))]],
    ['the body far too large', () => [JSON.stringify(asked({ pad: 'x'.repeat(300_000) }))]],
    ['bytes that are not UTF-8', () => [Buffer.from([0x7b, 0xff, 0x7d])]],
    ['another media type', () => [JSON.stringify(asked()), { 'Content-Type': 'text/plain' }]],
    [
      'another charset',
      () => [JSON.stringify(asked()), { 'Content-Type': 'application/json; charset=latin1' }],
    ],
    ['a compressed body', () => [JSON.stringify(asked()), { 'Content-Encoding': 'gzip' }]],
    ['a NUL in the client id', () => [JSON.stringify(asked({ client_id: 'a\0b' }))]],
    ['an empty client secret', () => [JSON.stringify(asked({ client_secret: '' }))]],
    ['no client id', () => [without('client_id')]],
    ['no client secret', () => [without('client_secret')]],
    ['no audience', () => [without('audience')]],
    ['no grant type', () => [without('grant_type')]],
    ['an unknown audience', () => [JSON.stringify(asked({ audience: `${server.config.AUDIENCE}/` }))]],
  ];
  test.each(cases)('%s', async (_, request) => {
    const { status, headers, body, text } = await post(...request());
    expect([status, body.error]).toEqual([400, 'invalid_request']);
    expect(Object.keys(body)).toEqual(['error', 'error_description']);
    expect(text).not.toContain(partner.secret);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  test('two Authorization headers, even when both are right', async () => {
    const { client_id, client_secret, ...rest } = asked();
    const { Authorization } = basic(partner.clientId, partner.secret);
    const tokenFor = (...lines: HeaderLines) =>
      rawRequest(
        server.address,
        'POST',
        '/oauth/token',
        [['Content-Type', 'application/json'], ...lines],
        JSON.stringify(rest),
      );
    expect((await tokenFor(['Authorization', Authorization])).status).toBe(200);
    const twice = await tokenFor(['Authorization', Authorization], ['authorization', Authorization]);
    expect([twice.status, twice.body.error]).toEqual([400, 'invalid_request']);
  });

  test('another grant is unsupported_grant_type, for every caller', async () => {
    const { status, body } = await exchange({ grant_type: 'password', client_secret: 'wrong' });
    expect([status, body.error]).toEqual([400, 'unsupported_grant_type']);
  });
});

describe('a client that cannot be authenticated', () => {
  const stable = ({ status, text, headers }: Awaited<ReturnType<typeof post>>) => ({
    status,
    text,
    headers: [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)),
  });

  test('gets the same answer, byte for byte, whether it exists or not', async () => {
    const wrong = await exchange({ client_secret: 'A'.repeat(43) });
    const unknown = await exchange({ client_id: 'client_000000000000000000000000' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    expect(stable(unknown)).toEqual(stable(wrong));
    // Nor does any other client's secret open it: the credential that is read in its place never counts.
    for (const { secret } of [partner, foreigner])
      expect((await exchange({ client_id: 'client_0', client_secret: secret })).status).toBe(401);
  });

  test('is refused before its audience and practitioner are checked', async () => {
    const { body } = await exchange({
      client_secret: 'wrong',
      audience: 'x',
      practitioner_id: 'x',
      scope: 'x',
    });
    expect(body.error).toBe('invalid_client');
  });

  test('gets a challenge when it used the Authorization header', async () => {
    const rest = JSON.stringify({ audience: server.config.AUDIENCE, grant_type: 'client_credentials' });
    const attempts = [
      basic(partner.clientId, 'wrong'),
      { Authorization: 'Basic !!' },
      { Authorization: 'Bearer x' },
    ];
    for (const headers of attempts) {
      const reply = await post(rest, headers);
      expect([reply.status, reply.body.error]).toEqual([401, 'invalid_client']);
      expect(reply.headers.get('www-authenticate')).toMatch(/^Basic /);
    }
  });

  test('is refused after ten failures a minute from its address, but never with its right secret', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const replies: Awaited<ReturnType<typeof post>>[] = [];
    // Twenty-two failures are more than ten in at least one minute, also when it turns meanwhile.
    while (replies.length < 22) replies.push(await exchange({ client_secret: 'wrong' }, partner, from));
    expect(replies.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
    const throttled = replies.filter(({ status }) => status === 429);
    expect(throttled.length).toBeGreaterThan(0);
    for (const { body, headers } of throttled) {
      expect(body.error).toBe('slow_down');
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect((await exchange({}, partner, from)).status).toBe(200);
    expect((await exchange({ client_secret: 'wrong' }, foreigner, from)).status).toBe(401);
    expect((await exchange({ client_secret: 'wrong' })).status).toBe(401);
    expect((await exchange({ client_id: 'nobody' }, partner, from)).status).toBe(401);
  });

  test('leaves only counts of this minute, under a hash', async () => {
    await server.database.owner.query(
      `insert into token_failures values ('\\x00', now() - interval '2 hours', 3)`,
    );
    const another = await startServer({ DATABASE_URL: server.config.DATABASE_URL });
    try {
      await fetch(`${another.address}/oauth/token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(asked({ client_secret: 'wrong' })),
      });
      const { rows } = await server.database.owner.query(
        `select * from token_failures where minute < now() - interval '1 hour'`,
      );
      expect(rows).toEqual([]);
    } finally {
      await another.stop();
    }
  });
});

describe('access_denied', () => {
  const denied = async (changes: Fields, from?: Partner) => {
    const { status, body, text } = await exchange(changes, from);
    expect([status, body.error]).toEqual([403, 'access_denied']);
    return text;
  };

  test('is a scope that the credential does not hold', async () => {
    const { json } = await server.operator(
      'credentials',
      'issue',
      partner.organizationId,
      '--scopes',
      'clinics:read',
      '--json',
    );
    const narrow = { ...partner, clientId: json.credential.client_id, secret: json.credential.client_secret };
    expect((await exchange({}, narrow)).body.scope).toBe('clinics:read');
    await denied({ scope: 'clinics:read clinics:write' }, narrow);
    await denied({ scope: 'anything' });
  });

  test('is the same answer for a practitioner who is unknown, deleted, foreign or malformed', async () => {
    const ids = [
      '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      partner.deletedPractitionerId,
      foreigner.practitionerId,
      'not-a-uuid',
      '',
      '\0',
    ];
    const answers = await Promise.all(ids.map((practitioner_id) => denied({ practitioner_id })));
    expect(new Set(answers).size).toBe(1);
    await expect(post(asForm(asked({ practitioner_id: '' })), FORM)).resolves.toMatchObject({ status: 403 });
  });

  test('is the answer to delegation while it is off, for every practitioner', async () => {
    const { organizationId, practitionerId } = foreigner;
    await server.operator('delegation', 'off', '--organization', organizationId, '--yes');
    const answers = [practitionerId, 'nobody'].map((practitioner_id) =>
      denied({ practitioner_id }, foreigner),
    );
    expect(new Set(await Promise.all(answers)).size).toBe(1);
    expect((await exchange({}, foreigner)).status).toBe(200);
    await server.operator('delegation', 'on', '--organization', organizationId);
    expect((await exchange({ practitioner_id: practitionerId }, foreigner)).status).toBe(200);
  });
});

describe("an operator's change applies to the next exchange", () => {
  test('a suspended organization is denied, a reinstated one accepted, a revoked one unknown', async () => {
    const other = await server.partner();
    await server.operator('organizations', 'suspend', other.organizationId, '--yes');
    const suspended = await exchange({}, other);
    expect([suspended.status, suspended.body.error]).toEqual([403, 'access_denied']);
    await server.operator('organizations', 'reinstate', other.organizationId);
    expect((await exchange({}, other)).status).toBe(200);
    await server.operator('organizations', 'revoke', other.organizationId, '--yes');
    const revoked = await exchange({}, other);
    expect(revoked.status).toBe(401);
    expect(revoked.text).toBe((await exchange({ client_secret: 'wrong' })).text);
  });

  test('a rotated secret is refused, the new one gives tokens of the next version, a revoked one none', async () => {
    const other = await server.partner();
    const { json } = await server.operator('credentials', 'rotate', other.clientId, '--json', '--yes');
    expect((await exchange({}, other)).status).toBe(401);
    const renewed = { ...other, secret: json.credential.client_secret };
    const { body } = await exchange({}, renewed);
    expect(decodeJwt(body.access_token).credential_version).toBe(2);
    await server.operator('credentials', 'revoke', other.clientId, '--yes');
    expect((await exchange({}, renewed)).body.error).toBe('invalid_client');
  });
});

describe('the rest of the server', () => {
  test('answers 404 and 405 in small JSON', async () => {
    const unknown = await fetch(`${server.address}/oauth/tokens?client_secret=x`);
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: 'not_found', error_description: expect.any(String) },
    ]);
    expect(unknown.headers.get('x-request-id')).toBeTruthy();
    const other = await fetch(`${server.address}/oauth/token`);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
    const posted = await fetch(`${server.address}/.well-known/jwks.json`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${server.address}/.well-known/jwks.json`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${server.address}/constructor`)).status).toBe(404);
  });

  test('logs one line for each exchange, without secrets, tokens, names or unknown client ids', async () => {
    server.logged.length = 0;
    const issued = await exchange({ practitioner_id: partner.practitionerId });
    await exchange({ client_secret: 'canary-secret' });
    await exchange({ client_id: 'canary-client' });
    await exchange({ audience: 'canary-audience', scope: 'canary-scope' });
    await post('{"canary-json');
    const lines = server.logged.map((line) => JSON.parse(line));
    expect(lines.map(({ outcome, client_id }) => [outcome, client_id])).toEqual([
      ['issued', partner.clientId],
      ['invalid_client', partner.clientId],
      ['invalid_client', undefined],
      ['invalid_request', partner.clientId],
      ['invalid_request', undefined],
    ]);
    expect(lines[0].request_id).toBe(issued.headers.get('x-request-id'));
    for (const secret of ['canary', 'Canary', partner.secret, issued.body.access_token, '198.51.100'])
      expect(server.logged.join('')).not.toContain(secret);
  });

  test('answers 503 with Retry-After while the database is unavailable', async () => {
    const away = await startServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    try {
      const response = await fetch(`${away.address}/oauth/token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(asked()),
      });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await response.json()).toMatchObject({ error: 'temporarily_unavailable' });
      expect((await fetch(`${away.address}/.well-known/jwks.json`)).status).toBe(503);
    } finally {
      await away.stop();
    }
  });
});
