import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { requireNoTransaction } from '../database/outside-transactions.ts';
import { isPublicAddress } from './public-addresses.ts';
import { readLimited } from './read-limited.ts';

/**
 * The only way to send a request to an address from outside. It fails closed: the name is resolved once, every
 * address of it must be public, and the connection goes to the address that was checked, so the name cannot point
 * elsewhere in between. No redirect leaves the origin, nothing is decompressed, and size and time are limited,
 * whatever the other side does.
 */

export interface OutgoingRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** How many redirects within the same origin are followed; none by default. */
  readonly redirects?: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** The final address, after redirects. */
  readonly url: URL;
}

export type GuardedFetch = (url: URL, request: OutgoingRequest) => Promise<OutgoingAnswer>;

export type OutgoingFault =
  | 'address_refused'
  | 'redirect_refused'
  | 'unreachable'
  | 'timed_out'
  | 'tls'
  | 'too_large'
  | 'encoded';

/** Its message holds no address, because messages are written to logs and histories. */
export class OutgoingError extends Error {
  readonly fault: OutgoingFault;
  readonly code: string;
  constructor(fault: OutgoingFault) {
    super(`The request was not answered: ${fault}`);
    this.name = 'OutgoingError';
    this.fault = fault;
    this.code = fault;
  }
}

interface Address {
  readonly address: string;
  readonly family: number;
}

/**
 * Judges an address from outside, and resolves its name once.
 * @returns the address to connect to. @throws OutgoingError
 */
export type AddressGuard = (url: URL, signal: AbortSignal) => Promise<Address>;

export interface GuardSettings {
  /** `host:port` values that are allowed although they are not public; for development and tests only. */
  readonly allowedHosts?: readonly string[];
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
  readonly timeoutMs?: number;
  readonly largestBytes?: number;
}

const SECURE_PORT = 443;
const USER_AGENT = 'clinic-service';
const REDIRECTS = new Set([301, 302, 307, 308]);

const resolveAll = (host: string): Promise<readonly Address[]> => lookup(host, { all: true, verbatim: true });

/** Ports below 1024 other than that of https belong to other services. */
const isUsualPort = (port: number): boolean => port === SECURE_PORT || port >= 1_024;

/** Rejects when the signal aborts. A signal does not cancel a DNS query that is not answered. */
const timeoutOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(new OutgoingError('timed_out'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

export const createAddressGuard = ({
  allowedHosts = [],
  resolve = resolveAll,
}: Pick<GuardSettings, 'allowedHosts' | 'resolve'> = {}): AddressGuard => {
  const judge = async (url: URL): Promise<Address> => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = Number(url.port || (url.protocol === 'https:' ? SECURE_PORT : 80));
    const allowed = allowedHosts.includes(`${url.hostname}:${port}`);
    if (url.username || url.password) throw new OutgoingError('address_refused');
    if (!allowed && (url.protocol !== 'https:' || !isUsualPort(port)))
      throw new OutgoingError('address_refused');
    if (!/^https?:$/.test(url.protocol)) throw new OutgoingError('address_refused');
    const family = isIP(host);
    const addresses = family
      ? [{ address: host, family }]
      : await resolve(host).catch(() => {
          throw new OutgoingError('unreachable');
        });
    const [first] = addresses;
    if (!first) throw new OutgoingError('unreachable');
    if (!allowed && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new OutgoingError('address_refused');
    return first;
  };
  return (url, signal) => Promise.race([judge(url), timeoutOf(signal)]);
};

const bodyOf = async (response: IncomingMessage, largestBytes: number): Promise<string> => {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  // We ask for no compression. Compressed content could expand to any size.
  if (encoding !== 'identity' && encoding !== '') throw new OutgoingError('encoded');
  const text = await readLimited(response, largestBytes);
  if (text === undefined) throw new OutgoingError('too_large');
  return text;
};

export const createGuardedFetch = (settings: GuardSettings = {}): GuardedFetch => {
  const { timeoutMs = 10_000, largestBytes = 1_048_576 } = settings;
  const judge = createAddressGuard(settings);

  const send = async (
    url: URL,
    { method, headers = {}, body }: OutgoingRequest,
    signal: AbortSignal,
  ): Promise<OutgoingAnswer> => {
    const pinned = await judge(url, signal);
    signal.throwIfAborted();
    const options: RequestOptions = {
      method,
      headers: {
        'User-Agent': USER_AGENT,
        'Accept-Encoding': 'identity',
        ...headers,
        ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
      },
      // A new connection for each request, to the address that was checked and to no other.
      agent: false,
      lookup: (_host, { all }, done) =>
        all
          ? done(null, [pinned])
          : (done as (...found: unknown[]) => void)(null, pinned.address, pinned.family),
      maxHeaderSize: 16_384,
      signal,
    };
    const answered = Promise.withResolvers<IncomingMessage>();
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(
      url,
      options,
      answered.resolve,
    );
    request.once('error', answered.reject);
    request.end(body);
    try {
      const response = await answered.promise;
      const text = await bodyOf(response, largestBytes);
      const flat = Object.entries(response.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]);
      return { status: response.statusCode ?? 0, headers: Object.fromEntries(flat), body: text, url };
    } finally {
      request.destroy();
    }
  };

  return async (url, request) => {
    requireNoTransaction('A request to an address from outside');
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    const aborted = timeoutOf(signal);
    aborted.catch(() => undefined);
    try {
      let target = url;
      for (let left = request.redirects ?? 0; ; left--) {
        const answer = await Promise.race([send(target, request, signal), aborted]);
        const { location } = answer.headers;
        if (!REDIRECTS.has(answer.status) || !location) return answer;
        const next = URL.canParse(location, target.href) ? new URL(location, target) : undefined;
        if (left <= 0 || next?.origin !== target.origin) throw new OutgoingError('redirect_refused');
        target = next;
      }
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      throw new OutgoingError(signal.aborted ? 'timed_out' : 'unreachable');
    }
  };
};

const allowedHostsOf = ({ OUTGOING_ALLOWED_HOSTS }: { readonly OUTGOING_ALLOWED_HOSTS: string }) =>
  OUTGOING_ALLOWED_HOSTS.split(',').filter((host) => host !== '');

/** The guards with the configured exceptions. */
export const guardedFetchOf = (config: Parameters<typeof allowedHostsOf>[0]): GuardedFetch =>
  createGuardedFetch({ allowedHosts: allowedHostsOf(config) });
export const addressGuardOf = (config: Parameters<typeof allowedHostsOf>[0]): AddressGuard =>
  createAddressGuard({ allowedHosts: allowedHostsOf(config) });
