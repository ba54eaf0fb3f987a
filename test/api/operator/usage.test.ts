import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { testEnvironment } from '../../support/environment.ts';
import { readyStorybook, startedStorybook } from '../../support/storybooks.ts';
import { createWorld } from '../../support/world.ts';
import { operatorLine } from './operator-line.ts';

/** What operators bill by (decisions 2.5 and 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const THIS_MONTH = new Date().toISOString().slice(0, 7);
const report = (...args: string[]) =>
  operatorLine({ ...testEnvironment(), DATABASE_URL: app.config.DATABASE_URL }, ['usage', 'report', ...args]);

test('a ready story counts once for its clinician, an unfinished one does not count', async () => {
  const [world, other] = [await createWorld(app), await createWorld(app)];
  const [{ practitioner }, elsewhere] = [await world.practice(), await other.practice()];
  const clinician = await world.as(practitioner.id);
  for (let made = 0; made < 2; made += 1) await readyStorybook(app, world.organizationId, clinician);
  await startedStorybook(clinician);
  await readyStorybook(app, other.organizationId, await other.as(elsewhere.practitioner.id));
  const mine = await report('--organization', world.organizationId, '--json');
  expect([mine.status, mine.json]).toEqual([
    0,
    {
      organization_id: world.organizationId,
      from: THIS_MONTH,
      to: THIS_MONTH,
      total: 2,
      usage: [
        {
          organization_id: world.organizationId,
          month: THIS_MONTH,
          feature: 'storybook_generation',
          partner_practitioner_id: practitioner.id,
          count: 2,
        },
      ],
    },
  ]);
  const all = await report('--from', '2020-01', '--to', THIS_MONTH, '--json');
  const counted = (all.json.usage as { organization_id: string; count: number }[])
    .filter(({ organization_id }) => [world, other].some((one) => one.organizationId === organization_id))
    .map(({ count }) => count);
  expect(counted.toSorted()).toEqual([1, 2]);
  const text = await report(world.organizationId, '--to', '2099-12');
  expect(text.stdout).toMatch(/storybook_generation .* 2\n\nTotal from [\d-]+ to 2099-12: 2\n$/);
  const before = await report(world.organizationId, '--from', '2020-01', '--json');
  expect(before.json).toMatchObject({ from: '2020-01', to: '2020-01', total: 0, usage: [] });
});

test('an invalid month, months in the wrong order and an unknown organization are refused', async () => {
  for (const args of [
    ['--from', '2026-13'],
    ['--to', 'yesterday'],
    ['--from', '2026-11', '--to', '2026-10'],
    ['x'],
  ])
    expect((await report(...args)).status).toBe(2);
  expect(await report(randomUUID())).toMatchObject({ status: 1, stdout: '' });
});
