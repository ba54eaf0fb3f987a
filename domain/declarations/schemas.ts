import { type Static, type TObject, type TSchema, type TUnsafe, Type } from 'typebox';

/**
 * The building blocks of wire schemas. They are plain JSON Schema 2020-12: ajv validates with them, and the OpenAPI
 * document shows them unchanged. `x-text` marks text that is normalised and trimmed (decisions 1.9).
 */

type Options = Record<string, unknown>;

export const nullable = <T extends TSchema>(schema: T): TUnsafe<Static<T> | null> => {
  const {
    type,
    enum: values,
    anyOf,
    ...rest
  } = schema as T & { type?: string; enum?: unknown[]; anyOf?: TSchema[] };
  return Type.Unsafe<Static<T> | null>({
    ...rest,
    ...(type === undefined ? {} : { type: [type, 'null'] }),
    ...(values === undefined ? {} : { enum: [...values, null] }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => nullable(one)) }),
  });
};

export const Id = (options: Options = {}) => Type.String({ format: 'uuid', ...options });
export const OneOf = <const T extends readonly string[]>(values: T, options: Options = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
/** One line of text, normalised and trimmed. */
export const Line = (longest: number, options: Options = {}) =>
  Type.String({ minLength: 1, maxLength: longest, format: 'line', 'x-text': true, ...options });
/** Text of several lines; may be empty. */
export const Prose = (longest: number, options: Options = {}) =>
  Type.String({ maxLength: longest, format: 'prose', 'x-text': true, ...options });
export const PersonName = (options: Options = {}) => Line(200, options);
export const Email = (options: Options = {}) =>
  Type.String({ minLength: 1, maxLength: 254, format: 'email', 'x-text': true, ...options });
export const Phone = (options: Options = {}) =>
  Type.String({ format: 'phone', maxLength: 16, examples: ['+4930123456'], ...options });
export const DateOnly = (options: Options = {}) =>
  Type.String({ format: 'date', examples: ['2015-04-01'], ...options });
export const Moment = (options: Options = {}) =>
  Type.String({ format: 'date-time', examples: ['2026-03-02T09:00:00.000Z'], ...options });
/** A bound of a filter. It may be any time, for example the last second of the year 9999. */
export const TimeBound = (options: Options = {}) =>
  Type.String({ format: 'time-bound', examples: ['2026-03-02T09:00:00.000Z'], ...options });
export const TimeZone = (options: Options = {}) =>
  Type.String({ format: 'time-zone', maxLength: 64, examples: ['Europe/Berlin'], ...options });
export const Country = (options: Options = {}) =>
  Type.String({
    format: 'country',
    examples: ['DE'],
    description: 'ISO 3166-1 alpha-2, upper case.',
    ...options,
  });
/**
 * An id of the partner, stored unchanged: 1 to 128 printable ASCII characters, no space at either end (decisions
 * 1.9).
 */
export const ExternalId = (options: Options = {}) =>
  Type.String({ minLength: 1, maxLength: 128, format: 'external-id', examples: ['ehr-4711'], ...options });
export const Colour = (options: Options = {}) =>
  Type.String({ format: 'colour', examples: ['#3a7d44'], ...options });
export const WebAddress = (options: Options = {}) =>
  Type.String({ maxLength: 2_000, format: 'web-address', ...options });
export const Origin = (options: Options = {}) =>
  Type.String({
    maxLength: 300,
    format: 'origin',
    examples: ['https://portal.partner.example'],
    ...options,
  });
export const UniqueList = <T extends TSchema>(items: T, options: Options = {}) =>
  Type.Array(items, { uniqueItems: true, ...options });

/** A body, query or view: fields that it does not name are refused. */
export const Shape = <P extends Record<string, TSchema>>(properties: P, options: Options = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** A partial change: every field is optional, and absent fields stay as they are (specification 2.1). */
export const Change = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Partial(Shape(properties), { additionalProperties: false });

/** Fields that every resource has (decisions, head). */
export const recordFields = {
  created_at: Moment({ description: 'When the record was created.' }),
  updated_at: Moment({ description: 'When the record last changed.' }),
  deleted_at: Type.Optional(Moment({ description: 'Present only where deleted records are requested.' })),
};
const { deleted_at: _, ...lasting } = recordFields;
/** The same fields for records that are never deleted, or never shown once they are deleted. */
export const lastingFields = lasting;

export const pageFields = {
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 1_000, description: 'From `meta.pagination.next_cursor`.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'Records per page.' }),
  ),
  updated_since: Type.Optional(
    TimeBound({
      description:
        'Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read.',
    }),
  ),
};
/** For lists of the embed tier, where people want to see the newest records first. */
export const orderField = {
  order: Type.Optional(
    OneOf(['oldest_first', 'newest_first'], {
      description: 'By what the list is sorted by; `oldest_first` unless given.',
    }),
  ),
};
export const framedPageFields = { ...pageFields, ...orderField };
/** For lists that can show deleted records. */
export const includeDeleted = {
  include_deleted: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Also the deleted records; takes true, 1, on and false, 0, off, in any case.',
    }),
  ),
};

export type { Static, TObject, TSchema };
export { Type };
