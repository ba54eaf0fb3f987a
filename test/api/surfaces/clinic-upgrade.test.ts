import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createMailer, type Mailer } from '../../../activities/mail/mailer.ts';
import { createSendUpgradeLink } from '../../../activities/send-upgrade-link.ts';
import { sql } from '../../../platform/database/rows.ts';
import { mailsTo } from '../../activities/bench.ts';
import { openMailServer } from '../../activities/refusing-mail-server.ts';
import { refusalOf } from '../../domain/observations.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { change, practitionerTrail, upgradeClinic } from '../../support/direct-login.ts';
import { framedClient } from '../../support/embed.ts';
import { visitorOf } from '../../support/pages.ts';
import { servers } from '../../support/servers.ts';
import { createWorld, type WireRecord } from '../../support/world.ts';

/** A clinic's upgrade is confirmed by a link that its owner is mailed (decisions 2.8). */

let app: RunningApp;
let mailer: Mailer;
beforeAll(async () => {
  app = await startApp();
  mailer = createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: app.config.MAIL_FROM });
});
afterAll(() => app.stop());

const ASK = '/api/embed/clinic-upgrade';

const practice = async () => {
  const world = await createWorld(app);
  await world.partner.patch('/v1/partner/session-config', { upgrade_enabled: true });
  const clinic = await world.clinic({ name: `Play & Talk ${world.organizationId}` });
  const owner = await world.practitioner({ partner_clinic_id: clinic.id, role: 'owner' });
  const member = await world.practitioner({ partner_clinic_id: clinic.id });
  const frame = await framedClient(app, await world.as(owner.id), ['shell:read']);
  const rows = app.database.within(world.organizationId);
  const upgradedAt = async () =>
    (await world.partner.get(`/v1/partner/clinics/${clinic.id}`)).body.data.service_upgraded_at;
  /** What the workflow of the newest link does. */
  const send = async (by = mailer) => {
    const newest = await rows.first(sql<{ id: string }>`
      select id from clinic_upgrade_links where organization_id = ${world.organizationId}
      order by created_at desc limit 1`);
    const order = { organizationId: world.organizationId, linkId: newest?.id ?? '' };
    return createSendUpgradeLink({ ...app, mailer: by })(order);
  };
  const linkTo = async ({ email }: WireRecord) =>
    /\/clinic-upgrade\/[\w-]{43}/.exec((await mailsTo(email)).at(-1)?.mail.text ?? '')?.[0] ?? 'no link';
  /** Asked for, and mailed. */
  const asked = async () => {
    expect((await frame.post(ASK)).status).toBe(201);
    expect(await send()).toBe('sent');
    return linkTo(owner);
  };
  return { world, clinic, owner, member, frame, rows, upgradedAt, send, linkTo, asked };
};

const statusesOf = async (path: string) => [
  (await visitorOf(app).get(path)).status,
  (await visitorOf(app).submit(path)).status,
];

