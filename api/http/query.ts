import type { TObject } from '../../domain/declarations/schemas.ts';
import { type FieldFault, fault } from '../../domain/problems.ts';
import { faultsOf, normalise, onePerPath, unknownField } from './validation.ts';

const TRUE = new Set(['true', '1', 'on']);
const FALSE = new Set(['false', '0', 'off', '']);
/** The plus of an offset, where the caller did not encode it: in a query it means a space. */
const LOST_PLUS = / (?=\d\d:\d\d$)/;

/**
 * Query parameters by their schema. Texts become what the schema says they are: integers by digits alone,
 * booleans by the specification's words (4.5). Unknown and repeated parameters are faults.
 */
export const readQuery = (
  schema: TObject | undefined,
  search: string,
): { readonly query: Record<string, unknown>; readonly faults: FieldFault[] } => {
  const faults: FieldFault[] = [];
  const query: Record<string, unknown> = {};
  const properties = (schema?.properties ?? {}) as Record<
    string,
    { type?: string; format?: string; default?: unknown }
  >;
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) {
      faults.push(unknownField(name));
    } else if (seen.has(name)) {
      faults.push(fault(name, 'duplicate_item'));
    } else if (property.type === 'integer') {
      if (/^-?\d+$/.test(text)) query[name] = Number(text);
      else faults.push(fault(name, 'invalid_type'));
    } else if (property.type === 'boolean') {
      const word = text.toLowerCase();
      if (TRUE.has(word)) query[name] = true;
      else if (FALSE.has(word)) query[name] = false;
      else faults.push(fault(name, 'invalid_value'));
    } else {
      query[name] = property.format === 'time-bound' ? text.replace(LOST_PLUS, '+') : text;
    }
    seen.add(name);
  }
  if (schema) {
    const judged = faultsOf(schema, query);
    const named = new Set(faults.map(({ path }) => path));
    faults.push(...judged.filter(({ path }) => !named.has(path)));
    for (const [name, property] of Object.entries(properties))
      if (query[name] === undefined && property.default !== undefined) query[name] = property.default;
  }
  const normalised = (schema ? normalise(schema, query) : query) as Record<string, unknown>;
  return { query: normalised, faults: onePerPath(faults) };
};
