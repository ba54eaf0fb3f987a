import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { applicationCommands } from '../../../api/operator/applications.ts';
import { linkCode } from '../../../api/platform/access/link-codes.ts';
import { type Database, openDatabase } from '../../../api/platform/data/database.ts';
import { createSecrets, type Secrets } from '../../../api/platform/secrets.ts';
import { receiveApplication } from '../../../api/resources/applications/application.ts';
import { invite, PASSWORD, upgradeClinic } from '../../support/direct-login.ts';
import { visitorOf } from '../../support/pages.ts';
import { asOperator, createWorld } from '../../support/world.ts';
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
  const booked = await world.partner.post('/v1/partner/appointments', world.booking(await world.practice()));
  const waiting = new URL(booked.body.data.patient_video_url).pathname;
  await database.close();

  const at = (path: string) => (page: Page) => page.goto(`${service.baseUrl}${path}`);
  const fill = (path: string, fields: Readonly<Record<string, string>>) => async (page: Page) => {
    await at(path)(page);
    for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, value);
    await Promise.all([page.waitForLoadState(), page.click('form button[type="submit"]')]);
    await page.waitForLoadState();
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
    { name: 'credential-shown', open: fill(credential, {}) },
    { name: 'credential-opened', open: at(opened) },
    { name: 'credential-unknown', open: at('/credentials/unknown') },
    { name: 'set-password', open: at(link) },
    { name: 'set-password-faults', open: fill(link, { password: 'short', password_again: 'short' }) },
    { name: 'set-password-used', open: at(used) },
    { name: 'password-set', open: at('/login/password-set') },
    { name: 'login', open: at('/login') },
    { name: 'login-refused', open: fill('/login', { email: one, password: 'not the password' }) },
    { name: 'login-choose', open: fill('/login', { email: several, password: PASSWORD }) },
    { name: 'login-forgot', open: at('/login/forgot') },
    { name: 'login-link-sent', open: fill('/login/forgot', { email: address('nobody') }) },
    { name: 'workspace', open: signIn },
    {
      name: 'logout',
      open: async (page) => {
        await signIn(page);
        await at('/logout')(page);
      },
    },
    { name: 'join-waiting', open: at(waiting) },
    { name: 'join-closed', open: at('/join/unknown') },
    { name: 'problems', open: at('/problems') },
    { name: 'problem', open: at('/problems/appointment-conflict') },
    { name: 'not-found', open: at('/nothing') },
  ];
};
