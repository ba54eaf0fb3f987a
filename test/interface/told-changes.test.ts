import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { liftLimits } from '../domain/observations.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createScene, perform, prepareCalls } from './samples.ts';
import { differing, fieldsBetween, snapshotOf, toldRecords } from './told-records.ts';

/**
 * Every write of the interface is told on the change feed: one event for each record whose GET differs afterwards, and
 * none for any other (beyond the specification, 1.7 row 3). It names the fields that differ.
 */

/** Read at an address below the record, or sealed: a sealed text that is written again may be named. */
const ELSEWHERE_OR_SEALED = ['pages', 'transcript', 'description', 'fields'];

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

const writes = endpoints.filter(({ method }) => method !== 'GET');

test('each write tells once of every record that reads otherwise afterwards, and of no other', async () => {
  const scene = await createScene(app);
  await liftLimits(app, scene.world.organizationId);
  const calls = await prepareCalls(scene, writes);
  const wrong: Record<string, unknown> = {};
  const toldBy: Endpoint['id'][] = [];
  let before = await snapshotOf(scene);
  let { latest } = await toldRecords(scene, 1);
  for (const [one, call] of calls) {
    await perform(scene.caller, one, call);
    const after = await snapshotOf(scene);
    const news = await toldRecords(scene, latest + 1);
    const differ = differing(before, after);
    if (JSON.stringify(differ) !== JSON.stringify(news.records))
      wrong[one.id] = { differ, told: news.records };
    for (const [record, told] of news.changes) {
      const fields = fieldsBetween(before, after, record);
      const unfounded = told.filter((name) => !fields?.includes(name) && !ELSEWHERE_OR_SEALED.includes(name));
      const missing = fields?.filter((name) => !told.includes(name)) ?? [];
      if (fields && [...missing, ...unfounded].length > 0)
        wrong[`${one.id}: ${record}`] = { missing, unfounded };
    }
    if (news.records.length > 0) toldBy.push(one.id);
    before = after;
    latest = news.latest;
  }
  expect(wrong).toEqual({});
  expect(toldBy.length).toBeGreaterThan(40);
});
