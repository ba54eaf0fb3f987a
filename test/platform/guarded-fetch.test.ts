import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createGuardedFetch, type GuardSettings } from '../../platform/outgoing/guarded-fetch.ts';
import { isPublicAddress } from '../../platform/outgoing/public-addresses.ts';

const servers: Server[] = [];
let connections = 0;
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  connections = 0;
});

/** A server on this machine, which no address from outside may reach. */
const serve = async (answer: RequestListener): Promise<number> => {
  const server = createServer(answer);
  server.on('connection', () => {
    connections += 1;
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const faultOf = async (address: string, settings: GuardSettings = {}, request = {}) =>
  createGuardedFetch(settings)(new URL(address), { method: 'GET', ...request }).then(
    ({ status }) => status,
    (error: { fault?: string }) => error.fault,
  );

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:1::1',
    '2001:db8::1',
    'not an address',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('addresses that are never connected to', () => {
  test.each([
    'https://127.0.0.1:PORT/',
    'https://127.1:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f000001:PORT/',
    'https://0177.0.0.1:PORT/',
    'https://localhost:PORT/',
    'https://[::1]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://0.0.0.0:PORT/',
    'https://169.254.169.254/latest/meta-data/',
    'https://user:word@example.org/',
    'http://93.184.216.34/',
    'https://93.184.216.34:22/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
  ])('%s', async (address) => {
    const port = await serve((_, response) => response.end('inside'));
    expect(await faultOf(address.replace('PORT', String(port)))).toBe('address_refused');
    expect(connections).toBe(0);
  });

  test('a name with one internal address', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect(await faultOf('https://calendar.example/', { resolve })).toBe('address_refused');
  });

  test('a name is resolved once, and the connection goes to the checked address', async () => {
    const port = await serve((_, response) => response.end('there'));
    const answers = ['127.0.0.1', '192.0.2.1'];
    let asked = 0;
    const resolve = async () => [{ address: answers[asked++] ?? '', family: 4 }];
    // No name server knows this name: a second look-up, by the socket, would find nothing.
    const settings = { resolve, allowedHosts: [`calendar.invalid:${port}`] };
    expect(await faultOf(`http://calendar.invalid:${port}/`, settings)).toBe(200);
    expect([asked, connections]).toEqual([1, 1]);
    expect(await faultOf('https://calendar.invalid/', { resolve })).toBe('address_refused');
  });

  test('redirects', async () => {
    const inside = await serve((_, response) => response.end('inside'));
    const port = await serve((_, response) =>
      response.writeHead(302, { Location: `http://127.0.0.1:${inside}/` }).end(),
    );
    const allowedHosts = [`127.0.0.1:${port}`, `127.0.0.1:${inside}`];
    expect(await faultOf(`http://127.0.0.1:${port}/`, { allowedHosts }, { redirects: 3 })).toBe(
      'redirect_refused',
    );
    expect(connections).toBe(1);
  });
});

describe('answers of the other server', () => {
  const local = async (answer: RequestListener, settings: GuardSettings = {}, request = {}) => {
    const port = await serve(answer);
    return faultOf(
      `http://127.0.0.1:${port}/`,
      { allowedHosts: [`127.0.0.1:${port}`], ...settings },
      request,
    );
  };

  test('an answer is read, and an allowed redirect within the origin is followed', async () => {
    const answer: RequestListener = (request, response) =>
      request.url === '/' ? response.writeHead(307, { Location: '/there' }).end() : response.end('there');
    expect(await local(answer, {}, { redirects: 1 })).toBe(200);
    expect(await local(answer)).toBe('redirect_refused');
  });

  test('an endless answer is cut off', async () => {
    const endless: RequestListener = (_, response) => {
      const more = (): void => {
        while (response.write(Buffer.alloc(65_536)));
        response.once('drain', more);
      };
      more();
    };
    expect(await local(endless)).toBe('too_large');
  });

  test('a compressed answer is not decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(
      await local((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)),
    ).toBe('encoded');
  });

  test.each([
    ['says nothing', () => undefined],
    [
      'says a byte now and then',
      (_: unknown, response: ServerResponse) => {
        const timer = setInterval(() => response.write('.'), 20);
        response.once('close', () => clearInterval(timer));
      },
    ],
  ] as const)('a server that %s is given up after the time limit', async (_, answer) => {
    expect(await local(answer as RequestListener, { timeoutMs: 300 })).toBe('timed_out');
  });

  test('a name server that does not answer is not waited for', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await faultOf('https://calendar.example/', { resolve, timeoutMs: 200 })).toBe('timed_out');
  });

  test('an error is reported without the address', async () => {
    await expect(
      createGuardedFetch()(new URL('https://127.0.0.1/secret-path'), { method: 'GET' }),
    ).rejects.toThrow(/^The request was not answered: address_refused$/);
  });
});
