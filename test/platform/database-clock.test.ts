import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseClock } from '../../api/platform/data/database-clock.ts';
import { type Rows, sql } from '../../api/platform/data/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const HOUR = 3_600_000;
/** A database whose time differs from this machine's. */
const databaseAhead = (milliseconds: () => number): Pick<Rows, 'first'> => ({
  first: async <Row>() => ({ time: String(Date.now() + milliseconds()) }) as Row,
});

test('the time is the database’s, not the machine’s', async () => {
  const clock = databaseClock(databaseAhead(() => HOUR));
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  await clock.ask();
  expect(Math.abs(clock.now().getTime() - Date.now() - HOUR)).toBeLessThan(1_000);
});

test('a machine that is about right is believed, so that the time in a process never goes back', async () => {
  let ahead = 900;
  const clock = databaseClock(databaseAhead(() => ahead));
  await clock.ask();
  const before = clock.now().getTime();
  expect(Math.abs(before - Date.now())).toBeLessThan(500);
  ahead = -900;
  await clock.ask();
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
});

test('the time goes on from what was last known while the database does not answer', async () => {
  let answers = true;
  const ahead = databaseAhead(() => -HOUR);
  const clock = databaseClock({
    first: async (query) => {
      if (!answers) throw new Error('unreachable');
      return ahead.first(query);
    },
  });
  await clock.ask();
  answers = false;
  await clock.ask();
  const before = clock.now().getTime();
  expect(Math.abs(before - Date.now() + HOUR)).toBeLessThan(1_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
});

test('a real database is asked to the millisecond', async () => {
  const clock = databaseClock(app.database.unscoped);
  await clock.ask();
  const row = await app.database.unscoped.first(sql<{ time: Date }>`select clock_timestamp() as time`);
  expect(Math.abs(clock.now().getTime() - (row?.time.getTime() ?? 0))).toBeLessThan(500);
});
