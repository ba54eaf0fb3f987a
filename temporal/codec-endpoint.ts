import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payload } from '@temporalio/common';
import type { Config } from '../api/config.ts';
import type { Secrets } from '../api/platform/secrets.ts';
import { createPayloadCodec } from './codec.ts';

/** A page of history holds some hundred payloads of a few hundred bytes. */
const LARGEST_REQUEST = 4_000_000;

interface WirePayload {
  readonly metadata?: Readonly<Record<string, string>>;
  readonly data?: string;
}

const ENCRYPTED = Buffer.from('binary/encrypted').toString('base64');

const fromWire = ({ metadata = {}, data = '' }: WirePayload): Payload => ({
  metadata: Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => [name, Buffer.from(value, 'base64')]),
  ),
  data: Buffer.from(data, 'base64'),
});

const toWire = ({ metadata, data }: Payload): WirePayload => ({
  metadata: Object.fromEntries(
    Object.entries(metadata ?? {}).map(([name, value]) => [
      name,
      Buffer.from(value ?? []).toString('base64'),
    ]),
  ),
  data: Buffer.from(data ?? []).toString('base64'),
});

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_REQUEST) throw new Error('The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

/**
 * Decrypts payloads for Temporal's UI, so that operators read summaries in words. It serves the
 * development server alone: a page of the UI on this machine, on the loopback address.
 * @returns true when the request was for it.
 */
export const createCodecEndpoint = (
  config: Pick<Config, 'ENVIRONMENT' | 'TEMPORAL_UI_URL' | 'TEMPORAL_NAMESPACE'>,
  secrets: Secrets,
): ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) => {
  const codec = createPayloadCodec(secrets, config.TEMPORAL_NAMESPACE);
  const allowed = new URL(config.TEMPORAL_UI_URL).origin;

  return async (request, response) => {
    if (config.ENVIRONMENT !== 'development' || request.url?.split('?')[0] !== '/codec/decode') return false;
    response.setHeader('Access-Control-Allow-Origin', allowed);
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, x-namespace, authorization');
    response.setHeader('Vary', 'Origin');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return true;
    }
    if (request.method !== 'POST' || request.headers.origin !== allowed) {
      response.writeHead(403).end();
      return true;
    }
    try {
      const { payloads } = JSON.parse(await readText(request)) as { payloads: readonly WirePayload[] };
      const opened = await Promise.all(
        payloads.map(async (one) => {
          if (one.metadata?.encoding !== ENCRYPTED) return one;
          const [plain] = await codec.decode([fromWire(one)]);
          return toWire(plain as Payload);
        }),
      );
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify({ payloads: opened }));
    } catch {
      response.writeHead(422).end();
    }
    return true;
  };
};
