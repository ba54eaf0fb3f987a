import { EMBED_TOKENS, PARTNER_TOKENS, type TokenKind } from '../../domain/access/actor.ts';
import { type Endpoint, needsKey, problemsOf, takesIfMatch } from '../../domain/declarations/endpoint.ts';
import { eventTypes } from '../../domain/events/event-types.ts';
import type { ProblemSlug } from '../../domain/problems.ts';
import { headerComponents } from './open-api/headers.ts';
import { capital, pageMetaName } from './open-api/names.ts';
import { operationOf, SCHEME_OF } from './open-api/operations.ts';
import { problemComponents, problemResponsesOf } from './open-api/problems.ts';
import { bytesOf, takesIfNoneMatch } from './open-api/success.ts';
import { EMBED_OVERVIEW, OVERVIEW, securitySchemes, TAGS, TIER_TITLES } from './open-api/texts.ts';
import { webhooksOf } from './open-api/variants.ts';
import { type Json, wireSchema } from './open-api/wire-schema.ts';

/** The published version of the interface (specification part 9). */
export const INTERFACE_VERSION = '0.1.0';

export interface OpenApiOptions {
  readonly version: string;
  /** Only operations that tokens of this kind, or frames, may call. Without it, the whole partner tier. */
  readonly tier?: 'organization' | 'delegated' | 'embed';
  /** Address of the API. Without it, the document is relative to the address at which it is served. */
  readonly server?: string;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the intent; the same key again shows the first answer. One header line.',
  // White space around a header's value is not part of it, so a key of white space alone would be empty.
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '[^\\t-\\r ]' },
};

const parameters = {
  IdempotencyKey: { ...idempotencyKey, required: true },
  OptionalIdempotencyKey: idempotencyKey,
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The ETag that the change is meant for; answered with 412 when the resource has changed since.',
    schema: { type: 'string', minLength: 1 },
  },
};

const readParameters = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of the version that the caller has: answered with 304 while it is the newest.',
    schema: { type: 'string' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    description:
      'One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2).',
    schema: { type: 'string' },
  },
};

const metaFields = {
  request_id: { type: 'string', format: 'uuid' },
  generated_at: { type: 'string', format: 'date-time' },
};
const meta = (fields: Json): Json => ({
  type: 'object',
  properties: fields,
  required: Object.keys(fields),
  additionalProperties: true,
});
const pageMeta = (more: Readonly<Record<string, unknown>>): Json =>
  meta({
    ...metaFields,
    ...Object.fromEntries(
      Object.entries(more).map(([name, schema]) => [name, wireSchema(schema, 'response')]),
    ),
    pagination: meta({
      next_cursor: { type: ['string', 'null'], description: 'Opaque; `null` on the last page.' },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      has_more: { type: 'boolean' },
    }),
  });
const envelopes = {
  Meta: meta(metaFields),
  PageMeta: pageMeta({}),
};

/** Adds components. Two different components of one name are a mistake in the declarations, so it throws. */
const gather = (into: Record<string, Json>, from: Readonly<Record<string, Json>>): void => {
  for (const [name, component] of Object.entries(from)) {
    const known = into[name];
    if (known && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`Two different components are called ${name}`);
    into[name] = component;
  }
};

const EVENT_SUMMARIES = Object.fromEntries(
  Object.entries(eventTypes).map(([type, { summary }]) => [type, summary]),
);

/**
 * Turns nested objects and unions, and enumerations that are list items, into components that are named by their place.
 * Code generators would otherwise invent names that change with the surrounding schema, one generator ignores that a
 * nested object may be `null`, and a Java library cannot read lists of unnamed enumerations.
 */
const withParts = (schemas: Record<string, Json>): Record<string, Json> => {
  const parts: Record<string, Json> = {};
  const taken = (schema: Json, name: string, isItem = false): Json => {
    const whole = inside(schema, name);
    const isNamed = isItem && Array.isArray(whole.enum);
    if (Array.isArray(whole.type) && whole.properties) {
      gather(parts, { [name]: { ...whole, type: 'object' } });
      return { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] };
    }
    const isObject = whole.type === 'object' && whole.properties;
    if (!isObject && !isNamed && !whole.anyOf) return whole;
    gather(parts, { [name]: whole });
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (schema: Json, name: string): Json => {
    const { items, properties } = schema as { items?: Json; properties?: Record<string, Json> };
    const fields = Object.entries(properties ?? {}).map(([field, value]) => [
      field,
      taken(value, `${name}${field.split('_').map(capital).join('')}`),
    ]);
    return {
      ...schema,
      ...(items ? { items: taken(items, `${name}Item`, true) } : {}),
      ...(properties ? { properties: Object.fromEntries(fields) } : {}),
    };
  };
  const wholes = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, inside(schema, name)]),
  );
  gather(wholes, parts);
  return wholes;
};

