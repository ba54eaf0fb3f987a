import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '../../../local/ports.ts';

/**
 * A minimal balancer: ready processes in turn, over kept connections, without retries. A process is ready while its
 * `/readyz` says so.
 */

export interface Target {
  readonly port: number;
  readonly adminPort: number;
}

export interface Balancer {
  readonly url: string;
  /** How many processes are ready, as far as it knows. */
  readonly ready: () => number;
  /** Requests that it could not pass on, by reason. */
  readonly failed: () => Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

const POLL_MS = 100;
const POLL_LIMIT_MS = 2_000;

const isReady = ({ adminPort }: Target): Promise<boolean> =>
  fetch(`http://${LOOPBACK}:${adminPort}/readyz`, { signal: AbortSignal.timeout(POLL_LIMIT_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

export const startBalancer = async (targets: readonly Target[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ready = new Set<Target>();
  const failed: Record<string, number> = {};
  let turn = 0;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const candidates = targets.filter((target) => ready.has(target));
    turn += 1;
    const target = candidates[turn % Math.max(1, candidates.length)];
    const fail = (why: string) => {
      failed[why] = (failed[why] ?? 0) + 1;
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(why);
    };
    if (!target) {
      incoming.resume();
      fail('none is ready');
      return;
    }
    const passed = ask(
      {
        host: LOOPBACK,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, connection: 'keep-alive' },
        agent,
      },
      (answer) => {
        const { connection: _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.on('error', () => fail('the answer broke off'));
        answer.pipe(outgoing);
      },
    );
    passed.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    incoming.pipe(passed);
  };

  let going = true;
  const watch = async (target: Target): Promise<void> => {
    while (going) {
      if (await isReady(target)) ready.add(target);
      else ready.delete(target);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, pass);
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const watching = targets.map(watch);
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    ready: () => ready.size,
    failed: () => failed,
    async stop() {
      going = false;
      await Promise.all(watching);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
};
