import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActivities } from '../../activities/activities.ts';
import { ARCHIVE_TYPE, archiveKey } from '../../domain/exports/export-archive.ts';
import { Problem } from '../../domain/problems.ts';
import { storageOf } from '../../domain/stored-objects/storage-of-organization.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import { startPipeline, withHandler } from '../interface/own-pipeline.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { endRunningExports, finishedExport } from '../support/exports.ts';
import { draftOf, pdfOf, readyWorksheet, upload } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';
import { dataOf, refusalOf } from './observations.ts';

/** How much an organization may store, and how many archives a clinician may have. */

const WORKSHEETS = '/v1/partner/worksheets';
const ITEMS = '/v1/partner/clinic-community/items';
const EXPORTS = '/v1/partner/exports';
const DOCUMENT = Buffer.from(`%PDF-1.7 ${'x'.repeat(991)}`);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const { organizationId } = world;
  const ada = await world.as(practitioner.id);
  const rows = app.database.within(organizationId);
  return {
    ada,
    organizationId,
    practitionerId: practitioner.id as string,
    used: async () => (await storageOf(rows, organizationId)).used_bytes,
    limit: (bytes: number) =>
      app.owner.rows.all(sql`
        insert into organization_storage (organization_id, limit_bytes) values (${organizationId}, ${bytes})
        on conflict (organization_id) do update set limit_bytes = ${bytes}`),
    stored: async () => {
      const keys: string[] = [];
      for await (const { key } of app.objects.store.list(`organizations/${organizationId}/`)) keys.push(key);
      return keys;
    },
  };
};

describe('an organization stores at most as many bytes as its limit', () => {
  test('an object that does not fit is refused and leaves nothing; deleting frees space at once', async () => {
    const { ada, limit, stored, used } = await open();
    await limit(2_500);
    const first = await upload(ada, DOCUMENT);
    await upload(ada, DOCUMENT);
    expect(await used()).toBe(2_000);
    const refused = await ada.post(WORKSHEETS, draftOf(DOCUMENT));
    expect(refusalOf(refused)).toBe('409 storage-limit-reached');
    expect(refused.body).toMatchObject({ used_bytes: 2_000, limit_bytes: 2_500 });
    expect(await stored()).toHaveLength(2);
    await ada.delete(`${WORKSHEETS}/${first.id}`);
    expect(await used()).toBe(1_000);
    await upload(ada, DOCUMENT);
    expect(await used()).toBe(2_000);
  });

  test('of concurrent uploads, as many succeed as fit', async () => {
    const { ada, limit, stored, used } = await open();
    await limit(3_999);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => ada.post(WORKSHEETS, draftOf(DOCUMENT))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
    expect([await used(), (await stored()).length]).toEqual([3_000, 3]);
  });

  test('a copy counts like its source', async () => {
    const { ada, limit, organizationId, used } = await open();
    const { id } = await readyWorksheet(app, ada, organizationId, 3);
    const item = dataOf(await ada.post(ITEMS, { content_type: 'worksheet', content_id: id }), 201);
    const before = await used();
    await limit(3 * before - 1);
    const copied = dataOf(await ada.post(`${ITEMS}/${item.id}/copy`), 201);
    expect(await used()).toBe(2 * before);
    const refused = await ada.post(`${ITEMS}/${item.id}/copy`);
    expect(refusalOf(refused)).toBe('409 storage-limit-reached');
    expect(refused.body).toMatchObject({ used_bytes: 2 * before, limit_bytes: 3 * before - 1 });
    await ada.delete(`${WORKSHEETS}/${copied.content_id}`);
    expect(await used()).toBe(before);
  });

  test('if nothing more fits, later content is refused at once', async () => {
    const { ada, limit } = await open();
    await limit(1_000);
    await upload(ada, DOCUMENT);
    const book = { topic: 'Being afraid of the dark' };
    expect(refusalOf(await ada.post('/v1/partner/storybooks', book))).toBe('409 storage-limit-reached');
    expect(refusalOf(await ada.post(EXPORTS))).toBe('409 storage-limit-reached');
  });

  test('an object that replaces another one of its record is never refused', async () => {
    const { limit, organizationId, used } = await open();
    const { cover, document } = worksheetKeys(organizationId, crypto.randomUUID());
    const png = { media_type: 'image/png' };
    await app.objects.put(cover, Buffer.alloc(1_000), png);
    await limit(1_000);
    await app.objects.put(cover, Buffer.alloc(900), png);
    await app.objects.put(document(1), Buffer.alloc(200), { ...png, replaces: true });
    expect(await used()).toBe(1_100);
    await expect(app.objects.put(cover, Buffer.alloc(901), png)).rejects.toMatchObject({
      slug: 'storage-limit-reached',
    });
    expect(await used()).toBe(1_100);
  });

  test('a stream is cut off when it exceeds the remaining space, and counted when it is complete', async () => {
    const { limit, organizationId, stored, used } = await open();
    const key = archiveKey(organizationId, crypto.randomUUID());
    let sent = 0;
    const archive = (chunks: number) =>
      Readable.from(
        (function* () {
          for (let chunk = 0; chunk < chunks; chunk += 1) {
            sent += 1;
            yield Buffer.alloc(10_000);
          }
        })(),
      );
    await limit(200_000);
    const refused = app.objects.put(key, archive(10_000), { media_type: ARCHIVE_TYPE });
    await expect(refused).rejects.toMatchObject({ slug: 'storage-limit-reached' });
    expect(sent).toBeLessThan(1_000);
    expect([await stored(), await used()]).toEqual([[], 0]);
    await app.objects.put(key, archive(20), { media_type: ARCHIVE_TYPE });
    expect([await stored(), await used()]).toEqual([[key], 200_000]);
  });

  test('a worksheet whose pages do not fit fails with that reason', async () => {
    const { ada, limit, organizationId, used } = await open();
    const document = await pdfOf(1);
    const { id: worksheetId } = await upload(ada, document);
    await limit(document.length + 10);
    const { media, workflows } = createActivities({ ...app, log: app.log } as never);
    const { MockActivityEnvironment } = await import('@temporalio/testing');
    const input = { organizationId, worksheetId };
    await expect(new MockActivityEnvironment().run(media.drawWorksheetPages, input)).rejects.toMatchObject({
      type: 'StorageLimitReached',
      nonRetryable: true,
    });
    const drawn = { outcome: 'refused', code: 'storage_limit_reached' } as const;
    expect(await workflows.settleWorksheet({ ...input, drawn })).toBe('failed');
    expect(dataOf(await ada.get(`${WORKSHEETS}/${worksheetId}`))).toMatchObject({
      status: 'failed',
      failure_code: 'storage_limit_reached',
    });
    expect(await used()).toBe(0);
  });
});

