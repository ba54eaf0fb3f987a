import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * A server that speaks the OpenAI protocol as strict ones do: chat completions with `json_schema`, moderations
 * and pictures. It answers with whatever the schema asks for, unless a test says what comes next.
 */

// biome-ignore lint/suspicious/noExplicitAny: JSON as it comes
type Json = any;

export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Json;
}

/** One answer; `hang`: none at all. */
export type ModelAnswer =
  | 'hang'
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
      readonly text?: string;
    };

export interface ModelServer {
  readonly url: string;
  readonly requests: ModelRequest[];
  /** What the next requests are answered with, before the usual answers. */
  next(...answers: (ModelAnswer | ((request: ModelRequest) => ModelAnswer))[]): void;
  /** Is called before each usual answer, and may replace it. */
  instead(answer: ((request: ModelRequest) => ModelAnswer | undefined) | undefined): void;
  stop(): Promise<void>;
}

export const KEY = 'model-key';

/** A completion in the form in which such servers send it. */
export const saying = (
  content: unknown,
  { tokens = 100, ...choice }: { tokens?: number; finish_reason?: string; refusal?: string } = {},
): ModelAnswer => {
  const { refusal = null, finish_reason = 'stop' } = choice;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return {
    body: {
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          finish_reason,
          message: { role: 'assistant', content: refusal === null ? text : null, refusal },
        },
      ],
      usage: { prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens },
    },
  };
};

/** What strict servers refuse in a schema. */
const faultOf = (schema: Json, path = ''): string | undefined => {
  if (!schema.type) return `schema must have a 'type' key at ${path}`;
  for (const word of ['minLength', 'maxLength', 'default', 'not'])
    if (word in schema) return `'${word}' is not permitted at ${path}`;
  if (schema.type === 'array') return faultOf(schema.items, `${path}/items`);
  if (schema.type !== 'object') return undefined;
  if (schema.additionalProperties !== false) return `additionalProperties must be false at ${path}`;
  const names = Object.keys(schema.properties);
  if (names.some((name) => !schema.required?.includes(name))) return `all must be required at ${path}`;
  for (const name of names) {
    const fault = faultOf(schema.properties[name], `${path}/${name}`);
    if (fault) return fault;
  }
  return undefined;
};

/** The smallest value that fits the schema. */
const fitting = (schema: Json, name = 'text'): unknown => {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties).map(([key, one]) => [key, fitting(one, key)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => fitting(schema.items, name));
    case 'boolean':
      return false;
    default:
      return `Some ${name}`;
  }
};

const invalid = (message: string): ModelAnswer => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
});

let drawn: Promise<string> | undefined;
const picture = (): Promise<string> => {
  drawn ??= sharp({ create: { width: 1536, height: 1024, channels: 3, background: '#8fb8de' } })
    .png()
    .toBuffer()
    .then((bytes) => bytes.toString('base64'));
  return drawn;
};

const usual = async ({ path, body }: ModelRequest): Promise<ModelAnswer> => {
  switch (path) {
    case '/v1/chat/completions': {
      const format = body.response_format;
      if (format?.type !== 'json_schema' || !format.json_schema.strict) return invalid('response_format');
      const fault = faultOf(format.json_schema.schema);
      return fault ? invalid(fault) : saying(fitting(format.json_schema.schema));
    }
    case '/v1/moderations':
      return { body: { results: [{ flagged: /FORBIDDEN/.test(body.input) }] } };
    case '/v1/images/generations':
      return { body: { created: 1, data: [{ b64_json: await picture() }] } };
    default:
      return { status: 404, body: { error: { message: 'Unknown address' } } };
  }
};

const answer = (response: ServerResponse, given: ModelAnswer): void => {
  if (given === 'hang') return;
  const { status = 200, headers = {}, body, text } = given;
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(text ?? JSON.stringify(body ?? {}));
};

export const startModelServer = async (): Promise<ModelServer> => {
  const requests: ModelRequest[] = [];
  const queue: Parameters<ModelServer['next']> = [];
  let instead: Parameters<ModelServer['instead']>[0];
  const server = createServer(async (incoming, response) => {
    const body: Json = await readJson(incoming).catch(() => undefined);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    if (incoming.method !== 'POST' || request.headers.authorization !== `Bearer ${KEY}`)
      return answer(response, { status: 401, body: { error: { message: 'Incorrect API key' } } });
    const next = queue.shift();
    if (next === undefined) return answer(response, instead?.(request) ?? (await usual(request)));
    answer(response, typeof next === 'function' ? next(request) : next);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    next: (...answers) => void queue.push(...answers),
    instead(given) {
      instead = given;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
