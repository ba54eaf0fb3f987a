import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setPasswordLink } from '../../domain/logins/invitations.ts';
import { sql } from '../../platform/database/rows.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { invited, linked, PASSWORD, signedIn } from '../support/direct-login.ts';
import { visitorOf } from '../support/pages.ts';
import { createWorld, exchangeToken, type World } from '../support/world.ts';

/** SECRET_PEPPER is rotated in steps (deploy/README.md): each process of a step works beside those of the step before. */

const [OLD, NEW] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64url')) as [
  string,
  string,
];
/** The steps, in the order of a rotation. */
const STEPS = { before: OLD, prepared: `${OLD},${NEW}`, rotated: `${NEW},${OLD}`, after: NEW };
type Step = keyof typeof STEPS;

let apps: Record<Step, RunningApp>;
beforeAll(async () => {
  const started = Object.entries(STEPS).map(
    async ([step, SECRET_PEPPER]) => [step, await startApp({ SECRET_PEPPER })] as const,
  );
  apps = Object.fromEntries(await Promise.all(started)) as Record<Step, RunningApp>;
});
afterAll(() => Promise.all(Object.values(apps).map((app) => app.stop())));

const exchanged = (app: RunningApp, { credential: { client_id, client_secret } }: World) =>
  exchangeToken(app, { client_id, client_secret });

test("a client's secret opens in every step, and its hash is rewritten when it is used", async () => {
  const world = await createWorld(apps.before);
  await expect(exchanged(apps.after, world)).rejects.toThrow('invalid_client');
  const hash = () =>
    apps.before.owner.rows.first(sql<{ secret_hash: Buffer; version: number }>`
      select secret_hash, version from credentials where client_id = ${world.credential.client_id}`);
  const stored = await hash();
  await exchanged(apps.prepared, world);
  expect(await hash()).toEqual(stored);
  await exchanged(apps.rotated, world);
  const rewritten = await hash();
  expect(rewritten?.secret_hash.equals(stored?.secret_hash as Buffer)).toBe(false);
  expect(rewritten?.version).toBe(stored?.version);
  // A process of the step before knows the new key already.
  await exchanged(apps.prepared, world);
  await exchanged(apps.rotated, world);
  await exchanged(apps.after, world);
});

test('a key that was used before the rotation is replayed after it, and cannot be used for another request', async () => {
  const world = await createWorld(apps.before);
  const key = randomUUID();
  const body = { name: 'Clinic', timezone: 'Europe/Berlin' };
  const first = await world.partner.post('/v1/partner/clinics', body, { key });
  expect(first.status).toBe(201);
  const token = await exchanged(apps.prepared, world);
  for (const step of ['prepared', 'rotated'] as const) {
    const partner = clientOf(apps[step].baseUrl, token);
    const again = await partner.post('/v1/partner/clinics', body, { key });
    expect([step, again.status, again.headers.get('idempotent-replayed')]).toEqual([step, 201, 'true']);
    expect(again.body).toEqual(first.body);
    const other = await partner.post('/v1/partner/clinics', { ...body, name: 'Other' }, { key });
    expect([step, other.status]).toEqual([step, 422]);
  }
  expect((await clientOf(apps.rotated.baseUrl, token).get('/v1/partner/clinics')).body.data).toHaveLength(1);
});

test('of concurrent requests with one key, in processes of two steps, at most one is executed', async () => {
  const world = await createWorld(apps.prepared);
  const token = await exchanged(apps.prepared, world);
  const partners = [apps.prepared, apps.rotated].map((app) => clientOf(app.baseUrl, token));
  for (let round = 0; round < 10; round += 1) {
    const key = randomUUID();
    const body = { name: `Clinic ${key}`, timezone: 'Europe/Berlin' };
    await Promise.all(partners.map((partner) => partner.post('/v1/partner/clinics', body, { key })));
    const settled = await partners[1]?.post('/v1/partner/clinics', body, { key });
    expect(settled?.status).toBe(201);
    const made = await apps.before.owner.rows.all(sql`
      select from clinics where organization_id = ${world.organizationId} and name = ${body.name}`);
    expect(made).toHaveLength(1);
  }
});

