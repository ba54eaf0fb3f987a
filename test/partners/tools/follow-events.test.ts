import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../../local/ports.ts';
import { verifyWebhook } from '../../../partners/client/index.js';
import { type RunningApp, startApp } from '../../support/app.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { createWorld, type World } from '../../support/world.ts';
import { startFaultyService } from './faulty-service.ts';
import { endOf, linesOf, settingsOf, startTool, type Tool } from './tool.ts';

/** The tool that prints or forwards the change feed, as a partner runs it. */

let app: RunningApp;
const tools: Tool[] = [];
const receivers: Receiver[] = [];
beforeAll(async () => {
  app = await startApp();
});
afterEach(async () => {
  for (const tool of tools.splice(0)) {
    tool.kill('SIGKILL');
    if (tool.exitCode === null && tool.signalCode === null) await once(tool, 'close');
  }
  for (const receiver of receivers.splice(0)) await receiver.close();
});
afterAll(() => app.stop());

const follow = (world: World, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Tool => {
  const tool = startTool('follow-events', args, { ...settingsOf(app, world), ...environment });
  tools.push(tool);
  return tool;
};
const receiverThere = async (): Promise<Receiver> => {
  const receiver = await startReceiver();
  receivers.push(receiver);
  return receiver;
};

test('prints the feed in order, and ends at its end with --once', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  // Between them are the practitioner's default rooms, which an organization is not shown unasked.
  const { status, stdout, stderr } = await endOf(follow(world, ['--once']));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const printed = stdout
    .trim()
    .split('\n')
    .map((line) => line.split('  '));
  expect(printed.map(([sequence, , type, id]) => [sequence, type, id])).toEqual([
    ['1', 'clinic.created', clinic.id],
    ['7', 'practitioner.created', practitioner.id],
    ['8', 'patient.created', patient.id],
  ]);
});

test('begins where it is told, shows the types that it is told, and prints JSON', async () => {
  const world = await createWorld(app);
  await world.practice();
  await world.practice();
  const run = await endOf(follow(world, ['--once', '--json', '--from', '3', '--types', 'patient.*']));
  const { body } = await world.partner.get('/v1/partner/events?sequence_from=3&types=patient.*');
  expect(
    run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(body.data);
  expect(body.data).toHaveLength(2);
});

test('acts as a clinician, and shows what clinicians own when it is told', async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const ada = await world.as(practitioner.id);
  const fields = [{ type: 'yes_no', label: 'Slept well?' }];
  const created = await ada.post('/v1/partner/forms', { title: 'Sleep', fields });
  expect(created.status).toBe(201);
  const typesOf = async (...args: string[]) =>
    (await endOf(follow(world, ['--once', ...args]))).stdout.match(/[a-z]+\.created/g);
  expect(await typesOf()).not.toContain('form.created');
  expect(await typesOf('--include-clinician-content')).toContain('form.created');
  expect(await typesOf('--practitioner-id', practitioner.id)).toContain('form.created');
});

test('waits for what comes, over a fault of the service, and says where to go on', async () => {
  const world = await createWorld(app);
  await world.clinic();
  const pages: string[] = [];
  const faulty = await startFaultyService(app, {
    asked: (call) => {
      if (!call.path.startsWith('/v1/partner/events')) return;
      pages.push(call.path);
      if (pages.length === 2) call.path = '/nothing-here';
    },
    answered: (answer, { path }) => {
      if (path === '/nothing-here') answer.status = 503;
    },
  });
  const tool = follow(world, ['--from', 'now'], { BASE_URL: faulty.url });
  const [printed, said] = [linesOf(tool.stdout), linesOf(tool.stderr)];
  await said.until(/The service answers 503: trying again/);
  const clinic = await world.clinic();
  await printed.until(new RegExp(`^2 .* clinic.created {2}${clinic.id}\\n$`));
  tool.kill('SIGINT');
  expect(await once(tool, 'close')).toEqual([0, null]);
  expect(said.text()).toContain('Go on with --from 3\n');
  await faulty.close();
}, 60_000);

test('forwards each event as the service sends it, signed with the keys that it prints', async () => {
  const world = await createWorld(app);
  await world.practice();
  const receiver = await receiverThere();
  const { stdout, status } = await endOf(follow(world, ['--once', '--forward', receiver.url]));
  expect(status).toBe(0);
  const [, publicKey, secret] = /^WEBHOOK_PUBLIC_KEY=(whpk_.+)\nWEBHOOK_SECRET=(whsec_.+)\n1 /.exec(
    stdout,
  ) as unknown as [string, string, string];
  const { text } = await world.partner.get('/v1/partner/events');
  expect(receiver.received).toHaveLength(3);
  for (const { body, headers, event } of receiver.received) {
    expect(text).toContain(body);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'clinic-service-webhooks/1',
      'webhook-id': event.id,
    });
    for (const keys of [{ publicKeys: [publicKey] }, { secrets: [secret] }])
      expect(await verifyWebhook(body, headers, keys)).toEqual(event);
  }
  expect(receiver.received.map(({ event }) => event.sequence)).toEqual([1, 7, 8]);
});

