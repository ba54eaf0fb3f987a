import type { IncomingMessage } from 'node:http';
import type { Actor } from '../../domain/access/actor.ts';
import { type CursorScope, decodeCursor, type Position } from '../../domain/declarations/cursor.ts';
import { type Endpoint, needsKey } from '../../domain/declarations/endpoint.ts';
import { addChecked, type CheckedBody, checkBody, isObject } from '../../domain/declarations/read-body.ts';
import { issuesOf, memberOf, withoutInvalid } from '../../domain/declarations/validation.ts';
import { invalid, invalidFields, issue, Problem, type ValidationIssue } from '../../domain/problems.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { headerLines } from './header-lines.ts';
import { readJsonBody } from './json-body.ts';
import { longListsOf, validateLongLists } from './long-lists.ts';
import { readQuery } from './query.ts';

/** Key, query and body of a request, validated against the operation's declaration. */
export interface Input {
  readonly key: string | undefined;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
  /** The body as it was sent, for the fingerprint. */
  readonly rawBody: unknown;
  readonly after: Position | undefined;
  /** The body has long lists, so everything that reads all of it works in slices. */
  readonly isLong?: boolean;
}

const DEFAULT_BODY_LIMIT = 1_000_000;
const KEY_LONGEST = 255;

const readKey = (request: IncomingMessage, required: boolean): string | undefined => {
  const lines = headerLines(request, 'idempotency-key');
  if (lines.length === 0) {
    if (required) throw invalid(issue('Idempotency-Key', 'required'));
    return undefined;
  }
  const [key = ''] = lines;
  if (lines.length > 1) throw invalid(issue('Idempotency-Key', 'duplicate_item'));
  if (key === '') throw invalid(issue('Idempotency-Key', 'too_short'));
  if (key.length > KEY_LONGEST) throw invalid(issue('Idempotency-Key', 'too_long'));
  return key;
};

/** A body with long lists is checked in slices. */
const checkedOf = (endpoint: Endpoint, raw: unknown): CheckedBody | Promise<CheckedBody> => {
  const long = endpoint.body && isObject(raw) ? longListsOf(endpoint.body, raw) : [];
  return endpoint.body && isObject(raw) && long.length > 0
    ? validateLongLists(endpoint.body, raw, long)
    : checkBody(endpoint, raw);
};

export const cursorScope = (
  endpoint: Endpoint,
  actor: Actor,
  query: Record<string, unknown>,
  params: Readonly<Record<string, string>>,
): CursorScope => {
  const { cursor: _, limit: __, wait_seconds: ___, ...filters } = query;
  // Lists below different parents are different lists.
  const within = Object.values(params).map((id) => `/${id}`);
  return {
    list: `${endpoint.id}${within.join('')}`,
    organization_id: actor.organization_id,
    practitioner_id: actor.practitioner_id,
    ...(actor.patient_id === null ? {} : { patient_id: actor.patient_id }),
    filters,
  };
};

/** Whether the operation is a GET that takes only path parameters, and the request has no query. */
const hasNoInput = ({ method, query, params, check }: Endpoint, search: string): boolean =>
  method === 'GET' && search === '' && !query && !params && !check;

/**
 * Reads the input in the order of decisions 1.1: first 413 and 415, then the key, then all validation issues of body
 * and query.
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
  if (hasNoInput(endpoint, search))
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
  const checkedBody: CheckedBody = unreadable
    ? { body: {}, issues: unreadable.extensions.fields as ValidationIssue[] }
    : await checkedOf(endpoint, rawBody);
  const named = Object.keys(endpoint.params?.properties ?? {});
  const ofPath = endpoint.params
    ? issuesOf(endpoint.params, Object.fromEntries(named.map((name) => [name, params[name]])))
    : [];
  const refused = actor.practitioner_id
    ? (endpoint.organizationOnly ?? []).filter((name) => name in query || name in checkedBody.body)
    : [];
  const issues = [...asked.issues, ...ofPath, ...checkedBody.issues].filter(
    ({ path }) => !refused.includes(memberOf(path)),
  );
  issues.push(...refused.map((name) => issue(name, 'not_allowed')));
  // Only an object has members to check.
  if (endpoint.method === 'GET' || isObject(rawBody))
    addChecked(
      endpoint,
      {
        actor,
        query: withoutInvalid(query, issues),
        body: withoutInvalid(checkedBody.body, checkedBody.issues),
        sent: checkedBody.body,
      },
      issues,
    );
  let after: Position | undefined;
  if (typeof query.cursor === 'string' && !issues.some(({ path }) => path === 'cursor')) {
    after = decodeCursor(secrets, cursorScope(endpoint, actor, query, params), query.cursor);
    if (!after) issues.push(issue('cursor', 'invalid_value'));
  }
  if (issues.length > 0) throw invalidFields(issues);
  return { key, query, body: checkedBody.body, rawBody, after, isLong: checkedBody.isLong ?? false };
};
