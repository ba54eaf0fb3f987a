import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payload } from '@temporalio/common';
import type { Config } from '../platform/configuration/config.ts';
import { isUuid } from '../platform/ids.ts';
import type { FailureThrottle } from '../platform/network/failure-throttle.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Logger } from '../platform/telemetry/log.ts';
import { createPayloadCodec } from './codec.ts';

/** In bytes. A page of history has some hundred payloads of a few hundred bytes. */
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

/** The owners of the decrypted payloads. */
export interface PayloadsRead {
  /** Organizations that the payloads name. Every input of a workflow or activity names its own. */
  readonly organizations: readonly string[];
  /** Whether some payloads name no organization, such as a summary, or the input of a schedule. */
  readonly withoutOne: boolean;
}

const whose = (opened: readonly Payload[]): PayloadsRead => {
  const found = new Set<string>();
  let withoutOne = false;
  for (const { data } of opened) {
    const text = Buffer.from(data ?? []).toString();
    const ids = [...text.matchAll(/"organizationId":"([0-9a-f-]{36})"/g)].map(([, id]) => id as string);
    const named = ids.filter(isUuid);
    for (const id of named) found.add(id);
    withoutOne ||= named.length === 0;
  }
  return { organizations: [...found], withoutOne };
};

const MINUTE_MS = 60_000;
/** A page of the UI sends a few requests. A client that sends more than this is copying histories. */
const REQUESTS_A_MINUTE = 600;

class AuditUnavailable extends Error {}

export interface CodecEndpointTools {
  /** Writes to the audit that an operator read payloads. Payloads are not returned if this fails. */
  readonly note: (read: PayloadsRead) => Promise<void>;
  readonly failures: FailureThrottle;
  readonly log: Logger;
}

type Settings = Pick<
  Config,
  'ENVIRONMENT' | 'TEMPORAL_UI_URL' | 'TEMPORAL_NAMESPACE' | 'CODEC_ACCESS_SECRET'
>;

/**
 * Decrypts payloads for Temporal's UI and command line, so that operators can read what a workflow did. If
 * `CODEC_ACCESS_SECRET` is set, requests must contain it (`Authorization: Bearer …`). Without it the endpoint exists
 * only in development, for a UI on the same machine. Pages of other origins are refused.
 * @returns true if the request was for this endpoint.
 */
export const createCodecEndpoint = (
  config: Settings,
  secrets: Secrets,
  { note, failures, log }: CodecEndpointTools,
): ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) => {
  const codec = createPayloadCodec(secrets, config.TEMPORAL_NAMESPACE);
  const allowed = new URL(config.TEMPORAL_UI_URL).origin;
  const { CODEC_ACCESS_SECRET: secret, ENVIRONMENT: environment } = config;
  const expected = secret && secrets.keyedHash('codec-access', secret);
  let minute = 0;
  let asked = 0;

  /** A browser always sends the page's origin; the command line sends none. */
  const mayAsk = ({ headers }: IncomingMessage): boolean => {
    if (headers.origin !== allowed && (headers.origin !== undefined || !expected)) return false;
    if (!expected) return true;
    const [, given = ''] = /^bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
    return secrets.sameHash(secrets.keyedHash('codec-access', given), expected);
  };
  const isWithinRate = (): boolean => {
    const now = Math.floor(performance.now() / MINUTE_MS);
    if (now !== minute) asked = 0;
    minute = now;
    asked += 1;
    return asked <= REQUESTS_A_MINUTE;
  };

  const decode = async (text: string): Promise<readonly WirePayload[]> => {
    const { payloads } = JSON.parse(text) as { payloads: readonly WirePayload[] };
    const opened = await Promise.all(
      payloads.map(async (one) =>
        one.metadata?.encoding === ENCRYPTED ? (await codec.decode([fromWire(one)]))[0] : undefined,
      ),
    );
    const read = whose(opened.filter((one) => one !== undefined));
    await note(read).catch((error: unknown) => {
      log.error({ err: error }, 'It could not be noted that payloads were read');
      throw new AuditUnavailable();
    });
    log.info(
      { payloads: payloads.length, organizations: read.organizations },
      'Payloads were decrypted for an operator',
    );
    return opened.map((one, index) => (one ? toWire(one) : (payloads[index] as WirePayload)));
  };

  return async (request, response) => {
    if (request.url?.split('?')[0] !== '/codec/decode') return false;
    if (!expected && environment !== 'development') return false;
    response.setHeader('Access-Control-Allow-Origin', allowed);
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, x-namespace, authorization');
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cache-Control', 'no-store');
    const refuse = (status: number, headers: Readonly<Record<string, string>> = {}): true => {
      response.writeHead(status, { ...headers, Connection: 'close' }).end();
      return true;
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return true;
    }
    if (request.method !== 'POST') return refuse(405, { Allow: 'OPTIONS, POST' });
    if (!mayAsk(request)) {
      log.warn('Payloads were asked for without the right to see them');
      await failures.failed(request.socket.remoteAddress ?? '', AbortSignal.timeout(MINUTE_MS));
      return refuse(403);
    }
    if (!isWithinRate()) return refuse(429, { 'Retry-After': '60' });
    let text: string;
    try {
      text = await readText(request);
    } catch {
      return refuse(413);
    }
    try {
      const payloads = await decode(text);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ payloads }));
    } catch (error) {
      if (error instanceof AuditUnavailable) return refuse(503, { 'Retry-After': '5' });
      return refuse(422);
    }
    return true;
  };
};
