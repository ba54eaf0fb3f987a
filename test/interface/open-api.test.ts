import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { TIME_ZONES } from '../../api/http/open-api/time-zones.ts';
import { INTERFACE_VERSION, openApiDocument, renderOpenApi } from '../../api/http/open-api.ts';
import { needsKey, problemsOf } from '../../domain/declarations/endpoint.ts';
import { formats } from '../../domain/declarations/formats.ts';
import { issuesOf, normalise } from '../../domain/declarations/validation.ts';
import { endpoints } from '../../domain/index.ts';
import { problemTypes } from '../../domain/problems.ts';
import { endpointOf } from '../support/endpoint-of.ts';
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
  const { path, method } = endpointOf(id);
  return document.paths?.[path]?.[method.toLowerCase()] as Node;
};
const responsesOf = (id: string): [string, Node][] =>
  Object.entries(operationOf(id).responses as Node).map(([status, response]) => [status, at(response)]);

const validate = validating({ document });
const failuresOf = (schema: unknown, value: unknown): unknown => validate('document', schema, value);

const specification = (name: string) =>
  readFileSync(new URL(`../../docs/spec/${name}`, import.meta.url), 'utf8');
const slugIn = (line: string, pattern: RegExp): [string, number][] =>
  [...line.matchAll(pattern)].map(({ groups }) => [groups?.slug as string, Number(groups?.status)]);

