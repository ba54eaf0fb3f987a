import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { TIME_ZONES } from '../../api/http/open-api/time-zones.ts';
import { INTERFACE_VERSION, openApiDocument, renderOpenApi } from '../../api/http/open-api.ts';
import { issuesOf, normalise } from '../../api/http/validation.ts';
import { needsKey, problemsOf } from '../../domain/declarations/endpoint.ts';
import { formats } from '../../domain/declarations/formats.ts';
import { endpoints } from '../../domain/index.ts';
import { problemTypes } from '../../domain/problems.ts';
import { isBytes, validating } from './documented.ts';

interface Node {
  readonly [name: string]: Node;
}
const partner = openApiDocument(endpoints, { version: INTERFACE_VERSION }) as unknown as Node;
/** The embed tier's own document, as a part of the other: so that one reference leads into it, too. */
const embed = JSON.parse(
  JSON.stringify(openApiDocument(endpoints, { version: INTERFACE_VERSION, tier: 'embed' })).replaceAll(
    '"#/',
    '"#/embed/',
  ),
) as Node;
const document = { ...partner, paths: { ...partner.paths, ...embed.paths }, embed } as unknown as Node;

/** What a node says, wherever it says it. */
const at = (node: Node): Node => {
  const reference = node.$ref as unknown as string | undefined;
  if (!reference) return node;
  return reference
    .slice(2)
    .split('/')
    .reduce<Node>((inner, step) => inner[step.replaceAll('~1', '/').replaceAll('~0', '~')] as Node, document);
};
const text = (value: unknown): string => value as string;
const list = (value: unknown): readonly Node[] => (value ?? []) as readonly Node[];

const operationOf = (id: string): Node => {
  const one = endpoints.find((each) => each.id === id);
  return document.paths?.[one?.path ?? '']?.[one?.method.toLowerCase() ?? ''] as Node;
};
const responsesOf = (id: string): [string, Node][] =>
  Object.entries(operationOf(id).responses as Node).map(([status, response]) => [status, at(response)]);

const validate = validating({ document });
const failuresOf = (schema: unknown, value: unknown): unknown => validate('document', schema, value);

/** The table of the specification's part 7, with its statuses. */
const SPECIFIED: Readonly<Record<string, number>> = {
  unauthorized: 401,
  forbidden: 403,
  'partner-suspended': 403,
  'delegation-not-enabled': 403,
  'practitioner-disabled': 403,
  'not-found': 404,
  'idempotency-conflict': 409,
  'partner-email-conflict': 409,
  'clinic-name-conflict': 409,
  'external-id-conflict': 409,
  'community-item-conflict': 409,
  'clinic-not-empty': 409,
  'practitioner-owner-protected': 409,
  'appointment-conflict': 409,
  'last-page-protected': 409,
  'storybook-changed': 409,
  'export-in-progress': 409,
  'export-not-ready': 409,
  'export-expired': 410,
  'validation-error': 422,
  'idempotency-key-mismatch': 422,
  'same-clinic-mismatch': 422,
  'recipient-address-missing': 422,
  'rate-limited': 429,
  'internal-error': 500,
  'capability-missing': 403,
  'feature-not-entitled': 403,
  'session-scope-missing': 403,
};
/** Added by the decisions (1.2, 1.11, 1.13). */
const ADDED: Readonly<Record<string, number>> = {
  'method-not-allowed': 405,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'address-not-allowed': 403,
  'service-unavailable': 503,
  'content-not-ready': 409,
  'precondition-failed': 412,
  'storage-limit-reached': 409,
  'export-limit-reached': 409,
  'recipient-limit-reached': 422,
  'events-expired': 410,
};
/** Of HTTP itself, where no operation is reached. */
const UNREADABLE: Readonly<Record<string, number>> = {
  'malformed-request': 400,
  'request-timeout': 408,
  'headers-too-large': 431,
};

test('The committed documents are what the declarations say; `npm run openapi` renews them', () => {
  const committed = (name: string) => readFileSync(new URL(`../../api/${name}`, import.meta.url), 'utf8');
  expect(committed('openapi.json') === renderOpenApi(endpoints)).toBe(true);
  expect(committed('openapi-embed.json') === renderOpenApi(endpoints, 'embed')).toBe(true);
});

