import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linkCode } from '../../../domain/access/link-codes.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { invited, PASSWORD } from '../../support/direct-login.ts';
import { framedClient } from '../../support/embed.ts';
import { formBody } from '../../support/forms.ts';
import { visitorOf } from '../../support/pages.ts';
import { createWorld } from '../../support/world.ts';

/** Pages that an organization's patients and clinicians open from their mails, in its language. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Language {
  readonly locale: string;
  readonly title: string;
  readonly day: string;
  readonly handIn: string;
  readonly thanks: string;
  readonly label: string;
}
const LANGUAGES: readonly Language[] = [
  {
    locale: 'de',
    title: 'Sie sind im Wartezimmer',
    day: 'Montag, 1. Januar 2035',
    handIn: 'Absenden',
    thanks: 'Vielen Dank',
    label: 'Neues Passwort',
  },
  {
    locale: 'fr',
    title: 'Vous êtes dans la salle d’attente',
    day: 'lundi 1 janvier 2035',
    handIn: 'Envoyer',
    thanks: 'Merci',
    label: 'Nouveau mot de passe',
  },
  {
    locale: 'es',
    title: 'Está en la sala de espera',
    day: 'lunes, 1 de enero de 2035',
    handIn: 'Enviar',
    thanks: 'Gracias',
    label: 'Nueva contraseña',
  },
];

test.each(LANGUAGES)('$locale: the waiting room', async ({ locale, title, day }) => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { locale });
  const { body } = await world.partner.post(
    '/v1/partner/appointments',
    world.booking(await world.practice(), 9),
  );
  const page = await visitorOf(app).get(new URL(body.data.patient_video_url).pathname);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(`<html lang="${locale}">`)]);
  expect(page.words).toContain(title);
  expect(page.words).toContain(day);
  expect(page.words).not.toMatch(/session opens|Please|When|Nothing/);
});

test.each(LANGUAGES)(
  '$locale: a form by mail, its faults and its thanks',
  async ({ locale, handIn, thanks }) => {
    const world = await createWorld(app);
    await world.partner.patch('/v1/partner/session-config', { locale });
    const { practitioner, patient } = await world.practice();
    const clinician = await world.as(practitioner.id);
    const fields = [{ type: 'short_text', label: '¿?', required: true }];
    const form = (
      await clinician.post('/v1/partner/forms', formBody({ title: '…', description: null, fields }))
    ).body.data;
    const sender = await framedClient(app, clinician, ['form:send'], patient.id);
    const { submission_id } = (await sender.post(`/api/embed/forms/${form.id}/send`, {})).body.data;
    const path = `/forms/${linkCode(app.secrets, 'form-request', submission_id)}`;
    const visitor = visitorOf(app);
    const page = await visitor.get(path);
    expect(page.text).toContain(`<html lang="${locale}">`);
    expect(page.words).toContain(handIn);
    expect(page.words).not.toMatch(/form for you|Save|needed|clinician/i);
    const refused = await visitor.submit(path, { action: 'complete' });
    expect(refused.status).toBe(422);
    expect(refused.words).not.toMatch(/Please/);
    await visitor.submit(path, { action: 'complete', [`field-${form.fields[0].id}`]: 'Noa' });
    expect((await visitor.get(path)).words).toContain(thanks);
  },
);

test.each(LANGUAGES)('$locale: set a password', async ({ locale, label }) => {
  const { world, path } = await invited(app);
  await world.partner.patch('/v1/partner/session-config', { locale });
  const visitor = visitorOf(app);
  const page = await visitor.get(path);
  expect(page.text).toContain(`<html lang="${locale}">`);
  expect(page.words).toContain(label);
  const short = await visitor.submit(path, { password: 'x', password_again: 'x' });
  expect([short.status, short.words]).toEqual([422, expect.not.stringMatching(/Please|Password|characters/)]);
  const set = await visitor.submit(path, { password: PASSWORD, password_again: PASSWORD });
  expect([set.status, set.headers.get('location')]).toEqual([303, `/login/password-set?${locale}`]);
  expect((await visitor.get('/login/password-set')).text).toContain('<html lang="en">');
  expect((await visitor.get(`/login/password-set?${locale}`)).text).toContain(`<html lang="${locale}">`);
  expect((await visitor.get(path)).words).not.toMatch(/This link/);
});

test.each([
  ['de', 'Anmelden', 'E-Mail und Passwort passen zu keinem Zugang'],
  ['fr', 'Connexion', 'ne correspondent à aucun accès'],
  ['es', 'Iniciar sesión', 'no corresponden a ningún acceso'],
])('%s: signing in, in the language that the browser asks for', async (locale, title, wrong) => {
  const visitor = visitorOf(app);
  const asked = { 'Accept-Language': `${locale}-XX, en;q=0.5` };
  for (const path of ['/login', '/login/forgot', '/login/link-sent']) {
    const page = await visitor.get(path, asked);
    expect([path, page.text]).toEqual([path, expect.stringContaining(`<html lang="${locale}">`)]);
    expect(page.words).not.toMatch(/Sign in|password|link is on/);
  }
  expect((await visitor.get('/login', asked)).words).toContain(title);
  const refused = await visitor.submit('/login', { email: 'nobody@practice.example', password: 'x' }, asked);
  expect([refused.status, refused.words]).toEqual([401, expect.stringContaining(wrong)]);
  const other = await visitor.get('/login', { 'Accept-Language': 'ja' });
  expect(other.text).toContain('<html lang="en">');
});

test.each([
  ['de', 'Direkte Zugänge für', 'Die direkten Zugänge sind bestätigt'],
  ['fr', 'Accès directs pour', 'Les accès directs sont confirmés'],
  ['es', 'Accesos directos para', 'Los accesos directos están confirmados'],
])('%s: confirming direct logins', async (locale, heading, done) => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { locale, upgrade_enabled: true });
  const { practitioner } = await world.practice();
  const frame = await framedClient(app, await world.as(practitioner.id), ['shell:read']);
  expect((await frame.post('/api/embed/clinic-upgrade', {})).status).toBe(201);
  const { rows } = await app.owner.pool.query(
    'select id from clinic_upgrade_links where organization_id = $1',
    [world.organizationId],
  );
  const path = `/clinic-upgrade/${linkCode(app.secrets, 'clinic-upgrade', rows[0].id)}`;
  const visitor = visitorOf(app);
  const page = await visitor.get(path);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(`<html lang="${locale}">`)]);
  expect(page.words).toContain(heading);
  expect((await visitor.submit(path)).words).toContain(done);
  expect((await visitor.get(path)).words).not.toMatch(/This link/);
});

test.each(LANGUAGES)('$locale: a form in a frame of its own', async ({ locale, handIn, thanks }) => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { locale });
  const { practitioner, patient } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const form = (await clinician.post('/v1/partner/forms', formBody())).body.data;
  const { body } = await clinician.post('/v1/partner/embed-tokens', {
    capabilities: ['form:submit'],
    patient_id: patient.id,
    origins: ['https://portal.partner.example'],
  });
  const page = await visitorOf(app).get(`/embed/forms/${form.id}?token=${body.data.token}`);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(`<html lang="${locale}">`)]);
  // What its script says comes with the page.
  expect(page.text).toContain(handIn);
  expect(page.text).toContain(thanks);
});
