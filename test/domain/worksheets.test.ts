import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { createSettleWorksheet } from '../../activities/worksheets/settle-worksheet.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import { ObjectAbsent } from '../../platform/objects/objects.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client, Reply } from '../support/client.ts';
import { textsOf } from '../support/hostile-worksheet.ts';
import { convert, draftOf, pdfOf, pictureOf, readyWorksheet, upload } from '../support/worksheets.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

/** Worksheets on the partner tier (specification 2.9 and 4.7, decisions 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PATH = '/v1/partner/worksheets';

const open = async () => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  return { world, clinic, client: await world.as(practitioner.id) };
};
const slugOf = ({ status, body }: Reply): [number, string] => [status, body.type.split('/').at(-1)];
const faults = ({ status, body }: Reply) => [
  status,
  body.fields?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).toSorted(),
];
const bytesAt = async (client: Client, path: string) => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    headers: { Authorization: `Bearer ${client.token}` },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const linked = async (url: string) => {
  const { pathname } = new URL(url);
  const answer = await fetch(`${app.baseUrl}${pathname}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a PDF', () => {
  test('is converting at first, then ready with one picture for each page, and downloads as a copy of its pages', async () => {
    const { world, client } = await open();
    const pdf = await pdfOf(3, 'Draw how you feel.');
    const made = await client.post(PATH, draftOf(pdf));
    expect([made.status, made.headers.get('Location')]).toEqual([
      201,
      `${app.config.BASE_URL}${PATH}/${made.body.data.id}`,
    ]);
    expect(made.body.data).toEqual({
      id: expect.any(String),
      partner_practitioner_id: expect.any(String),
      title: 'Feelings thermometer',
      status: 'converting',
      page_count: null,
      pages_done: 0,
      cover_image_url: null,
      failure_code: null,
      ready_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const { id } = made.body.data;
    const polled = await client.get(`${PATH}/${id}`);
    expect(polled.headers.get('Retry-After')).toBe('2');
    expect(slugOf(await client.get(`${PATH}/${id}/cover`))).toEqual([409, 'content-not-ready']);
    expect(slugOf(await client.get(`${PATH}/${id}/download`))).toEqual([409, 'content-not-ready']);
    expect((await client.get(`${PATH}/${id}/pages`)).body.data).toEqual([]);

    expect(await convert(app, world.organizationId, id)).toEqual({ outcome: 'drawn', pages: 3, bound: true });
    const ready = await client.get(`${PATH}/${id}`);
    expect(ready.headers.get('Retry-After')).toBeNull();
    expect(ready.body.data).toMatchObject({
      status: 'ready',
      page_count: 3,
      pages_done: 3,
      failure_code: null,
    });
    expect(ready.body.data.ready_at).toMatch(/Z$/);
    expect((await client.get(PATH)).body.data[0]).toMatchObject({ id, status: 'ready' });

    const pages = (await client.get(`${PATH}/${id}/pages`)).body.data;
    expect(pages.map(({ position, alt_text }: WireRecord) => [position, alt_text])).toEqual([
      [1, 'Page 1 of 3'],
      [2, 'Page 2 of 3'],
      [3, 'Page 3 of 3'],
    ]);
    const image = await bytesAt(client, `${PATH}/${id}/pages/${pages[1].id}/image`);
    expect([image.answer.status, image.answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const { data, info } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1_414, 2_000]);
    // Red where the document is red: colours and orientation are right.
    const at = (200 * info.width + 300) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual([208, 0, 0]);
    const byLink = await linked(pages[1].image_url);
    expect([byLink.answer.status, byLink.bytes.equals(image.bytes)]).toEqual([200, true]);
    const remaining = Date.parse(pages[1].image_url_expires_at) - Date.now();
    expect(remaining).toBeGreaterThan(3_590_000);
    expect(remaining).toBeLessThanOrEqual(3_600_000);

    const cover = await bytesAt(client, `${PATH}/${id}/cover`);
    expect(cover.answer.headers.get('Content-Type')).toBe('image/png');
    expect((await sharp(cover.bytes).metadata()).height).toBe(800);
    expect((await linked(ready.body.data.cover_image_url)).bytes.equals(cover.bytes)).toBe(true);

    const download = await bytesAt(client, `${PATH}/${id}/download`);
    expect(download.answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(download.answer.headers.get('Content-Disposition')).toBe('attachment; filename="worksheet.pdf"');
    expect(await textsOf(download.bytes)).toEqual(await textsOf(pdf));
    // The upload has had its time, and so have its bytes.
    await expect(app.objects.read(worksheetKeys(world.organizationId, id).source)).rejects.toThrow(
      ObjectAbsent,
    );
  });

  test('with 60 pages is accepted, one with 61 fails as too_many_pages', async () => {
    const { world, client } = await open();
    const { id } = await upload(client, await pdfOf(61));
    expect(await convert(app, world.organizationId, id)).toEqual({
      outcome: 'refused',
      code: 'too_many_pages',
    });
    expect((await client.get(`${PATH}/${id}`)).body.data).toMatchObject({
      status: 'failed',
      failure_code: 'too_many_pages',
      page_count: null,
      ready_at: null,
      cover_image_url: null,
    });
  });

  test('that needs a password fails as encrypted_document; its assets stay a 409', async () => {
    const { world, client } = await open();
    const document = new PDFDocument({ userPassword: 'secret', ownerPassword: 'owner' });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.text('Locked');
    document.end();
    await new Promise((resolve) => document.on('end', resolve));
    const { id } = await upload(client, Buffer.concat(parts));
    await convert(app, world.organizationId, id);
    const { body, headers } = await client.get(`${PATH}/${id}`);
    expect([body.data.status, body.data.failure_code, headers.get('Retry-After')]).toEqual([
      'failed',
      'encrypted_document',
      null,
    ]);
    for (const what of ['cover', 'download'])
      expect(slugOf(await client.get(`${PATH}/${id}/${what}`))).toEqual([409, 'content-not-ready']);
  });
});

describe('a picture', () => {
  test.each([
    ['PNG', 'png'],
    ['JPEG', 'jpeg'],
  ] as const)('%s becomes one page, and a PDF that was made of it', async (_, format) => {
    const { world, client } = await open();
    const { id } = await upload(client, await pictureOf(3_000, 1_500, format), `image/${format}`);
    expect(await convert(app, world.organizationId, id)).toEqual({ outcome: 'drawn', pages: 1, bound: true });
    const [page] = (await client.get(`${PATH}/${id}/pages`)).body.data;
    const { bytes } = await bytesAt(client, `${PATH}/${id}/pages/${page.id}/image`);
    const { width, height, format: kind } = await sharp(bytes).metadata();
    expect([width, height, kind]).toEqual([2_000, 1_000, 'png']);
    const download = await bytesAt(client, `${PATH}/${id}/download`);
    expect(download.answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(download.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // It is a document that we would take ourselves.
    const again = await upload(client, download.bytes);
    expect(await convert(app, world.organizationId, again.id)).toEqual({
      outcome: 'drawn',
      pages: 1,
      bound: true,
    });
  });

  test('is rotated upright, and its place and time are removed', async () => {
    const { world, client } = await open();
    const photo = await sharp(await pictureOf(400, 200))
      .withExif({ IFD0: { Artist: 'Quillfeather' }, IFD3: { GPSLatitude: '52/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id } = await upload(client, photo, 'image/jpeg');
    await convert(app, world.organizationId, id);
    const [page] = (await client.get(`${PATH}/${id}/pages`)).body.data;
    const { bytes } = await bytesAt(client, `${PATH}/${id}/pages/${page.id}/image`);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([200, 400, undefined]);
    const download = await bytesAt(client, `${PATH}/${id}/download`);
    expect(download.bytes.includes('Quillfeather')).toBe(false);
  });

  test('with the wrong media type fails as unreadable_document', async () => {
    const { world, client } = await open();
    const { id } = await upload(client, await pictureOf(10, 10, 'jpeg'), 'image/png');
    await convert(app, world.organizationId, id);
    expect((await client.get(`${PATH}/${id}`)).body.data.failure_code).toBe('unreadable_document');
  });
});

describe('refusals', () => {
  test('a missing title, an unknown kind, invalid base64, and unknown fields', async () => {
    const { client } = await open();
    expect(faults(await client.post(PATH, {}))).toEqual([422, ['document required', 'title required']]);
    const document = { file_name: 'a.pdf', media_type: 'application/pdf', content_base64: 'JVBERg==' };
    expect(
      faults(
        await client.post(PATH, {
          title: ' ',
          status: 'ready',
          document: { ...document, media_type: 'image/gif', pages: 1, content_base64: '' },
        }),
      ),
    ).toEqual([
      422,
      [
        'document.content_base64 too_short',
        'document.media_type invalid_value',
        'document.pages unknown_field',
        'status unknown_field',
        'title too_short',
      ],
    ]);
    for (const content_base64 of [
      'JVBERg',
      'JVBERg=',
      'JVBE Rg==',
      'JVBERg==\n',
      'JVBERh==',
      '-_-_',
      '====',
      'JV=='.repeat(2),
    ])
      expect([
        content_base64,
        faults(await client.post(PATH, { title: 'T', document: { ...document, content_base64 } })),
      ]).toEqual([content_base64, [422, ['document.content_base64 invalid_format']]]);
  });

  test('20 MB decoded are accepted, a byte more is too_large, and a request over 28 MB or with a million values is 413', async () => {
    const { client } = await open();
    const taken = await client.post(PATH, draftOf(Buffer.alloc(20_000_000, 1)));
    expect(taken.status).toBe(201);
    const key = randomUUID();
    const refused = await client.post(PATH, draftOf(Buffer.alloc(20_000_001, 1)), { key });
    expect(faults(refused)).toEqual([422, ['document.content_base64 too_large']]);
    const { document, title } = draftOf(Buffer.alloc(20_000_001, 1));
    const both = await client.post(PATH, { title, document: { ...document, media_type: 'text/html' } });
    expect(faults(both)).toEqual([
      422,
      ['document.content_base64 too_large', 'document.media_type invalid_value'],
    ]);
    const body = JSON.stringify(draftOf(Buffer.alloc(3)));
    const over = await client.post(PATH, body.padEnd(28_000_001, ' '));
    expect(slugOf(over)).toEqual([413, 'payload-too-large']);
    const values = (count: number) => client.post(PATH, `{"title":[${'1,'.repeat(count - 1)}1]}`);
    expect(slugOf(await values(1_000_001))).toEqual([413, 'payload-too-large']);
    expect(faults(await values(1_000_000))).toEqual([422, ['document required', 'title invalid_type']]);
    expect((await client.post(PATH, draftOf(Buffer.from('%PDF-')), { key })).status).toBe(201);
  });

  test('an organization token, on every verb', async () => {
    const { world, client } = await open();
    const { id } = await upload(client, Buffer.from('%PDF-'));
    const { partner } = world;
    for (const reply of [
      await partner.get(PATH),
      await partner.post(PATH, draftOf(Buffer.from('%PDF-'))),
      await partner.get(`${PATH}/${id}`),
      await partner.delete(`${PATH}/${id}`),
      await partner.get(`${PATH}/${id}/pages`),
      await partner.get(`${PATH}/${id}/download`),
    ])
      expect(slugOf(reply)).toEqual([403, 'forbidden']);
  });
});

test('a repeated upload is one worksheet, and its document is stored under its id', async () => {
  const { world, client } = await open();
  const pdf = await pdfOf(1);
  const [first, again] = [
    await client.post(PATH, draftOf(pdf), { key: 'once' }),
    await client.post(PATH, draftOf(pdf), { key: 'once' }),
  ];
  expect([again.headers.get('Idempotent-Replayed'), again.text]).toEqual(['true', first.text]);
  expect((await client.get(PATH)).body.data).toHaveLength(1);
  const stored = await app.objects.read(worksheetKeys(world.organizationId, first.body.data.id).source);
  expect(Buffer.concat(await stored.bytes.toArray()).equals(pdf)).toBe(true);
});

test('title and document are in plaintext neither in the row nor in the outbox', async () => {
  const { world, client } = await open();
  await client.post(PATH, draftOf(Buffer.from('%PDF- Quillfeather'), undefined, 'Oddsworth draws'));
  const rows = app.database.within(world.organizationId);
  const [kept] = await rows.all(sql<{ title: Buffer }>`select title from worksheets`);
  expect(kept?.title.includes('Oddsworth')).toBe(false);
  const written = [
    ...(await rows.all(sql`select id, status, media_type, failure_code from worksheets`)),
    ...(await rows.all(sql`select workflow_id, workflow_type, input from workflow_outbox`)),
    ...(await rows.all(sql`select fingerprint, answer from idempotency_records`)),
  ];
  expect(written.length).toBeGreaterThan(2);
  expect(JSON.stringify(written)).not.toMatch(/Oddsworth|Quillfeather|feelings/);
});

test('a deleted worksheet is gone with its pages, and a conversion in progress is withdrawn', async () => {
  const { world, client } = await open();
  const { id } = await readyWorksheet(app, client, world.organizationId);
  const [page] = (await client.get(`${PATH}/${id}/pages`)).body.data;
  expect((await client.delete(`${PATH}/${id}`)).status).toBe(204);
  for (const path of ['', '/pages', `/pages/${page.id}`, `/pages/${page.id}/image`, '/cover', '/download'])
    expect(slugOf(await client.get(`${PATH}/${id}${path}`))).toEqual([404, 'not-found']);
  expect(slugOf(await client.delete(`${PATH}/${id}`))).toEqual([404, 'not-found']);
  expect((await client.get(PATH)).body.data).toEqual([]);

  const other = await upload(client, await pdfOf(1));
  await client.delete(`${PATH}/${other.id}`);
  expect(await convert(app, world.organizationId, other.id)).toEqual({ outcome: 'withdrawn' });
});

test("a colleague's worksheet is not found, nor are its pages under one's own", async () => {
  const { world, clinic, client } = await open();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const theirs = await world.as(colleague.id);
  const mine = await readyWorksheet(app, client, world.organizationId);
  const other = await readyWorksheet(app, theirs, world.organizationId);
  const [page] = (await client.get(`${PATH}/${mine.id}/pages`)).body.data;
  for (const path of ['', '/pages', '/cover', '/download', `/pages/${page.id}`, `/pages/${page.id}/image`])
    expect(slugOf(await theirs.get(`${PATH}/${mine.id}${path}`))).toEqual([404, 'not-found']);
  for (const path of [`/pages/${page.id}`, `/pages/${page.id}/image`])
    expect(slugOf(await theirs.get(`${PATH}/${other.id}${path}`))).toEqual([404, 'not-found']);
  expect(slugOf(await theirs.delete(`${PATH}/${mine.id}`))).toEqual([404, 'not-found']);
});

test('finalizing twice makes the pages once, and a late refusal changes nothing', async () => {
  const { world, client } = await open();
  const { id } = await readyWorksheet(app, client, world.organizationId, 2);
  const settle = createSettleWorksheet(app);
  const input = { organizationId: world.organizationId, worksheetId: id };
  expect(await settle({ ...input, drawn: { outcome: 'drawn', pages: 2 } })).toBe('ready');
  expect(await settle({ ...input, drawn: { outcome: 'refused', code: 'unreadable_document' } })).toBe(
    'ready',
  );
  expect((await client.get(`${PATH}/${id}/pages`)).body.data).toHaveLength(2);
});
