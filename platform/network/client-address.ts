import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** Stands for an unknown address (the socket is closed). No allowlist contains it. */
const UNKNOWN_ADDRESS = '::';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The address in its shortest form; an IPv4-mapped IPv6 address as IPv4; undefined where it is none. */
export const normaliseAddress = (text: string): string | undefined => {
  const [bare = ''] = text.trim().split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return MAPPED.exec(address)?.[1] ?? address;
};

/** The unit by which limits count addresses: one household or machine has a whole /64 of IPv6. */
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

/** The parts of a request that show where it comes from. */
export type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

export type ClientAddress = (request: AddressedRequest) => string;

/**
 * Which address a request comes from: the socket's, or, if that is a trusted proxy, the right-most address of
 * `X-Forwarded-For` that is not a trusted proxy. Anybody could have written what is left of it. Several lines form
 * one list, in order.
 * @param trustedProxies comma-separated CIDR ranges and addresses.
 * @throws Error when one of them is invalid.
 */
export const createClientAddress = (trustedProxies: string): ClientAddress => {
  const proxies = proxyList(trustedProxies);
  const trusted = (address: string) => proxies.check(address, familyOf(address));
  return ({ headers, socket }) => {
    let nearest = normaliseAddress(socket.remoteAddress ?? '') ?? UNKNOWN_ADDRESS;
    // Node joins the lines of this header with commas: it is never a list, whatever its type says.
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
