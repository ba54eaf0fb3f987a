import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LinkTerms } from '../../../platform/objects/objects.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { createWorld, type World } from '../../support/world.ts';

let app: RunningApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.stop());

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
const stored = async (content: string): Promise<string> => {
  const key = `organizations/${world.organizationId}/storybooks/${randomUUID()}/cover.png`;
  await app.objects.put(key, Buffer.from(content), { media_type: 'image/png' });
  return key;
};
const linkTo = (key: string, terms: Partial<LinkTerms> = {}): string => {
  const link = app.objects.link(key, { expires_at: inSeconds(60), media_type: 'image/png', ...terms });
  expect(link.startsWith(`${app.config.BASE_URL}/objects/`)).toBe(true);
  return link.replace(app.config.BASE_URL, app.baseUrl);
};

describe('a signed link', () => {
  test('opens the object without a bearer', async () => {
    const answer = await fetch(linkTo(await stored('picture')));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('picture');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '7',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('answers HEAD without the bytes', async () => {
    const answer = await fetch(linkTo(await stored('picture')), { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('7');
  });

  test('is a download if it has a file name', async () => {
    const answer = await fetch(
      linkTo(await stored('pdf'), { media_type: 'application/pdf', file_name: 'storybook.pdf' }),
    );
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="storybook.pdf"');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  test('reveals neither ids nor that two links lead to the same object', async () => {
    const key = await stored('picture');
    const [one, other] = [linkTo(key), linkTo(key)];
    expect(one).not.toBe(other);
    const sealed = Buffer.from(one.split('/').at(-1) ?? '', 'base64url').toString('latin1');
    for (const word of ['organizations', 'storybooks', ...key.split('/').slice(1)])
      expect(`${one}${sealed}`).not.toContain(word);
  });

  test.each([
    ['expired', async () => linkTo(await stored('x'), { expires_at: inSeconds(-1) })],
    [
      'changed in any of its characters',
      async () => {
        const link = linkTo(await stored('x'));
        const at = link.length - 2 - Math.floor(Math.random() * 100);
        return `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
      },
    ],
    ['written in another way that means the same bytes', async () => `${linkTo(await stored('x'))}=`],
    ['cut short', async () => linkTo(await stored('x')).slice(0, -10)],
    ['invented', async () => `${app.baseUrl}/objects/AmsxAAAAAAAAAAAA`],
    ['to what is gone', async () => linkTo(`organizations/${world.organizationId}/gone.png`)],
  ])('that is %s opens a plain page with 404', async (_, made) => {
    const answer = await fetch(await made());
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.text()).toContain('This link has expired');
  });
});

describe('a part of an object that a signed link opens', () => {
  const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
  let link: string;
  let empty: string;
  beforeAll(async () => {
    const key = `organizations/${world.organizationId}/exports/${randomUUID()}/archive.zip`;
    await app.objects.put(key, content, { media_type: 'application/zip' });
    link = linkTo(key, { media_type: 'application/zip', file_name: 'export.zip' });
    const nothing = `${key.slice(0, -4)}-2.zip`;
    await app.objects.put(nothing, Buffer.alloc(0), { media_type: 'application/zip' });
    empty = linkTo(nothing);
  });
  const ask = (Range: string, headers = {}, address = link) =>
    fetch(address, { headers: { Range, ...headers } });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-65535', 0, 65_535],
    ['bytes=65530-65540', 65_530, 65_540],
    ['bytes=100000-', 100_000, 199_999],
    ['bytes=-5', 199_995, 199_999],
    ['bytes=-900000', 0, 199_999],
    ['bytes=199999-300000', 199_999, 199_999],
    ['Bytes= 7-9 ', 7, 9],
  ])('is sent where it was asked for by %s', async (range, start, end) => {
    const answer = await ask(range);
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/200000`,
      'content-length': String(end - start + 1),
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="export.zip"',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=200000-', 'bytes=200000-200001', 'bytes=-0', 'bytes=999999999999-'])(
    'is refused where %s lies beyond the end',
    async (range) => {
      const answer = await ask(range);
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */200000']);
    },
  );

  test('is refused for an empty object', async () => {
    const answer = await ask('bytes=0-', {}, empty);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */0']);
    expect((await fetch(empty)).status).toBe(200);
  });

  test.each<[string, string, Record<string, string>]>([
    ['several are wanted', 'bytes=0-1,5-6', {}],
    ['the range says nothing', 'bytes=-', {}],
    ['the range ends before it begins', 'bytes=9-8', {}],
    ['the unit is another', 'lines=0-1', {}],
    ['a validator comes with it', 'bytes=0-1', { 'If-Range': '"one"' }],
  ])('is not made where %s: all of it is sent', async (_, range, headers) => {
    const answer = await ask(range, headers);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null]);
    expect((await answer.arrayBuffer()).byteLength).toBe(200_000);
  });

  test('is not answered for a deleted object, nor for HEAD', async () => {
    expect((await ask('bytes=0-1', {}, linkTo(`organizations/${randomUUID()}/gone.png`))).status).toBe(404);
    const head = await fetch(link, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '200000']);
  });
});
