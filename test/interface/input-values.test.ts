import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { faults, propertiesOf, withBody } from './field-faults.ts';
import { operate } from './operator.ts';
import { rawRequest } from './raw-request.ts';
import {
  type Call,
  type Calls,
  createScene,
  forEachOf,
  listPath,
  outcomeOf,
  perform,
  prepareCalls,
  type Scene,
  sampleOf,
} from './samples.ts';

/** No value breaks the service, in whatever place of a request (decisions 1.3 and 1.9). */

let app: RunningApp;
let scene: Scene;
/** For requests that are refused, and so use up no record. */
let calls: Calls;
beforeAll(async () => {
  app = await startApp();
  scene = await createScene(app);
  // The corpus is larger than what an organization may ask in a minute.
  await operate(scene, 'limits set', { options: { minute: 1_000_000, hour: 1_000_000 } });
  calls = await prepareCalls(scene);
});
afterAll(() => app.stop());

/** Query parameters that must be there, by name in order. */
const requiredOf = ({ query }: Endpoint): readonly string[] => [...(query?.required ?? [])].toSorted();

/** Notes part 7: what has broken other services. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  1e308,
  2 ** 53 + 1,
  [],
  [[]],
  {},
  { a: { b: [] } },
  [null],
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u0007',
  'a\nb',
  'a\rb',
  '\u0085',
  '\u202eabc',
  'a\u200db',
  '👩‍👩‍👧',
  'e\u0301',
  'e\u0301\u0327'.padEnd(80, '\u0301\u0327'),
  'İıK',
  '\ufeffa',
  '\u2028',
  "' or 1=1 --",
  '?',
  '??',
  '$1',
  ':name',
  '\\',
  "\\'",
  '"',
  '%s%n',
  '<script>alert(1)</script>',
  '$\u007b7*7}{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(10_001),
  '👍'.repeat(201),
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:60Z',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  'infinity',
  'now',
  '1',
  'NaN',
  '+05:30',
  'europe/berlin',
  'Mars/Base',
  'a@b',
  'a@b.example\r\nBcc: c@d.example',
  'é@home.example',
  '00000000-0000-0000-0000-000000000000',
  'true',
];

/** Of those, what is text for people, however odd: several in one text, so that each field takes few of them. */
const TEXTS: readonly string[] = [
  ' padded e\u0301 \u202eabc a\u200db 👩‍👩‍👧 İıK ',
  '\ufeffa',
  "O'Neil ' or 1=1 -- really? ?? $1 :name \\",
  '\\\' " %s%n <script>alert(1)</script>',
  '$\u007b7*7}{{7*7}} ../../etc/passwd',
];

/** An answer to hostile input: nothing broke, and the refusal does not repeat the value. */
const isSound = ({ status, text }: Reply, value: unknown): boolean =>
  [200, 201, 404, 409, 422].includes(status) &&
  !(status >= 400 && typeof value === 'string' && value.length > 8 && text.includes(value));

