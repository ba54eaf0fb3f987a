import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { createClientAddress } from '../../../platform/network/client-address.ts';

describe('the address of a request', () => {
  const direct = createClientAddress('');
  const proxied = createClientAddress('10.0.0.0/8, 192.0.2.1,2001:db8:1::/48');

  test.each([
    ['the socket, whatever is claimed', direct, '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['the socket of an untrusted peer', proxied, '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['what a trusted proxy saw', proxied, '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'the right-most that is not trusted',
      proxied,
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1, 10.9.9.9',
      '198.51.100.1',
    ],
    ['the left-most when all are trusted', proxied, '10.1.2.3', '10.0.0.7, 192.0.2.1', '10.0.0.7'],
    ['a trusted proxy that says nothing', proxied, '10.1.2.3', undefined, '10.1.2.3'],
    ['the proxy, when it says nonsense', proxied, '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['IPv4 of an IPv4-mapped socket', proxied, '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
    ['IPv4 of a mapped address in hexadecimal', direct, '::ffff:c633:6401', undefined, '198.51.100.1'],
    ['IPv6 in its shortest form', proxied, '2001:db8:1::9', '2001:0DB8:0002:0:0:0:0:1', '2001:db8:2::1'],
    ['an address without its port', proxied, '10.1.2.3', '[2001:db8:2::1]:443', '2001:db8:2::1'],
    ['an IPv4 address without its port', proxied, '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['an address without its zone', direct, 'fe80::1%eth0', undefined, 'fe80::1'],
    ['none, for a socket that has closed', direct, undefined, '198.51.100.1', '::'],
  ])('is %s', (_, addressOf, remoteAddress, forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(addressOf({ socket: { remoteAddress }, headers })).toBe(expected);
  });

  test('is found in a header of several lines as in one of one line', async () => {
    const addressOf = createClientAddress('127.0.0.0/8, 192.0.2.1');
    const server = createServer((request, response) => response.end(addressOf(request)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const lines = ['1.1.1.1, 198.51.100.1', '203.0.113.5, 192.0.2.1', '127.0.0.2'];
    const asked = get({ port, host: '127.0.0.1', headers: { 'X-Forwarded-For': lines }, agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const told = await text(answer);
    server.close();
    expect(told).toBe('203.0.113.5');
  });

  test.each(['10.0.0.0/33', '10.0.0', 'proxy.local', '::/129', '10.0.0.0/8/8', '10.0.0.0/'])(
    'cannot be found with the invalid range %s, which is reported at the start',
    (range) => {
      expect(() => createClientAddress(range)).toThrow('TRUSTED_PROXIES');
    },
  );
});