describe('an upload whose request fails', () => {
  test.each([
    ['is refused', new Problem('not-found'), 404],
    ['meets a defect', new Error('A defect'), 500],
    ['cannot be served', new Problem('service-unavailable'), 503],
  ])('leaves nothing where it %s', async (_, failure, status) => {
    const { ada, stored, used } = await open();
    const list = withHandler('createWorksheet', () => {
      throw failure;
    });
    const pipeline = await startPipeline(app, {}, list);
    const reply = await clientOf(pipeline.baseUrl, ada.token).post(WORKSHEETS, draftOf(DOCUMENT));
    await pipeline.stop();
    expect([reply.status, await stored(), await used()]).toEqual([status, [], 0]);
  });
});

describe('a clinician has at most three archives', () => {
  test('a fourth export is refused until one has expired; failed ones do not count', async () => {
    const { ada, organizationId, practitionerId } = await open();
    const who = { organizationId, practitionerId };
    const first = await finishedExport(app, who);
    await finishedExport(app, who);
    await finishedExport(app, who, -1);
    dataOf(await ada.post(EXPORTS), 201);
    await endRunningExports(app, who);
    await finishedExport(app, who);
    const refused = await ada.post(EXPORTS);
    expect(refusalOf(refused)).toBe('409 export-limit-reached');
    expect(refused.body.limit).toBe(3);
    await app.database.within(organizationId).all(sql`
      update exports set expires_at = clock_timestamp() where id = ${first}`);
    dataOf(await ada.post(EXPORTS), 201);
    expect(refusalOf(await ada.post(EXPORTS))).toBe('409 export-in-progress');
  });

  test('a running export that becomes the third archive meanwhile is counted', async () => {
    const { ada, organizationId, practitionerId } = await open();
    const who = { organizationId, practitionerId };
    await finishedExport(app, who);
    await finishedExport(app, who);
    const running = dataOf(await ada.post(EXPORTS), 201);
    const finishing = await app.owner.pool.connect();
    try {
      await finishing.query('begin');
      await finishing.query(
        `update exports set status = 'ready', ready_at = now(), expires_at = now() + interval '7 days' where id = $1`,
        [running.id],
      );
      const asked = ada.post(EXPORTS);
      const { rows } = await finishing.query<{ pid: number }>('select pg_backend_pid() as pid');
      // It waits for the slot.
      await eventually(async () => {
        const [pid] = rows.map((row) => row.pid);
        const waiting = await app.owner.rows.all(sql`
          select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`);
        return waiting.length > 0;
      });
      await finishing.query('commit');
      expect(refusalOf(await asked)).toBe('409 export-limit-reached');
    } finally {
      finishing.release();
    }
  });
});
