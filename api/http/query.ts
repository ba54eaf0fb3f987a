import type { TObject } from '../../domain/declarations/schemas.ts';
import { issuesOf, normalise, onePerPath, unknownField } from '../../domain/declarations/validation.ts';
import { issue, type ValidationIssue } from '../../domain/problems.ts';

const TRUE = new Set(['true', '1', 'on']);
const FALSE = new Set(['false', '0', 'off', '']);
/** The plus sign of an offset that the caller did not encode: in a query string it means a space. */
const LOST_PLUS = / (?=\d\d:\d\d$)/;

/**
 * Reads query parameters by their schema. Texts are converted to the schema's types: integers consist of digits only,
 * and booleans are the specification's words (4.5). Unknown and repeated parameters are issues.
 */
export const readQuery = (
  schema: TObject | undefined,
  search: string,
): { readonly query: Record<string, unknown>; readonly issues: ValidationIssue[] } => {
  const issues: ValidationIssue[] = [];
  const query: Record<string, unknown> = {};
  const properties = (schema?.properties ?? {}) as Record<
    string,
    { type?: string; format?: string; default?: unknown }
  >;
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) {
      issues.push(unknownField(name));
    } else if (seen.has(name)) {
      issues.push(issue(name, 'duplicate_item'));
    } else if (property.type === 'integer') {
      if (/^-?\d+$/.test(text)) query[name] = Number(text);
      else issues.push(issue(name, 'invalid_type'));
    } else if (property.type === 'boolean') {
      const word = text.toLowerCase();
      if (TRUE.has(word)) query[name] = true;
      else if (FALSE.has(word)) query[name] = false;
      else issues.push(issue(name, 'invalid_value'));
    } else {
      query[name] = property.format === 'time-bound' ? text.replace(LOST_PLUS, '+') : text;
    }
    seen.add(name);
  }
  if (schema) {
    const checked = issuesOf(schema, query);
    const named = new Set(issues.map(({ path }) => path));
    issues.push(...checked.filter(({ path }) => !named.has(path)));
    for (const [name, property] of Object.entries(properties))
      if (query[name] === undefined && property.default !== undefined) query[name] = property.default;
  }
  const normalised = (schema ? normalise(schema, query) : query) as Record<string, unknown>;
  return { query: normalised, issues: onePerPath(issues) };
};
