import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keepProcessTime, systemClock } from '../../platform/clock.ts';
import { databaseClock } from '../../platform/database/database-clock.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-02T12:00:00Z');

/** A machine whose time stands still, and a database that answers by another. */
const apart = () => {
  const time = { machine: NOON, database: NOON, taking: 0, answers: true };
  let elapsed = 0;
  const rows: Pick<Rows, 'first'> = {
    first: async <Row>() => {
      elapsed += time.taking;
      if (!time.answers) throw new Error('unreachable');
      return { time: String(time.database) } as Row;
    },
  };
  const clock = databaseClock(rows, { time: () => time.machine, elapsed: () => elapsed });
  return { time, clock, read: () => clock.now().getTime() - NOON };
};

test('the time is the database’s, not the machine’s', async () => {
  const { time, clock, read } = apart();
  time.database += HOUR;
  expect(read()).toBe(0);
  await clock.ask();
  expect(read()).toBe(HOUR);
  time.machine += 5;
  expect(read()).toBe(HOUR + 5);
});

test('half of the answer’s duration is added, and an answer that took too long is ignored', async () => {
  const { time, clock, read } = apart();
  time.database += HOUR;
  time.taking = 800;
  await clock.ask();
  expect(read()).toBe(HOUR + 400);
  time.database += HOUR;
  time.taking = 1_001;
  await clock.ask();
  expect(read()).toBe(HOUR + 400);
});

test('a machine that is about right is not corrected, so that time never goes back', async () => {
  const { time, clock, read } = apart();
  for (const difference of [1_900, -1_900]) {
    time.database = time.machine + difference;
    await clock.ask();
    expect(read()).toBe(0);
  }
});

test('time continues from the last known difference while the database does not answer', async () => {
  const { time, clock, read } = apart();
  time.database -= HOUR;
  await clock.ask();
  time.answers = false;
  await clock.ask();
  expect(read()).toBe(-HOUR);
});

test('the time of a real database is read to the millisecond', async () => {
  const clock = databaseClock(app.database.unscoped, { time: () => 0, elapsed: () => 0 });
  const asked = () =>
    app.database.unscoped.first(
      sql<{ time: string }>`select extract(epoch from clock_timestamp()) * 1000 as time`,
    );
  const before = await asked();
  await clock.ask();
  const after = await asked();
  const [first, last] = [Number(before?.time), Number(after?.time)].toSorted((one, other) => one - other);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(Math.floor(first as number));
  expect(clock.now().getTime()).toBeLessThanOrEqual(Math.ceil(last as number));
});

test('new and changed records get their times from this clock', async () => {
  const world = await createWorld(app);
  const { patient } = await world.practice();
  const [made, changed] = ['2091-03-02T12:00:00.000Z', '2092-03-02T12:00:00.000Z'] as const;
  try {
    keepProcessTime({ now: () => new Date(made) });
    // A practitioner: what the unit of work makes asks the process' clock.
    const { body } = await world.partner.post('/v1/partner/practitioners', {
      ...{ first_name: 'Ada', last_name: 'Lind', partner_clinic_id: patient.partner_clinic_id },
      email: 'ada@practice.example',
    });
    expect(body.data).toMatchObject({ created_at: made, updated_at: made });
    keepProcessTime({ now: () => new Date(changed) });
    const path = `/v1/partner/practitioners/${body.data.id}`;
    const patched = await world.partner.patch(path, { last_name: 'Winter' });
    expect(patched.body.data).toMatchObject({ created_at: made, updated_at: changed });
  } finally {
    keepProcessTime(systemClock);
  }
});
