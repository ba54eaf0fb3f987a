import { request } from 'node:http';
import type { Reply } from '../support/client.ts';

/** Name and value in turn: the only way to send a header twice. */
export type HeaderLines = readonly (readonly [string, string])[];

/** A request as it stands on the wire, for what `fetch` will not send. */
export const rawRequest = (
  baseUrl: string,
  method: string,
  path: string,
  headers: HeaderLines,
  body?: string | Buffer,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const length = body === undefined ? [] : ['Content-Length', String(Buffer.byteLength(body))];
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent: false,
        headers: ['Host', `${hostname}:${port}`, ...length, ...headers.flat()],
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          const received = new Headers();
          for (const [name, value] of Object.entries(response.headersDistinct))
            for (const one of value ?? []) received.append(name, one);
          const isJson = /json/.test(received.get('content-type') ?? '') && text !== '';
          resolve({
            status: response.statusCode ?? 0,
            headers: received,
            text,
            body: isJson ? JSON.parse(text) : undefined,
          });
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
