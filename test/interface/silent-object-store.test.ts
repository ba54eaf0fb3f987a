import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { type SilentStore, startSilentStore } from '../support/silent-store.ts';
import { draftOf, pdfOf, readyWorksheet } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';

/** A store that takes requests and says nothing must not take the service with it (issue 28, point 11). */

const MOST_MS = 5_000;
const PICTURE = randomBytes(1_000_000);

let scratch: string;
let server: S3Server;
let store: SilentStore;
let app: RunningApp;
let token: string;
let image: string;
let link: string;
let upload: () => Promise<Response>;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'silent-'));
  server = await startS3Server(scratch);
  store = await startSilentStore(server.settings.url);
  app = await startApp({
    OBJECTS_URL: store.url,
    OBJECTS_BUCKET: server.settings.bucket,
    OBJECTS_ACCESS_KEY_ID: server.settings.access_key_id,
    OBJECTS_SECRET_ACCESS_KEY: server.settings.secret_access_key,
  });
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const { id } = await readyWorksheet(app, clinician, world.organizationId);
  const key = worksheetKeys(world.organizationId, id).page(1);
  await app.objects.put(key, PICTURE, { media_type: 'image/png' });
  const [page] = (await clinician.get(`/v1/partner/worksheets/${id}/pages`)).body.data;
  image = `${app.baseUrl}/v1/partner/worksheets/${id}/pages/${page.id}/image`;
  link = page.image_url.replace(app.config.BASE_URL, app.baseUrl);
  token = await world.token({ practitioner_id: practitioner.id });
  const draft = JSON.stringify(draftOf(await pdfOf(1)));
  upload = () =>
    fetch(`${app.baseUrl}/v1/partner/worksheets`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomBytes(8).toString('hex'),
      },
      body: draft,
    });
});
afterEach(() => store.speak());
afterAll(async () => {
  await app?.stop();
  await store?.stop();
  await server?.stop();
  await rm(scratch, { recursive: true, force: true });
});

const fetchImage = () => fetch(image, { headers: { Authorization: `Bearer ${token}` } });
const fetchPart = () => fetch(link, { headers: { Range: 'bytes=900000-' } });

const timed = async <Result>(work: Promise<Result>): Promise<Result> => {
  const started = performance.now();
  const result = await work;
  expect(performance.now() - started).toBeLessThan(MOST_MS);
  return result;
};
const outcomeOf = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get('content-type')?.split(';')[0],
  later: Number(answer.headers.get('retry-after')) > 0,
});
const PROBLEM = { status: 503, type: 'application/problem+json', later: true };
const PAGE = { status: 503, type: 'text/html', later: true };

test('everything works while the store answers', async () => {
  for (const ask of [fetchImage, () => fetch(link)])
    expect(Buffer.from(await (await ask()).arrayBuffer()).equals(PICTURE)).toBe(true);
  expect(Buffer.from(await (await fetchPart()).arrayBuffer()).equals(PICTURE.subarray(900_000))).toBe(true);
  expect((await upload()).status).toBe(201);
});

describe('within five seconds', () => {
  test('each request that needs the silent store is told to retry', async () => {
    store.fallSilent(0);
    const asked = [fetchImage(), fetch(link), fetchPart(), upload()].map(async (one) =>
      outcomeOf(await timed(one)),
    );
    expect(await Promise.all(asked)).toEqual([PROBLEM, PAGE, PAGE, PROBLEM]);
  });

  test('a picture whose bytes stop early is answered like one that does not come', async () => {
    store.fallSilent(100);
    const asked = [fetchImage(), fetch(link)].map(async (one) => outcomeOf(await timed(one)));
    expect(await Promise.all(asked)).toEqual([PROBLEM, PAGE]);
  });

  test('a picture that stops in the middle ends, and is not taken as complete', async () => {
    store.fallSilent(500_000);
    const ended = async (asked: Promise<Response>) => {
      const answer = await asked;
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
    };
    await Promise.all([fetchImage(), fetch(link)].map((one) => timed(ended(one))));
  });

  test('and afterwards everything works again', async () => {
    store.fallSilent(0);
    await fetchImage();
    store.speak();
    expect((await timed(fetchImage())).status).toBe(200);
    expect((await timed(upload())).status).toBe(201);
  });
});

test('a slow reader is not mistaken for a silent store', async () => {
  // More than fits into the buffers on the way.
  const size = 40_000_000;
  const key = 'organizations/one/exports/two/archive.zip';
  await app.objects.put(key, Buffer.alloc(size), { media_type: 'application/zip' });
  const { bytes } = await app.objects.read(key);
  const reading = bytes[Symbol.asyncIterator]();
  let length = 0;
  for (let part = await reading.next(); !part.done; part = await reading.next()) {
    if (length === 0) await new Promise((resolve) => setTimeout(resolve, MOST_MS + 1_000));
    length += part.value.length;
  }
  expect(length).toBe(size);
});
