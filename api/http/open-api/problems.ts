import { type Endpoint, problemsOf } from '../../../domain/declarations/endpoint.ts';
import { FIELD_CODES, type ProblemSlug, type ProblemType, problemTypes } from '../../../domain/problems.ts';
import { deprecationHeadersOf, headers } from './headers.ts';
import { capital } from './names.ts';
import { type Json, wireSchema } from './wire-schema.ts';

/**
 * Problem documents (RFC 9457): a schema and an example for each slug, and for each operation and status a response
 * whose schema is one of that status' problems, or any other: slugs may be added (specification part 9).
 */

const typeOf = (slug: ProblemSlug): ProblemType => problemTypes[slug];

/** `clinic-not-empty` → `ClinicNotEmpty`. */
const pascal = (slug: string): string =>
  slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const problemSchemaName = (slug: ProblemSlug): string => `${pascal(slug)}Problem`;

/**
 * Extensions are required, except here: a refusal of the token's kind has no scopes, and a refusal of a seat has no
 * capability.
 */
const hasOptionalExtensions = (slug: ProblemSlug): boolean =>
  slug === 'forbidden' || slug === 'capability-missing' || slug === 'appointment-conflict';

const FieldFault = {
  type: 'object',
  properties: {
    path: {
      type: 'string',
      description: 'The wire path, such as `items[0].label`; empty for the body as a whole.',
    },
    code: { type: 'string', 'x-extensible-enum': [...FIELD_CODES] },
    message: { type: 'string', description: 'For people. Repeats no value.' },
  },
  required: ['path', 'code', 'message'],
  additionalProperties: true,
};

