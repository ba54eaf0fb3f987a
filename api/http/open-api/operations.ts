import type { Access } from '../../../domain/access/access.ts';
import type { TokenKind } from '../../../domain/access/actor.ts';
import {
  type Deprecation,
  type Endpoint,
  needsKey,
  takesIfMatch,
} from '../../../domain/declarations/endpoint.ts';
import { bodyName, formName } from './names.ts';
import type { ProblemResponses } from './problems.ts';
import { bytesOf, successResponses, takesIfNoneMatch } from './success.ts';
import { type Json, querySchema, wireSchema } from './wire-schema.ts';

/** One operation of the document, and the components that it refers to. */

export const SCHEME_OF = {
  organization: 'organizationToken',
  delegated: 'delegatedToken',
  embed: 'embedToken',
  seat: 'seatToken',
} as const satisfies Record<TokenKind, string>;

export interface Operation {
  readonly operation: Json;
  readonly schemas: Record<string, Json>;
  readonly responses: Record<string, Json>;
}

const KIND_TEXTS: Readonly<Record<TokenKind, string>> = {
  organization: 'an organization',
  delegated: 'a delegated',
  embed: 'an embed',
  seat: "a game seat's",
};
const quoted = (names: readonly string[], between: string): string =>
  names.map((name) => `\`${name}\``).join(between);

const takenBy = ({ tokens, scopes, capabilities, patient, role }: Access): string => {
  const kinds = tokens.map((kind) => KIND_TEXTS[kind]).join(' or ');
  const needs = [
    ...(scopes.length > 0 ? [quoted(scopes, ', ')] : []),
    ...(capabilities.length > 0 ? [quoted(capabilities, ' or ')] : []),
    ...(patient ? ['a `patient_id`'] : []),
    ...(role ? [`the ${role}'s role`] : []),
  ];
  return `Takes ${kinds} token${needs.length > 0 ? ` with ${needs.join(' and ')}` : ''}.`;
};

const deprecationText = ({ since, sunset, successor }: Deprecation): string => {
  const end = sunset ? `, and may be gone from ${sunset} on` : '';
  return `**Deprecated** since ${since}${end}.${successor ? ` Use \`${successor}\` instead.` : ''}`;
};

const describe = ({ description, access, bodyLimit, deprecation }: Endpoint): string => {
  const size = bodyLimit === undefined ? '' : ` Request bodies up to ${bodyLimit / 1_000_000} MB.`;
  const parts = [deprecation && deprecationText(deprecation), description, `${takenBy(access)}${size}`];
  return parts.filter(Boolean).join('\n\n');
};

const pathParameters = ({ path, params }: Endpoint): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const isId = /(^id|Id)$/.test(name);
    const closed = params?.properties[name] as Json | undefined;
    if (closed)
      return {
        name,
        in: 'path',
        required: true,
        description: (closed.description as string | undefined) ?? 'One of a closed list.',
        schema: wireSchema(closed as never, 'request'),
      };
    return {
      name,
      in: 'path',
      required: true,
      description: isId ? 'A UUID that the service gave.' : 'A name from the closed list of the description.',
      schema: isId ? { type: 'string', format: 'uuid' } : { type: 'string', minLength: 1 },
    };
  });

const queryParameters = ({ query }: Endpoint): Json[] => {
  const required = new Set((query?.required as string[] | undefined) ?? []);
  return Object.entries((query?.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.has(name) ? { required: true } : {}),
    description: (schema.description as string | undefined) ?? `Only those with this \`${name}\`.`,
    schema: querySchema(schema),
  }));
};

const headerParameters = (one: Endpoint): Json[] => {
  const references: Json[] = [];
  if (needsKey(one)) references.push({ $ref: '#/components/parameters/IdempotencyKey' });
  if (one.method === 'PUT') references.push({ $ref: '#/components/parameters/OptionalIdempotencyKey' });
  if (takesIfMatch(one)) references.push({ $ref: '#/components/parameters/IfMatch' });
  if (takesIfNoneMatch(one)) references.push({ $ref: '#/components/parameters/IfNoneMatch' });
  if (bytesOf(one.success)) references.push({ $ref: '#/components/parameters/Range' });
  return references;
};

/** The same body as a form, with members that are files and members that are texts. */
const formSchema = ({ body, form = {} }: Endpoint): Json => {
  const files = Object.keys(form);
  const members = (wireSchema(body, 'request') as { properties: Record<string, Json>; required?: string[] })
    .properties;
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, schema]) => [
        name,
        files.includes(name)
          ? {
              type: 'string',
              minLength: 1,
              contentMediaType: 'application/octet-stream',
              description: 'The file itself, with its name and media type.',
            }
          : schema,
      ]),
    ),
    required: (body as { required?: string[] } | undefined)?.required ?? [],
    additionalProperties: false,
  };
};
const formContent = (one: Endpoint): Json => ({
  schema: { $ref: `#/components/schemas/${formName(one)}` },
  encoding: Object.fromEntries(
    Object.entries(one.form ?? {}).map(([name, types]) => [name, { contentType: types.join(', ') }]),
  ),
});

const bodySchemas = (one: Endpoint): Record<string, Json> => ({
  [bodyName(one)]: wireSchema(one.body, 'request'),
  ...(one.form ? { [formName(one)]: formSchema(one) } : {}),
});

export const operationOf = (
  one: Endpoint,
  all: readonly Endpoint[],
  tiers: readonly TokenKind[],
  problems: ProblemResponses,
): Operation => {
  const { responses, schemas } = successResponses(one, all);
  const parameters = [...pathParameters(one), ...queryParameters(one), ...headerParameters(one)];
  const body = one.body && one.method !== 'GET' ? bodyName(one) : undefined;
  return {
    operation: {
      operationId: one.id,
      summary: one.summary,
      description: describe(one),
      tags: [one.tag],
      ...(one.deprecation ? { deprecated: true } : {}),
      ...(one.deprecation?.sunset ? { 'x-sunset': one.deprecation.sunset } : {}),
      security: one.access.tokens
        .filter((kind) => tiers.includes(kind))
        .map((kind) => ({ [SCHEME_OF[kind]]: [] })),
      ...(one.access.tier === 'partner'
        ? { 'x-required-scopes': one.access.scopes }
        : { 'x-required-capabilities': one.access.capabilities }),
      ...(one.access.role ? { 'x-required-role': one.access.role } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body
        ? {
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: { $ref: `#/components/schemas/${body}` },
                  ...(one.example?.body ? { example: one.example.body } : {}),
                },
                ...(one.form ? { 'multipart/form-data': formContent(one) } : {}),
              },
            },
          }
        : {}),
      responses: { ...responses, ...problems.responses },
    },
    schemas: { ...schemas, ...problems.schemas, ...(body ? bodySchemas(one) : {}) },
    responses: problems.components,
  };
};
