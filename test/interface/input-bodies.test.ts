import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '../../domain/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { faults } from './field-faults.ts';
import { rawRequest } from './raw-request.ts';
import { createScene, outcomeOf, type Scene, sampleOf } from './samples.ts';

/** Which bodies are read at all (decisions 1.1, 1.2 and 1.9). */

let app: RunningApp;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await createScene(app);
});
afterAll(() => app.stop());

/** To an operation with a required body. */
const sendBytes = (
  body: string | Buffer | undefined,
  type: string | null = 'application/json',
  more: readonly (readonly [string, string])[] = [],
) =>
  rawRequest(
    app.baseUrl,
    'POST',
    '/v1/partner/clinics',
    [
      ['Authorization', `Bearer ${scene.world.partner.token}`],
      ['Idempotency-Key', randomUUID()],
      ...(type === null ? [] : [['Content-Type', type] as const]),
      ...more,
    ],
    body,
  );
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

test('a body that is not JSON in UTF-8 is malformed_json on the whole body', async () => {
  const bodies: (string | Buffer | undefined)[] = [
    undefined,
    '{',
    '}',
    'name=A',
    '{"name":"A"}x',
    "{'name':'A'}",
    '{"name":"A",}',
    '{"name":undefined}',
    '{"name":NaN}',
    '{"name":01}',
    '\ufeff{"name":"A"}',
    Buffer.from('{"name":"A"}', 'utf16le'),
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from('{"name":"Caf\xe9"}', 'latin1'),
    '{"name":"A","name":"B"}',
    '{"name":"A","n\\u0061me":"B"}',
    '{"name":"A","a":{"b":1,"b":2}}',
    '{"name":1e400}',
    '{"name":-1e999}',
    nested(33),
    `${'['.repeat(200_000)}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    ' ',
    '"\n"',
  ];
  for (const body of bodies) {
    const reply = await sendBytes(body);
    expect([String(body).slice(0, 40), reply.status, faults(reply)]).toEqual([
      String(body).slice(0, 40),
      422,
      [' malformed_json'],
    ]);
  }
});

test('32 levels of nesting are accepted', async () => {
  expect(faults(await sendBytes(nested(32)))).toEqual(['a unknown_field', 'name required']);
});

test('JSON that is not an object is invalid_type on the whole body', async () => {
  for (const body of ['[]', '[{"name":"A"}]', 'null', 'true', '1', '"name"']) {
    const reply = await sendBytes(body);
    expect([body, reply.status, faults(reply)]).toEqual([body, 422, [' invalid_type']]);
    const patient = await scene.world.partner.post('/v1/partner/patients', body);
    expect([body, faults(patient)]).toEqual([body, [' invalid_type']]);
  }
});

test('only application/json in UTF-8 and without content coding is accepted', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/merge-patch+json',
    'application/jsonp',
    'json',
    '',
    null,
  ]) {
    const reply = await sendBytes('{"name":"A"}', type);
    expect([type, outcomeOf(reply)]).toEqual([type, '415 unsupported-media-type']);
  }
  const zipped = await sendBytes(gzipSync('{"name":"A"}'), 'application/json', [
    ['Content-Encoding', 'gzip'],
  ]);
  expect(outcomeOf(zipped)).toBe('415 unsupported-media-type');
  for (const type of [
    'application/json; charset=UTF-8',
    'Application/JSON',
    'application/json;charset="utf-8"',
    'application/json; profile=x',
  ])
    expect([type, (await sendBytes(JSON.stringify({ name: randomUUID() }), type)).status]).toEqual([
      type,
      201,
    ]);
});

test.each([
  ['too large', 'application/json', 1_000_001, '413 payload-too-large'],
  ['of another type', 'text/plain', 20, '415 unsupported-media-type'],
])(
  'a body that is %s is refused before all of it has come, and the connection goes on',
  async (_, type, size, outcome) => {
    const { hostname, port } = new URL(app.baseUrl);
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    let received = '';
    socket.on('data', (text: string) => {
      received += text;
    });
    const answers = async (count: number): Promise<string[]> => {
      for (;;) {
        const found = [...received.matchAll(/HTTP\/1\.1 (\d+)[\s\S]*?"type":"[^"]*\/([\w-]+)"/g)];
        if (found.length === count) return found.map(([, status, slug]) => `${status} ${slug}`);
        await once(socket, 'data');
      }
    };
    const head = [
      'POST /v1/partner/clinics HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${scene.world.partner.token}`,
      'Idempotency-Key: first',
      `Content-Type: ${type}`,
      `Content-Length: ${size}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{}`);
    expect(await answers(1)).toEqual([outcome]);
    socket.write(' '.repeat(size - 2));
    socket.write('GET /v1/partner/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await answers(2)).toEqual([outcome, '401 unauthorized']);
    socket.destroy();
  },
);

test('a body of 1 MB is accepted, one byte more is 413', async () => {
  const body = JSON.stringify({ name: randomUUID() });
  expect((await sendBytes(body.padEnd(1_000_000, ' '))).status).toBe(201);
  expect(outcomeOf(await sendBytes(body.padEnd(1_000_001, ' ')))).toBe('413 payload-too-large');
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 17; part += 1) controller.enqueue(Buffer.alloc(65_536, ' '));
      controller.close();
    },
  });
  const response = await fetch(`${app.baseUrl}/v1/partner/clinics`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: {
      Authorization: `Bearer ${scene.world.partner.token}`,
      'Idempotency-Key': randomUUID(),
      'Content-Type': 'application/json',
    },
  } as RequestInit);
  expect(response.status).toBe(413);
});

