import type { Json } from './wire-schema.ts';

/** Builds an example of a schema from the examples, defaults and values in the schema. */

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11',
  'date-time': '2030-03-02T09:00:00.000Z',
  date: '2015-04-01',
  email: 'ada@practice.example',
  uri: 'https://clinic-service.invalid/example',
  country: 'DE',
  'time-zone': 'Europe/Berlin',
  colour: '#3a7d44',
  'external-id': 'ehr-4711',
  'language-tag': 'en',
  phone: '+4930123456',
  'webhook-address': 'https://portal.partner.example/hooks/clinic',
  'web-address': 'https://cdn.practice.example/logo.svg',
};

const first = (values: unknown): unknown => (Array.isArray(values) ? values[0] : undefined);

const completed = (schema: Json, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => completed((schema.items ?? {}) as Json, item));
  const nested = typeof value === 'object' && value !== null;
  return nested && schema.properties ? exampleOf(schema, value as Json) : value;
};

/**
 * @param schema one of the server's own schemas, before it is converted to a standard one.
 * @param given better values, by the property's name.
 */
export const exampleOf = (schema: Json, given: Json = {}): unknown => {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const required = new Set((schema.required as string[] | undefined) ?? []);
    return Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Record<string, Json>)
        .filter(([name]) => required.has(name) || Object.hasOwn(given, name))
        .map(([name, property]) => {
          if (!Object.hasOwn(given, name)) return [name, exampleOf(property)];
          return [name, completed(property, given[name])];
        }),
    );
  }
  const named = first(schema.examples) ?? schema.default ?? schema.const ?? first(schema.enum);
  if (named !== undefined) return named;
  if (type === 'array') return schema.items ? [exampleOf(schema.items as Json)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return BY_FORMAT[schema.format as string] ?? 'Text';
};
