import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { applicationCommands } from '../../../api/operator/applications.ts';
import { linkCode } from '../../../domain/access/link-codes.ts';
import { receiveApplication } from '../../../domain/applications/application.ts';
import { type Database, openDatabase } from '../../../domain/declarations/database.ts';
import { sql } from '../../../platform/database/rows.ts';
import { createSecrets, type Secrets } from '../../../platform/secrets.ts';
import { invite, PASSWORD, upgradeClinic } from '../../support/direct-login.ts';
import { framedClient } from '../../support/embed.ts';
import { formBody } from '../../support/forms.ts';
import { visitorOf } from '../../support/pages.ts';
import { asOperator, createWorld, type World } from '../../support/world.ts';
import type { LongService } from '../start-service.ts';

/** A page in one of its states, and how a visitor comes to it. */
export interface Scene {
  readonly name: string;
  open(page: Page): Promise<unknown>;
}

/** What the tests' app offers, on the running service. */
type Host = LongService & { readonly database: Database; readonly secrets: Secrets };

const approvedLink = async (host: Host): Promise<string> => {
  const { unscoped } = host.database;
  const id = await receiveApplication(
    unscoped,
    host.secrets,
    {
      organization_name: 'Play House',
      contact_name: 'Ada Winter',
      email: `ada-${randomUUID()}@partner.example`,
      website: 'https://play.example',
      intended_use: 'Booking',
    },
    randomUUID(),
  );
  await asOperator(host, async (session) =>
    applicationCommands.find(({ name }) => name === 'approve')?.run({ session, args: [id], options: {} }),
  );
  return `/credentials/${linkCode(host.secrets, 'credential', id)}`;
};

/** A practitioner of an upgraded clinic, and the path of the set-password link. */
const invited = async (host: Host, email: string, clinicName: string) => {
  const world = await createWorld(host);
  const clinic = await world.clinic({ name: clinicName });
  await upgradeClinic(host, clinic.id);
  const practitioner = await world.practitioner({ partner_clinic_id: clinic.id, email });
  return invite(host, world.organizationId, practitioner.id);
};

const withLogin = async (host: Host, email: string, clinicName: string): Promise<void> => {
  const path = await invited(host, email, clinicName);
  await visitorOf(host).submit(path, { password: PASSWORD, password_again: PASSWORD });
};

/** The path of the link in an e-mail that asks a patient to fill in a form. */
const formLink = async (
  host: Host,
  world: World,
  { practitioner, patient }: Awaited<ReturnType<World['practice']>>,
): Promise<string> => {
  const clinician = await world.as(practitioner.id);
  const { fields } = formBody() as { fields: object[] };
  const long = { type: 'single_choice', label: 'x'.repeat(200), options: ['y'.repeat(200), 'No'] };
  const body = formBody({ title: `Questions ${randomUUID()}`, fields: [...fields, long] });
  const form = await clinician.post('/v1/partner/forms', body);
  const sender = await framedClient(host, clinician, ['form:send'], patient.id);
  const sent = await sender.post(`/api/embed/forms/${form.body.data.id}/send`, {});
  return `/forms/${linkCode(host.secrets, 'form-request', sent.body.data.submission_id)}`;
};

/** The path of the link that confirms a clinic's upgrade. */
const confirmingLink = async (host: Host): Promise<string> => {
  const world = await createWorld(host);
  await world.partner.patch('/v1/partner/session-config', { upgrade_enabled: true });
  const clinic = await world.clinic({ name: 'Harbour Practice for Play and Art Therapy' });
  const owner = await world.practitioner({ partner_clinic_id: clinic.id, role: 'owner' });
  const frame = await framedClient(host, await world.as(owner.id), ['shell:read']);
  await frame.post('/api/embed/clinic-upgrade');
  const [link] = await host.database
    .within(world.organizationId)
    .all(sql<{ id: string }>`select id from clinic_upgrade_links`);
  return `/clinic-upgrade/${linkCode(host.secrets, 'clinic-upgrade', link?.id ?? '')}`;
};

