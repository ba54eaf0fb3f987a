import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';

/** What is no request of HTTP is answered in the service's words, with its headers, and the connection ends. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Everything that the server answers to these bytes until it closes the connection. */
const exchange = (url: string, bytes: string): Promise<{ head: string; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ head, body: rest.join('\r\n\r\n') });
    });
  });

const LINE = 'GET /v1/partner/health HTTP/1.1\r\n';
const CASES = [
  ['what is no HTTP at all', 400, 'malformed-request', 'hello, secret-canary\r\n\r\n'],
  ['a damaged header', 400, 'malformed-request', `${LINE}Host: a\r\nsecret canary\r\n\r\n`],
  ['a bare line feed between headers', 400, 'malformed-request', `${LINE}Host: a\nX: secret-canary\r\n\r\n`],
  [
    'two lengths',
    400,
    'malformed-request',
    `POST /v1/partner/clinics HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nsecret-canary`,
  ],
  [
    'a length beside chunks',
    400,
    'malformed-request',
    `POST /v1/partner/clinics HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a target that is none', 400, 'malformed-request', 'GET mailto:secret-canary HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'a space in the target',
    400,
    'malformed-request',
    'GET //secret-canary@[\u00a0 HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  ['no Host', 400, 'malformed-request', `${LINE}X: secret-canary\r\n\r\n`],
  [
    'a header of more than 16 KiB',
    431,
    'headers-too-large',
    `${LINE}Host: a\r\nX: ${'secret-canary'.repeat(1_400)}\r\n\r\n`,
  ],
] as const;

describe.each(CASES)('%s', (_, status, slug, bytes) => {
  test(`is ${status} ${slug} on the API's address`, async () => {
    const { head, body } = await exchange(app.baseUrl, bytes);
    expect(head.split(' ')[1]).toBe(String(status));
    const headers = new Headers(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]),
    );
    const problem = JSON.parse(body);
    expect(problem).toMatchObject({ status, type: `${app.config.PROBLEM_BASE}/${slug}` });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': problem.request_id,
      'x-ratelimit-minute-remaining': '600',
      'x-ratelimit-minute-reset': expect.stringMatching(/^\d+$/),
      'x-ratelimit-hour-remaining': '20000',
      'x-ratelimit-hour-reset': expect.stringMatching(/^\d+$/),
      connection: 'close',
    });
    expect(head + body).not.toMatch(/canary|HPE_|Parse Error/);
  });

  test("is an error of OAuth on the authorization server's", async () => {
    const { head, body } = await exchange(app.authUrl, bytes);
    expect([head.split(' ')[1], JSON.parse(body).error]).toEqual([String(status), 'invalid_request']);
    expect(head).toMatch(/cache-control: no-store/i);
    expect(head + body).not.toMatch(/canary|HPE_|Parse Error/);
  });
});

test.each(['http://[', 'http://a:b%c@d', '//a@[#b', 'http://a'])(
  'a target is read however odd the address before its path is: %s',
  async (address) => {
    for (const url of [app.baseUrl, app.authUrl]) {
      const { head } = await exchange(
        url,
        `GET ${address.replace(/$|(?=#)/, '/v1/partner/health')} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect(['401', '404']).toContain(head.split(' ')[1]);
    }
  },
);

test('an unknown expectation is ignored', async () => {
  const { head } = await exchange(
    app.baseUrl,
    `${LINE}Host: a\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n`,
  );
  expect(head.split(' ')[1]).toBe('401');
});
