import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { operate } from './operator.ts';
import { createScene, outcomeOf, type Scene, withToken } from './samples.ts';
import { withinOneMinute } from './within-one-minute.ts';

/** Both windows, exact whatever the number of processes (specification part 8, decisions 1.5). */

let apps: readonly RunningApp[];
beforeAll(async () => {
  apps = await Promise.all([startApp(), startApp(), startApp()]);
});
afterAll(() => Promise.all(apps.map((app) => app.stop())));

const HEALTH = '/v1/partner/health';
const newScene = () => createScene(apps[0] as RunningApp);

/** An organization that has used nothing of its limits yet. */
const limited = async (minute: number, hour: number): Promise<Scene> => {
  const scene = await newScene();
  await operate(scene, 'limits set', { options: { minute, hour } });
  await apps[0]?.owner.rows.all(sql`
    update rate_windows set minute_start = '-infinity', minute_count = 0, hour_start = '-infinity', hour_count = 0
    where organization_id = ${scene.world.organizationId}`);
  return scene;
};

/** As if the windows had begun that much earlier. */
const pass = async ({ world }: Scene, time: '1 minute' | '1 hour'): Promise<void> => {
  await apps[0]?.owner.rows.all(sql`
    update rate_windows set minute_start = minute_start - ${time}::interval,
      hour_start = hour_start - case when ${time} = '1 hour' then interval '1 hour' else interval '0' end
    where organization_id = ${world.organizationId}`);
};

const used = async ({ world }: Scene) =>
  (
    await (apps[0] as RunningApp).owner.rows.all(sql<{ minute: number; hour: number }>`
      select minute_count as minute, hour_count as hour from rate_windows where organization_id = ${world.organizationId}`)
  )[0];

/** That many requests at once, spread over the processes. */
const burst = (scene: Scene, count: number, path = HEALTH): Promise<Reply[]> => {
  const clients = apps.map(({ baseUrl }) => clientOf(baseUrl, scene.world.partner.token));
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      (clients[index % clients.length] as (typeof clients)[0]).get(path),
    ),
  );
};
const tally = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[outcomeOf(reply)] = (counts[outcomeOf(reply)] ?? 0) + 1;
  return counts;
};

describe('of 120 concurrent requests over three processes, exactly as many pass as the minute allows', () => {
  const exactlyAsMany = async (before: number): Promise<void> => {
    const scene = await limited(50 + before, 1_000);
    await burst(scene, before);
    const replies = await burst(scene, 120);
    expect(tally(replies)).toEqual({ '200': 50, '429 rate-limited': 70 });
    const remaining = replies
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers.get('X-RateLimit-Minute-Remaining')))
      .toSorted((a, b) => a - b);
    expect(remaining).toEqual(Array.from({ length: 50 }, (_, index) => index));
    expect(await used(scene)).toEqual({ minute: 50 + before, hour: 50 + before });
  };
  test(
    'of a caller who is judged',
    withinOneMinute(() => exactlyAsMany(0)),
  );
  test(
    'of one whom every process knows',
    withinOneMinute(() => exactlyAsMany(12)),
  );
});

test(
  'the hour governs where less of it is left, and a refusal by one window takes nothing of the other',
  withinOneMinute(async () => {
    const scene = await limited(10, 15);
    expect(tally(await burst(scene, 12))).toEqual({ '200': 10, '429 rate-limited': 2 });
    await pass(scene, '1 minute');
    const asked = Date.now() / 1_000;
    const replies = await burst(scene, 12);
    const answered = Date.now() / 1_000;
    expect(tally(replies)).toEqual({ '200': 5, '429 rate-limited': 7 });
    const refused = replies.find(({ status }) => status === 429) as Reply;
    expect(refused.body).toMatchObject({ hour_remaining: 0, minute_remaining: 5 });
    const { hour_reset, retry_after_seconds } = refused.body;
    expect(hour_reset - retry_after_seconds).toBeGreaterThan(asked - 2);
    expect(hour_reset - retry_after_seconds).toBeLessThan(answered + 2);
    expect(await used(scene)).toEqual({ minute: 5, hour: 15 });
  }),
);

