import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { closeServer, createHttpServer, retire } from '../../api/http/http-server.ts';

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(async () => {
  agent.destroy();
  await closeServer(server);
});

/** What the answer says of its connection. */
const connectionOf = async (): Promise<string | undefined> => {
  const { port } = server.address() as { port: number };
  const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
  response.resume();
  await once(response, 'end');
  return response.headers.connection;
};

test('connections are kept until the server retires; from then on each answer closes its connection', async () => {
  server = createHttpServer(
    (_, response) => response.end('answered'),
    (status) => ({ status, headers: {}, body: '' }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await connectionOf()).toBe('keep-alive');
  retire(server);
  expect(await connectionOf()).toBe('close');
});

test('a closing server finishes its requests, and does not wait for connections without a request', async () => {
  const asked = Promise.withResolvers<() => void>();
  server = createHttpServer(
    (_, response) => asked.resolve(() => response.end('answered')),
    (status) => ({ status, headers: {}, body: '' }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const spare = connect(port, '127.0.0.1');
  await once(spare, 'connect');
  const answer = connectionOf();
  const finish = await asked.promise;
  const closed = closeServer(server);
  await once(spare, 'close');
  finish();
  await Promise.all([answer, closed]);
});

test('a client that reads nothing of its answer is disconnected after a while; a slow reader is not', async () => {
  server = createHttpServer(
    (_, response) => response.end('x'.repeat(20_000_000)),
    (status) => ({ status, headers: {}, body: '' }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(server.timeout).toBe(120_000);
  server.timeout = 400;
  const { port } = server.address() as { port: number };
  const ended = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  const still = connect(port, '127.0.0.1', () => still.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
  still.on('error', () => undefined).pause();
  await ended;
  still.destroy();
  const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size % 1_000_000 < chunk.length) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(size).toBe(20_000_000);
});
