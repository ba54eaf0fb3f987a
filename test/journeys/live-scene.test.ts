import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../../platform/configuration/config.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { eventually } from '../support/eventually.ts';
import { takeLiveSeat } from '../support/live-seat.ts';
import { servers } from '../support/servers.ts';
import { createWorld } from '../support/world.ts';
import { freePort, type Process, startProcess } from './processes.ts';

/** A live scene over two API processes, one of which is killed. */

/** A few seconds are enough in each run; before a release the setting makes it a minute. */
const SECONDS = Number(process.env.TEST_SCENE_SECONDS ?? 5);
const LIMIT_MS = 60_000 + SECONDS * 2_000;

let database: OwnDatabase;
const processes: { start(): Promise<Process>; running: Process; readonly url: string }[] = [];
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  database = await ownDatabase();
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [first, second] = [ports.slice(0, 3), ports.slice(3)];
  environment = {
    ...database.environment,
    SMTP_URL: servers().smtpUrl,
    TEMPORAL_ADDRESS: servers().temporalAddress,
    BASE_URL: `http://127.0.0.1:${first[0]}`,
    AUTH_URL: `http://127.0.0.1:${first[1]}`,
  };
  for (const [api, auth, admin] of [first, second]) {
    const start = () =>
      startProcess(
        'api/main.ts',
        { ...environment, API_PORT: String(api), AUTH_PORT: String(auth), ADMIN_PORT: String(admin) },
        Number(admin),
      );
    processes.push({ start, running: await start(), url: `http://127.0.0.1:${api}` });
  }
});

afterAll(async () => {
  await Promise.all(processes.map(({ running }) => running.stop()));
  await database.drop();
});

test(
  'two seats build on while a process is killed and another drains; both come to the same scene, with all of it',
  async () => {
    const [one, two] = processes as [(typeof processes)[number], (typeof processes)[number]];
    const { BASE_URL, AUTH_URL } = environment as { BASE_URL: string; AUTH_URL: string };
    const world = await createWorld({
      baseUrl: BASE_URL,
      authUrl: AUTH_URL,
      config: readConfig(environment),
    });
    const practice = await world.practice();
    const clinician = await world.as(practice.practitioner.id);
    const { data } = (
      await clinician.post('/v1/partner/game-sessions', {
        game_type: 'dollhouse',
        patient_id: practice.patient.id,
        origins: ['https://portal.partner.example'],
      })
    ).body;
    const seats = (['practitioner', 'patient'] as const).map((role, index) => {
      const urls = index === 0 ? [one.url, two.url] : [two.url, one.url];
      return { role, ...takeLiveSeat(urls, data.game_session_id, data[role].token) };
    });
    await Promise.all(seats.map(({ joined }) => joined));

    const CHANGES = SECONDS * 30;
    const building = seats.map(async ({ role, items }) => {
      for (let change = 0; change < CHANGES; change += 1) {
        items.set(`${role} ${change}`, { x: change });
        // Both move the same figure, too.
        items.set('shared', { by: role, x: change });
        await pause(30);
      }
    });
    await pause(SECONDS * 250);
    await one.running.kill();
    await pause(SECONDS * 150);
    one.running = await one.start();
    expect(await two.running.stop()).toBe(0);
    two.running = await two.start();
    await Promise.all(building);

    const whole = (items: (typeof seats)[number]['items']) => items.size === 2 * CHANGES + 1;
    await eventually(async () => seats.every(({ items }) => whole(items)));
    await eventually(async () => {
      const [a, b] = seats.map(({ items }) => JSON.stringify(items.get('shared')));
      return a === b;
    });
    expect(seats.every(({ closes }) => closes.length > 0)).toBe(true);
    await Promise.all(seats.map((seat) => seat.leave()));
    // A seat that connects later gets the whole scene.
    const later = takeLiveSeat([two.url], data.game_session_id, data.patient.token);
    await later.joined;
    expect(whole(later.items)).toBe(true);
    await later.leave();
  },
  LIMIT_MS,
);