test(
  'with the window its limit begins anew',
  withinOneMinute(async () => {
    const scene = await limited(3, 100);
    expect(tally(await burst(scene, 4))).toEqual({ '200': 3, '429 rate-limited': 1 });
    await pass(scene, '1 minute');
    expect(tally(await burst(scene, 4))).toEqual({ '200': 3, '429 rate-limited': 1 });
    expect(await used(scene)).toEqual({ minute: 3, hour: 6 });
    await pass(scene, '1 hour');
    expect(tally(await burst(scene, 2))).toEqual({ '200': 2 });
    expect(await used(scene)).toEqual({ minute: 2, hour: 2 });
  }),
);

test.each([
  ['by who is judged', false],
  ['by who is known', true],
] as const)('a window that another process has begun already is never set back, %s', async (_, known) => {
  const scene = await limited(5, 100);
  if (known) await burst(scene, 3);
  await apps[0]?.owner.rows.all(sql`
    update rate_windows set minute_start = date_trunc('minute', clock_timestamp()) + interval '1 minute', minute_count = 4
    where organization_id = ${scene.world.organizationId}`);
  expect(tally(await burst(scene, 6))).toEqual({ '200': 1, '429 rate-limited': 5 });
});

test(
  'one organization does not use up what another may',
  withinOneMinute(async () => {
    const [scene, neighbour] = await Promise.all([limited(2, 100), limited(30, 100)]);
    const [mine, theirs] = await Promise.all([burst(scene, 20), burst(neighbour, 20)]);
    expect(tally(mine)).toEqual({ '200': 2, '429 rate-limited': 18 });
    expect(tally(theirs)).toEqual({ '200': 20 });
  }),
);

test('clinicians and the organization share the limits', async () => {
  const scene = await newScene();
  const { world, practice } = scene;
  const clinician = await world.as(practice.practitioner.id);
  const before = await used(scene);
  await clinician.get(HEALTH);
  await world.partner.get(HEALTH);
  expect((await used(scene))?.hour).toBe((before?.hour ?? 0) + 2);
});

test(
  'and so do both at once, by turns, with paths that are unknown between them, which count too',
  withinOneMinute(async () => {
    const scene = await limited(50, 100);
    const clinician = await scene.world.as(scene.practice.practitioner.id);
    const kinds = [clinician, scene.world.partner] as const;
    const asked = Array.from({ length: 60 }, (_, index) => {
      const kind = kinds[index % 2] as (typeof kinds)[number];
      return index % 3 === 0 ? kind.get('/v1/partner/nowhere') : kind.get(HEALTH);
    });
    const { '200': found, '404 not-found': unknown, ...others } = tally(await Promise.all(asked));
    expect([(found ?? 0) + (unknown ?? 0), others]).toEqual([50, { '429 rate-limited': 10 }]);
    expect(await used(scene)).toEqual({ minute: 50, hour: 50 });
  }),
);

test('failed authentication takes no rate-limit token, however often', async () => {
  const scene = await newScene();
  const before = await used(scene);
  const bad = withToken(scene, `${scene.world.partner.token.slice(0, -4)}AAAA`);
  const replies = await Promise.all(Array.from({ length: 40 }, () => bad.get(HEALTH)));
  expect(tally(replies)).toEqual({ '401 unauthorized': 40 });
  expect(await used(scene)).toEqual(before);
});

test('an unknown path and another method take a rate-limit token each, a suspended organization takes none', async () => {
  const scene = await newScene();
  const fresh = await used(scene);
  expect(tally(await burst(scene, 6, '/v1/partner/nothing'))).toEqual({ '404 not-found': 6 });
  await scene.world.partner.put(HEALTH);
  const before = await used(scene);
  expect(before?.hour).toBe((fresh?.hour ?? 0) + 7);
  await operate(scene, 'organizations suspend');
  expect(tally(await burst(scene, 6))).toEqual({ '403 partner-suspended': 6 });
  expect(await used(scene)).toEqual(before);
});

test(
  'limits that an operator sets hold from the next request on',
  withinOneMinute(async () => {
    const scene = await limited(1, 100);
    expect(tally(await burst(scene, 3))).toEqual({ '200': 1, '429 rate-limited': 2 });
    await operate(scene, 'limits set', { options: { minute: 4 } });
    expect(tally(await burst(scene, 5))).toEqual({ '200': 3, '429 rate-limited': 2 });
    await operate(scene, 'limits set', { options: { minute: 2 } });
    const refused = await scene.world.partner.get(HEALTH);
    expect([refused.status, refused.headers.get('X-RateLimit-Minute-Remaining')]).toEqual([429, '0']);
  }),
);