const sorted = (components: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));

const isResponseSchema = (name: string): boolean => name.endsWith('View');

const withAdditiveNote = (schemas: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      isResponseSchema(name)
        ? { ...schema, description: 'Fields and enumerated values may be added: keep what you do not know.' }
        : schema,
    ]),
  );

const KINDS_OF = {
  organization: ['organization'],
  delegated: ['delegated'],
  embed: EMBED_TOKENS,
} as const satisfies Record<string, readonly TokenKind[]>;

/** The operations that tokens of a tier may call; without a tier, the whole partner tier. */
export const operationsOfTier = (
  endpoints: readonly Endpoint[],
  tier: OpenApiOptions['tier'],
): readonly Endpoint[] => {
  const kinds: readonly TokenKind[] = tier ? KINDS_OF[tier] : PARTNER_TOKENS;
  return endpoints.filter(({ access }) => access.tokens.some((kind) => kinds.includes(kind)));
};

/** The OpenAPI 3.1 document of the given operations. It derives only from their declarations. */
export const openApiDocument = (endpoints: readonly Endpoint[], options: OpenApiOptions): Json => {
  const { version, tier, server = '/' } = options;
  const tiers: readonly TokenKind[] = tier ? KINDS_OF[tier] : PARTNER_TOKENS;
  const shown = operationsOfTier(endpoints, tier);
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = {};
  const responses: Record<string, Json> = {};
  const slugs = new Set<ProblemSlug>();
  const problemsFor = problemResponsesOf(shown);
  const pageMetas: Record<string, Json> = {};
  let webhooks: Json | undefined;
  for (const one of shown) {
    if (one.lists?.variants) webhooks = webhooksOf(one.lists.variants, EVENT_SUMMARIES);
    if (one.meta) pageMetas[pageMetaName(one)] = pageMeta(one.meta);
    const built = operationOf(one, shown, tiers, problemsFor(one));
    paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: built.operation };
    gather(schemas, built.schemas);
    gather(responses, built.responses);
    for (const slug of problemsOf(one)) slugs.add(slug);
  }
  const problems = problemComponents([...slugs]);
  return {
    openapi: '3.1.0',
    info: {
      title: tier ? TIER_TITLES[tier] : 'Clinic Service',
      version,
      description: tier === 'embed' ? EMBED_OVERVIEW : OVERVIEW,
      contact: { name: 'Your contact at the operator of this service' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server }],
    tags: [...new Set(shown.map(({ tag }) => tag))].map((name) => ({ name, description: TAGS[name] })),
    security: tiers.map((kind) => ({ [SCHEME_OF[kind]]: [] })),
    paths,
    ...(webhooks ? { webhooks } : {}),
    components: {
      securitySchemes: Object.fromEntries(
        tiers.map((kind) => [SCHEME_OF[kind], securitySchemes[SCHEME_OF[kind]]]),
      ),
      parameters: usedParameters(shown),
      headers: usedHeaders({ paths, responses }),
      responses: sorted(responses),
      schemas: sorted(
        withParts({ ...withAdditiveNote(schemas), ...envelopes, ...pageMetas, ...problems.schemas }),
      ),
      examples: sorted(problems.examples),
    },
  };
};

const usedHeaders = (users: Json): Json => {
  const text = JSON.stringify(users);
  return Object.fromEntries(
    Object.entries(headerComponents).filter(([name]) => text.includes(`"#/components/headers/${name}"`)),
  );
};

const usedParameters = (endpoints: readonly Endpoint[]): Json => {
  const { IdempotencyKey, OptionalIdempotencyKey, IfMatch } = parameters;
  return {
    ...(endpoints.some(needsKey) ? { IdempotencyKey } : {}),
    ...(endpoints.some(({ method }) => method === 'PUT') ? { OptionalIdempotencyKey } : {}),
    ...(endpoints.some(takesIfMatch) ? { IfMatch } : {}),
    ...(endpoints.some(takesIfNoneMatch) ? { IfNoneMatch: readParameters.IfNoneMatch } : {}),
    ...(endpoints.some(({ success }) => bytesOf(success)) ? { Range: readParameters.Range } : {}),
  };
};

/** The document as it is stored in the repository, in a fixed order and layout, so that differences can be reviewed. */
export const renderOpenApi = (endpoints: readonly Endpoint[], tier?: 'embed'): string => {
  const document = openApiDocument(endpoints, { version: INTERFACE_VERSION, ...(tier ? { tier } : {}) });
  return `${JSON.stringify(document, null, 2)}\n`;
};