test('forwards with --from now what happens once its keys are printed', async () => {
  const world = await createWorld(app);
  await world.clinic();
  const receiver = await receiverThere();
  const order: string[] = [];
  const between = await startFaultyService(app, {
    answered: async (_, { path }) => {
      if (path.startsWith('/v1/partner/events')) order.push('place');
    },
  });
  const tool = follow(world, ['--from', 'now', '--forward', receiver.url], { BASE_URL: between.url });
  const printed = linesOf(tool.stdout);
  await printed.until(/WEBHOOK_SECRET=/);
  order.push('keys');
  expect(order.slice(0, 2)).toEqual(['place', 'keys']);
  const clinic = await world.clinic();
  await printed.until(new RegExp(`2 .* clinic.created {2}${clinic.id} {2}200`));
  await between.close();
}, 60_000);

test('has the same keys again for the same secret', async () => {
  const world = await createWorld(app);
  const receiver = await receiverThere();
  const keysOf = async (environment: NodeJS.ProcessEnv = {}) =>
    (await endOf(follow(world, ['--once', '--json', '--forward', receiver.url], environment))).stdout;
  const first = await keysOf();
  expect(await keysOf()).not.toBe(first);
  expect(await keysOf({ WEBHOOK_SECRET: JSON.parse(first).secret })).toBe(first);
});

test('waits for a receiver that is not there yet', async () => {
  const world = await createWorld(app);
  await world.clinic();
  const [port] = await freePorts(1);
  const tool = follow(world, ['--once', '--forward', `http://127.0.0.1:${port}/hooks`]);
  await linesOf(tool.stderr).until(/Nothing listens at .*: waiting for it/);
  const receiver = await startReceiver(port);
  receivers.push(receiver);
  const [status] = await once(tool, 'close');
  expect([status, receiver.received.length]).toEqual([0, 1]);
}, 60_000);

test('tries an event that was not taken again, then passes it over; 410 ends it', async () => {
  const world = await createWorld(app);
  await world.clinic();
  await world.clinic();
  await world.clinic();
  const receiver = await receiverThere();
  let attempts = 0;
  receiver.answer = ({ event }) => {
    if (event.sequence === 1) return ++attempts === 1 ? 500 : 204;
    return event.sequence === 2 ? 400 : 410;
  };
  const { stdout, stderr, status } = await endOf(follow(world, ['--once', '--forward', receiver.url]));
  expect(stdout).toMatch(/^1 .* {2}204, 2 attempts\n2 .* {2}400, passed over, 4 attempts\n$/m);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('answers 410') });
  expect(receiver.received.map(({ event }) => event.sequence)).toEqual([1, 1, 2, 2, 2, 2, 3]);
  const [first, second] = receiver.received;
  expect(second?.body).toBe(first?.body);
}, 60_000);

test.each([
  ['a place far ahead', ['--from', '900000'], {}, 1, 'sequence_from: too_large'],
  ['an unknown type', ['--types', 'weather.*'], {}, 1, '422 validation-error, types: invalid_value'],
  ['a wrong secret', [], { CLIENT_SECRET: 'wrong' }, 2, '401 invalid_client'],
  ['an address of the service that is none', [], { BASE_URL: 'localhost:8080' }, 2, '--base-url is no http'],
  ['an address of tokens that is none', [], { TOKEN_URL: 'auth' }, 2, '--token-url is no http address'],
  ['no secret', [], { CLIENT_SECRET: '' }, 2, 'CLIENT_SECRET is missing'],
  ['a place that is none', ['--from', 'yesterday'], {}, 2, '--from is a sequence or now'],
  ['an address that is none', ['--forward', 'hooks'], {}, 2, '--forward is no http address'],
  ['a key that is none', ['--forward', 'http://x'], { WEBHOOK_SECRET: 'x' }, 2, 'no whsec_ key'],
])('ends with a reason for %s', async (_, args, environment, status, message) => {
  const run = await endOf(follow(await createWorld(app), ['--once', ...args], environment));
  expect(run).toMatchObject({ status, stderr: expect.stringContaining(message) });
});
