import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { readWhole } from '../../platform/objects/objects.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { convert, draftOf, pdfOf } from '../support/worksheets.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

/** Worksheets that are uploaded as browsers send files: `multipart/form-data` beside JSON, on the embed tier. */

const WORKSHEETS = '/api/embed/worksheets';
const BOUNDARY = 'frontier';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const frame = await framedClient(app, clinician, ['worksheet:read', 'worksheet:create']);
  const send = async (
    body: FormData | Buffer | string,
    { type, key = randomUUID(), path = `${app.baseUrl}${WORKSHEETS}`, token = frame.token } = {} as {
      type?: string;
      key?: string;
      path?: string;
      token?: string;
    },
  ) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
        ...(body instanceof FormData
          ? {}
          : { 'Content-Type': type ?? `multipart/form-data; boundary=${BOUNDARY}` }),
      },
      body: body instanceof Buffer ? new Uint8Array(body) : body,
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as WireRecord,
    };
  };
  const outcome = async (...sent: Parameters<typeof send>): Promise<string> => {
    const { status, body } = await send(...sent);
    const fields = (body.fields ?? []).map(
      ({ path, code }: { path: string; code: string }) => `${path || '(body)'} ${code}`,
    );
    return [status, ...fields.sort()].join(' ');
  };
  return { world, clinician, frame, send, outcome };
};

