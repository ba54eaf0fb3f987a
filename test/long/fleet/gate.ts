import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '../../../local/ports.ts';

/** In front of a server that is not ours. */
export interface Gate {
  /** `host:port` */
  readonly host: string;
  /** Whether it answers 500 to everything. */
  setBroken(broken: boolean): void;
  stop(): Promise<void>;
}

/** Passes requests on, or answers 500. */
export const startGate = async (target: string): Promise<Gate> => {
  let broken = false;
  const server = createServer((incoming, outgoing) => {
    if (broken) {
      incoming.resume();
      outgoing.writeHead(500).end();
      return;
    }
    const passed = ask(
      `http://${target}${incoming.url}`,
      { method: incoming.method, headers: { ...incoming.headers, host: target }, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    host: `${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    setBroken(next) {
      broken = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