test('Every operation is in the document of its tier, and nothing else', () => {
  for (const [path] of Object.entries(partner.paths as Node)) expect(path).toMatch(/^\/v1\/partner/);
  for (const [path] of Object.entries(embed.paths as Node)) expect(path).toMatch(/^\/api\/embed/);
  const shown = Object.entries(document.paths as Node).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId }]) => `${text(operationId)} ${method.toUpperCase()} ${path}`,
    ),
  );
  expect(shown.sort()).toEqual(endpoints.map(({ id, method, path }) => `${id} ${method} ${path}`).sort());
});

test('A tier shows exactly the operations that its tokens may call, with its own scheme alone', () => {
  for (const tier of ['organization', 'delegated'] as const) {
    const { paths, components } = openApiDocument(endpoints, { version: '0', tier }) as unknown as Node;
    const operations = Object.values(paths as Node).flatMap((item) => Object.values(item));
    const expected = endpoints.filter(({ access }) => access.tokens.includes(tier)).map(({ id }) => id);
    expect(operations.map(({ operationId }) => text(operationId)).sort()).toEqual(expected.sort());
    expect(Object.keys(components?.securitySchemes as Node)).toEqual([`${tier}Token`]);
    for (const { security } of operations) expect(security).toEqual([{ [`${tier}Token`]: [] }]);
  }
});

test('The problem registry holds what the specification and the decisions name, with their statuses', () => {
  const known = { ...SPECIFIED, ...ADDED, ...UNREADABLE };
  for (const [slug, { status }] of Object.entries(problemTypes))
    expect([slug, known[slug]]).toEqual([slug, status]);
});

test('Names are part of the contract and appear in /openapi.json: every problem type of both tiers', () => {
  const told = JSON.stringify(partner);
  for (const slug of Object.keys({ ...SPECIFIED, ...ADDED }))
    expect([slug, new RegExp(`[/\`]${slug}[$\`"]`).test(told)]).toEqual([slug, true]);
});