const extensionsOf = (slug: ProblemSlug): Record<string, Json> => {
  const declared = Object.entries(typeOf(slug).extensions ?? {});
  return Object.fromEntries(
    declared.map(([name, schema]) => [
      name,
      slug === 'validation-error' && name === 'fields'
        ? { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/FieldFault' } }
        : wireSchema(schema, 'response'),
    ]),
  );
};

/** The service that the document is read from names its own address; examples have none. */
const EXAMPLE_BASE = 'https://api.clinic-service.invalid/problems';

const exampleOf = (slug: ProblemSlug): Json => {
  const { title, status, detail, example } = typeOf(slug);
  return {
    type: `${EXAMPLE_BASE}/${slug}`,
    title,
    status,
    detail,
    request_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    ...example,
  };
};

const commonMembers = {
  type: {
    type: 'string',
    format: 'uri',
    description:
      'Ends in the slug, after the last `/`: branch on it. What is before it differs between services.',
  },
  title: { type: 'string' },
  status: { type: 'integer', minimum: 400, maximum: 599 },
  detail: { type: 'string', description: 'For people; may change.' },
  request_id: { type: 'string', format: 'uuid', description: 'The X-Request-Id of the answer.' },
} as const satisfies Json;

/** What every problem has, known or not. */
const Problem = {
  type: 'object',
  title: 'Problem',
  description: 'Any problem. Slugs may be added: judge one that you do not know by its status.',
  properties: commonMembers,
  required: Object.keys(commonMembers),
  additionalProperties: true,
};

const schemaOf = (slug: ProblemSlug): Json => {
  const { status, title, detail } = typeOf(slug);
  const extensions = extensionsOf(slug);
  const needed = hasOptionalExtensions(slug) ? [] : Object.keys(extensions);
  return {
    type: 'object',
    title,
    description: detail,
    properties: {
      ...commonMembers,
      // Begins with no slash: a generator of Python takes that for the limit of a Perl expression.
      type: { ...commonMembers.type, pattern: `^.+/${slug}$` },
      status: { type: 'integer', const: status },
      ...extensions,
    },
    required: [...Object.keys(commonMembers), ...needed],
    additionalProperties: true,
  };
};

/** The components of the given problems. */
export const problemComponents = (slugs: readonly ProblemSlug[]) => ({
  schemas: {
    FieldFault,
    Problem,
    ...Object.fromEntries(slugs.map((slug) => [problemSchemaName(slug), schemaOf(slug)])),
  },
  examples: Object.fromEntries(
    slugs.map((slug) => [slug, { summary: typeOf(slug).title, value: exampleOf(slug) }]),
  ),
});

/** Statuses of refusals that are stored with the Idempotency-Key and sent again (decisions 1.7). */
const REPLAYED = new Set([404, 409, 410, 422]);

const headersOf = (
  one: Endpoint,
  status: number,
  slugs: readonly ProblemSlug[],
  replayable: boolean,
): Json => ({
  ...headers('always'),
  ...deprecationHeadersOf(one),
  ...(status === 401 ? headers('WWW-Authenticate') : {}),
  ...(status === 405 ? headers('Allow') : {}),
  ...(status === 429 || status === 503 ? headers('Retry-After') : {}),
  ...(slugs.includes('idempotency-conflict') ? headers('Retry-After-Hint') : {}),
  ...(replayable ? headers('Idempotent-Replayed') : {}),
});

const PHRASES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

/** An operation's problems by status, in the registry's order. */
const problemsByStatus = (one: Endpoint): ReadonlyMap<number, readonly ProblemSlug[]> => {
  const raised = new Set(problemsOf(one));
  const slugs = (Object.keys(problemTypes) as ProblemSlug[]).filter((slug) => raised.has(slug));
  return new Map([...Map.groupBy(slugs, (slug) => typeOf(slug).status)].sort(([a], [b]) => a - b));
};

/** For each status the set of problems that most operations have: it is named after the status alone. */
const usualSets = (all: readonly Endpoint[]): ReadonlyMap<number, string> => {
  const uses = new Map<number, Map<string, number>>();
  for (const one of all)
    for (const [status, slugs] of problemsByStatus(one)) {
      const sets = uses.get(status) ?? new Map<string, number>();
      sets.set(slugs.join(), (sets.get(slugs.join()) ?? 0) + 1);
      uses.set(status, sets);
    }
  const mostUsed = (sets: ReadonlyMap<string, number>) =>
    [...sets].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  return new Map([...uses].map(([status, sets]) => [status, mostUsed(sets)]));
};

const responseOf = (
  one: Endpoint,
  status: number,
  slugs: readonly ProblemSlug[],
  schemaName: string,
  replayable: boolean,
): Json => ({
  description: slugs.map((slug) => `\`${slug}\`: ${typeOf(slug).detail}`).join('\n\n'),
  headers: headersOf(one, status, slugs, replayable),
  content: {
    'application/problem+json': {
      schema: { $ref: `#/components/schemas/${schemaName}` },
      examples: Object.fromEntries(slugs.map((slug) => [slug, { $ref: `#/components/examples/${slug}` }])),
    },
  },
});

export interface ProblemResponses {
  /** By status. */
  readonly responses: Json;
  readonly schemas: Record<string, Json>;
  readonly components: Record<string, Json>;
}

/**
 * @param all operations of the document, which share what they have in common.
 * @returns the responses of one operation's problems, with the components that they refer to.
 */
export const problemResponsesOf = (all: readonly Endpoint[]): ((one: Endpoint) => ProblemResponses) => {
  const usual = usualSets(all);
  return (one) => {
    const responses: Json = {};
    const schemas: Record<string, Json> = {};
    const components: Record<string, Json> = {};
    for (const [status, slugs] of problemsByStatus(one)) {
      const owner = usual.get(status) === slugs.join() ? '' : capital(one.id);
      const name = `${owner}${PHRASES[status]}`;
      const known = slugs.map((slug) => ({ $ref: `#/components/schemas/${problemSchemaName(slug)}` }));
      schemas[`${name}Error`] = { anyOf: [...known, { $ref: '#/components/schemas/Problem' }] };
      const replayable = one.method !== 'GET' && REPLAYED.has(status);
      // The answers of a deprecated operation have headers that others do not have.
      const response = `${one.deprecation ? capital(one.id) : owner}${PHRASES[status]}${replayable ? 'Replayable' : ''}`;
      components[response] = responseOf(one, status, slugs, `${name}Error`, replayable);
      responses[String(status)] = { $ref: `#/components/responses/${response}` };
    }
    return { responses, schemas, components };
  };
};
