import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../../local/ports.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { insisting } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { createWorld, type World } from '../../support/world.ts';
import { breakOff } from '../break-off.ts';
import { deliverClinicCreated } from '../deliver-event.ts';
import { startBreakingProxy } from './breaking-proxy.ts';

/**
 * The examples in their own languages, as a partner would run them. Needs python3, php with curl, javac and Gson;
 * `.ci/run` installs them.
 */

const run = promisify(execFile);
const GSON = process.env.GSON_JAR ?? '/usr/share/java/gson.jar';

let app: RunningApp;
let folder: string;
let ports: readonly number[];
const children: ChildProcess[] = [];
beforeAll(async () => {
  ports = await freePorts(4);
  folder = await mkdtemp(path.join(tmpdir(), 'examples-'));
  app = await startApp({ OUTGOING_ALLOWED_HOSTS: ports.map((port) => `127.0.0.1:${port}`).join() });
  await cp('partners/examples', folder, { recursive: true });
  await Promise.all([
    // As its README says. The package has no dependencies, so nothing else is fetched.
    run('npm', ['install', '--no-audit', '--no-fund', `${app.baseUrl}/client/clinic-partner.tgz`], {
      cwd: path.join(folder, 'typescript'),
    }),
    run('javac', ['-cp', GSON, '-d', 'out', 'Clinic.java', 'WalkThrough.java', 'Receiver.java'], {
      cwd: path.join(folder, 'java'),
    }),
  ]);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

interface Example {
  readonly walkThrough: readonly string[];
  receiver(port: number): readonly string[];
}
const EXAMPLES = {
  typescript: {
    walkThrough: [process.execPath, 'walk-through.ts'],
    receiver: () => [process.execPath, 'receiver.ts'],
  },
  python: { walkThrough: ['python3', 'walk_through.py'], receiver: () => ['python3', 'receiver.py'] },
  php: {
    walkThrough: ['php', 'walk-through.php'],
    receiver: (port) => ['php', '-S', `127.0.0.1:${port}`, 'receiver.php'],
  },
  java: {
    walkThrough: ['java', '-cp', `out:${GSON}`, 'WalkThrough'],
    receiver: () => ['java', '-cp', `out:${GSON}`, 'Receiver'],
  },
} as const satisfies Record<string, Example>;
const LANGUAGES = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];
const partsOf = (line: readonly string[]): readonly [string, string[]] => [line[0] ?? '', line.slice(1)];

test('the example in TypeScript has the types of the client', async () => {
  const place = path.join(folder, 'typescript');
  await symlink(path.resolve('node_modules/@types'), path.join(place, 'node_modules', '@types'));
  const options = '--strict --noEmit --module nodenext --target es2024 --types node --skipLibCheck';
  const { stdout } = await run(
    path.resolve('node_modules/.bin/tsc'),
    [...options.split(' '), 'walk-through.ts', 'receiver.ts'],
    { cwd: place },
  ).catch((failed: { stdout: string }) => failed);
  expect(stdout).toBe('');
});

const hmacSecret = async (world: World): Promise<string> =>
  (await insisting(world.partner).post('/v1/partner/webhook-keys', { kind: 'hmac' })).body.data.secret;

test.each(LANGUAGES)(
  'the walk-through in %s books once over a bad line, is refused twice, and leaves nothing behind',
  async (language) => {
    const world = await createWorld(app);
    const proxy = await startBreakingProxy(app.baseUrl, app.authUrl);
    const [program, args] = partsOf(EXAMPLES[language].walkThrough);
    const { stdout } = await run(program, args, {
      cwd: path.join(folder, language),
      env: {
        PATH: process.env.PATH,
        BASE_URL: proxy.baseUrl,
        AUTH_URL: proxy.baseUrl,
        CLIENT_ID: world.credential.client_id,
        CLIENT_SECRET: world.credential.client_secret,
        AUDIENCE: app.config.AUDIENCE,
      },
    }).finally(() => proxy.stop());
    const id = '[0-9a-f-]{36}';
    expect(stdout).toMatch(
      new RegExp(
        `^clinic ${id}\nbooked ${id}\nlisted 3 patients\nrefused 409 appointment-conflict\nrefused 422 validation-error end_at\ndeleted\n$`,
      ),
    );
    // Three attempts of one booking, then the two that were refused.
    expect(proxy.keys).toHaveLength(5);
    expect(new Set(proxy.keys.slice(0, 3)).size).toBe(1);
    expect(new Set(proxy.keys).size).toBe(3);
    expect(proxy.exchanges()).toBe(2);
    const { data } = (await world.partner.get('/v1/partner/appointments?include_deleted=true')).body;
    expect(data.map(({ status }: { status: string }) => status)).toEqual(['cancelled']);
    expect((await world.partner.get('/v1/partner/clinics')).body.data).toEqual([]);
  },
);

const signed = (secret: string, body: string, timestamp: number) => {
  const id = randomUUID();
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  // While a key is replaced, a receiver sees the signature of a key that it does not know.
  const other = Buffer.alloc(32).toString('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${other} v1,${signature}`,
  };
};

test.each(LANGUAGES)(
  'the receiver in %s takes what is genuine, and refuses what is changed, old or unsigned',
  async (language) => {
    const port = ports[LANGUAGES.indexOf(language)] as number;
    const world = await createWorld(app);
    const secret = await hmacSecret(world);
    const [program, args] = partsOf(EXAMPLES[language].receiver(port));
    const child = spawn(program, args, {
      cwd: path.join(folder, language),
      env: { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(child);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const post = (body: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).then(({ status }) => status);
    await eventually(async () => (await post('{}', {})) === 401);
    await breakOff(port);

    const { clinic, deliveries } = await deliverClinicCreated(app, world, port);
    expect(deliveries).toMatchObject([{ state: 'delivered', last_status_code: 204 }]);
    await eventually(async () => said.includes(`clinic.created ${clinic.id}`));

    const body = JSON.stringify({ id: randomUUID(), sequence: 7, type: 'clinic.updated', data: { id: 'x' } });
    const now = Math.floor(Date.now() / 1_000);
    expect(await post(body, signed(secret, body, now))).toBe(204);
    expect(await post(`${body} `, signed(secret, body, now))).toBe(401);
    expect(await post(body, signed(secret, body, now - 400))).toBe(401);
    expect(await post(body, signed(secret, body, now + 400))).toBe(401);
    expect(await post(body, signed(`whsec_${Buffer.alloc(32).toString('base64')}`, body, now))).toBe(401);
  },
);