test('So do the scopes, one of which no operation asks for, and what an organization can be entitled to', () => {
  const told = JSON.stringify(partner);
  const resources = ['clinics', 'practitioners', 'patients', 'appointments'];
  const scopes = resources.flatMap((name) => ['read', 'write', 'delete'].map((verb) => `${name}:${verb}`));
  const features = [
    'storybook_generation',
    'worksheet_generation',
    'games',
    'community',
    'session_recording',
  ];
  expect([...scopes, ...features].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test.each(endpoints.map((one) => [one.id, one] as const))(
  '%s declares every problem, and no other',
  (id, one) => {
    const declared = responsesOf(id).flatMap(([status, response]) => {
      const media = response.content?.['application/problem+json'];
      if (!media) return [];
      const schemas = media.schema?.anyOf ? list(media.schema.anyOf) : [media.schema as Node];
      return schemas.map((schema) => {
        const { properties } = at(schema);
        return `${status} ${properties?.status?.const} ${text(properties?.type?.pattern).slice(1, -1)}`;
      });
    });
    const expected = problemsOf(one).map((slug) => {
      const { status } = problemTypes[slug];
      return `${status} ${status} ${slug}`;
    });
    expect(declared.sort()).toEqual(expected.sort());
  },
);

test('Every operation names how the clinician may stand: that is judged before the kind of the token', () => {
  for (const one of endpoints) {
    const refusals = responsesOf(one.id).find(([status]) => status === '403')?.[1].content;
    const named = list(refusals?.['application/problem+json']?.schema?.anyOf).map(({ $ref }) => text($ref));
    for (const name of ['PartnerSuspended', 'DelegationNotEnabled', 'PractitionerDisabled'])
      expect([one.id, named.some((each) => each.endsWith(`/${name}Problem`))]).toEqual([one.id, true]);
  }
});

test.each(endpoints.map(({ id }) => [id]))('%s declares the headers of every response', (id) => {
  const method = endpoints.find((each) => each.id === id)?.method;
  for (const [status, { headers }] of responsesOf(id)) {
    // What may be stored with a key is shown again with this mark, a PUT's refusals too.
    const stored = method !== 'GET' && /^(?:2..|404|409|410|422)$/.test(status);
    expect([status, 'Idempotent-Replayed' in (headers as Node)]).toEqual([status, stored]);
    const required = Object.entries(headers as Node)
      .filter(([, header]) => at(header).required as unknown)
      .map(([name]) => name);
    expect(required).toEqual(
      expect.arrayContaining([
        'X-Request-Id',
        'Cache-Control',
        'X-RateLimit-Minute-Remaining',
        'X-RateLimit-Minute-Reset',
        'X-RateLimit-Hour-Remaining',
        'X-RateLimit-Hour-Reset',
      ]),
    );
    if (status === '401') expect(required).toContain('WWW-Authenticate');
    if (status === '405') expect(required).toContain('Allow');
    if (status === '429' || status === '503') expect(required).toContain('Retry-After');
  }
});

test.each(endpoints.map((one) => [one.id, one] as const))(
  '%s says how it is called and answered',
  (id, one) => {
    const operation = operationOf(id);
    const parameters = list(operation.parameters).map(at);
    const named = (place: string) =>
      parameters.filter((each) => text(each.in) === place).map(({ name }) => text(name));
    expect(named('path')).toEqual([...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named('query')).toEqual(Object.keys(one.query?.properties ?? {}));
    const key = parameters.find(({ name }) => text(name) === 'Idempotency-Key');
    expect(Boolean(key?.required)).toBe(needsKey(one));
    expect(named('header').includes('If-Match')).toBe(
      one.subject !== undefined && ['PATCH', 'DELETE', 'PUT'].includes(one.method),
    );
    expect(operation.security).toEqual(one.access.tokens.map((kind) => ({ [`${kind}Token`]: [] })));
    if (one.access.tier === 'embed') {
      expect(operation['x-required-capabilities']).toEqual(one.access.capabilities);
      expect(operation['x-required-role'] ?? null).toEqual(one.access.role);
    } else expect(operation['x-required-scopes']).toEqual(one.access.scopes);
    expect(operation.requestBody !== undefined).toBe(one.body !== undefined);
    const success = responsesOf(id).filter(([status]) => /^[23]/.test(status));
    const [made] = one.success;
    // What a PUT names may have been there already (decisions part 5).
    const known = one.method === 'PUT' && made === 201 ? ['200'] : [];
    expect(success.map(([status]) => status)).toEqual([...known, String(made)]);
    for (const [, { content }] of success) expect(content === undefined).toBe([204, 302].includes(made));
  },
);

test.each(endpoints.map((one) => [one.id, one] as const))('The examples of %s are valid', (id, one) => {
  const request = operationOf(id).requestBody?.content?.['application/json'];
  if (request?.example) {
    expect(failuresOf(request.schema, request.example)).toEqual([]);
    expect(issuesOf(one.body as never, normalise(one.body as never, request.example))).toEqual([]);
  }
  for (const [, response] of responsesOf(id))
    for (const media of Object.values(response.content ?? {})) {
      // Of bytes there is nothing to show.
      if (isBytes(media)) continue;
      const examples = media.example
        ? [media.example]
        : Object.values((media.examples ?? {}) as Node).map((each) => at(each).value);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(failuresOf(media.schema, example)).toEqual([]);
    }
});

test('The examples of appointments can be: a link for each seat, a provider that has links, an end after the start', () => {
  const exampleOf = (id: string, status: string): Record<string, string> =>
    operationOf(id).responses?.[status]?.content?.['application/json']?.example?.data as never;
  const links = exampleOf('createSessionLinks', '201');
  expect(links.patient_video_url).not.toBe(links.clinician_video_url);
  expect(links.video_provider).not.toBe('None');
  const appointment = exampleOf('getAppointment', '200');
  expect(appointment.patient_video_url).not.toBe(appointment.clinician_video_url);
  expect(Date.parse(appointment.end_at as string)).toBeGreaterThan(
    Date.parse(appointment.start_at as string),
  );
});

test('A change names no default: what a client leaves out stays as it is', () => {
  for (const one of endpoints.filter(({ method, body }) => method === 'PATCH' && body)) {
    const body = at(operationOf(one.id).requestBody?.content?.['application/json']?.schema as Node);
    for (const [name, property] of Object.entries(body.properties as Node))
      expect([one.id, name, property.default]).toEqual([one.id, name, undefined]);
  }
});

test('A draft names the default of what may be left out, where it is always the same', () => {
  const defaultsOf = (id: string) => {
    const body = at(operationOf(id).requestBody?.content?.['application/json']?.schema as Node);
    return Object.fromEntries(
      Object.entries(body.properties as Node).flatMap(([name, property]) =>
        property.default === undefined ? [] : [[name, property.default]],
      ),
    );
  };
  const items = [
    'activity_shelf',
    'multiplayer_games',
    'single_player_games',
    'whiteboard',
    'sand_tray',
    'dollhouse',
  ];
  expect({
    clinic: defaultsOf('createClinic'),
    practitioner: defaultsOf('createPractitioner'),
    appointment: defaultsOf('createAppointment'),
    playroom: defaultsOf('createPlayroom'),
    toolkit: defaultsOf('createToolkit'),
    form: defaultsOf('createForm'),
    storybook: defaultsOf('createStorybook'),
    embedToken: defaultsOf('createEmbedToken'),
    gameSession: defaultsOf('createGameSession'),
  }).toEqual({
    clinic: { timezone: 'UTC' },
    practitioner: { role: 'member' },
    appointment: { notify_patient: false },
    playroom: { items, published: true },
    toolkit: { items, published: true },
    form: { status: 'published', shelf_ready: false },
    storybook: { age_band: '6-8', language: 'en', illustration_style: 'watercolor', page_count: 8 },
    embedToken: { area_access: 'read', ttl_seconds: 900 },
    gameSession: { token_ttl_seconds: 900 },
  });
});

test('The sizes that requests may have are told', () => {
  expect(text(partner.info?.description)).toContain('up to 1 MB');
  const told = (id: string) => text(operationOf(id).description);
  for (const one of endpoints)
    expect([one.id, /Request bodies up to \d+ MB/.test(told(one.id))]).toEqual([
      one.id,
      one.bodyLimit !== undefined,
    ]);
  expect(told('createWorksheet')).toContain('up to 28 MB');
});

test('Every tag says what it is about', () => {
  const tags = [...list(partner.tags), ...list(embed.tags)];
  expect(tags.filter(({ description }) => !description)).toEqual([]);
});

test('A creation links to every operation on what it created', () => {
  const links = responsesOf('createAppointment').find(([status]) => status === '201')?.[1].links as Node;
  expect(Object.keys(links).sort()).toEqual([
    'createSessionLinks',
    'getAppointment',
    'listAppointmentEffects',
    'updateAppointment',
  ]);
  for (const one of endpoints.filter(({ shows, success: [status] }) => shows && status === 201))
    for (const link of Object.values(
      (responsesOf(one.id).find(([status]) => status === '201')?.[1].links ?? {}) as Node,
    ))
      expect(operationOf(text(link.operationId))).toBeDefined();
});

test('Nothing of our own vocabulary leaves: no format and no keyword that tools do not know', () => {
  const seen = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('x-')) seen.add(name);
      if (name === 'format' && typeof value === 'string') seen.add(value);
      walk(value);
    }
  };
  walk(document);
  const known = [
    'x-required-scopes',
    'x-required-capabilities',
    'x-required-role',
    'uuid',
    'date',
    'date-time',
    'email',
    'uri',
    'binary',
  ];
  expect([...seen].filter((name) => !known.includes(name))).toEqual([]);
});

/** Every schema in it, with where it is. */
const schemasIn = (node: unknown, place = ''): [string, Node][] => {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([name, value]) => schemasIn(value, `${place}/${name}`));
  return 'type' in node ? [[place, node as Node], ...inner] : inner;
};

