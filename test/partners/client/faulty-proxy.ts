import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What happens to a request: it is passed on; it is lost before the service sees it; its answer is lost after the
 * service has acted; the service sees it without its token; or the proxy answers by itself.
 */
export type Fault =
  | 'none'
  | 'lost-before'
  | 'lost-after'
  | 'without-token'
  | ((response: ServerResponse) => unknown);

/** A request as it came, before anything happened to it. */
export interface Passed {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly at: number;
}

export interface FaultyProxy {
  readonly url: string;
  readonly passed: Passed[];
  /** Changes an answer of the service before it is passed back. */
  rewrite: (body: string) => string;
  /** Decides about each request; the faults of `next` come first. */
  fault: (request: Passed) => Fault;
  /** Faults of the next requests, in their order. */
  next(...faults: readonly Fault[]): void;
  close(): Promise<void>;
}

const without = (headers: IncomingMessage['headers'], ...names: readonly string[]) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    names.includes(name) || value === undefined ? [] : [[name, String(value)]],
  );

/** A proxy on a loopback address between a client and the real service; nothing of HTTP is imitated. */
export const startFaultyProxy = async (target: string | (() => string)): Promise<FaultyProxy> => {
  const coming: Fault[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const one = {
      method: request.method as string,
      url: request.url as string,
      headers: request.headers,
      at: performance.now(),
    };
    proxy.passed.push(one);
    const fault = coming.shift() ?? proxy.fault(one);
    if (fault === 'lost-before') return request.socket.destroy();
    if (typeof fault === 'function') return fault(response);
    const dropped = [
      'host',
      'connection',
      'content-length',
      'transfer-encoding',
      'upgrade',
      'http2-settings',
    ];
    if (fault === 'without-token') dropped.push('authorization');
    const answer = await fetch(new URL(one.url, typeof target === 'string' ? target : target()), {
      method: one.method,
      headers: without(request.headers, ...dropped),
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await answer.text();
    if (fault === 'lost-after') return request.socket.destroy();
    const unsent = ['connection', 'content-length', 'content-encoding', 'transfer-encoding'];
    response.writeHead(answer.status, without(Object.fromEntries(answer.headers), ...unsent));
    response.end(proxy.rewrite(text));
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed: [],
    rewrite: (body) => body,
    fault: () => 'none',
    next: (...faults) => void coming.push(...faults),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
};
