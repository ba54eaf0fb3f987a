import type { Endpoint } from '../../../domain/declarations/endpoint.ts';
import type { Json } from './wire-schema.ts';

/** Response headers. Each is declared once, as a component. */

const Count = { type: 'integer', minimum: 0 };

export const headerComponents = {
  'X-Request-Id': {
    description: 'Names this answer; equal to `meta.request_id` and to `request_id` of a problem.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  'Cache-Control': {
    description: 'Always `no-store`.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  },
  'X-RateLimit-Minute-Remaining': {
    description: 'Requests left in this minute.',
    required: true,
    schema: Count,
  },
  'X-RateLimit-Minute-Reset': {
    description: 'When the minute refills, in Unix seconds.',
    required: true,
    schema: Count,
  },
  'X-RateLimit-Hour-Remaining': { description: 'Requests left in this hour.', required: true, schema: Count },
  'X-RateLimit-Hour-Reset': {
    description: 'When the hour refills, in Unix seconds.',
    required: true,
    schema: Count,
  },
  ETag: {
    description: 'Of what a GET shows; for `If-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"[^"]+"$' },
  },
  Location: {
    description: 'Where the new resource is read.',
    required: true,
    schema: { type: 'string', format: 'uri' },
  },
  'Content-Disposition': {
    description: 'A download, under a file name that is the same for everybody.',
    required: true,
    schema: { type: 'string' },
  },
  'Accept-Ranges': {
    description: 'A part can be asked for with `Range`.',
    required: true,
    schema: { type: 'string', const: 'bytes' },
  },
  'Content-Range': {
    description: 'Which bytes of how many these are.',
    required: true,
    schema: { type: 'string', pattern: '^bytes [0-9]+-[0-9]+/[0-9]+$' },
  },
  'Idempotent-Replayed': {
    description: 'Present when this is the stored answer of an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: Count },
  'Retry-After-Hint': { description: 'Seconds to wait, where waiting helps.', schema: Count },
  'WWW-Authenticate': { description: 'The scheme to use.', required: true, schema: { type: 'string' } },
  Deprecation: {
    description: 'Since when the operation is deprecated: `@` and Unix seconds (RFC 9745).',
    required: true,
    schema: { type: 'string', pattern: '^@[0-9]+$' },
  },
  Sunset: {
    description: 'From when on the operation may be gone, as a date of HTTP (RFC 8594).',
    required: true,
    schema: { type: 'string' },
  },
  Link: {
    description: 'With `rel="deprecation"`: the page that says what changes.',
    required: true,
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods that the path has.', required: true, schema: { type: 'string' } },
} as const satisfies Record<string, Json>;

type HeaderComponent = keyof typeof headerComponents;

const ALWAYS: readonly HeaderComponent[] = [
  'X-Request-Id',
  'Cache-Control',
  'X-RateLimit-Minute-Remaining',
  'X-RateLimit-Minute-Reset',
  'X-RateLimit-Hour-Remaining',
  'X-RateLimit-Hour-Reset',
];

/** References to header components. `always` stands for the six headers that every answer has. */
export const headers = (...names: readonly (HeaderComponent | 'always')[]): Json =>
  Object.fromEntries(
    names
      .flatMap((name) => (name === 'always' ? ALWAYS : [name]))
      .map((name) => [
        name === 'Retry-After-Hint' ? 'Retry-After' : name,
        { $ref: `#/components/headers/${name}` },
      ]),
  );

/** What every answer of a deprecated operation says besides. */
export const deprecationHeadersOf = ({ deprecation }: Endpoint): Json =>
  deprecation ? headers('Deprecation', ...(deprecation.sunset ? (['Sunset'] as const) : []), 'Link') : {};
