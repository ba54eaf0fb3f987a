import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';

/** What is answered where no request could be read. */
export interface Unreadable {
  readonly status: 400 | 408 | 431;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type RefuseUnreadable = (status: Unreadable['status']) => Unreadable;

const statusOf = (code: string | undefined): Unreadable['status'] => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

/** The answer that is being sent on this socket has begun: nothing may be written into it. */
const isAnswering = (socket: Socket): boolean =>
  (socket as { _httpMessage?: { headersSent?: boolean } })._httpMessage?.headersSent === true;

const write = (socket: Socket, { status, headers, body }: Unreadable): void => {
  const head = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
  const lines = head.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    socket.destroySoon(),
  );
};

const retired = new WeakSet<Server>();

/** From now on each answer ends its connection, so that callers go on elsewhere without losing a request. */
export const retire = (server: Server): void => {
  retired.add(server);
};

/**
 * An HTTP server that answers in the service's own words where Node would answer for it: what is no HTTP, a head
 * that is too large, one that does not arrive, and a request without Host. The connection ends with such an answer.
 */
export const createHttpServer = (listener: Listener, refuse: RefuseUnreadable): Server => {
  const answer: Listener = (request, response) => {
    if (retired.has(server)) response.shouldKeepAlive = false;
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      const { status, headers, body } = refuse(400);
      const length = Buffer.byteLength(body);
      return response
        .writeHead(status, { ...headers, 'Content-Length': length, Connection: 'close' })
        .end(body);
    }
    return listener(request, response);
  };
  const server: Server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      // Longer than balancers keep an idle connection (60 s): else they send into one that was closed just now.
      keepAliveTimeout: 75_000,
    },
    answer,
  );
  // An expectation that we do not know is none (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
    else write(socket, refuse(statusOf(error.code)));
  });
  return server;
};
