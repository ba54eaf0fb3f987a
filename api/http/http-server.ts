import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What is answered on a socket by itself: where no request could be read, or no other protocol is taken up. */
export interface SocketAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
/** A year. Only from an https address do browsers take it, and from then on they come back by https alone. */
const STRICT = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** For a server whose public address this is. */
export const transportHeaders = (address: string): Readonly<Record<string, string>> =>
  /^https:/i.test(address) ? STRICT : {};

export type UnreadableStatus = 400 | 408 | 431;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type RefuseUnreadable = (status: UnreadableStatus) => SocketAnswer;

const statusOf = (code: string | undefined): UnreadableStatus => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

/** The answer that is being sent on this socket has begun: nothing may be written into it. */
const isAnswering = (socket: Socket): boolean =>
  (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage?.headersSent === true;

type Headers = Readonly<Record<string, string>>;

/** What every answer on a connection carries, whoever gives it. */
const headersOf = new WeakMap<Duplex, Headers>();

/** Sends the answer, and ends the connection with it. */
export const answerSocket = (socket: Duplex, { status, headers: own, body }: SocketAnswer): void => {
  const headers = { ...headersOf.get(socket), ...own };
  const head = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
  const lines = head.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    (socket as Socket).destroySoon(),
  );
};

/**
 * What is asked for: without the address that may stand before it (RFC 9112, 3.2.2), and without a fragment. Koa reads
 * a target that has either, or a space, in a way that throws for some: that was a 500.
 * @returns undefined for what is no target.
 */
const targetOf = (url: string): string | undefined => {
  const [rest = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1);
  const target = rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
  return (target.startsWith('/') || target === '*') && !/\s/.test(target) ? target : undefined;
};

/**
 * So long nothing need pass over a connection: who asks for much and reads nothing of it would keep it for ever, with
 * all that waits to be sent. Streams of events say something every few seconds; a WebSocket has a heartbeat instead.
 */
const STILL_MS = 120_000;

const retired = new WeakSet<Server>();
const connections = new WeakMap<Server, Set<Socket>>();

/** From now on each answer ends its connection, so that callers go on elsewhere without losing a request. */
export const retire = (server: Server): void => {
  retired.add(server);
};

const IDLE_CHECK_MILLISECONDS = 100;
/** Whoever has just connected sends within this time, or has nothing to send. */
const FIRST_BYTE_MILLISECONDS = 500;

/** What is being answered is answered to its end, and keeps its connection until it idles; then all have ended. */
export const closeServer = (server: Server): Promise<void> => {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
  // Node takes these for busy: the spare connections of browsers, on which nothing was sent yet.
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
 * An HTTP server that answers in the service's own words where Node would answer for it: what is no HTTP, a head
 * that is too large, one that does not arrive, and a request without Host or for no target. The connection ends with
 * such an answer.
 * @param upgrades which requests go on in another protocol. To all others an `Upgrade` is an offer that is not
 *   taken up (RFC 9110, 7.8): clients that would rather speak HTTP/2 send it with every first request.
 * @param headers of every answer, beside its own.
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
      // Longer than balancers keep an idle connection (60 s): else they send into one that was closed just now.
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
  // An expectation that we do not know is none (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
    else answerSocket(socket, refuse(statusOf(error.code)));
  });
  return server;
};
