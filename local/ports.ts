import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

const listenOnce = (port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen({ host: LOOPBACK, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** The names of the given settings whose port is already in use. */
export const takenPorts = async (ports: Readonly<Record<string, number>>): Promise<readonly string[]> => {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports))
    if ((await listenOnce(port)) === undefined) taken.push(`${name} (${port})`);
  return taken;
};

/** Below the ports that a system gives to connections, so that none takes a port between its choice and its use. */
const CHOSEN_FROM = { first: 20_000, last: 32_767 };

/** Ports that were free a moment ago. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = await listenOnce(randomInt(CHOSEN_FROM.first, CHOSEN_FROM.last + 1));
    if (port !== undefined) ports.add(port);
  }
  return [...ports];
};
