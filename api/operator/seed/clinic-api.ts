import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The interface as a partner's server calls it: tokens for the organization and for each clinician, embed tokens, and
 * requests that are sent again where the specification says so (part 7).
 */

export interface ApiAccess {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly audience: string;
  readonly signal?: AbortSignal | undefined;
}

export type Data = Readonly<Record<string, unknown>> & { readonly id: string };

/** An unexpected answer. Its message has no body, because a body may contain anything. */
export class UnexpectedAnswer extends Error {
  readonly status: number;
  constructor(request: string, status: number, problem: unknown) {
    super(`${request} answered ${status}${typeof problem === 'string' ? ` (${problem})` : ''}`);
    this.status = status;
  }
}

interface Answer {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const ATTEMPT_MILLISECONDS = 30_000;
const MOST_ATTEMPTS = 8;
const isWorthRetrying = ({ status, body }: Answer): boolean =>
  status === 429 || status >= 500 || String(body.type).endsWith('/idempotency-conflict');

const send = async (
  signal: AbortSignal | undefined,
  method: string,
  url: string,
  headers: object,
  body: unknown,
) => {
  const limits = [AbortSignal.timeout(ATTEMPT_MILLISECONDS), ...(signal ? [signal] : [])];
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.any(limits),
  });
  const answer = (await response.json().catch(() => ({}))) as Answer['body'];
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after') ?? 0),
    body: answer,
  };
};

/** Sends with one token. Keys keep a repeated creation from creating twice. */
export interface Caller {
  get(path: string): Promise<Data>;
  list(path: string): Promise<readonly Data[]>;
  post(path: string, key: string, body?: unknown): Promise<Data>;
  patch(path: string, key: string, body: unknown): Promise<Data>;
  put(path: string, key: string, body?: unknown): Promise<Data>;
}

const callerWith = ({ apiUrl, signal }: ApiAccess, token: () => Promise<string>): Caller => {
  const call = async (method: string, path: string, key?: string, body?: unknown): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      const headers = {
        Authorization: `Bearer ${await token()}`,
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      };
      const answer = await send(signal, method, `${apiUrl}${path}`, headers, body);
      if (answer.status < 300) return answer.body.data;
      if (attempt === MOST_ATTEMPTS || !isWorthRetrying(answer))
        throw new UnexpectedAnswer(`${method} ${path.split('?')[0]}`, answer.status, answer.body.type);
      await pause(Math.max(answer.retryAfter * 1_000, 250 * attempt), undefined, { signal });
    }
  };
  return {
    get: (path) => call('GET', path) as Promise<Data>,
    list: (path) => call('GET', path) as Promise<readonly Data[]>,
    post: (path, key, body) => call('POST', path, key, body) as Promise<Data>,
    patch: (path, key, body) => call('PATCH', path, key, body) as Promise<Data>,
    put: (path, key, body) => call('PUT', path, key, body) as Promise<Data>,
  };
};

export interface Mint {
  readonly capabilities: readonly string[];
  readonly patient_id?: string;
}

export interface ClinicApi {
  readonly organization: Caller;
  as(practitionerId: string): Clinician;
  /** With a token that is at hand, such as that of a seat. */
  withToken(token: string): Caller;
}
export interface Clinician extends Caller {
  /** With an embed token of this clinician, as a frame has one. */
  framed(mint: Mint): Promise<Caller>;
}

export const createClinicApi = (access: ApiAccess): ClinicApi => {
  const { client_id, client_secret, audience, tokenUrl, signal, apiUrl } = access;
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (practitioner_id?: string): Promise<string> => {
    const name = practitioner_id ?? '';
    const exchanged = async () => {
      const grant = { client_id, client_secret, audience, grant_type: 'client_credentials' };
      const asked = practitioner_id === undefined ? grant : { ...grant, practitioner_id };
      const { status, body } = await send(signal, 'POST', tokenUrl, {}, asked);
      if (status !== 200) throw new UnexpectedAnswer('POST /oauth/token', status, body.error);
      return String(body.access_token);
    };
    const token = tokens.get(name) ?? exchanged();
    tokens.set(name, token);
    return token;
  };
  return {
    organization: callerWith(access, () => tokenOf()),
    withToken: (token) => callerWith(access, () => Promise.resolve(token)),
    as(practitionerId) {
      const caller = callerWith(access, () => tokenOf(practitionerId));
      return {
        ...caller,
        async framed(mint) {
          // Each mint has a new key, because a replayed token may have expired.
          const asked = { ...mint, origins: [apiUrl], ttl_seconds: 3_600 };
          const { token } = await caller.post('/v1/partner/embed-tokens', randomUUID(), asked);
          return callerWith(access, () => Promise.resolve(String(token)));
        },
      };
    },
  };
};

/** Works through the items, several at a time. @returns the results in the order of the items. */
export const inLanes = async <Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const entries = items.entries();
  const lane = async () => {
    for (const [index, item] of entries) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};
