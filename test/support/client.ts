import { randomUUID } from 'node:crypto';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

export interface Request {
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string | null;
}

/** Talks to the API as a partner's engineer would: one method for each HTTP method. */
export interface Client {
  readonly token: string;
  get(path: string, request?: Request): Promise<Reply>;
  post(path: string, body?: unknown, request?: Request): Promise<Reply>;
  patch(path: string, body?: unknown, request?: Request): Promise<Reply>;
  put(path: string, body?: unknown, request?: Request): Promise<Reply>;
  delete(path: string, request?: Request): Promise<Reply>;
  send(method: string, path: string, body?: unknown, request?: Request): Promise<Reply>;
}

/** @param token null sends no Authorization header. */
export const clientOf = (baseUrl: string, token: string | null): Client => {
  const send: Client['send'] = async (method, path, body, { headers = {}, key } = {}) => {
    const idempotent = ['POST', 'PATCH', 'DELETE'].includes(method) && key !== null;
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotent ? { 'Idempotency-Key': key ?? randomUUID() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
  };
  return {
    token: token ?? '',
    send,
    get: (path, request) => send('GET', path, undefined, request),
    post: (path, body, request) => send('POST', path, body, request),
    patch: (path, body, request) => send('PATCH', path, body, request),
    put: (path, body, request) => send('PUT', path, body, request),
    delete: (path, request) => send('DELETE', path, undefined, request),
  };
};

/** The same client for what a test only prepares: a refusal ends the test there, and is in the message. */
export const insisting = (client: Client): Client => {
  const insist = async (sent: Promise<Reply>): Promise<Reply> => {
    const reply = await sent;
    if (reply.status >= 400) throw new Error(`Refused while preparing: ${reply.status} ${reply.text}`);
    return reply;
  };
  return {
    token: client.token,
    send: (...request) => insist(client.send(...request)),
    get: (...request) => insist(client.get(...request)),
    post: (...request) => insist(client.post(...request)),
    patch: (...request) => insist(client.patch(...request)),
    put: (...request) => insist(client.put(...request)),
    delete: (...request) => insist(client.delete(...request)),
  };
};