const formOf = (
  bytes: Buffer,
  { name = 'feelings.pdf', type = 'application/pdf', title = 'Feelings' } = {},
) => {
  const form = new FormData();
  form.append('title', title);
  form.append('document', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
};

/** Parts as they stand in a body. */
const bodyOf = (...parts: readonly string[]): string =>
  `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`;
const text = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (
  name: string,
  value: string,
  { fileName = 'a.pdf', type = 'application/pdf' }: { fileName?: string; type?: string } = {},
) =>
  `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n${value}`;
const GOOD = [text('title', 'Feelings'), file('document', '%PDF-1.7')] as const;

describe('a form', () => {
  test('makes a worksheet from exactly the bytes of its file', async () => {
    const { world, frame, send } = await open();
    const bytes = await pdfOf(2);
    const made = await send(formOf(bytes, { name: 'gefühle ✎.pdf', title: 'Gefühle' }));
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ title: 'Gefühle', status: 'converting' });
    const { id } = made.body.data;
    const { source } = worksheetKeys(world.organizationId, id);
    expect((await readWhole(app.objects, source)).equals(bytes)).toBe(true);
    await convert(app, world.organizationId, id);
    expect((await frame.get(`${WORKSHEETS}/${id}`)).body.data).toMatchObject({
      status: 'ready',
      page_count: 2,
    });
  });

  test('is the same request as the equivalent JSON', async () => {
    const { frame, send, outcome } = await open();
    const bytes = await pdfOf(1);
    const key = randomUUID();
    const made = await send(formOf(bytes), { key });
    const again = await frame.post(WORKSHEETS, draftOf(bytes, undefined, 'Feelings'), { key });
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect(again.body.data.id).toBe(made.body.data.id);
    expect(await outcome(formOf(bytes, { title: 'Others' }), { key })).toBe('422');
  });

  test('is not accepted by the partner tier', async () => {
    const { clinician, outcome } = await open();
    const { token } = clinician;
    expect(
      await outcome(formOf(await pdfOf(1)), { path: `${app.baseUrl}/v1/partner/worksheets`, token }),
    ).toBe('415');
  });

  test.each<[string, string, string]>([
    ['nothing', '', '422 (body) malformed_json'],
    ['no parts', bodyOf(), '422 document required title required'],
    ['no file', bodyOf(GOOD[0]), '422 document required'],
    ['no title', bodyOf(GOOD[1]), '422 title required'],
    ['a text where the file belongs', bodyOf(GOOD[0], text('document', '%PDF')), '422 document invalid_type'],
    ['a file where the title belongs', bodyOf(file('title', 'x'), GOOD[1]), '422 title invalid_type'],
    ['an empty file', bodyOf(GOOD[0], file('document', '')), '422 document.content_base64 too_short'],
    [
      'a file of another kind',
      bodyOf(GOOD[0], file('document', 'x', { type: 'text/html' })),
      '422 document.media_type invalid_value',
    ],
    [
      'a file name without end',
      bodyOf(GOOD[0], file('document', 'x', { fileName: 'a'.repeat(300) })),
      '422 document.file_name too_long',
    ],
    ['a title without end', bodyOf(text('title', 'x'.repeat(201)), GOOD[1]), '422 title too_long'],
    ['a title that is cut off', bodyOf(text('title', 'x'.repeat(70_000)), GOOD[1]), '422 title too_long'],
    ['two titles', bodyOf(GOOD[0], GOOD[0], GOOD[1]), '422 title duplicate_item'],
    ['two files', bodyOf(...GOOD, GOOD[1]), '422 document duplicate_item'],
    [
      'two of a name that could be a person’s',
      bodyOf(...GOOD, text('Ida W', 'a'), text('Ida W', 'b')),
      '422 (body) duplicate_item',
    ],
    ['a stranger', bodyOf(...GOOD, text('status', 'ready')), '422 status unknown_field'],
    ['what every object has', bodyOf(...GOOD, text('__proto__', 'x')), '422 __proto__ unknown_field'],
    [
      'many parts',
      bodyOf(...GOOD, ...Array.from({ length: 30 }, (_, at) => text(`n${at}`, 'x'))),
      '422 (body) too_many_items',
    ],
    [
      'many files',
      bodyOf(...GOOD, file('b', 'x'), file('c', 'x'), file('d', 'x')),
      '422 (body) too_many_items',
    ],
    ['no end', bodyOf(...GOOD).slice(0, -20), '422 (body) invalid_format'],
    [
      'no end of a head',
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"`,
      '422 (body) invalid_format',
    ],
    ['JSON in a form', '{"title":"Feelings"}', '422 (body) invalid_format'],
    [
      'a text without a name',
      bodyOf(...GOOD, 'Content-Disposition: form-data\r\n\r\nx'),
      '422 (body) invalid_format',
    ],
    [
      'a file without a name',
      bodyOf(...GOOD, 'Content-Disposition: form-data; filename="a.pdf"\r\n\r\nx'),
      '422 (body) invalid_format',
    ],
    // The parser would never end.
    ['a boundary after the last', `${bodyOf()}--${BOUNDARY}-`, '422 (body) invalid_format'],
  ])('of %s is refused by name, and makes nothing', async (_, body, expected) => {
    const { frame, outcome } = await open();
    expect(await outcome(body)).toBe(expected);
    expect((await frame.get(WORKSHEETS)).body.data).toEqual([]);
  });

  test('that is not UTF-8, or names no boundary, is refused', async () => {
    const { outcome } = await open();
    const latin = Buffer.from(bodyOf(text('title', 'Gefühle'), GOOD[1]), 'latin1');
    expect(await outcome(latin)).toBe('422 (body) invalid_format');
    const type = 'multipart/form-data';
    expect(await outcome(bodyOf(...GOOD), { type })).toBe('422 (body) invalid_format');
    expect(await outcome(bodyOf(...GOOD), { type: `${type}; boundary=other` })).toBe(
      '422 (body) invalid_format',
    );
    expect(await outcome(bodyOf(...GOOD), { type: 'multipart/mixed; boundary=frontier' })).toBe('415');
  });

  test('that exceeds the limit of the document or the request is refused', async () => {
    const { outcome } = await open();
    const most = Buffer.alloc(20_000_001, 'x');
    expect(await outcome(formOf(most))).toBe('422 document.content_base64 too_large');
    expect(await outcome(formOf(Buffer.alloc(28_100_000, 'x')))).toBe('413');
  });

  test('is described in the document of the embed tier', async () => {
    const read = async (name: string) => (await (await fetch(`${app.baseUrl}/${name}`)).json()) as WireRecord;
    const document = await read('openapi-embed.json');
    const { content } = document.paths[WORKSHEETS].post.requestBody;
    const { schema, encoding } = content['multipart/form-data'];
    expect(encoding).toEqual({ document: { contentType: 'application/pdf, image/png, image/jpeg' } });
    expect(document.components.schemas[schema.$ref.split('/').at(-1)]).toMatchObject({
      required: ['title', 'document'],
      properties: {
        title: { maxLength: 200 },
        document: { type: 'string', minLength: 1, contentMediaType: 'application/octet-stream' },
      },
    });
    const partner = await read('openapi.json');
    expect(Object.keys(partner.paths['/v1/partner/worksheets'].post.requestBody.content)).toEqual([
      'application/json',
    ]);
  });
});
