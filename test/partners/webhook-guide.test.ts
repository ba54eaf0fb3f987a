import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../local/ports.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { insisting } from '../support/client.ts';
import { createWorld } from '../support/world.ts';
import { breakOff } from './break-off.ts';
import { deliverClinicCreated } from './deliver-event.ts';

/** The receivers of the guide, as a partner would copy them. */

let app: RunningApp;
let folder: string;
let ports: readonly number[];
const receivers: ChildProcess[] = [];
beforeAll(async () => {
  ports = await freePorts(3);
  folder = await mkdtemp(path.join(tmpdir(), 'webhook-guide-'));
  app = await startApp({ OUTGOING_ALLOWED_HOSTS: ports.map((port) => `127.0.0.1:${port}`).join() });
  const guide = await readFile('docs/guides/webhooks.md', 'utf8');
  for (const [language, file] of [
    ['js', 'receiver.mjs'],
    ['python', 'receiver.py'],
  ] as const)
    await writeFile(path.join(folder, file), guide.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '');
});
afterEach(async () => {
  for (const child of receivers.splice(0)) {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const canVerifyKeyPairs = await promisify(execFile)('python3', ['-c', 'import cryptography']).then(
  () => true,
  () => false,
);

test.each([
  ['Node, with the public key', process.execPath, 'receiver.mjs', 'ed25519'],
  ['Python, with a shared secret', 'python3', 'receiver.py', 'hmac'],
  ...(canVerifyKeyPairs ? [['Python, with the public key', 'python3', 'receiver.py', 'ed25519']] : []),
])('the receiver in %s takes what is genuine, and nothing else', async (_, program, file, kind) => {
  const port = ports[receivers.length] as number;
  const world = await createWorld(app);
  const partner = insisting(world.partner);
  const key =
    kind === 'hmac'
      ? (await partner.post('/v1/partner/webhook-keys', { kind })).body.data
      : (await partner.get('/v1/partner/webhook-keys')).body.data[0];
  const child = spawn(program as string, [path.join(folder, file as string)], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      ...(kind === 'hmac' ? { WEBHOOK_SECRET: key.secret } : { WEBHOOK_PUBLIC_KEY: key.public_key }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receivers.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await once(child.stdout, 'data');
  await breakOff(port);

  const { clinic, deliveries } = await deliverClinicCreated(app, world, port as number);
  expect(deliveries).toMatchObject([{ state: 'delivered', last_status_code: 204 }]);
  expect(said).toContain(clinic.id);
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {
      'webhook-id': deliveries[0].event_id,
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} v1a,${Buffer.alloc(64).toString('base64')}`,
    },
    body: '{}',
  });
  expect(forged.status).toBe(401);
});