describe('the link', () => {
  test('goes to the owner in both forms; opening it changes nothing, the button upgrades once', async () => {
    const { world, clinic, owner, asked, upgradedAt, rows } = await practice();
    const path = await asked();
    const [{ mail } = { mail: undefined }] = await mailsTo(owner.email);
    expect(mail?.subject).toBe('Please confirm direct logins');
    expect(mail?.html).toContain(path);
    expect(mail?.text).toContain(clinic.name);
    const visitor = visitorOf(app);
    for (let look = 0; look < 3; look++) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain('<button type="submit">Confirm direct logins</button>');
      expect(page.words).toContain(clinic.name);
      expect(page.text).not.toContain(path);
    }
    expect(await upgradedAt()).toBeNull();
    const done = await visitor.submit(path);
    expect([done.status, done.words]).toEqual([200, expect.stringContaining('Direct logins are confirmed')]);
    expect(Date.parse(await upgradedAt())).toBeGreaterThan(Date.now() - 60_000);
    for (const again of [await visitor.get(path), await visitor.submit(path)])
      expect([again.status, again.words]).toEqual([410, expect.stringContaining('has been used')]);
    expect(
      await rows.all(sql`
        select kind from workflow_outbox where workflow_id = ${`clinic/${clinic.id}/upgrade`}`),
    ).toEqual([{ kind: 'start' }]);
    expect(await practitionerTrail(app, world)).toEqual([
      { action: 'confirmClinicUpgrade', practitioner_id: owner.id, route: '/clinic-upgrade/{code}' },
    ]);
  });

  test('of 20 concurrent requests one upgrades', async () => {
    const { asked, clinic, rows } = await practice();
    const path = await asked();
    const replies = await Promise.all(Array.from({ length: 20 }, () => visitorOf(app).submit(path)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 410)).toHaveLength(19);
    const begun = await rows.all(sql`
      select 1 from workflow_outbox where workflow_id = ${`clinic/${clinic.id}/upgrade`}`);
    expect(begun).toHaveLength(1);
  });

  test('is stored nowhere, nor is its code', async () => {
    const { asked, rows } = await practice();
    const code = (await asked()).split('/').at(-1) as string;
    const stored = JSON.stringify([
      await rows.all(sql`select u::text from clinic_upgrade_links u`),
      await rows.all(sql`select o::text from workflow_outbox o`),
    ]);
    for (const form of [
      code,
      Buffer.from(code).toString('hex'),
      Buffer.from(code, 'base64url').toString('hex'),
    ])
      expect(stored).not.toContain(form);
  });

  test("expires after 72 hours, by the database's clock", async () => {
    const { asked, upgradedAt, rows } = await practice();
    const path = await asked();
    await rows.all(sql`update clinic_upgrade_links set expires_at = clock_timestamp()`);
    expect(await statusesOf(path)).toEqual([410, 410]);
    expect((await visitorOf(app).get(path)).words).toContain('has expired');
    expect(await upgradedAt()).toBeNull();
  });

  test.each(['x', 'A'.repeat(43)])('that was never handed out (%s) leads nowhere', async (code) => {
    expect(await statusesOf(`/clinic-upgrade/${code}`)).toEqual([404, 404]);
  });

  test.each<[string, (at: Awaited<ReturnType<typeof practice>>) => Promise<unknown>]>([
    [
      'another practitioner became the owner',
      ({ world, member }) => change(world, member, { role: 'owner' }),
    ],
    [
      'the owner has another address',
      ({ world, owner }) => change(world, owner, { email: `new-${owner.email}` }),
    ],
    ['the owner is disabled', ({ world, owner }) => change(world, owner, { status: 'disabled' })],
    [
      'the owner is deleted',
      ({ world, owner }) => world.partner.delete(`/v1/partner/practitioners/${owner.id}`),
    ],
    [
      'the organization offers it no more',
      ({ world }) => world.partner.patch('/v1/partner/session-config', { upgrade_enabled: false }),
    ],
    [
      'the organization is suspended',
      ({ world }) =>
        app.owner.pool.query(`update organizations set status = 'suspended' where id = $1`, [
          world.organizationId,
        ]),
    ],
  ])('opens nothing once %s', async (_, happen) => {
    const at = await practice();
    const path = await at.asked();
    await happen(at);
    expect(await statusesOf(path)).toEqual([410, 410]);
    const { rows } = await app.owner.pool.query('select service_upgraded_at from clinics where id = $1', [
      at.clinic.id,
    ]);
    expect(rows).toEqual([{ service_upgraded_at: null }]);
  });

  test('opens nothing once the operator has upgraded the clinic', async () => {
    const { asked, clinic } = await practice();
    const path = await asked();
    await upgradeClinic(app, clinic.id);
    expect(await statusesOf(path)).toEqual([410, 410]);
  });

  test('still opens if only the letter case of the address changed', async () => {
    const { asked, world, owner } = await practice();
    const path = await asked();
    await change(world, owner, { email: owner.email.toUpperCase() });
    expect((await visitorOf(app).submit(path)).status).toBe(200);
  });

  test('is replaced by a newer one, which is e-mailed an hour later at the earliest', async () => {
    const { asked, frame, send, rows, linkTo, owner } = await practice();
    const first = await asked();
    expect((await frame.post(ASK)).status).toBe(201);
    expect(await send()).toBe('sent');
    expect(await mailsTo(owner.email)).toHaveLength(1);
    await rows.all(sql`update clinic_upgrade_links set created_at = created_at - interval '61 minutes'`);
    await asked();
    expect(await mailsTo(owner.email)).toHaveLength(2);
    const second = await linkTo(owner);
    expect(second).not.toBe(first);
    expect((await visitorOf(app).get(first)).status).toBe(410);
    expect((await visitorOf(app).submit(second)).status).toBe(200);
  });
});

describe('the mail', () => {
  test('is not sent once the link is invalid, and ends if a mailbox refuses it', async () => {
    const one = await practice();
    await one.frame.post(ASK);
    await change(one.world, one.member, { role: 'owner' });
    expect([await one.send(), await one.send()]).toEqual(['skipped', 'skipped']);
    expect(await mailsTo(one.owner.email)).toEqual([]);
    const server = await openMailServer(() => ({ at: 'recipient', code: 550, text: 'no' }));
    const other = await practice();
    await other.frame.post(ASK);
    const refusing = createMailer({ SMTP_URL: server.url, MAIL_FROM: app.config.MAIL_FROM });
    expect(await other.send(refusing)).toBe('refused');
    await server.close();
    // Refused is not told: the next press mails another link.
    expect(await other.asked()).toMatch(/^\/clinic-upgrade\//);
  });
});

describe('a seat of a game session', () => {
  test('is not offered the upgrade, and cannot request it', async () => {
    const { world, clinic, owner, rows } = await practice();
    const patient = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: owner.id,
    });
    const started = await (await world.as(owner.id)).post('/v1/partner/game-sessions', {
      game_type: 'sandtray',
      patient_id: patient.id,
      origins: ['https://portal.partner.example'],
    });
    expect(started.status).toBe(201);
    const [clinician, patients] = [started.body.data.practitioner, started.body.data.patient].map(
      ({ token }) => clientOf(app.baseUrl, token),
    );
    expect(refusalOf((await clinician?.post(ASK)) as never)).toBe('403 forbidden');
    expect((await patients?.post(ASK))?.status).toBe(403);
    const session = await clinician?.get('/api/embed/session');
    expect([session?.status, session?.body.data.upgrade_offered]).toEqual([200, false]);
    expect(await rows.all(sql`select 1 from clinic_upgrade_links`)).toEqual([]);
  });
});
