import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { requireNoTransaction } from '../database/outside-transactions.ts';
import { type AddressGuard, OutgoingError } from './guarded-fetch.ts';

/**
 * Requests to one address from outside that share connections. The address is judged once for each session, and every
 * connection goes to the address that was judged. Redirects are not followed, and answers are not read.
 */

export interface SessionAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export interface GuardedSession {
  /** Whether the address must be judged anew, by another session. */
  readonly isOver: boolean;
  /** @throws OutgoingError */
  post(request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly signal: AbortSignal;
  }): Promise<SessionAnswer>;
  close(): void;
}

export type OpenSession = (url: URL) => Promise<GuardedSession>;

interface SessionSettings {
  readonly guard: AddressGuard;
  readonly connectMs?: number;
  readonly answerMs?: number;
  readonly lastsMs?: number;
  readonly connections: number;
}

/** A longer answer is not waited for; its connection ends. */
const LARGEST_UNREAD_ANSWER = 16_384;

const faultOf = (error: unknown): OutgoingError => {
  if (error instanceof OutgoingError) return error;
  const { code = '' } = (error ?? {}) as { code?: string };
  if (/^(ERR_TLS|ERR_SSL|EPROTO|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|HOSTNAME)/.test(code))
    return new OutgoingError('tls');
  return new OutgoingError(code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'unreachable');
};

/** Lets the connection be used again where the answer is short. */
const discard = (response: IncomingMessage): void => {
  const length = Number(response.headers['content-length'] ?? 0);
  let left = length > LARGEST_UNREAD_ANSWER ? 0 : LARGEST_UNREAD_ANSWER;
  if (left === 0) {
    response.destroy();
    return;
  }
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) response.destroy();
  });
};

export const createOpenSession =
  ({
    guard,
    connectMs = 5_000,
    answerMs = 15_000,
    lastsMs = 60_000,
    connections,
  }: SessionSettings): OpenSession =>
  async (url) => {
    requireNoTransaction('A request to an address from outside');
    const pinned = await guard(url, AbortSignal.timeout(connectMs));
    const isSecure = url.protocol === 'https:';
    const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: connections });
    const until = performance.now() + lastsMs;
    return {
      get isOver() {
        return performance.now() > until;
      },
      async post({ headers, body, signal }) {
        const answered = Promise.withResolvers<IncomingMessage>();
        const limit = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
        const request = (isSecure ? requestSecure : requestPlain)(
          url,
          {
            method: 'POST',
            agent,
            headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
            lookup: (_host, { all }, done) =>
              all
                ? done(null, [pinned])
                : (done as (...found: unknown[]) => void)(null, pinned.address, pinned.family),
            maxHeaderSize: 16_384,
            signal: limit,
          },
          answered.resolve,
        );
        const connecting = setTimeout(() => request.destroy(new OutgoingError('timed_out')), connectMs);
        request.once('socket', (socket) => {
          const connected = () => clearTimeout(connecting);
          if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected);
          else connected();
        });
        request.on('error', answered.reject);
        request.end(body);
        try {
          const response = await answered.promise;
          discard(response);
          return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
        } catch (error) {
          signal.throwIfAborted();
          throw limit.aborted ? new OutgoingError('timed_out') : faultOf(error);
        } finally {
          clearTimeout(connecting);
        }
      },
      close() {
        // Requests in flight end by themselves; what they leave is not kept.
        agent.maxFreeSockets = 0;
        for (const sockets of Object.values(agent.freeSockets))
          for (const socket of sockets ?? []) socket.destroy();
      },
    };
  };