test('A client that is generated from the document takes fields that are added, and sends none of its own', () => {
  const objects = schemasIn(document).filter(([, { properties }]) => properties);
  const place = /\/(?:responses|schemas\/(?:\w+(?:View\w*|Problem)|Meta|PageMeta\w*|FieldFault))(?:\/|$)/;
  for (const [name, { additionalProperties }] of objects)
    expect([name, additionalProperties]).toEqual([name, place.test(name)]);
});

test('An object within an object has a name of its own, and no view requires an enumeration that may be null', () => {
  for (const { components } of [partner, embed])
    for (const [name, { properties, required }] of Object.entries(components?.schemas as Node))
      for (const [field, schema] of Object.entries(properties ?? {})) {
        expect([name, field, (schema.items ?? schema).properties]).toEqual([name, field, undefined]);
        const needed = name.endsWith('View') && list(required).includes(field as never);
        expect([name, field, needed && list(schema.enum).includes(null as never)]).toEqual([
          name,
          field,
          false,
        ]);
      }
});

test('Bytes are a file to a generated client', () => {
  for (const { id } of endpoints)
    for (const [, { content }] of responsesOf(id))
      for (const [mediaType, media] of Object.entries(content ?? {}))
        expect([id, mediaType, isBytes(media)]).toEqual([id, mediaType, !mediaType.endsWith('json')]);
});

