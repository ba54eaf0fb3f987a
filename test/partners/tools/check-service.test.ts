import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { createWorld, type WireRecord, type World } from '../../support/world.ts';
import { FAULTS, type Fault, startFaultyService, WRONG_THROUGHOUT } from './faulty-service.ts';
import { endOf, settingsOf, startTool } from './tool.ts';

/** The kit as a partner runs it: against the service, and against one with planted faults. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const startKit = (world: World, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  startTool('check-service', args, { ...settingsOf(app, world), ...environment });
const runKit = (...started: Parameters<typeof startKit>) => endOf(startKit(...started));
const runForReport = async (...[world, args, environment]: Parameters<typeof startKit>) => {
  const { status, stdout, stderr } = await runKit(world, [...args, '--json'], environment);
  expect(stderr).toBe('');
  return { status, report: JSON.parse(stdout) as WireRecord };
};
const remaining = async (world: World): Promise<WireRecord[]> =>
  (
    await Promise.all(
      ['clinics', 'practitioners', 'patients', 'appointments'].map((noun) =>
        world.partner.get(`/v1/partner/${noun}`),
      ),
    )
  ).flatMap(({ body }) => body.data);

test('the service keeps every promise, and nothing of the checks remains', async () => {
  const [world, other] = [await createWorld(app), await createWorld(app)];
  const { practitioner } = await world.practice();
  const before = await remaining(world);
  const { status, report } = await runForReport(
    world,
    ['--practitioner-id', practitioner.id, '--other-client-id', other.credential.client_id],
    { OTHER_CLIENT_SECRET: other.credential.client_secret },
  );
  expect(report.checks.filter(({ outcome }: WireRecord) => outcome !== 'kept')).toEqual([]);
  expect(report).toMatchObject({ base_url: app.baseUrl, complete: true, broken: 0, skipped: 0 });
  expect(report.kept).toBeGreaterThanOrEqual(60);
  expect(new Set(report.checks.map(({ says }: WireRecord) => says)).size).toBe(report.kept);
  expect(status).toBe(0);
  expect(await remaining(world)).toEqual(before);
  expect(await remaining(other)).toEqual([]);
  const deleted = await world.partner.get('/v1/partner/clinics?include_deleted=true&limit=100');
  const own = deleted.body.data.filter(({ deleted_at }: WireRecord) => deleted_at);
  expect(own.every(({ name }: WireRecord) => name.startsWith('Check of the service '))).toBe(true);
});

test('what an organization has switched off in its session configuration breaks no promise', async () => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { enabled_features: [] });
  const { status, report } = await runForReport(world, ['--group', 'embed tokens']);
  expect(report).toMatchObject({ broken: 0, skipped: 0 });
  expect(status).toBe(0);
});

test('a line in words stands for each check, and the number of them at the end', async () => {
  const { status, stdout } = await runKit(await createWorld(app), ['--group', 'webhooks']);
  expect(status).toBe(0);
  expect(stdout).toContain('ok       webhooks: No list shows a secret\n');
  expect(stdout).toMatch(/\n\d+ checks: \d+ kept, 0 broken, 0 skipped\n$/);
});

describe('a planted fault is found by its own check:', () => {
  test.each(FAULTS)('$fault', async ({ group, plant, broken }: Fault) => {
    const world = await createWorld(app);
    const faulty = await startFaultyService(app, plant());
    try {
      const { status, report } = await runForReport(world, ['--group', group], {
        BASE_URL: faulty.url,
        TOKEN_URL: `${faulty.url}/oauth/token`,
      });
      const found = report.checks.filter(({ outcome }: WireRecord) => outcome === 'broken');
      expect(found.map(({ says }: WireRecord) => says)).toEqual(
        broken.map((beginning) => expect.stringContaining(beginning)),
      );
      expect(found.every(({ reason }: WireRecord) => reason.length > 10)).toBe(true);
      expect(status).toBe(1);
    } finally {
      await faulty.close();
    }
  });

  test('every group of checks has one', async () => {
    const { stderr } = await runKit(await createWorld(app), ['--group', 'unknown']);
    const groups = stderr.trim().replace('error: The groups are: ', '').split(', ');
    const planted = new Set(FAULTS.flatMap(({ group, everywhere }) => (everywhere ? 'every answer' : group)));
    expect(groups.filter((group) => !planted.has(group))).toEqual([]);
  });
});

describe('what is not as it should be before the checks is status 2:', () => {
  test.each([
    ['a wrong secret', [], { CLIENT_SECRET: 'wrong' }, 'answered 401 invalid_client'],
    ['no secret', [], { CLIENT_SECRET: '' }, 'CLIENT_SECRET is not set'],
    ['no address', [], { BASE_URL: undefined }, '--base-url is missing'],
    ['an address where nothing is', ['--base-url', 'http://127.0.0.1:1'], {}, 'fetch failed'],
    ['an address that is none', ['--base-url', 'localhost:8080'], {}, '--base-url is no http address'],
    ['an unknown option', ['--colour'], {}, '--colour'],
  ])('%s', async (_, args, environment, message) => {
    const run = await runKit(await createWorld(app), args, environment);
    expect(run).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
  });
});

const clinicsOf = async (world: World): Promise<number> =>
  (await world.partner.get('/v1/partner/clinics')).body.data.length;

test('a run that is stopped deletes what it made', async () => {
  const world = await createWorld(app);
  const child = startKit(world, ['--group', 'idempotency']);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [status] = await once(child, 'close');
  expect(status).toBe(2);
  expect(await clinicsOf(world)).toBe(0);
});

test('--clean deletes what a run that was killed left behind, and nothing else', async () => {
  const world = await createWorld(app);
  await world.clinic();
  const child = startKit(world, ['--group', 'concurrency']);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await clinicsOf(world)).toBeGreaterThan(1);
  expect(await runKit(world, ['--clean'])).toMatchObject({ status: 0 });
  expect(await clinicsOf(world)).toBe(1);
});

describe('each check can fail:', () => {
  test('none is kept by all of some services that are wrong throughout', async () => {
    const judged: WireRecord[] = [];
    for (const plant of WRONG_THROUGHOUT) {
      const world = await createWorld(app);
      const faulty = await startFaultyService(app, plant);
      const { report } = await runForReport(world, [], {
        BASE_URL: faulty.url,
        TOKEN_URL: `${faulty.url}/oauth/token`,
      });
      await faulty.close();
      judged.push(...report.checks.filter(({ outcome }: WireRecord) => outcome !== 'skipped'));
    }
    const names = new Set(judged.map(({ says }) => says));
    const broken = new Set(judged.filter(({ outcome }) => outcome === 'broken').map(({ says }) => says));
    expect(names.size).toBeGreaterThanOrEqual(60);
    expect([...names].filter((says) => !broken.has(says))).toEqual([]);
  });
});
