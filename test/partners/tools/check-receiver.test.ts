import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePorts } from '../../../local/ports.ts';
import { verifyWebhook } from '../../../partners/client/index.js';
import type { WireRecord } from '../../support/world.ts';
import { linesOf, runTool, startTool } from './tool.ts';

/** The tool that checks a receiver, against receivers with and without faults. */

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;

interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
  /** As far as it can be read. */
  readonly event: WireRecord;
  /** What the receiver remembers. */
  readonly seen: Set<string>;
  readonly newest: number;
  readonly atOnce: number;
}
interface Receiving {
  /** Whether the signature and the time are right. */
  readonly verify?: (received: Received) => Promise<unknown>;
  /** A status that is answered before anything else, or after the signature was found right. */
  readonly first?: (received: Received) => number | undefined;
  readonly after?: (received: Received) => number | undefined;
  readonly handlesAgain?: boolean;
  readonly refusal?: number;
}

const options = { secrets: [SECRET] };
const verified = ({ request, body }: Received) => verifyWebhook(body, request.headers as WireRecord, options);

/** A receiver that does it right, except where it is told otherwise. */
const startReceiver = async (receiving: Receiving = {}) => {
  const { verify = verified, first, after, handlesAgain = false, refusal = 401 } = receiving;
  const seen = new Set<string>();
  const handled: string[] = [];
  let newest = 0;
  let atOnce = 0;
  const statusFor = async (request: IncomingMessage): Promise<number> => {
    const body = await text(request);
    const received = { request, body, event: JSON.parse(body), seen, newest, atOnce };
    const early = first?.(received);
    if (early) return early;
    const genuine = await verify(received).then(
      () => true,
      () => false,
    );
    if (!genuine) return refusal;
    const other = after?.(received);
    if (other) return other;
    if (!seen.has(received.event.id) || handlesAgain) handled.push(received.event.id);
    seen.add(received.event.id);
    newest = received.event.sequence ?? newest;
    // Long enough for others to come meanwhile.
    await pause(20);
    return 204;
  };
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(handled));
      return;
    }
    atOnce += 1;
    const status = await statusFor(request).catch(() => 400);
    atOnce -= 1;
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const check = async (url: string, ...args: string[]) => {
  const { status, stdout } = await runTool('check-receiver', [url, '--json', '--handled', url, ...args], {
    WEBHOOK_SECRET: SECRET,
  });
  return { status, report: JSON.parse(stdout) };
};

test('a receiver that does everything right is told so, in 14 cases', async () => {
  const receiver = await startReceiver();
  const { status, report } = await check(receiver.url);
  await receiver.close();
  expect(report.cases.filter(({ right }: WireRecord) => !right)).toEqual([]);
  expect(report).toMatchObject({ right: 14, wrong: 0, url: receiver.url });
  expect(status).toBe(0);
});

/** Fails for some of what a right receiver accepts, or does not fail for some of what it refuses. */
const FAULTS: readonly [string, Receiving, readonly string[]][] = [
  [
    'does not verify at all',
    { verify: async () => undefined },
    ['tampered', 'other id', 'other key', 'no signature', 'old', 'replayed', 'retry'],
  ],
  [
    'refuses everything',
    { verify: () => Promise.reject(new Error()) },
    [
      'genuine',
      'tampered',
      'duplicate',
      'unknown type',
      'unknown field',
      'two keys',
      'reordered',
      'eight at once',
      'retry',
    ],
  ],
  [
    'verifies what it has parsed and written again',
    {
      verify: ({ request, event }) =>
        verifyWebhook(JSON.stringify(event), request.headers as WireRecord, options),
    },
    ['tampered'],
  ],
  [
    'does not look at the time',
    {
      verify: ({ request, body }) =>
        verifyWebhook(body, request.headers as WireRecord, { ...options, toleranceSeconds: 1e9 }),
    },
    ['old'],
  ],
  [
    'takes a delivery with no signature',
    { verify: async (received) => received.request.headers['webhook-signature'] && verified(received) },
    ['no signature'],
  ],
  [
    'answers 410 to a stranger',
    { refusal: 410 },
    ['tampered', 'other id', 'other key', 'no signature', 'old', 'replayed', 'retry'],
  ],
  [
    'answers a fault to a signature that is none',
    { first: ({ request }) => (request.headers['webhook-signature']?.includes('v1,') ? undefined : 500) },
    ['no signature'],
  ],
  [
    'refuses what it has already',
    { after: ({ seen, event }) => (seen.has(event.id) ? 409 : undefined) },
    ['duplicate'],
  ],
  ['handles an event twice', { handlesAgain: true }, ['duplicate']],
  [
    'refuses types that it does not know',
    { after: ({ event }) => (/^(appointment|webhook)\./.test(event.type) ? undefined : 422) },
    ['unknown type'],
  ],
  [
    'refuses fields that it does not know',
    { after: ({ event }) => ('region' in event ? 422 : undefined) },
    ['unknown field'],
  ],
  [
    'looks at the first signature alone',
    {
      verify: ({ request, body }) => {
        const [signature = ''] = String(request.headers['webhook-signature'])
          .split(' ')
          .filter((one) => one.startsWith('v1,'));
        return verifyWebhook(
          body,
          { ...(request.headers as WireRecord), 'webhook-signature': signature },
          options,
        );
      },
    },
    ['two keys'],
  ],
  [
    'takes rising sequences only',
    {
      after: ({ atOnce, event, newest, seen }) =>
        atOnce === 1 && !seen.has(event.id) && event.sequence < newest ? 409 : undefined,
    },
    ['reordered'],
  ],
  ['takes two at a time', { first: ({ atOnce }) => (atOnce > 2 ? 503 : undefined) }, ['eight at once']],
  [
    'remembers an event before it verified it',
    {
      first: ({ seen, event, request }) => {
        if (seen.has(`first ${event.id}`)) return 204;
        // One event is seen again in every attempt after the first.
        if (request.headers['webhook-signature']) seen.add(`first ${event.id}`);
        return undefined;
      },
    },
    ['tampered', 'no signature', 'retry'],
  ],
];

