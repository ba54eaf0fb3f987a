import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { visitorOf } from '../../support/pages.ts';
import { createWorld } from '../../support/world.ts';

/** Links that open nothing: whoever follows them may belong to no organization, so the browser's language counts. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const CODE = 'x'.repeat(43);
const CLOSED = {
  en: 'This link does not open a session',
  de: 'Dieser Link öffnet keine Sitzung',
  fr: 'Ce lien n’ouvre aucune séance',
  es: 'Este enlace no abre ninguna sesión',
};
const LOST = {
  en: 'Page not found',
  de: 'Seite nicht gefunden',
  fr: 'Page introuvable',
  es: 'Página no encontrada',
};
const EXPIRED = {
  en: 'This link has expired',
  de: 'Dieser Link ist abgelaufen',
  fr: 'Ce lien a expiré',
  es: 'Este enlace ha caducado',
};
const NOWHERE = {
  en: 'This link leads nowhere',
  de: 'Dieser Link führt nirgendwohin',
  fr: 'Ce lien ne mène nulle part',
  es: 'Este enlace no lleva a ninguna parte',
};
const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

test.each(LANGUAGES)(
  '%s: links that open nothing say so in the language of the browser',
  async (language) => {
    const visitor = visitorOf(app);
    const asked = { 'Accept-Language': `${language}-XX, ja;q=0.5` };
    for (const [path, words] of [
      [`/join/${CODE}`, CLOSED],
      [`/join/${CODE}/events`, CLOSED],
      [`/session/${CODE}`, CLOSED],
      [`/shared/${CODE}`, LOST],
      [`/forms/${CODE}`, LOST],
      [`/embed/workspace/${randomUUID()}`, LOST],
      ['/no-such-page', LOST],
      ['/objects/x', EXPIRED],
      [`/login/set-password/${CODE}`, NOWHERE],
      [`/clinic-upgrade/${CODE}`, NOWHERE],
    ] as const) {
      const page = await visitor.get(path, asked);
      expect([path, page.status, page.text]).toEqual([
        path,
        404,
        expect.stringContaining(`<html lang="${language}">`),
      ]);
      expect([path, page.words]).toEqual([path, expect.stringContaining(words[language])]);
    }
  },
);

test('a browser that asks for a language that is not there gets English', async () => {
  const page = await visitorOf(app).get(`/join/${CODE}`, { 'Accept-Language': 'ja' });
  expect([page.text, page.words]).toEqual([
    expect.stringContaining('<html lang="en">'),
    expect.stringContaining(CLOSED.en),
  ]);
});

test('a link that a browser opens ahead says in the organization’s language that it is to be followed', async () => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { locale: 'de' });
  const { body } = await world.partner.post(
    '/v1/partner/appointments',
    world.booking(await world.practice(), 9),
  );
  const path = new URL(body.data.clinician_video_url).pathname;
  const page = await visitorOf(app).get(path, { 'Sec-Purpose': 'prefetch', 'Accept-Language': 'fr' });
  expect([page.status, page.words]).toEqual([
    503,
    expect.stringContaining('Öffnen Sie den Link, um teilzunehmen'),
  ]);
});

test.each([
  ['de', 'Nicht möglich', 'von einer anderen Website'],
  ['fr', 'Impossible', 'depuis un autre site'],
  ['es', 'No es posible', 'desde otro sitio web'],
])('%s: a form from elsewhere is refused in the language of the browser', async (language, title, text) => {
  const headers = { 'Accept-Language': language, Origin: 'https://elsewhere.example' };
  const page = await visitorOf(app).submit('/login', { email: 'a@practice.example', password: 'x' }, headers);
  expect([page.status, page.words]).toEqual([403, expect.stringContaining(title)]);
  expect(page.words).toContain(text);
});