test('no value, put into all fields of any body, causes an error of ours, and issues name only those fields', async () => {
  const wrong: unknown[] = [];
  for (const one of withBody) {
    const { path } = calls.get(one) as Call;
    const fields = propertiesOf(one.body).map(([field]) => field);
    // A body that has none yet takes no value.
    if (fields.length === 0) continue;
    const send = async (value: unknown) => {
      const reply = await perform(scene.caller, one, {
        path,
        body: Object.fromEntries(fields.map((field) => [field, value])),
      });
      const strange = ((reply.body.fields ?? []) as { path: string }[]).filter(
        (fault) => !fields.includes(fault.path.split(/[.[]/, 1)[0] as string),
      );
      if (!isSound(reply, value) || strange.length > 0) wrong.push([one.id, value, reply.status, strange]);
    };
    await Promise.all(HOSTILE.map(send));
  }
  expect(wrong).toEqual([]);
});

/** What an operation shows of what it was sent: a storybook, for one, never shows what was asked for. */
const shownBy = ({ shows, success }: (typeof withBody)[number]): string[] =>
  Object.keys(((success[1] ?? shows?.view) as { properties?: object } | undefined)?.properties ?? {});

test('a text that a field accepts is returned as it was sent; texts for people in NFC and trimmed', async () => {
  const wrong: unknown[] = [];
  for (const one of withBody) {
    const call = await sampleOf(one, scene);
    for (const [field, property] of propertiesOf(one.body)) {
      if (!property['x-text'] && property.format !== 'external-id') continue;
      const send = async (value: string) => {
        const fresh = one.method === 'POST' ? await sampleOf(one, scene) : call;
        const reply = await perform(scene.caller, one, {
          path: fresh.path,
          body: { ...fresh.body, [field]: value },
        });
        const kept = property['x-text'] ? value.normalize('NFC').trim() : value;
        if (!isSound(reply, value)) wrong.push([one.id, field, value, outcomeOf(reply)]);
        else if (reply.status < 300 && shownBy(one).includes(field) && reply.body.data[field] !== kept)
          wrong.push([one.id, field, value, reply.body.data[field]]);
      };
      await Promise.all(TEXTS.map(send));
    }
  }
  expect(wrong).toEqual([]);
});

test('no value of a query parameter causes an error of ours, and issues name the parameter', async () => {
  const raw = [
    '',
    ' ',
    '%20',
    '0',
    '-1',
    '1e2',
    '0x10',
    '25.0',
    '%2025',
    '%00',
    '%FF',
    '%',
    '%ud800',
    'null',
    '[]',
    'true',
    'TRUE',
    '2026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    'infinity',
    "'--",
    '$1',
    '%F0%9F%91%8D',
    'x'.repeat(4_000),
    randomUUID(),
  ];
  const wrong: unknown[] = [];
  for (const one of endpoints.filter(({ query }) => query))
    for (const [name] of propertiesOf(one.query))
      await Promise.all(
        raw.map(async (value) => {
          const reply = await scene.caller.get(`${await listPath(scene, one)}?${name}=${value}`);
          if (reply.status === 200) return;
          if (
            reply.status !== 422 ||
            faults(reply).some((entry) => ![name, ...requiredOf(one)].includes(entry.split(' ')[0] ?? ''))
          )
            wrong.push([one.id, name, value, reply.text]);
          if (value.length > 8 && reply.text.includes(value)) wrong.push([one.id, name, value, 'was echoed']);
        }),
      );
  expect(wrong).toEqual([]);
});

test('every operation refuses unknown parameters and repeated parameters', async () => {
  await forEachOf(calls, async ([one, call]) => {
    const [path] = call.path.split('?');
    const unknown = await perform(scene.caller, one, {
      ...call,
      path: `${path}?expand=all&constructor=1&__proto__=2`,
    });
    expect([one.id, unknown.status, faults(unknown)]).toEqual([
      one.id,
      422,
      [
        ...['__proto__ unknown_field', 'constructor unknown_field', 'expand unknown_field'],
        ...requiredOf(one).map((name) => `${name} required`),
      ],
    ]);
    for (const [name] of one.query ? propertiesOf(one.query) : []) {
      const twice = await scene.caller.send(one.method, `${path}?${name}=1&${name}=1`);
      // What may not be sent at all, as no clinician may, is refused as that.
      const clinicians = one.access.tier === 'embed' && one.organizationOnly?.includes(name);
      const code = clinicians ? 'not_allowed' : 'duplicate_item';
      expect([one.id, faults(twice)]).toEqual([one.id, expect.arrayContaining([`${name} ${code}`])]);
    }
  });
});

test('the name of an unknown parameter is shown once, unless it is not a plain identifier', async () => {
  const refused = async (search: string) => faults(await scene.caller.get(`/v1/partner/clinics?${search}`));
  expect(await refused('page2=1&page2=2&x-trace.id=3&limit=5')).toEqual([
    'page2 unknown_field',
    'x-trace.id unknown_field',
  ]);
  expect(await refused('Noa+Lind%40home.example=1&filter[name]=Noa&$top=5')).toEqual([
    ' unknown_field',
    '$top unknown_field',
    'filter[name] unknown_field',
  ]);
});

test('no value of a header causes an error of ours', async () => {
  const { practice, world } = scene;
  const values = [
    '',
    '"',
    '*',
    'W/"x"',
    ',,,',
    '\u00e9\u00ff',
    'x'.repeat(6_000),
    '$\u007bjndi:ldap://x}',
    "'; drop table clinics",
  ];
  for (const name of [
    'If-Match',
    'Idempotency-Key',
    'Accept',
    'X-Forwarded-For',
    'Content-Type',
    'Range',
    'Expect-CT',
    'Forwarded',
    'X-HTTP-Method-Override',
  ])
    for (const value of values) {
      const lines = new Map([
        ['Authorization', `Bearer ${world.partner.token}`],
        ['Content-Type', 'application/json'],
        ['Idempotency-Key', randomUUID()],
        [name, value],
      ]);
      const reply = await rawRequest(
        app.baseUrl,
        'PATCH',
        `/v1/partner/clinics/${practice.clinic.id}`,
        [...lines],
        '{}',
      );
      expect([name, value, [200, 412, 415, 422].includes(reply.status)]).toEqual([name, value, true]);
    }
});
