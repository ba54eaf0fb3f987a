import { type Endpoint, problemsOf } from '../../../domain/declarations/endpoint.ts';
import { FIELD_CODES, type ProblemSlug, type ProblemType, problemTypes } from '../../../domain/problems.ts';
import { headers } from './headers.ts';
import { type Json, wireSchema } from './wire-schema.ts';

/** Problem documents (RFC 9457): a schema and an example for each slug, a response for each set of slugs. */

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
  slug === 'forbidden' || slug === 'capability-missing';

const FieldFault = {
  type: 'object',
  properties: {
    path: {
      type: 'string',
      description: 'The wire path, such as `items[0].label`; empty for the body as a whole.',
    },
    code: { type: 'string', enum: [...FIELD_CODES] },
    message: { type: 'string', description: 'For people. Repeats no value.' },
  },
  required: ['path', 'code', 'message'],
  additionalProperties: true,
};

const EXTENSION_EXAMPLES: Readonly<Record<string, Json>> = {
  forbidden: { required_scopes: ['clinics:write'], granted_scopes: ['clinics:read'] },
  'capability-missing': { required_capability: 'form:send' },
  'clinic-not-empty': { practitioner_count: 2, patient_count: 31, appointment_count: 4 },
  'validation-error': { fields: [{ path: 'name', code: 'required', message: 'This field is required.' }] },
  'rate-limited': {
    retry_after_seconds: 17,
    minute_remaining: 0,
    minute_reset: 1_900_000_020,
    hour_remaining: 14_210,
    hour_reset: 1_900_002_000,
  },
};

const sampleOf = (schema: Json): unknown => {
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  return (
    (schema.enum as unknown[] | undefined)?.[0] ??
    (schema.examples as unknown[] | undefined)?.[0] ??
    'storybook_generation'
  );
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

const exampleOf = (slug: ProblemSlug, problemBase: string): Json => {
  const { title, status, detail } = typeOf(slug);
  const extensions =
    EXTENSION_EXAMPLES[slug] ??
    Object.fromEntries(Object.entries(extensionsOf(slug)).map(([name, schema]) => [name, sampleOf(schema)]));
  return {
    type: `${problemBase}/${slug}`,
    title,
    status,
    detail,
    request_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    ...extensions,
  };
};

const schemaOf = (slug: ProblemSlug, problemBase: string | undefined): Json => {
  const { status, title, detail } = typeOf(slug);
  const extensions = extensionsOf(slug);
  return {
    type: 'object',
    title,
    description: detail,
    properties: {
      type: problemBase
        ? { type: 'string', const: `${problemBase}/${slug}` }
        : { type: 'string', pattern: `/${slug}$`, description: 'Ends in the slug; branch on it.' },
      title: { type: 'string' },
      status: { type: 'integer', const: status },
      detail: { type: 'string', description: 'For people; may change.' },
      request_id: { type: 'string', format: 'uuid', description: 'The X-Request-Id of the answer.' },
      ...extensions,
    },
    required: [
      'type',
      'title',
      'status',
      'detail',
      'request_id',
      ...(hasOptionalExtensions(slug) ? [] : Object.keys(extensions)),
    ],
    additionalProperties: true,
  };
};

/** The components of the given problems. */
export const problemComponents = (slugs: readonly ProblemSlug[], problemBase: string | undefined) => ({
  schemas: {
    FieldFault,
    ...Object.fromEntries(slugs.map((slug) => [problemSchemaName(slug), schemaOf(slug, problemBase)])),
  },
  examples: Object.fromEntries(
    slugs.map((slug) => [
      slug,
      {
        summary: typeOf(slug).title,
        value: exampleOf(slug, problemBase ?? 'https://api.clinic-service.invalid/problems'),
      },
    ]),
  ),
});

/** Statuses of refusals that are stored with the Idempotency-Key and sent again (decisions 1.7). */
const REPLAYED = new Set([404, 409, 410, 422]);

const headersOf = (status: number, slugs: readonly ProblemSlug[], replayable: boolean): Json => ({
  ...headers('always'),
  ...(status === 401 ? headers('WWW-Authenticate') : {}),
  ...(status === 405 ? headers('Allow') : {}),
  ...(status === 429 || status === 503 ? headers('Retry-After') : {}),
  ...(slugs.includes('idempotency-conflict') ? headers('Retry-After-Hint') : {}),
  ...(replayable ? headers('Idempotent-Replayed') : {}),
});

const responseOf = (status: number, slugs: readonly ProblemSlug[], replayable: boolean): Json => {
  const references = slugs.map((slug) => ({ $ref: `#/components/schemas/${problemSchemaName(slug)}` }));
  return {
    description: slugs.map((slug) => `\`${slug}\`: ${typeOf(slug).detail}`).join('\n\n'),
    headers: headersOf(status, slugs, replayable),
    content: {
      'application/problem+json': {
        schema: references.length === 1 ? references[0] : { anyOf: references },
        examples: Object.fromEntries(slugs.map((slug) => [slug, { $ref: `#/components/examples/${slug}` }])),
      },
    },
  };
};

/** The responses of an operation's problems by status, and the components that they refer to. */
export const problemResponses = (one: Endpoint): { responses: Json; components: Record<string, Json> } => {
  const byStatus = new Map<number, ProblemSlug[]>();
  const known = Object.keys(problemTypes) as ProblemSlug[];
  const raised = new Set(problemsOf(one));
  for (const slug of known.filter((each) => raised.has(each))) {
    const { status } = typeOf(slug);
    byStatus.set(status, [...(byStatus.get(status) ?? []), slug]);
  }
  const responses: Json = {};
  const components: Record<string, Json> = {};
  for (const [status, slugs] of [...byStatus].sort(([a], [b]) => a - b)) {
    const replayable = one.method !== 'GET' && REPLAYED.has(status);
    const name = `${slugs.map(pascal).join('Or')}${replayable ? 'Replayable' : ''}`;
    components[name] = responseOf(status, slugs, replayable);
    responses[String(status)] = { $ref: `#/components/responses/${name}` };
  }
  return { responses, components };
};
