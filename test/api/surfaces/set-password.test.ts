import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAttempts } from '../../../domain/access/attempts.ts';
import { findInvitation, type Invitation, setPassword } from '../../../domain/logins/invitations.ts';
import { type Rows, sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import {
  alignLogin,
  change,
  invite,
  invited,
  linked,
  PASSWORD,
  shown,
  signedIn,
} from '../../support/direct-login.ts';
import { visitorOf } from '../../support/pages.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a set-password link', () => {
  test('opening it changes nothing; setting the password activates the login and ends the delay after guesses', async () => {
    const { world, clinic, practitioner, path } = await invited(app);
    expect(await shown(world, practitioner)).toMatchObject({
      service_login_status: 'invited',
      service_account_linked_at: null,
    });
    const visitor = visitorOf(app);
    for (let look = 0; look < 3; look++) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.words).toContain(clinic.name);
    }
    const { email } = practitioner;
    const attempts = createAttempts(app.database.unscoped, app.secrets);
    const pace = { attempts: 5, seconds: 900, stepMilliseconds: 1_000, longestMilliseconds: 10_000 };
    for (let n = 0; n < 12; n++)
      await attempts.pace('login-at-from', `127.0.0.1 ${email.toLowerCase()}`, pace, 900_000);
    expect((await visitor.submit('/login', { email, password: 'x' })).status).toBe(429);
    expect((await visitor.submit(path, { password: PASSWORD, password_again: PASSWORD })).status).toBe(303);
    await signedIn(app, email);
    const after = await shown(world, practitioner);
    expect(after.service_login_status).toBe('active');
    expect(Date.parse(after.service_account_linked_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('works once: of concurrent requests one sets its password', async () => {
    const { practitioner, path } = await invited(app);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const password = `one of ten passwords ${n}`;
        return visitorOf(app).submit(path, { password, password_again: password });
      }),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, ...Array(9).fill(410)]);
    const winner = replies.findIndex(({ status }) => status === 303);
    await signedIn(app, practitioner.email, `one of ten passwords ${winner}`);
    expect((await visitorOf(app).get(path)).status).toBe(410);
  });

  test('does not work for a practitioner who is disabled at the same moment, because the practitioner is locked', async () => {
    const { world, practitioner, path } = await invited(app);
    const code = path.split('/').at(-1) as string;
    const invitation = (await findInvitation(app.database, app.secrets, code)) as Invitation;
    const isFree = async () =>
      (
        await app.owner.pool.query('select 1 from practitioners where id = $1 for share skip locked', [
          practitioner.id,
        ])
      ).rowCount === 1;
    const between: boolean[] = [];
    const set = await app.database.transact(world.organizationId, (rows) => {
      const first: Rows['first'] = async (query) => {
        const found = await rows.first(query);
        between.push(await isFree());
        return found;
      };
      return setPassword({ ...rows, first }, invitation, 'a hash');
    });
    expect([set, between.length > 0, between.includes(true)]).toEqual([true, true, false]);
    expect(await isFree()).toBe(true);
  });

  test('can be requested by several at once: all get the same answer, and one link is open', async () => {
    const { world, practitioner } = await linked(app);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => visitorOf(app).submit('/login/forgot', { email: practitioner.email })),
    );
    for (const { headers } of replies) expect(headers.get('location')).toBe('/login/link-sent');
    const open = await app.database.within(world.organizationId).all(sql`
      select 1 from login_invitations where practitioner_id = ${practitioner.id} and closed_at is null`);
    expect(open).toHaveLength(1);
  });

  test.each([
    ['too short a password', 'short pass', 'short pass', 'at least 12 characters'],
    ['two different ones', PASSWORD, `${PASSWORD}!`, 'not the same'],
    ['one without an end', 'x'.repeat(257), 'x'.repeat(257), 'at most 256'],
  ])('takes no %s, and stays open', async (_, password, password_again, words) => {
    const { path } = await invited(app);
    const reply = await visitorOf(app).submit(path, { password, password_again });
    expect(reply.status).toBe(422);
    expect(reply.words).toContain(words);
    expect(reply.text).not.toContain(`value="${password}"`);
    expect((await visitorOf(app).get(path)).status).toBe(200);
  });

  test('the e-mail address is refused as a password; only length counts, in characters', async () => {
    const email = `long-${randomUUID()}@practice.example`;
    const { path } = await invited(app, { email });
    const own = await visitorOf(app).submit(path, {
      password: email.toUpperCase(),
      password_again: email.toUpperCase(),
    });
    expect(own.status).toBe(422);
    const plain = 'zwölf zeichen';
    expect((await visitorOf(app).submit(path, { password: plain, password_again: plain })).status).toBe(303);
    // The same letters, typed on another keyboard.
    await signedIn(app, email, plain.normalize('NFD'));
  });

  test('works for seven days', async () => {
    const { world, practitioner, path } = await invited(app);
    const rows = app.database.within(world.organizationId);
    expect(
      await rows.first(sql`
        select extract(epoch from expires_at - created_at)::int / 86400 as days from login_invitations
        where practitioner_id = ${practitioner.id}`),
    ).toEqual({ days: 7 });
    await rows.all(sql`
      update login_invitations set expires_at = clock_timestamp() where practitioner_id = ${practitioner.id}`);
    for (const reply of [
      await visitorOf(app).get(path),
      await visitorOf(app).submit(path, { password: PASSWORD, password_again: PASSWORD }),
    ]) {
      expect(reply.status).toBe(410);
      expect(reply.words).toContain('has expired');
    }
  });

  test('stops working while the practitioner is disabled, and works again afterwards', async () => {
    const { world, practitioner, path } = await invited(app);
    await change(world, practitioner, { status: 'disabled' });
    expect((await visitorOf(app).get(path)).status).toBe(403);
    await change(world, practitioner, { status: 'active' });
    expect((await visitorOf(app).get(path)).status).toBe(200);
  });

  test('stops working when its address is corrected, and the new address gets its own', async () => {
    const { world, practitioner, path } = await invited(app);
    await change(world, practitioner, { email: `right-${randomUUID()}@practice.example` });
    expect((await visitorOf(app).get(path)).status).toBe(410);
    const next = await invite(app, world.organizationId, practitioner.id);
    expect(next).not.toBe(path);
    expect((await visitorOf(app).get(next)).status).toBe(200);
  });

  test('stops working in a clinic without direct logins, and one with them invites again', async () => {
    const { world, clinic, practitioner, path } = await invited(app);
    const plain = await world.clinic();
    const moved = await change(world, practitioner, { partner_clinic_id: plain.id });
    expect(moved.service_login_status).toBe('none');
    expect((await visitorOf(app).get(path)).status).toBe(410);
    // Whoever comes back from being disabled is not invited there either.
    await change(world, practitioner, { status: 'disabled' });
    await change(world, practitioner, { status: 'active' });
    expect((await alignLogin(app, world.organizationId, practitioner.id)).invitationId).toBeNull();
    await change(world, practitioner, { partner_clinic_id: clinic.id });
    const next = await invite(app, world.organizationId, practitioner.id);
    expect((await visitorOf(app).get(next)).status).toBe(200);
    expect((await shown(world, practitioner)).service_login_status).toBe('invited');
  });

  test('that a disabled practitioner had is not sent anew after a move to a clinic without direct logins', async () => {
    const { world, practitioner } = await invited(app);
    await change(world, practitioner, { status: 'disabled' });
    const plain = await world.clinic();
    await change(world, practitioner, { partner_clinic_id: plain.id });
    const back = await change(world, practitioner, { status: 'active' });
    expect(back.service_login_status).toBe('none');
    expect((await alignLogin(app, world.organizationId, practitioner.id)).invitationId).toBeNull();
  });

  test.each(['x', 'A'.repeat(43), `${'A'.repeat(42)}%00`])(
    'that was never sent (%p) is not found',
    async (code) => {
      for (const reply of [
        await visitorOf(app).get(`/login/set-password/${code}`),
        await visitorOf(app).submit(`/login/set-password/${code}`, { password: PASSWORD }),
      ])
        expect(reply.status).toBe(404);
    },
  );

  test('is stored as a hash, and so is the password: argon2id with 19 MiB, two passes, one lane', async () => {
    const { world, practitioner, path } = await linked(app);
    const rows = app.database.within(world.organizationId);
    const kept = await rows.all(sql<{ row: string }>`
      select i::text as row from login_invitations i where practitioner_id = ${practitioner.id}
      union all select l::text from login_passwords l where practitioner_id = ${practitioner.id}`);
    const code = path.split('/').at(-1) as string;
    const text = JSON.stringify(kept);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [code, Buffer.from(code).toString('hex'), PASSWORD])
      expect(text).not.toContain(secret);
  });
});
