import type { IncomingMessage } from 'node:http';
import type { Actor } from '../../domain/access/actor.ts';
import { type CursorScope, decodeCursor, type Position } from '../../domain/declarations/cursor.ts';
import { type Endpoint, needsKey } from '../../domain/declarations/endpoint.ts';
import { type FieldFault, fault, invalid, invalidFields, Problem } from '../../domain/problems.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { headerLines } from './header-lines.ts';
import { readJsonBody } from './json-body.ts';
import { judgeLongLists, longListsOf } from './long-lists.ts';
import { readQuery } from './query.ts';
import { faultsOf, memberOf, normalise, onePerPath, unknownField, withoutFaulty } from './validation.ts';

/** What a request says, checked as far as its declaration goes. */
export interface Input {
  readonly key: string | undefined;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
  /** The body as it came, for the fingerprint. */
  readonly rawBody: unknown;
  readonly after: Position | undefined;
  /** The body has long lists, so work on the whole of it is done in slices. */
  readonly isLong?: boolean;
}

const DEFAULT_BODY_LIMIT = 1_000_000;
const KEY_LONGEST = 255;

const readKey = (request: IncomingMessage, required: boolean): string | undefined => {
  const lines = headerLines(request, 'idempotency-key');
  if (lines.length === 0) {
    if (required) throw invalid(fault('Idempotency-Key', 'required'));
    return undefined;
  }
  const [key = ''] = lines;
  if (lines.length > 1) throw invalid(fault('Idempotency-Key', 'duplicate_item'));
  if (key === '') throw invalid(fault('Idempotency-Key', 'too_short'));
  if (key.length > KEY_LONGEST) throw invalid(fault('Idempotency-Key', 'too_long'));
  return key;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NO_BODY = fault('', 'malformed_json', 'A body is required: a JSON object.');

interface Judged {
  readonly body: Record<string, unknown>;
  readonly faults: FieldFault[];
  readonly isLong?: boolean;
}

/** Nothing sent is nothing to refuse; anything else must be an object of the known fields. */
const judgeBody = (endpoint: Endpoint, raw: unknown): Judged | Promise<Judged> => {
  if (raw === undefined) return { body: {}, faults: endpoint.body ? [NO_BODY] : [] };
  if (!isObject(raw)) return { body: {}, faults: [fault('', 'invalid_type')] };
  if (!endpoint.body) {
    return { body: {}, faults: onePerPath(Object.keys(raw).map(unknownField)) };
  }
  const long = longListsOf(endpoint.body, raw);
  if (long.length > 0) return judgeLongLists(endpoint.body, raw, long);
  const body = normalise(endpoint.body, raw) as Record<string, unknown>;
  return { body, faults: faultsOf(endpoint.body, body) };
};

export const cursorScope = (
  endpoint: Endpoint,
  actor: Actor,
  query: Record<string, unknown>,
  params: Readonly<Record<string, string>>,
): CursorScope => {
  const { cursor: _, limit: __, ...filters } = query;
  // The list of one parent is another list than that of the next.
  const within = Object.values(params).map((id) => `/${id}`);
  return {
    list: `${endpoint.id}${within.join('')}`,
    organization_id: actor.organization_id,
    practitioner_id: actor.practitioner_id,
    ...(actor.patient_id === null ? {} : { patient_id: actor.patient_id }),
    filters,
  };
};

/** A GET that may say nothing but its path, and says nothing. */
const saysNothing = ({ method, query, params, check }: Endpoint, search: string): boolean =>
  method === 'GET' && search === '' && !query && !params && !check;

/**
 * In the order of decisions 1.1: 413 and 415, then the key, then body and query with all their faults.
 * @throws Problem payload-too-large, unsupported-media-type, validation-error.
 */
export const readInput = async (
  request: IncomingMessage,
  endpoint: Endpoint,
  actor: Actor,
  search: string,
  secrets: Secrets,
  params: Readonly<Record<string, string>> = {},
): Promise<Input> => {
  if (saysNothing(endpoint, search))
    return { key: undefined, query: {}, body: {}, rawBody: undefined, after: undefined };
  let rawBody: unknown;
  let unreadable: Problem | undefined;
  if (endpoint.method !== 'GET') {
    try {
      rawBody = await readJsonBody(
        request,
        endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
        endpoint.form !== undefined,
      );
    } catch (error) {
      if (!(error instanceof Problem) || error.slug !== 'validation-error') throw error;
      unreadable = error;
    }
  }
  const key = endpoint.method === 'GET' ? undefined : readKey(request, needsKey(endpoint));
  const asked = readQuery(endpoint.query, search);
  const { query } = asked;
  const judged: Judged = unreadable
    ? { body: {}, faults: unreadable.extensions.fields as FieldFault[] }
    : await judgeBody(endpoint, rawBody);
  const named = Object.keys(endpoint.params?.properties ?? {});
  const ofPath = endpoint.params
    ? faultsOf(endpoint.params, Object.fromEntries(named.map((name) => [name, params[name]])))
    : [];
  const refused = actor.practitioner_id
    ? (endpoint.organizationOnly ?? []).filter((name) => name in query || name in judged.body)
    : [];
  const faults = [...asked.faults, ...ofPath, ...judged.faults].filter(
    ({ path }) => !refused.includes(memberOf(path)),
  );
  faults.push(...refused.map((name) => fault(name, 'not_allowed')));
  // Without an object there is nothing more to say of its members.
  if (endpoint.check && (endpoint.method === 'GET' || isObject(rawBody))) {
    const checked = endpoint.check({
      actor,
      query: withoutFaulty(query, faults),
      body: withoutFaulty(judged.body, judged.faults),
      sent: judged.body,
    });
    const told = new Set(faults.map(({ path }) => path));
    for (const one of checked) if (!told.has(one.path)) faults.push(one);
  }
  let after: Position | undefined;
  if (typeof query.cursor === 'string' && !faults.some(({ path }) => path === 'cursor')) {
    after = decodeCursor(secrets, cursorScope(endpoint, actor, query, params), query.cursor);
    if (!after) faults.push(fault('cursor', 'invalid_value'));
  }
  if (faults.length > 0) throw invalidFields(faults);
  return { key, query, body: judged.body, rawBody, after, isLong: judged.isLong ?? false };
};
