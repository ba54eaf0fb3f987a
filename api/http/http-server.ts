import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * An answer that is written directly to a socket: no request could be read, or the requested protocol is not
 * supported.
 */
export interface SocketAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
/** A year. Browsers accept this only from an https address, and use only https for the host from then on. */
const STRICT = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Headers that depend on the server's public address. */
export const transportHeaders = (address: string): Readonly<Record<string, string>> =>
  /^https:/i.test(address) ? STRICT : {};

export type UnreadableStatus = 400 | 408 | 431;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type RefuseUnreadable = (status: UnreadableStatus) => SocketAnswer;

const statusOf = (code: string | undefined): UnreadableStatus => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

/** Whether an answer is being sent on this socket. Then nothing else may be written. */
const isAnswering = (socket: Socket): boolean =>
  (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage?.headersSent === true;

type Headers = Readonly<Record<string, string>>;

/** The headers that every answer on a connection has. */
const headersOf = new WeakMap<Duplex, Headers>();

/** Sends the answer and closes the connection. */
export const answerSocket = (socket: Duplex, { status, headers: own, body }: SocketAnswer): void => {
  const headers = { ...headersOf.get(socket), ...own };
  const head = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
  const lines = head.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    (socket as Socket).destroySoon(),
  );
};

/**
 * The request's target, without a scheme and host before it (RFC 9112, 3.2.2) and without a fragment. Koa throws for
 * some targets that have either, or a space; the answer would be a 500.
 * @returns undefined for an invalid target.
 */
const targetOf = (url: string): string | undefined => {
  const [rest = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1);
  const target = rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
  return (target.startsWith('/') || target === '*') && !/\s/.test(target) ? target : undefined;
};

/**
 * Longest time in which nothing is transferred. A client that requests much and reads nothing would otherwise keep
 * its connection, and everything that waits to be sent, for ever. Event streams send something every few seconds;
 * WebSockets have a heartbeat instead.
 */
const STILL_MS = 120_000;

const retired = new WeakSet<Server>();
const connections = new WeakMap<Server, Set<Socket>>();

/** From now on each answer closes its connection, so that callers continue with another process and lose no request. */
export const retire = (server: Server): void => {
  retired.add(server);
};

const IDLE_CHECK_MILLISECONDS = 100;
/** A client that has just connected gets this much time to send its first byte. */
const FIRST_BYTE_MILLISECONDS = 500;

/**
 * Requests that are being answered are finished. Their connections close once they are idle; then the server has
 * closed.
 */
export const closeServer = (server: Server): Promise<void> => {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
  // Node treats a connection on which nothing was ever sent as busy. Browsers keep such spare connections.
  const silent = setTimeout(() => {
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, FIRST_BYTE_MILLISECONDS);
  return new Promise((resolve) =>
    server.close(() => {
      clearInterval(idle);
      clearTimeout(silent);
      resolve();
    }),
  );
};

/**
 * An HTTP server that sends the service's own problem documents where Node would answer by itself: for input that is
 * not HTTP, a head that is too large or does not arrive, and a request without Host or without a valid target. The
 * connection closes with such an answer.
 * @param upgrades which requests change to another protocol. For all others the header `Upgrade` is ignored, as RFC
 *   9110, 7.8 allows: clients that prefer HTTP/2 send it with every first request.
 * @param headers added to every answer.
 */
export const createHttpServer = (
  listener: Listener,
  refuse: RefuseUnreadable,
  upgrades: (request: IncomingMessage) => boolean = () => false,
  headers: Headers = {},
): Server => {
  const always = Object.entries(headers);
  const answer: Listener = (request, response) => {
    for (const [name, value] of always) response.setHeader(name, value);
    if (retired.has(server)) response.shouldKeepAlive = false;
    const target = targetOf(request.url as string);
    if (target === undefined || (request.httpVersion === '1.1' && request.headers.host === undefined)) {
      const { status, headers: own, body } = refuse(400);
      const length = Buffer.byteLength(body);
      return response.writeHead(status, { ...own, 'Content-Length': length, Connection: 'close' }).end(body);
    }
    request.url = target;
    return listener(request, response);
  };
  const server: Server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      // Longer than balancers keep an idle connection (60 s). Otherwise a balancer could send a request on a
      // connection that was just closed.
      keepAliveTimeout: 75_000,
      shouldUpgradeCallback: upgrades,
    },
    answer,
  );
  server.setTimeout(STILL_MS);
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    headersOf.set(socket, headers);
    socket.once('close', () => open.delete(socket));
  });
  // An unknown expectation is ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
    else answerSocket(socket, refuse(statusOf(error.code)));
  });
  return server;
};
