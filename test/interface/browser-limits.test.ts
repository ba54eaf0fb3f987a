import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf, type Reply } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { memberOf, OWN_SESSION, ownWorkspace } from '../support/own-workspace.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { outcomeOf } from './samples.ts';
import { withinOneMinute } from './within-one-minute.ts';

/** What one browser can use up of an organization's limits, and of its audit (decisions 1.1, 6.1). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ SEAT_MINUTE_LIMIT: '120', WORKSPACE_MINUTE_LIMIT: '300' });
});
afterAll(() => app.stop());

interface Game {
  readonly world: World;
  readonly clinician: Client;
  readonly patient: WireRecord;
  readonly seat: Client;
  start(fields?: object): Promise<WireRecord>;
}

const newGame = async (): Promise<Game> => {
  const world = await createWorld(app);
  const { practitioner, patient } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const start = async (fields: object = {}) => {
    const body = {
      patient_id: patient.id,
      game_type: 'sandtray',
      origins: ['https://portal.partner.example'],
      ...fields,
    };
    const { body: answer, status, text } = await clinician.post('/v1/partner/game-sessions', body);
    if (status !== 201) throw new Error(text);
    return answer.data;
  };
  return { world, clinician, patient, start, seat: clientOf(app.baseUrl, (await start()).patient.token) };
};

const rowsOf = async ({ organizationId }: World): Promise<number> => {
  const row = await app.owner.rows.first(
    sql<{
      rows: number;
    }>`select sequence::int as rows from audit_heads where organization_id = ${organizationId}`,
  );
  return row?.rows as number;
};
const tally = (outcomes: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};
const minuteOf = ({ headers }: Reply) => Number(headers.get('X-RateLimit-Minute-Remaining'));
/** Asks one after the other, of several at once. */
const ask = async (client: Client, count: number, path = '/api/embed/nothing'): Promise<string[]> => {
  const outcomes: string[] = [];
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      outcomes.push(outcomeOf(await client.get(path)));
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
  return outcomes;
};

test(
  'a seat that asks 3,000 times for unknown paths and methods gets its minute, then 429 ever more slowly',
  withinOneMinute(async () => {
    const { world, seat } = await newGame();
    const before = await rowsOf(world);
    const outcomes: string[] = [];
    const ended = Date.now() + 6_000;
    let left = 3_000;
    const browser = async () => {
      while (left > 0 && Date.now() < ended) {
        left -= 1;
        const reply = await (left % 2 ? seat.get('/api/embed/nothing') : seat.put('/api/embed/session', {}));
        outcomes.push(outcomeOf(reply));
      }
    };
    await Promise.all(Array.from({ length: 20 }, browser));
    const {
      '404 not-found': unknown = 0,
      '405 method-not-allowed': other = 0,
      '429 rate-limited': limited = 0,
      ...rest
    } = tally(outcomes);
    expect(rest).toEqual({});
    expect(unknown + other).toBe(120);
    // Twenty wait a second each, once the wait has grown to that.
    expect(limited).toBeLessThan(20 * 6 + 60);
    expect(await rowsOf(world)).toBe(before + outcomes.length);
  }),
);

test(
  'of a flood that does not wait for its answers, what is too much is neither answered nor recorded',
  withinOneMinute(async () => {
    const { world, seat } = await newGame();
    const before = await rowsOf(world);
    const replies = await Promise.allSettled(
      Array.from({ length: 500 }, () => seat.get('/api/embed/nothing')),
    );
    const answered = replies.filter(({ status }) => status === 'fulfilled').length;
    expect(answered).toBeGreaterThanOrEqual(220);
    expect(answered).toBeLessThan(500);
    await pause(100);
    expect(await rowsOf(world)).toBe(before + answered);
  }),
);

test(
  'a seat cannot use up the organization’s minute, nor get a new one with a new token',
  withinOneMinute(async () => {
    const { world, seat, start, patient, clinician } = await newGame();
    await app.owner.rows.all(
      sql`update organizations set minute_limit = 200 where id = ${world.organizationId}`,
    );
    const session = await start();
    const first = clientOf(app.baseUrl, session.patient.token);
    const unused = await first.get('/api/embed/session');
    expect(minuteOf(unused)).toBe(119);
    expect(tally(await ask(first, 122))).toEqual({ '404 not-found': 119, '429 rate-limited': 3 });
    const refused = await first.get('/api/embed/session');
    expect([refused.status, minuteOf(refused)]).toEqual([429, 0]);
    expect(refused.body).toMatchObject({ minute_remaining: 0 });
    expect(refused.body.hour_remaining).toBeGreaterThan(0);
    const renewed = await start({ game_session_id: session.game_session_id });
    const again = await clientOf(app.baseUrl, renewed.patient.token).get('/api/embed/session');
    expect([again.status, minuteOf(again)]).toEqual([429, 0]);
    // The other seat of the session, another session, the clinician’s frame and the partner’s server go on.
    for (const client of [
      clientOf(app.baseUrl, renewed.practitioner.token),
      seat,
      await framedClient(app, clinician, ['shell:read', 'form:submit'], patient.id),
      await framedClient(app, clinician, ['shell:read']),
    ])
      expect((await client.get('/api/embed/session')).status).not.toBe(429);
    expect((await world.partner.get('/v1/partner/health')).status).toBe(200);
  }),
);

test(
  'tokens of one clinician’s workspace share 300 requests a minute, framed or signed in directly',
  withinOneMinute(async () => {
    const member = await memberOf(app);
    const clinician = await member.world.as(member.practitioner.id);
    const framed = await framedClient(app, clinician, ['shell:read']);
    const own = await ownWorkspace(app, member);
    expect(minuteOf(await own.get(OWN_SESSION))).toBeLessThan(300);
    await app.owner.rows.all(sql`
      update holder_windows set minute_count = 297 where organization_id = ${member.world.organizationId}
        and holder = ${`workspace/${member.practitioner.id}`}`);
    const statuses: number[] = [];
    for (const client of [framed, own, framed, own, framed])
      statuses.push((await client.get('/api/embed/session')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await clinician.get('/v1/partner/health')).status).toBe(200);
  }),
);

test('a page that is opened too often shows that, and is counted', async () => {
  const { seat } = await newGame();
  await seat.get('/api/embed/session');
  await app.owner.rows.all(sql`
    update holder_windows set minute_start = minute_start + interval '1 minute', minute_count = 120
    where holder like 'seat/%'`);
  const page = await fetch(`${app.baseUrl}/embed/games/sandtray?token=${seat.token}`);
  expect(page.status).toBe(429);
});
