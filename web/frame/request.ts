// Requests to the embed tier: bearer, renewal, idempotency keys, refusals as errors.
import { newId } from './ids.ts';
import { issueToken, type RefusedToken } from './own-session.ts';
import { isOwnPage } from './page-data.ts';
import { type ProblemDocument, Refused } from './problem.ts';
import { bearer, can, claims, isOwnTokenDue, NoToken, renewOwnToken, sessionEnded } from './token.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

const request = async (
  token: string,
  method: Method,
  path: string,
  body: unknown,
  key: string | undefined,
  headers: Headers = {},
): Promise<Response> => {
  const response = await fetch(`/api/embed/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused(0);
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as ProblemDocument;
  throw new Refused(response.status, problem, Number(response.headers.get('Retry-After')) || undefined);
};

const unanswered = new Map<string, string>();
const isUnanswered = (error: unknown): boolean =>
  error instanceof Refused &&
  (error.status === 0 || error.status >= 500 || error.slug === 'idempotency-conflict');

/**
 * What may have been done although no answer came is asked again under the same key: a story is written and billed
 * once, and a note that was saved is not mistaken for a change by somebody else.
 */
const underItsKey = async (
  whom: string,
  [method, path, body]: readonly [Method, string, unknown],
  work: (key: string | undefined) => Promise<Response>,
): Promise<Response> => {
  if (method === 'GET') return work(undefined);
  const what = JSON.stringify([whom, method, path, body]);
  const key = unanswered.get(what) ?? newId();
  try {
    const answer = await work(key);
    // The same request after another change is a new request.
    unanswered.clear();
    return answer;
  } catch (error) {
    if (method !== 'PUT' && isUnanswered(error)) unanswered.set(what, key);
    else unanswered.delete(what);
    throw error;
  }
};

const renewed = async (): Promise<void> => {
  try {
    await renewOwnToken();
  } catch (error) {
    throw new Refused(error instanceof NoToken ? error.status : 0);
  }
};

/**
 * One request to `/api/embed/<path>`.
 * @throws Refused for every answer that is not 2xx, and where none came.
 */
export const ask = (method: Method, path: string, body?: unknown, headers?: Headers): Promise<Response> =>
  underItsKey('', [method, path, body], async (key) => {
    if (isOwnTokenDue()) await renewed();
    const attempt = () => request(bearer(), method, path, body, key, headers);
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      if (!isOwnPage) {
        sessionEnded();
        throw error;
      }
    }
    // This device may have slept, or its clock been set: the service says whether the session still stands.
    await renewed();
    return attempt();
  });

/** The answer's `data`; undefined for 204. */
export const call = async <Data>(
  method: Method,
  path: string,
  body?: unknown,
  headers?: Headers,
): Promise<Data> => {
  const response = await ask(method, path, body, headers);
  return response.status === 204 ? (undefined as Data) : ((await response.json()) as { data: Data }).data;
};

/** Every record of a list, page after page. @param path may have a query. */
export const all = async <Item>(path: string): Promise<Item[]> => {
  const found: Item[] = [];
  let cursor: string | null = null;
  do {
    const mark = path.includes('?') ? '&' : '?';
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const response = await ask('GET', `${path}${mark}limit=100${after}`);
    const page = (await response.json()) as {
      data: Item[];
      meta: { pagination: { next_cursor: string | null } };
    };
    found.push(...page.data);
    cursor = page.meta.pagination.next_cursor;
  } while (cursor);
  return found;
};

/** Milliseconds; less than the life of a token that the workspace mints. */
const MINTED_MILLISECONDS = 240_000;
/** Where the workspace mints it, by the capability's noun. */
const MINTS: Readonly<Record<string, string>> = {
  form: 'tokens',
  storybook: 'storybook-tokens',
  worksheet: 'worksheet-tokens',
};
const minted = new Map<string, { readonly token: string; readonly until: number }>();

/** A token for one patient, as a host would mint it. After a direct login the session issues it. */
const tokenFor = async (patient: string, capability: string): Promise<string> => {
  if (isOwnPage) {
    const issued = await issueToken(capability, patient).catch((): RefusedToken => ({ refused: 0 }));
    if (!('refused' in issued)) return issued.token;
    if (issued.refused === 401) sessionEnded(issued.isReplaced ? 'replaced' : 'ended');
    throw new Refused(issued.refused);
  }
  // The workspace's own token may be that one already.
  if (claims().patient_id === patient && can(capability)) return bearer();
  const known = minted.get(`${patient} ${capability}`);
  if (known && Date.now() < known.until) return known.token;
  const [noun = ''] = capability.split(':');
  const { token } = await call<{ token: string }>(
    'POST',
    `clients/${patient}/${MINTS[noun]}`,
    noun === 'form' ? { capability } : undefined,
  );
  minted.set(`${patient} ${capability}`, { token, until: Date.now() + MINTED_MILLISECONDS });
  return token;
};

/** A request that needs a token bound to one patient (specification 2.13). */
export const askFor = async (
  patient: string,
  capability: string,
  method: Method,
  path: string,
  body?: unknown,
): Promise<Response> => {
  const token = await tokenFor(patient, capability);
  return underItsKey(patient, [method, path, body], (key) => request(token, method, path, body, key));
};
