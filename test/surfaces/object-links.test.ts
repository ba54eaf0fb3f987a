import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LinkTerms } from '../../api/platform/objects/objects.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type World } from '../support/world.ts';

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

  test('is a download where it has a file name', async () => {
    const answer = await fetch(
      linkTo(await stored('pdf'), { media_type: 'application/pdf', file_name: 'storybook.pdf' }),
    );
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="storybook.pdf"');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  test('tells neither ids nor that two links lead to the same object', async () => {
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
