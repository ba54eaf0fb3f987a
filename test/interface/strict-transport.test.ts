import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

/** Whoever came by https once comes by https alone from then on (RFC 6797): every answer says so, or none does. */

let secured: RunningApp;
let plain: RunningApp;
beforeAll(async () => {
  secured = await startApp({
    BASE_URL: 'https://api.clinic.example',
    AUTH_URL: 'https://auth.clinic.example',
  });
  plain = await startApp();
});
afterAll(() => Promise.all([secured.stop(), plain.stop()]));

/** The head of the answer to these bytes. */
const headFor = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.once('close', () => resolve(text.split('\r\n\r\n')[0] ?? ''));
  });

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

const requestsOf = async (
  app: RunningApp,
): Promise<readonly (readonly [string, number, string, string])[]> => {
  const token = await (await createWorld(app)).token();
  const upgrade = [
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
  ];
  const { baseUrl, authUrl } = app;
  return [
    ['data', 200, baseUrl, get('/v1/partner/health', `Authorization: Bearer ${token}`)],
    ['a problem', 401, baseUrl, get('/v1/partner/health')],
    ['a problem of the embed tier', 401, baseUrl, get('/api/embed/session')],
    ['a page', 200, baseUrl, get('/docs')],
    ['a document', 200, baseUrl, get('/openapi.json')],
    ['a page that is not there', 404, baseUrl, get('/nowhere')],
    ['a problem type', 200, baseUrl, get('/problems/not-found')],
    ['what is no HTTP', 400, baseUrl, 'hello\r\n\r\n'],
    ['a request without Host', 400, baseUrl, 'GET / HTTP/1.1\r\n\r\n'],
    [
      'a seat that is refused',
      401,
      baseUrl,
      get(`/api/embed/game-sessions/${crypto.randomUUID()}/live`, ...upgrade),
    ],
    ['metadata', 200, authUrl, get('/.well-known/oauth-authorization-server')],
    ['a token that is refused', 405, authUrl, get('/oauth/token')],
    ['what is no HTTP, beside tokens', 400, authUrl, 'hello\r\n\r\n'],
  ];
};

test('every answer of an https address tells browsers to use only https', async () => {
  for (const [what, status, url, bytes] of await requestsOf(secured)) {
    const head = await headFor(url, bytes);
    expect([what, head]).toEqual([what, expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `))]);
    expect([what, head.match(/^strict-transport-security: .*$/gim)]).toEqual([
      what,
      ['Strict-Transport-Security: max-age=31536000'],
    ]);
  }
});

test('no answer of an http address does', async () => {
  for (const [what, status, url, bytes] of await requestsOf(plain)) {
    const head = await headFor(url, bytes);
    expect([what, head]).toEqual([what, expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `))]);
    expect([what, /strict-transport-security/i.test(head)]).toEqual([what, false]);
  }
});
