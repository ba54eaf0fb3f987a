import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readJsonBody } from '../../api/http/json-body.ts';
import { Problem } from '../../domain/problems.ts';

let port = 0;
let receive: (request: IncomingMessage) => void = () => undefined;
const server = createServer((request, response) => {
  receive(request);
  request.once('close', () => response.end());
});
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    }),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const JSON_TYPE = 'Content-Type: application/json';
/** The request's head as the server sees it; what is written afterwards may be cut off. */
const sendHead = (headers: readonly string[], body: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const received = new Promise<IncomingMessage>((resolve) => {
    receive = resolve;
  });
  socket.write(['POST / HTTP/1.1', 'Host: h', ...headers, '', body].join('\r\n'));
  return { socket, received };
};
const read = async (headers: readonly string[], body: string, limit = 100): Promise<unknown> => {
  const { socket, received } = sendHead(headers, body);
  try {
    return await readJsonBody(await received, limit);
  } finally {
    socket.destroy();
  }
};
const chunked = (text: string): string =>
  text === '' ? '0\r\n\r\n' : `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

test('a body is read with a stated length and in chunks', async () => {
  expect(await read([JSON_TYPE, 'Content-Length: 7'], '{"a":1}')).toEqual({ a: 1 });
  expect(await read([JSON_TYPE, 'Transfer-Encoding: chunked'], chunked('{"a":1}'))).toEqual({ a: 1 });
});

test('a missing body, a body of length zero and one without chunks count as no body, whatever the type', async () => {
  expect(await read([], '')).toBeUndefined();
  expect(await read(['Content-Length: 0'], '')).toBeUndefined();
  expect(await read(['Content-Type: text/plain', 'Content-Length: 0'], '')).toBeUndefined();
  expect(await read(['Transfer-Encoding: chunked'], chunked(''))).toBeUndefined();
  expect(await read([JSON_TYPE, 'Transfer-Encoding: chunked'], chunked(''))).toBeUndefined();
});

test('the size limit is exact to the byte, with a stated length and in chunks', async () => {
  const slugOf = (sent: Promise<unknown>) => sent.catch((error: unknown) => (error as Problem).slug);
  const text = '"12345678"';
  expect(await read([JSON_TYPE, 'Content-Length: 10'], text, 10)).toBe('12345678');
  expect(await read([JSON_TYPE, 'Transfer-Encoding: chunked'], chunked(text), 10)).toBe('12345678');
  expect(await slugOf(read([JSON_TYPE, 'Content-Length: 10'], text, 9))).toBe('payload-too-large');
  expect(await slugOf(read([JSON_TYPE, 'Transfer-Encoding: chunked'], chunked(text), 9))).toBe(
    'payload-too-large',
  );
});

test('a body that is too large and no JSON is reported as too large, with a stated length and in chunks', async () => {
  for (const type of [[], ['Content-Type: text/plain']])
    for (const [length, body] of [
      ['Content-Length: 10', '"12345678"'],
      ['Transfer-Encoding: chunked', chunked('"12345678"')],
    ] as const) {
      const slugAt = (limit: number) =>
        read([...type, length], body, limit).catch((error: unknown) => (error as Problem).slug);
      expect(await slugAt(9)).toBe('payload-too-large');
      expect(await slugAt(10)).toBe('unsupported-media-type');
    }
});

test('reading ends when the caller disconnects in the middle of its body', async () => {
  const { socket, received } = sendHead([JSON_TYPE, 'Content-Length: 50'], '{"a":');
  const reading = readJsonBody(await received, 100);
  socket.destroy();
  await expect(reading).rejects.toMatchObject({ slug: 'malformed-request' });
});

test('a caller that sends its body too slowly gets a problem, and its connection is closed', async () => {
  const { socket, received } = sendHead([JSON_TYPE, 'Content-Length: 50'], '{"a":');
  const request = await received;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const reading = readJsonBody(request, 100);
    jest.advanceTimersByTime(30_000);
    await expect(reading).rejects.toMatchObject({
      slug: 'request-timeout',
      headers: { Connection: 'close' },
    });
  } finally {
    jest.useRealTimers();
    socket.destroy();
  }
});

test('reading ends at once if the caller had disconnected before', async () => {
  for (const type of [JSON_TYPE, 'Content-Type: text/plain']) {
    const { socket, received } = sendHead([type, 'Content-Length: 50'], '{"a":');
    const request = await received;
    const closed = new Promise((resolve) => {
      request.once('close', resolve);
      request.once('error', () => undefined);
    });
    socket.destroy();
    await closed;
    const ended = await readJsonBody(request, 100).catch((error: unknown) => error);
    expect(ended === undefined || ended instanceof Error).toBe(true);
  }
});

test('every other error is a problem of the request', async () => {
  for (const [headers, body] of [
    [[JSON_TYPE, 'Content-Length: 1'], '{'],
    [['Content-Type: text/plain', 'Content-Length: 2'], '{}'],
    [[JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 2'], '{}'],
  ] as const)
    await expect(read(headers, body)).rejects.toBeInstanceOf(Problem);
});