test('a megabyte of combining marks on one letter is refused before it is normalised, which takes minutes', async () => {
  const reply = await sendBytes(JSON.stringify({ name: `a${'\u0301\u0327'.repeat(249_000)}` }));
  expect([reply.status, faults(reply)]).toEqual([422, ['name too_long']]);
});

test('two large bodies of one organization are read at once: the next one waits, and other organizations do not', async () => {
  const tokens = await Promise.all(
    [scene, await createScene(app)].map(async ({ world, practice }) => {
      const clinician = await world.as(practice.practitioner.id);
      return (await framedClient(app, clinician, ['worksheet:create'])).token;
    }),
  );
  const upload = async (token: string | undefined) => {
    const sent = request(`${app.baseUrl}/api/embed/worksheets`, {
      method: 'POST',
      agent: false,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        'Content-Length': 200_000,
      },
    });
    const answer = once(sent, 'response').then(([{ statusCode }]) => statusCode as number);
    sent.write('{');
    await once(sent, 'socket').then(([socket]) => once(socket, 'connect'));
    return { end: () => sent.end('}'.padStart(199_999)), answer };
  };
  const [own, other] = tokens;
  const begun = [await upload(own), await upload(own)];
  // Whoever asks after them is answered after they were let in.
  await scene.caller.send('GET', '/v1/partner/clinics');
  let isNextAnswered = false;
  const next = await upload(own);
  next.end();
  const answered = next.answer.then((status) => {
    isNextAnswered = true;
    return status;
  });
  const elsewhere = await upload(other);
  elsewhere.end();
  expect([await elsewhere.answer, isNextAnswered]).toEqual([422, false]);
  begun[0]?.end();
  expect(await answered).toBe(422);
  begun[1]?.end();
  expect(await Promise.all(begun.map(({ answer }) => answer))).toEqual([422, 422]);
});

test('an operation without a body accepts none or an empty object, and names unknown fields', async () => {
  for (const one of endpoints.filter(({ method, body }) => method !== 'GET' && !body)) {
    const call = await sampleOf(one, scene);
    const send = (body: string) => scene.caller.send(one.method, call.path, body);
    const unknown = await send('{"reason":"x","__proto__":{}}');
    expect([one.id, unknown.status, faults(unknown)]).toEqual([
      one.id,
      422,
      ['__proto__ unknown_field', 'reason unknown_field'],
    ]);
    const list = await send('[]');
    expect([one.id, faults(list)]).toEqual([one.id, [' invalid_type']]);
    expect([one.id, (await send('{}')).status]).toEqual([one.id, one.success[0]]);
  }
});
