import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { registry } from './metrics.ts';

/** The state of the process; `ready` is evaluated for every request. */
export interface Health {
  ready(): Promise<{ readonly ready: boolean; readonly components: Readonly<Record<string, string>> }>;
}

/** Handles a port that cannot be opened: prints the setting's name and ends the process. */
export const exitWithout =
  (setting: string, port: number) =>
  ({ code }: NodeJS.ErrnoException): never => {
    const why = code === 'EADDRINUSE' ? 'another program has taken it' : code;
    process.stderr.write(`${setting} ${port} cannot be listened on: ${why}\n`);
    process.exit(1);
  };

/** `/livez` checks only this process; `/readyz` checks its dependencies; `/metrics` has counters. */
export const openAdminListener = (
  host: string,
  port: number,
  health: Health,
  /** Called first. It returns true if it has answered. */
  further?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): Promise<Server> => {
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : `${JSON.stringify(body)}\n`);
    };
    if (await further?.(request, response)) return;
    const path = request.url?.split('?')[0];
    if (path !== '/livez' && path !== '/readyz' && path !== '/metrics')
      return answer(404, { status: 'not found' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answer(405, { status: 'method not allowed' });
    }
    if (path === '/livez') return answer(200, { status: 'alive' });
    if (path === '/metrics') {
      const text = await registry.metrics().catch(() => undefined);
      if (text === undefined) return answer(503, { status: 'not measurable' });
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
      return response.end(request.method === 'HEAD' ? undefined : text);
    }
    const { ready, components } = await health
      .ready()
      .catch(() => ({ ready: false, components: { check: 'failed' } }));
    answer(ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', components });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
};
