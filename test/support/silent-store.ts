import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** An object store that can be told to fall silent, before a real one. */
export interface SilentStore {
  readonly url: string;
  /** `after` so many bytes of each body it says nothing more; 0: it takes requests and says nothing at all. */
  fallSilent(after: number): void;
  speak(): void;
  stop(): Promise<void>;
}

/** @param url of the store that answers. */
export const startSilentStore = async (url: string): Promise<SilentStore> => {
  let silentAfter = Number.POSITIVE_INFINITY;
  const held: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (silentAfter === 0) return void held.push(request);
    const { hostname, port } = new URL(url);
    const { method, headers, url: path } = request;
    const onward = ask({ hostname, port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      let sent = 0;
      answer.on('data', (part: Buffer) => {
        response.write(part.subarray(0, Math.max(0, silentAfter - sent)));
        sent += part.length;
      });
      answer.on('end', () => {
        if (sent <= silentAfter) response.end();
      });
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent(after) {
      silentAfter = after;
    },
    speak() {
      silentAfter = Number.POSITIVE_INFINITY;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
