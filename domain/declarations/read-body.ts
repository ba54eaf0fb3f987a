import type { Actor } from '../access/actor.ts';
import { issue, type ValidationIssue } from '../problems.ts';
import type { Checked, Endpoint } from './endpoint.ts';
import { issuesOf, normalise, onePerPath, unknownField, withoutInvalid } from './validation.ts';

/** A body against the declaration of its operation: of a request, and of a record that is imported. */

export interface CheckedBody {
  readonly body: Record<string, unknown>;
  readonly issues: ValidationIssue[];
  /** The body has long lists, so everything that reads all of it works in slices. */
  readonly isLong?: boolean;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NO_BODY = issue('', 'malformed_json', 'A body is required: a JSON object.');

/** A missing body has no fields. Any other body must be an object with known fields only. */
export const checkBody = ({ body: schema }: Pick<Endpoint, 'body'>, raw: unknown): CheckedBody => {
  if (raw === undefined) return { body: {}, issues: schema ? [NO_BODY] : [] };
  if (!isObject(raw)) return { body: {}, issues: [issue('', 'invalid_type')] };
  if (!schema) return { body: {}, issues: onePerPath(Object.keys(raw).map(unknownField)) };
  const body = normalise(schema, raw) as Record<string, unknown>;
  return { body, issues: issuesOf(schema, body) };
};

type AnyChecked = Checked<Record<string, unknown>, Record<string, unknown>>;

/** Adds the issues of the operation's own check. A path that has an issue already keeps it. */
export const addChecked = (
  { check }: Pick<Endpoint, 'check'>,
  checked: AnyChecked,
  issues: ValidationIssue[],
): void => {
  const told = new Set(issues.map(({ path }) => path));
  for (const one of check?.(checked) ?? []) if (!told.has(one.path)) issues.push(one);
};

/** The body as its operation takes it, with all issues. For bodies that come without a query. */
export const readBody = (
  endpoint: Pick<Endpoint, 'body' | 'check'>,
  actor: Actor,
  raw: unknown,
): CheckedBody => {
  const { body, issues } = checkBody(endpoint, raw);
  if (isObject(raw))
    addChecked(endpoint, { actor, query: {}, body: withoutInvalid(body, issues), sent: body }, issues);
  return { body, issues };
};
