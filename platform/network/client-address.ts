import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** Stands for an address that is not known (a socket that has closed). No allowlist holds it. */
const UNKNOWN_ADDRESS = '::';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The address in its shortest form; an IPv4-mapped IPv6 address as IPv4; undefined when it is none. */
export const normaliseAddress = (text: string): string | undefined => {
  const [bare = ''] = text.trim().split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return MAPPED.exec(address)?.[1] ?? address;
};

/** What is counted as one by who counts by addresses: one household or machine has a whole /64 of IPv6. */
export const placeOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const missing = Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':');
};

/** Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (hop: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const proxyList = (ranges: string): BlockList => {
  const list = new BlockList();
  for (const range of ranges.split(',').map((part) => part.trim())) {
    if (range === '') continue;
    const [address = '', prefix, ...rest] = range.split('/');
    const wellFormed =
      isIP(address) !== 0 && rest.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix));
    const bits = prefix === undefined ? (isIP(address) === 6 ? 128 : 32) : Number(prefix);
    if (!wellFormed || bits > (isIP(address) === 6 ? 128 : 32))
      throw new Error('TRUSTED_PROXIES holds a range that is no CIDR range');
    list.addSubnet(address, bits, familyOf(address));
  }
  return list;
};

/** What tells where a request comes from. */
export type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

export type ClientAddress = (request: AddressedRequest) => string;

/**
 * Which address a request comes from: the socket's, or, when that is a trusted proxy, the right-most
 * address of `X-Forwarded-For` that is not a trusted proxy itself. What stands left of it could have been
 * written by anybody. Several lines are one list, in their order.
 * @param trustedProxies comma-separated CIDR ranges and addresses.
 * @throws Error when one of them is none.
 */
export const createClientAddress = (trustedProxies: string): ClientAddress => {
  const proxies = proxyList(trustedProxies);
  const trusted = (address: string) => proxies.check(address, familyOf(address));
  return ({ headers, socket }) => {
    let nearest = normaliseAddress(socket.remoteAddress ?? '') ?? UNKNOWN_ADDRESS;
    // Node has joined the lines of this header by commas: never a list, whatever its type says.
    const forwardedFor = headers['x-forwarded-for'] as string | undefined;
    if (forwardedFor === undefined) return nearest;
    for (const hop of forwardedFor.split(',').reverse()) {
      if (!trusted(nearest)) break;
      const address = normaliseAddress(withoutPort(hop.trim()));
      if (address === undefined) break;
      nearest = address;
    }
    return nearest;
  };
};
