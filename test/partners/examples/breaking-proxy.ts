import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bad line between a partner's program and the service: the first booking gets no answer although it was made, the
 * second attempt comes at a bad time, and the first list finds the token refused.
 */
export interface BreakingProxy {
  readonly baseUrl: string;
  /** Idempotency keys of the bookings, in their order. */
  readonly keys: readonly (string | undefined)[];
  /** How often a token was asked for. */
  exchanges(): number;
  stop(): Promise<void>;
}

const HOP_BY_HOP = ['connection', 'upgrade', 'http2-settings', 'host', 'keep-alive'];

const forwarded = (incoming: IncomingMessage, target: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)),
    );
    const outgoing = open(`${target}${incoming.url}`, { method: incoming.method, headers }, resolve);
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });

const refuse = (response: ServerResponse, status: number, slug: string, headers: object = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers });
  response.end(JSON.stringify({ type: `https://elsewhere.example/problems/${slug}`, title: slug, status }));
};

export const startBreakingProxy = async (service: string, tokens: string): Promise<BreakingProxy> => {
  const keys: (string | undefined)[] = [];
  let lists = 0;
  let exchanges = 0;
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    const isBooking = request.method === 'POST' && path === '/v1/partner/appointments';
    if (isBooking) keys.push(request.headers['idempotency-key'] as string | undefined);
    if (isBooking && keys.length === 2)
      return refuse(response, 503, 'service-unavailable', { 'Retry-After': '1' });
    if (path === '/v1/partner/patients' && request.method === 'GET') {
      lists += 1;
      if (lists === 1) return refuse(response, 401, 'unauthorized');
    }
    if (path === '/oauth/token') exchanges += 1;
    const answer = await forwarded(request, path === '/oauth/token' ? tokens : service);
    if (isBooking && keys.length === 1) {
      answer.resume();
      await new Promise((resolve) => answer.on('end', resolve));
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    keys,
    exchanges: () => exchanges,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
