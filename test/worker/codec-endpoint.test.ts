import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { defaultPayloadConverter } from '@temporalio/common';
import { pino } from 'pino';
import { SERVICE_CHAIN } from '../../platform/audit/audit.ts';
import type { FailureThrottle } from '../../platform/network/failure-throttle.ts';
import { createPayloadCodec } from '../../temporal/codec.ts';
import { type CodecEndpointTools, createCodecEndpoint } from '../../temporal/codec-endpoint.ts';
import { noteOfReading } from '../../worker/note-reading.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

/** Operators read payloads in Temporal's UI; who else asks learns nothing, and what was read is in the chains. */

const SECRET = Buffer.alloc(32, 4).toString('base64url');
const UI = 'https://temporal.example';
const UNKNOWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

let server: Server | undefined;
let lines: string[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  lines = [];
});

const immediately: FailureThrottle = { failed: async () => true };
const open = async (settings: object = {}, tools: Partial<CodecEndpointTools> = {}): Promise<string> => {
  const config = {
    ...app.config,
    ENVIRONMENT: 'production',
    TEMPORAL_UI_URL: UI,
    CODEC_ACCESS_SECRET: SECRET,
  };
  const endpoint = createCodecEndpoint({ ...config, ...settings } as never, app.secrets, {
    note: noteOfReading(app.config, app.database),
    failures: immediately,
    log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
    ...tools,
  });
  const listening = createServer(async (request, response) => {
    if (!(await endpoint(request, response))) response.writeHead(404).end();
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/codec/decode`;
};

const sealed = async (value: unknown) => {
  const [payload] = await createPayloadCodec(app.secrets, 'default').encode([
    defaultPayloadConverter.toPayload(value),
  ]);
  return {
    metadata: { encoding: Buffer.from('binary/encrypted').toString('base64') },
    data: Buffer.from(payload?.data ?? []).toString('base64'),
  };
};
const ask = async (
  url: string,
  payloads: unknown,
  headers: Record<string, string> = { Origin: UI, Authorization: `Bearer ${SECRET}` },
) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof payloads === 'string' ? payloads : JSON.stringify({ payloads }),
  });
  const text = await response.text();
  const opened = response.ok
    ? (JSON.parse(text).payloads as { data: string }[]).map(({ data }) =>
        Buffer.from(data, 'base64').toString(),
      )
    : [];
  return { status: response.status, headers: response.headers, text, opened };
};
const trail = async (organizationId: string) =>
  (
    await app.database.ledger.query(
      `select action, actor_kind, request_id from audit_entries where organization_id = $1 and action = 'payloads.decode'`,
      [organizationId],
    )
  ).rows;

test("reading payloads that name no organization is recorded in the service's chain", async () => {
  const rowsOfService = async () =>
    (
      await app.database.ledger.query(
        `select actor_kind, action, route, operator from audit_entries where organization_id = $1 order by sequence`,
        [SERVICE_CHAIN],
      )
    ).rows;
  const before = (await rowsOfService()).length;
  const url = await open({}, { note: noteOfReading({ ...app.config, OPERATOR_NAME: 'ida' }, app.database) });
  for (const payload of ['words for operators', { organizationId: UNKNOWN }])
    expect((await ask(url, [await sealed(payload)])).status).toBe(200);
  const noted = {
    actor_kind: 'operator',
    action: 'payloads.decode',
    route: '/codec/decode',
    operator: 'ida',
  };
  expect((await rowsOfService()).slice(before)).toEqual([noted, noted]);
});

test('a reader with the secret can read payloads, and the chain of each named organization records it', async () => {
  const [world, other] = [await createWorld(app), await createWorld(app)];
  const url = await open();
  const payloads = [
    await sealed({ organizationId: world.organizationId, appointmentId: UNKNOWN }),
    await sealed('words for operators'),
    await sealed({ organizationId: UNKNOWN }),
    await sealed({ organizationId: world.organizationId }),
  ];
  const { status, headers, opened } = await ask(url, payloads);
  expect([status, opened[1]]).toEqual([200, '"words for operators"']);
  expect(JSON.parse(opened[0] ?? '')).toMatchObject({ organizationId: world.organizationId });
  expect(headers.get('access-control-allow-origin')).toBe(UI);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await trail(world.organizationId)).toEqual([
    { action: 'payloads.decode', actor_kind: 'operator', request_id: expect.any(String) },
  ]);
  expect(await trail(other.organizationId)).toEqual([]);
  expect(lines.join('')).not.toContain('words for operators');
  // The command line of Temporal has no origin.
  expect((await ask(url, payloads, { Authorization: `Bearer ${SECRET}` })).status).toBe(200);
});

test('without the secret, or from another page, nothing is read and nothing is recorded', async () => {
  const world = await createWorld(app);
  let refused = 0;
  const url = await open(
    {},
    {
      failures: {
        failed: async () => {
          refused += 1;
          return true;
        },
      },
    },
  );
  const payloads = [await sealed({ organizationId: world.organizationId })];
  const attempts: Record<string, string>[] = [
    { Origin: UI },
    { Origin: UI, Authorization: `Bearer ${SECRET}x` },
    { Origin: UI, Authorization: SECRET },
    { Origin: 'https://elsewhere.example', Authorization: `Bearer ${SECRET}` },
    { Origin: 'null', Authorization: `Bearer ${SECRET}` },
    {},
  ];
  for (const headers of attempts) {
    const reply = await ask(url, payloads, headers);
    expect([reply.status, reply.text, reply.headers.get('access-control-allow-origin')]).toEqual([
      403,
      '',
      UI,
    ]);
  }
  expect(refused).toBe(attempts.length);
  expect(await trail(world.organizationId)).toEqual([]);
});

test('in production there is no endpoint without a secret; in development the page of the UI needs none', async () => {
  const payloads = [await sealed('words')];
  expect((await ask(await open({ CODEC_ACCESS_SECRET: undefined }), payloads)).status).toBe(404);
  server?.close();
  const url = await open({ CODEC_ACCESS_SECRET: undefined, ENVIRONMENT: 'development' });
  expect((await ask(url, payloads, { Origin: UI })).opened).toEqual(['"words"']);
  expect((await ask(url, payloads, {})).status).toBe(403);
});

test('payloads are not shown if the reading cannot be recorded', async () => {
  const note = async () => {
    throw new Error('away');
  };
  const reply = await ask(await open({}, { note }), [await sealed({ organizationId: UNKNOWN })]);
  expect([reply.status, reply.text, reply.headers.get('retry-after')]).toEqual([503, '', '5']);
});

test('other methods, too large and too frequent requests, and foreign payloads are refused', async () => {
  const url = await open();
  expect((await fetch(url)).status).toBe(405);
  expect((await fetch(url, { method: 'OPTIONS', headers: { Origin: UI } })).status).toBe(204);
  expect((await ask(url, 'no JSON')).status).toBe(422);
  const foreign = await sealed('words');
  expect((await ask(url, [{ ...foreign, data: Buffer.from('forged').toString('base64') }])).status).toBe(422);
  expect((await ask(url, 'x'.repeat(4_000_001))).status).toBe(413);
  const clear = { metadata: { encoding: Buffer.from('json/plain').toString('base64') }, data: 'IjEi' };
  const statuses = new Map<number, number>();
  // A new minute may begin meanwhile: then it takes as many again.
  for (let lot = 0; lot < 70 && !statuses.has(429); lot += 1)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => ask(url, [clear]))))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(statuses.get(429)).toBeGreaterThan(0);
  expect([...statuses.keys()].toSorted()).toEqual([200, 429]);
});