export const prepareScenes = async (service: LongService): Promise<readonly Scene[]> => {
  const secrets = createSecrets(service.config);
  const database = await openDatabase({
    url: service.config.DATABASE_URL,
    poolSize: 4,
    application: 'pages',
    entities: [],
  });
  const host: Host = { ...service, database, secrets };
  const address = (who: string) => `${who}-${randomUUID()}@practice.example`;
  const [one, several] = [address('one'), address('several')];
  const [credential, opened, link, used] = [
    await approvedLink(host),
    await approvedLink(host),
    await invited(host, address('invited'), 'Harbour Practice'),
    await invited(host, address('used'), 'Harbour Practice'),
  ];
  await withLogin(host, one, 'Harbour Practice for Play and Art Therapy');
  await withLogin(host, several, 'Harbour Practice');
  await withLogin(host, several, 'Meadow Practice');
  await visitorOf(host).submit(opened);
  await visitorOf(host).submit(used, { password: PASSWORD, password_again: PASSWORD });
  const world = await createWorld(host);
  const practice = await world.practice();
  const bookedLinks = async (hour: number, fields: object = {}) => {
    const { body } = await world.partner.post(
      '/v1/partner/appointments',
      world.booking(practice, hour, fields),
    );
    const path = (seat: string) => body.data[seat] && new URL(body.data[seat]).pathname;
    return { clinician: path('clinician_video_url'), patient: path('patient_video_url') };
  };
  const waiting = await bookedLinks(0);
  const inPerson = await bookedLinks(1, { session_type: 'in_person' });
  const form = await formLink(host, world, practice);
  const [upgrade, confirmed] = [await confirmingLink(host), await confirmingLink(host)];
  await visitorOf(host).submit(confirmed);
  await database.close();

  const at = (path: string) => (page: Page) => page.goto(`${service.baseUrl}${path}`);
  const fill = (path: string, fields: Readonly<Record<string, string>>) => async (page: Page) => {
    await at(path)(page);
    for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, value);
    await Promise.all([page.waitForLoadState(), page.click('form button[type="submit"]')]);
    await page.waitForLoadState();
  };
  const press = (path: string, button: string) => async (page: Page) => {
    await at(path)(page);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: button }).click()]);
  };
  /** With one operation opened, as somebody would who tries it. */
  const openConsole = (path: string) => async (page: Page) => {
    await at(path)(page);
    await page.locator('.opblock-summary-control').first().click();
    await page.locator('.opblock-body').first().waitFor();
  };
  const signIn = fill('/login', { email: one, password: PASSWORD });
  const application = {
    organization_name: 'Play House',
    contact_name: 'Ada Winter',
    email: 'ada@partner.example',
    website: 'play.example',
    intended_use: 'Booking for three practices.',
  };
  return [
    { name: 'apply', open: at('/apply') },
    { name: 'apply-faults', open: fill('/apply', { ...application, email: 'ada@', website: '' }) },
    { name: 'apply-received', open: fill('/apply', application) },
    { name: 'credential-link', open: at(credential) },
    {
      name: 'credential-shown',
      // As by those who press everything twice.
      open: async (page) => {
        await at(credential)(page);
        const [taken, pressedAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        await page.route(`**${credential}`, async (route) => {
          const response = await route.fetch();
          taken.resolve();
          await pressedAgain.promise;
          await route.fulfill({ response });
        });
        const { x, y } = (await page.locator('form button').boundingBox()) ?? { x: 0, y: 0 };
        await page.mouse.click(x + 5, y + 5);
        await taken.promise;
        await page.mouse.click(x + 5, y + 5);
        pressedAgain.resolve();
        await page.waitForSelector('#client_secret');
      },
    },
    { name: 'credential-opened', open: at(opened) },
    { name: 'credential-unknown', open: at('/credentials/unknown') },
    { name: 'set-password', open: at(link) },
    { name: 'set-password-faults', open: fill(link, { password: 'short', password_again: 'short' }) },
    { name: 'set-password-used', open: at(used) },
    { name: 'password-set', open: at('/login/password-set') },
    { name: 'clinic-upgrade', open: at(upgrade) },
    { name: 'clinic-upgrade-used', open: at(confirmed) },
    { name: 'clinic-upgrade-unknown', open: at('/clinic-upgrade/unknown') },
    { name: 'login', open: at('/login') },
    { name: 'login-refused', open: fill('/login', { email: one, password: 'not the password' }) },
    { name: 'login-choose', open: fill('/login', { email: several, password: PASSWORD }) },
    { name: 'login-forgot', open: at('/login/forgot') },
    { name: 'login-link-sent', open: fill('/login/forgot', { email: address('nobody') }) },
    {
      name: 'workspace',
      open: async (page) => {
        await signIn(page);
        await page.waitForSelector('#area h1');
      },
    },
    {
      name: 'logout',
      open: async (page) => {
        await signIn(page);
        await at('/logout')(page);
      },
    },
    { name: 'join-waiting', open: at(waiting.patient) },
    { name: 'join-in-person', open: at(inPerson.clinician) },
    { name: 'join-closed', open: at('/join/unknown') },
    { name: 'form', open: at(form) },
    { name: 'form-faults', open: press(form, 'Hand in') },
    { name: 'form-saved', open: press(form, 'Save and go on later') },
    { name: 'console', open: openConsole('/docs') },
    { name: 'console-practitioner', open: openConsole('/docs/practitioner') },
    { name: 'problems', open: at('/problems') },
    { name: 'problem', open: at('/problems/appointment-conflict') },
    { name: 'not-found', open: at('/nothing') },
  ];
};