test('Every name in an enumeration can be a constant of its own, and each boolean of a query is one', () => {
  for (const [place, { enum: names }] of schemasIn(document)) {
    const constants = list(names).map((name) => String(name).replaceAll(/\W/g, '').toUpperCase());
    expect([place, new Set(constants).size]).toEqual([place, constants.length]);
  }
  for (const { id } of endpoints)
    for (const { name, schema } of list(operationOf(id).parameters).map(at))
      expect([id, name, typeof schema?.type]).toEqual([id, name, 'string']);
});

test('The time zones that the document lists are all accepted', () => {
  const accepts = formats['time-zone'] as (zone: string) => boolean;
  expect(TIME_ZONES.filter((zone) => !accepts(zone))).toEqual([]);
  expect(TIME_ZONES).toEqual(expect.arrayContaining(Intl.supportedValuesOf('timeZone')));
});

test.each([
  [
    'a name',
    'createClinic',
    'name',
    [
      'Harbour',
      ' Harbour ',
      'a b',
      '\nHarbour',
      '日本',
      '',
      ' ',
      'a\u0000b',
      'a\nb',
      '\u2028',
      'a\u2028b',
      '\ufeff',
    ],
  ],
  ['notes', 'createAppointment', 'notes', ['', ' ', 'a\nb', 'a\tb', 'a\rb', '\r', 'a\u0085', null]],
  ['an external id', 'createClinic', 'external_id', ['a', 'a b', ' a', 'a ', 'ä', '', null]],
  ['a phone', 'createPatient', 'phone', ['+4930123456', '+0123', '4930', '+12345678901234567', null]],
  [
    'a time zone',
    'createClinic',
    'timezone',
    ['UTC', 'Europe/Kyiv', 'Asia/Kolkata', '+05:30', 'Mars/Phobos', 'europe/berlin'],
  ],
  ['a country', 'createPractitioner', 'country', ['DE', 'de', 'ZZ', 'XK', null]],
  [
    'a date',
    'createPatient',
    'date_of_birth',
    ['2015-04-01', '1899-12-31', '2999-01-01', '3000-01-01', '2015-02-30', '2015-4-1'],
  ],
  [
    'a moment',
    'createAppointment',
    'start_at',
    [
      '2030-01-01T00:00:00Z',
      '2030-01-01T00:00:00+02:00',
      '2030-01-01T00:00:00',
      '2030-01-01 00:00:00Z',
      '1800-01-01T00:00:00Z',
      '2030-01-01T00:00:60Z',
    ],
  ],
] as const)('The document and the server agree on %s', (_, id, field, values) => {
  const one = endpoints.find((each) => each.id === id);
  const own = one?.body?.properties[field] as never;
  const shown = at(operationOf(id).requestBody?.content?.['application/json']?.schema as Node).properties?.[
    field
  ];
  for (const value of values) {
    const accepted = issuesOf(own, normalise(own, value)).length === 0;
    expect([value, (failuresOf(shown, value) as unknown[]).length === 0]).toEqual([value, accepted]);
  }
});
