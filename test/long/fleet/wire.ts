import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { LOOPBACK } from '../../../local/ports.ts';

/** A way to a server on which nothing arrives any more while it is cut, as where packets are lost. */
export interface Wire {
  readonly port: number;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export const startWire = async (target: number): Promise<Wire> => {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(target, LOOPBACK);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay();
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (whole) from.resume();
      else from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      whole = false;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      whole = true;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
