import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createBuildArchive } from '../../../activities/archive/build-archive.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { readyWorksheet } from '../../support/worksheets.ts';
import { createWorld } from '../../support/world.ts';

/** What a poll shows of an export between its start and its end (specification 2.12; decisions part 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A place where the builder stands still until it is let on. */
const place = () => {
  const reached = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    goOn: left.resolve,
    stand: () => {
      reached.resolve();
      return left.promise;
    },
  };
};

test('an export counts its records first, and reports each that it has written', async () => {
  const world = await createWorld(app);
  const { organizationId } = world;
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  for (let hour = 0; hour < 3; hour += 1)
    await world.partner.post('/v1/partner/appointments', world.booking(practice, hour));
  await readyWorksheet(app, clinician, organizationId, 1);
  const { id } = (await clinician.post('/v1/partner/exports', {})).body.data;
  const poll = () => clinician.get(`/v1/partner/exports/${id}`);
  const building = (items_done: number, items_total: number) => ({
    status: 'building',
    items_done,
    items_total,
    size_bytes: null,
    ready_at: null,
    expires_at: null,
    failure_code: null,
  });
  const shows = (items_done: number) =>
    eventually(async () => (await poll()).body.data.items_done === items_done);

  const [counted, document, stored] = [place(), place(), place()];
  const { objects } = app;
  const standing: typeof objects = {
    ...objects,
    async abandon(prefix) {
      await counted.stand();
      return objects.abandon(prefix);
    },
    async read(key) {
      await document.stand();
      return objects.read(key);
    },
    async put(key, content, about) {
      await objects.put(key, content, about);
      await stored.stand();
    },
  };
  const environment = new MockActivityEnvironment();
  const beats: unknown[] = [];
  environment.on('heartbeat', (done: unknown) => beats.push(done));
  const built = environment.run(createBuildArchive({ ...app, objects: standing }), {
    organizationId,
    exportId: id,
  });
  try {
    // A patient, three appointments, a worksheet; then three playrooms and two toolkits, which every clinician has.
    await Promise.race([counted.reached, built]);
    const begun = await poll();
    expect(begun.body.data).toMatchObject(building(0, 10));
    expect(begun.headers.get('Retry-After')).toMatch(/^\d+$/);
    counted.goOn();

    // All up to the worksheet are written; its document is opened.
    await Promise.race([document.reached, built]);
    await shows(5);
    expect(beats.at(-1)).toBe(5);
    const midway = await poll();
    expect(midway.body.data).toMatchObject(building(5, 10));
    expect(midway.headers.get('Retry-After')).toMatch(/^\d+$/);
    const early = await clinician.get(`/v1/partner/exports/${id}/download`);
    expect([early.status, early.body.type]).toEqual([409, expect.stringMatching(/\/export-not-ready$/)]);
    const second = await clinician.post('/v1/partner/exports', {});
    expect([second.status, second.body.type]).toEqual([409, expect.stringMatching(/\/export-in-progress$/)]);
    // What is added meanwhile may come in, and never shows as more than all.
    const added = await clinician.post('/v1/partner/toolkits', { name: 'First sessions' });
    expect(added.status).toBe(201);
    document.goOn();

    await Promise.race([stored.reached, built]);
    await shows(10);
    expect((await poll()).body.data).toMatchObject(building(10, 10));
  } finally {
    for (const one of [counted, document, stored]) one.goOn();
    await Promise.allSettled([built]);
  }
  expect(await built).toBe('ready');
  const ready = await poll();
  expect(ready.body.data).toMatchObject({ status: 'ready', items_done: 11, items_total: 11 });
  expect(ready.headers.get('Retry-After')).toBeNull();
});