/** Every problem type that the specification and the decisions name beside its status. */
const specified: readonly (readonly [string, number])[] = [
  ...slugIn(
    specification('partner-interface.md').split('\n## 7. ')[1]?.split('\n## 8. ')[0] ?? '',
    /^\| (?<slug>[a-z-]+) +\| (?<status>\d{3}) |`(?<slug>[a-z-]+)` \((?<status>\d{3});/gm,
  ),
  ...slugIn(
    specification('decisions.md').split('**Added problem types**')[1]?.split('\n')[0] ?? '',
    /`(?<slug>[a-z-]+)` (?<status>\d{3})/g,
  ),
  ...slugIn(
    specification('decisions.md'),
    /`(?<status>4\d\d) (?<slug>[a-z]+-[a-z-]+)`|\b(?<status>4\d\d) `(?<slug>[a-z]+-[a-z-]+)`/g,
  ),
];

/** Statuses of HTTP itself, answered before any operation is reached. */
const BEFORE_OPERATIONS: readonly number[] = [400, 408, 431];

test('The committed documents match the declarations; `npm run openapi` renews them', () => {
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

test('A tier shows exactly the operations that its tokens may call, with only its own scheme', () => {
  for (const tier of ['organization', 'delegated'] as const) {
    const { paths, components } = openApiDocument(endpoints, { version: '0', tier }) as unknown as Node;
    const operations = Object.values(paths as Node).flatMap((item) => Object.values(item));
    const expected = endpoints.filter(({ access }) => access.tokens.includes(tier)).map(({ id }) => id);
    expect(operations.map(({ operationId }) => text(operationId)).sort()).toEqual(expected.sort());
    expect(Object.keys(components?.securitySchemes as Node)).toEqual([`${tier}Token`]);
    for (const { security } of operations) expect(security).toEqual([{ [`${tier}Token`]: [] }]);
  }
});

test('The problem registry has all types that the specification and the decisions name, with their statuses', () => {
  expect(new Set(specified.map(([slug]) => slug)).size).toBeGreaterThanOrEqual(35);
  const registered: Readonly<Record<string, { readonly status: number }>> = problemTypes;
  for (const [slug, status] of specified) expect([slug, registered[slug]?.status]).toEqual([slug, status]);
});

test('Names are part of the contract and appear in /openapi.json: every problem type of both tiers', () => {
  const told = JSON.stringify(partner);
  for (const [slug, { status }] of Object.entries(problemTypes))
    expect([slug, new RegExp(`[/\`]${slug}[$\`"]`).test(told)]).toEqual([
      slug,
      !BEFORE_OPERATIONS.includes(status),
    ]);
});

test('So do the scopes, one of which no operation requires, and the features of an organization', () => {
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
      const schemas = list(at(media.schema as Node).anyOf);
      expect(schemas.at(-1)).toEqual({ $ref: expect.stringMatching(/\/schemas\/Problem$/) });
      return schemas.slice(0, -1).map((schema) => {
        const { properties } = at(schema);
        const [, slug] = /^\^\.\+\/([a-z-]+)\$$/.exec(text(properties?.type?.pattern)) ?? [];
        return `${status} ${properties?.status?.const} ${slug}`;
      });
    });
    const expected = problemsOf(one).map((slug) => {
      const { status } = problemTypes[slug];
      return `${status} ${status} ${slug}`;
    });
    expect(declared.sort()).toEqual(expected.sort());
  },
);

test("Every operation documents the refusals by the clinician's state, which is checked before the kind of token", () => {
  for (const one of endpoints) {
    const refusals = responsesOf(one.id).find(([status]) => status === '403')?.[1].content;
    const named = list(at(refusals?.['application/problem+json']?.schema as Node).anyOf).map(({ $ref }) =>
      text($ref),
    );
    for (const name of ['PartnerSuspended', 'DelegationNotEnabled', 'PractitionerDisabled'])
      expect([one.id, named.some((each) => each.endsWith(`/${name}Problem`))]).toEqual([one.id, true]);
  }
});

test.each(endpoints.map(({ id }) => [id]))('%s declares the headers of every response', (id) => {
  const { method, success } = endpointOf(id);
  for (const [status, { headers }] of responsesOf(id)) {
    // What a redirect leads to is an answer of another address, with headers of its own.
    if (success[0] === 302 && status === '200') {
      expect(headers).toBeUndefined();
      continue;
    }
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
    // What a PUT names may have been there already (decisions part 5); a redirect leads to bytes.
    const known = (one.method === 'PUT' && made === 201) || made === 302 ? ['200'] : [];
    const hasBytes = made !== 302 && Object.values(success.at(-1)?.[1].content ?? {}).some(isBytes);
    const showsOne = one.method === 'GET' && !one.lists && !hasBytes && made === 200;
    const besides = [...(hasBytes ? ['206'] : []), ...(showsOne ? ['304'] : [])];
    expect(success.map(([status]) => status)).toEqual([...known, String(made), ...besides]);
    expect(named('header').includes('If-None-Match')).toBe(showsOne);
    expect(named('header').includes('Range')).toBe(hasBytes);
    for (const [status, { content }] of success)
      expect(content === undefined).toBe(['204', '302', '304'].includes(status));
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

test('The example of each problem type has the members that the type declares', () => {
  const { examples: shown, schemas: declared } = partner.components as Node;
  const [examples, schemas] = [Object.entries(shown as Node), Object.entries(declared as Node)];
  expect(examples.length).toBeGreaterThan(20);
  for (const [slug, { value }] of examples) {
    const [, schema] =
      schemas.find(([name]) => name.toLowerCase() === `${slug.replaceAll('-', '')}problem`) ?? [];
    expect([slug, typeof schema]).toEqual([slug, 'object']);
    expect([slug, failuresOf(schema, value)]).toEqual([slug, []]);
  }
});

test('The examples of appointments are possible: a link for each seat, a provider that has links, an end after the start', () => {
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

test('A change documents no defaults, because omitted fields stay unchanged', () => {
  for (const one of endpoints.filter(({ method, body }) => method === 'PATCH' && body)) {
    const body = at(operationOf(one.id).requestBody?.content?.['application/json']?.schema as Node);
    for (const [name, property] of Object.entries(body.properties as Node))
      expect([one.id, name, property.default]).toEqual([one.id, name, undefined]);
  }
});

test('A draft documents the default of an optional field, if it is always the same', () => {
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

test('The largest sizes of requests are documented', () => {
  expect(text(partner.info?.description)).toContain('up to 1 MB');
  const told = (id: string) => text(operationOf(id).description);
  for (const one of endpoints)
    expect([one.id, /Request bodies up to \d+ MB/.test(told(one.id))]).toEqual([
      one.id,
      one.bodyLimit !== undefined,
    ]);
  expect(told('createWorksheet')).toContain('up to 28 MB');
});

test('Every tag has a description', () => {
  const tags = [...list(partner.tags), ...list(embed.tags)];
  expect(tags.filter(({ description }) => !description)).toEqual([]);
});

test('A creation links to every operation on the created record', () => {
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

test('The documents contain no format and no keyword of our own, which tools do not know', () => {
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
    'x-extensible-enum',
    'x-sunset',
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

/** Every `content` in it, with where it is. */
const contentsIn = (node: unknown, place = ''): [string, Node][] => {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([name, value]) => contentsIn(value, `${place}/${name}`));
  return 'content' in node ? [[place, node as Node], ...inner] : inner;
};

test('A client that is generated from the document takes fields that are added, and sends none of its own', () => {
  const objects = schemasIn(document).filter(([, { properties }]) => properties);
  const place =
    /\/(?:responses|schemas\/(?:\w+(?:View\w*|Answer|Page|Problem)|Problem|Meta|PageMeta\w*|FieldFault))(?:\/|$)/;
  for (const [name, { additionalProperties }] of objects)
    expect([name, additionalProperties]).toEqual([name, place.test(name)]);
});

test('Everything that a generator would have to name has a name of its own', () => {
  for (const { components } of [partner, embed])
    for (const [name, { properties }] of Object.entries(components?.schemas as Node))
      for (const [field, schema] of Object.entries(properties ?? {})) {
        expect([name, field, (schema.items ?? schema).properties]).toEqual([name, field, undefined]);
        expect([name, field, schema.items?.enum]).toEqual([name, field, undefined]);
        // A reference, or null, needs no name.
        for (const branch of list(schema.anyOf))
          expect([name, field, Boolean(branch.$ref) || text(branch.type) === 'null']).toEqual([
            name,
            field,
            true,
          ]);
      }
  for (const [place, { content }] of contentsIn(document))
    for (const media of Object.values(content as Node))
      expect([place, isBytes(media) || media.schema?.$ref !== undefined]).toEqual([place, true]);
});

test('An answer may say what this document does not know yet: a field, an enumerated value, a problem', () => {
  const closedIn = schemasIn(document).filter(
    ([place, { enum: values }]) =>
      values && /\/(?:\w+(?:View\w*|Problem)|Meta|FieldFault)\//.test(`${place}/`),
  );
  expect(closedIn.map(([place]) => place)).toEqual([]);
  const open = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ $id: 'open', ...partner });
  const isValid = (name: string, value: unknown) =>
    open.validate({ $ref: `open#/components/schemas/${name}` }, value) as boolean;
  const [, shown] = responsesOf('getAppointment').find(([status]) => status === '200') as [string, Node];
  const booked = shown.content?.['application/json']?.example?.data as object;
  expect(isValid('AppointmentView', booked)).toBe(true);
  expect(isValid('AppointmentView', { ...booked, status: 'postponed', added: 1 })).toBe(true);
  expect(isValid('AppointmentView', { ...booked, status: 7 })).toBe(false);
  const problem = { title: 'New', status: 409, detail: 'New.', request_id: randomUUID() };
  expect(isValid('ConflictError', { ...problem, type: 'https://elsewhere.example/p/never-seen' })).toBe(true);
  expect(isValid('ConflictError', { title: 'New' })).toBe(false);
});

test('The document is the same on every host, but for its own address', () => {
  expect(JSON.stringify(partner)).not.toMatch(/127\.0\.0\.1|localhost/);
});

test('No field is `null` alone, no pattern begins with a slash, and no moment of an answer has one: generators misread those', () => {
  for (const [place, { type, format, pattern }] of schemasIn(document)) {
    const isBranch = /\/anyOf\/\d+$/.test(place);
    expect([place, text(type) === 'null' && !isBranch]).toEqual([place, false]);
    expect([place, text(pattern ?? '').startsWith('/')]).toEqual([place, false]);
    if (text(format) === 'date-time')
      expect([place, text(pattern ?? '^').startsWith('^')]).toEqual([place, true]);
  }
});

test('Bytes are a file to a generated client', () => {
  for (const { id } of endpoints)
    for (const [, { content }] of responsesOf(id))
      for (const [mediaType, media] of Object.entries(content ?? {}))
        expect([id, mediaType, isBytes(media)]).toEqual([id, mediaType, !mediaType.endsWith('json')]);
});

test('Every name in an enumeration can be a separate constant, and booleans of queries are booleans', () => {
  for (const [place, { enum: names }] of schemasIn(document)) {
    const constants = list(names).map((name) => String(name).replaceAll(/\W/g, '').toUpperCase());
    expect([place, new Set(constants).size]).toEqual([place, constants.length]);
  }
  for (const { id } of endpoints)
    for (const { name, schema } of list(operationOf(id).parameters).map(at))
      expect([id, name, typeof schema?.type]).toEqual([id, name, 'string']);
});

test('The server accepts all time zones that the document lists', () => {
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
  const own = endpointOf(id).body?.properties[field] as never;
  const shown = at(operationOf(id).requestBody?.content?.['application/json']?.schema as Node).properties?.[
    field
  ];
  for (const value of values) {
    const accepted = issuesOf(own, normalise(own, value)).length === 0;
    expect([value, (failuresOf(shown, value) as unknown[]).length === 0]).toEqual([value, accepted]);
  }
});