test('session links open in every step and are shown unchanged', async () => {
  const world = await createWorld(apps.before);
  const practice = await world.practice();
  const booked = async (step: Step, hour: number) => {
    const partner = clientOf(apps[step].baseUrl, await exchanged(apps.prepared, world));
    const reply = await partner.post('/v1/partner/appointments', world.booking(practice, hour), {});
    expect([step, reply.status]).toEqual([step, 201]);
    return reply.body.data;
  };
  for (const [made, shown] of [
    ['before', ['prepared', 'rotated']],
    ['prepared', ['before', 'rotated']],
    ['rotated', ['prepared', 'after']],
  ] as const) {
    const appointment = await booked(made, Object.keys(STEPS).indexOf(made));
    for (const step of shown) {
      const { baseUrl } = apps[step];
      const token = await exchanged(apps.prepared, world);
      const read = await clientOf(baseUrl, token).get(`/v1/partner/appointments/${appointment.id}`);
      for (const link of ['clinician_video_url', 'patient_video_url']) {
        expect([made, step, read.body.data[link]]).toEqual([made, step, appointment[link]]);
        const visit = (app: Pick<RunningApp, 'baseUrl'>) =>
          visitorOf(app).get(new URL(appointment[link]).pathname);
        const [there, here] = [await visit(apps[made]), await visit({ baseUrl })];
        expect([made, step, there.status, here.status]).toEqual([made, step, 303, 303]);
        // The page that one process leads to opens in the other.
        const address = there.headers.get('location') as string;
        expect(address).toMatch(/^\/session\/[\w-]{22}$/);
        const [Cookie = ''] = (there.headers.get('set-cookie') ?? '').split(';');
        expect([made, step, (await fetch(`${baseUrl}${address}`, { headers: { Cookie } })).status]).toEqual([
          made,
          step,
          200,
        ]);
      }
    }
  }
});

test('a set-password link, a password and a session survive the rotation', async () => {
  const one = await invited(apps.before);
  const invitation = await apps.before.owner.rows.first(sql<{ id: string; code_hash: Buffer }>`
    select id, code_hash from login_invitations where practitioner_id = ${one.practitioner.id} and closed_at is null`);
  const link = setPasswordLink(
    createSecrets(apps.rotated.config),
    apps.rotated.config.BASE_URL,
    invitation?.id as string,
    invitation?.code_hash,
  );
  expect(new URL(link).pathname).toBe(one.path);
  expect((await visitorOf(apps.rotated).get(one.path)).status).toBe(200);

  const { practitioner } = await linked(apps.before);
  const visitor = await signedIn(apps.before, practitioner.email);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const workspace = () => visitorOf(apps.rotated).get('/workspace', { Cookie: cookie });
  expect((await workspace()).status).toBe(200);
  const hash = async () =>
    (
      await apps.before.owner.rows.first(sql<{ password_hash: string }>`
        select password_hash from login_passwords where practitioner_id = ${practitioner.id}`)
    )?.password_hash;
  const stored = await hash();
  await signedIn(apps.rotated, practitioner.email);
  expect(await hash()).not.toBe(stored);
  // After its use the newest key alone opens it.
  await signedIn(apps.after, practitioner.email);
  await expect(signedIn(apps.rotated, practitioner.email, `${PASSWORD}!`)).rejects.toThrow('Not signed in');
});

test('a cursor of the preceding step works', async () => {
  const world = await createWorld(apps.before);
  for (let count = 0; count < 3; count += 1) await world.clinic();
  const page = await world.partner.get('/v1/partner/clinics?limit=2');
  const token = await exchanged(apps.prepared, world);
  const next = await clientOf(apps.rotated.baseUrl, token).get(
    `/v1/partner/clinics?limit=2&cursor=${page.body.meta.pagination.next_cursor}`,
  );
  expect([next.status, next.body.data.length]).toEqual([200, 1]);
});