describe('a fault is found by the right cases: a receiver that', () => {
  test.concurrent.each(FAULTS)('%s', async (_, receiving, wrong) => {
    const receiver = await startReceiver(receiving);
    const { status, report } = await check(receiver.url);
    await receiver.close();
    const found = report.cases.filter(({ right }: WireRecord) => !right);
    expect(found.map((one: WireRecord) => one.case)).toEqual(wrong);
    expect(status).toBe(1);
  });

  test('each case is made to fail by one of them', async () => {
    const receiver = await startReceiver();
    const { report } = await check(receiver.url);
    await receiver.close();
    const failing = new Set(FAULTS.flatMap(([, , wrong]) => wrong));
    expect(
      report.cases.map((one: WireRecord) => one.case).filter((name: string) => !failing.has(name)),
    ).toEqual([]);
  });
});

describe('the receivers of the guide are right:', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'check-receiver-'));
    const guide = await readFile('docs/guides/webhooks.md', 'utf8');
    for (const [language, file] of [
      ['js', 'receiver.mjs'],
      ['python', 'receiver.py'],
    ])
      await writeFile(
        path.join(folder, file as string),
        guide.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '',
      );
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['Node', `"${process.execPath}" receiver.mjs`],
    ['Python', 'python3 receiver.py'],
  ])('%s, started with its keys', async (_, command) => {
    const [port] = await freePorts(1);
    const start = `cd '${folder}' && PORT=${port} exec ${command}`;
    const run = await runTool('check-receiver', [`http://127.0.0.1:${port}/`, '--start', start]);
    expect(run.stdout).toMatch(/\n14 cases: 14 right, 0 wrong\n$/);
    expect(run.status).toBe(0);
    // It is stopped.
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test('Node, started by hand with the key that was printed', async () => {
    const [port] = await freePorts(1);
    const tool = startTool('check-receiver', [`http://127.0.0.1:${port}/`]);
    const printed = linesOf(tool.stdout);
    const [, publicKey] = await printed.until(/WEBHOOK_PUBLIC_KEY=(\S+)\n/);
    const child = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], {
      env: { PATH: process.env.PATH, PORT: String(port), WEBHOOK_PUBLIC_KEY: publicKey },
      stdio: 'ignore',
    });
    const [status] = await once(tool, 'close');
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(printed.text()).toContain('14 right');
    expect(status).toBe(0);
  });
});

test.each([
  ['no address', [], 'Give the http address'],
  ['an address that is none', ['hooks'], 'Give the http address'],
  ['two addresses', ['http://127.0.0.1/a', 'http://127.0.0.1/b'], 'Give one address'],
])('wrong usage is status 2: %s', async (_, args, message) => {
  const run = await runTool('check-receiver', args);
  expect(run).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
});

test('a receiver that is not there is status 2', async () => {
  const [port] = await freePorts(1);
  const run = await runTool('check-receiver', [`http://127.0.0.1:${port}`, '--wait-seconds', '0']);
  expect(run).toMatchObject({ status: 2, stderr: expect.stringContaining('not there: ECONNREFUSED') });
});
