import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAttempts } from '../../api/platform/access/attempts.ts';
import { placeOf } from '../../api/platform/access/client-address.ts';
import { sql } from '../../api/platform/data/rows.ts';
import { accountsOpenedBy } from '../../api/resources/logins/accounts.ts';
import { createSessionCookie } from '../../api/surfaces/login/session-cookie.ts';
import { tooManyAttempts } from '../../api/surfaces/page-forms/read-form.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import {
  change,
  csrfOf,
  invite,
  invited,
  linked,
  PASSWORD,
  practitionerTrail,
  signedIn,
} from '../support/direct-login.ts';
import { visitorOf } from '../support/pages.ts';
import { createWorld } from '../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('/login', () => {
  test('opens the workspace, which says whose it is', async () => {
    const { world, clinic, practitioner } = await linked(app);
    const visitor = await signedIn(app, practitioner.email.toUpperCase());
    const page = await visitor.get('/workspace');
    expect(page.status).toBe(200);
    expect(page.words).toContain(clinic.name);
    expect(page.words).toContain(`${practitioner.first_name} ${practitioner.last_name}`);
    expect((await visitor.get('/login')).headers.get('location')).toBe('/workspace');
    expect(await practitionerTrail(app, world)).toEqual([
      { action: 'setPassword', practitioner_id: practitioner.id, route: '/login/set-password/{code}' },
      { action: 'signIn', practitioner_id: practitioner.id, route: '/login' },
      { action: 'openWorkspace', practitioner_id: practitioner.id, route: '/workspace' },
    ]);
  });

  test('gives a cookie that scripts and other sites do not get; over https for this host alone', async () => {
    const { practitioner } = await linked(app);
    const reply = await visitorOf(app).submit('/login', { email: practitioner.email, password: PASSWORD });
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^login=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const written: string[] = [];
    const ctx = { append: (_: string, line: string) => written.push(line) };
    createSessionCookie({ BASE_URL: 'https://clinic.example' }, app.secrets).set(ctx as never, 'token');
    expect(written).toEqual(['__Host-login=token; Path=/; HttpOnly; SameSite=Lax; Secure']);
  });

  test('says the same of a wrong password, an unknown address and one that is only invited', async () => {
    const { practitioner } = await linked(app, { email: `sam-${randomUUID()}@practice.example` });
    const waiting = await invited(app);
    const replies = await Promise.all(
      [
        [practitioner.email, 'not the password'],
        [`nobody-${randomUUID()}@practice.example`, PASSWORD],
        [waiting.practitioner.email, PASSWORD],
        ['', ''],
        [`${practitioner.email}\0`, PASSWORD],
        // For the database a long s is an s: tries under it would be counted as another account's.
        [practitioner.email.replace('s', 'ſ'), PASSWORD],
      ].map(([email = '', password = '']) => visitorOf(app).submit('/login', { email, password })),
    );
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect(reply.words).toContain('do not match a login');
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test('checks as many passwords for an address that nobody has', async () => {
    const { practitioner } = await linked(app);
    const checks = async (email: string) => {
      let checked = 0;
      const counting = {
        ...app.secrets,
        keyedHashes: (...given: Parameters<typeof app.secrets.keyedHashes>) => {
          checked += 1;
          return app.secrets.keyedHashes(...given);
        },
      };
      expect(await accountsOpenedBy(app.database, counting, email, 'not the password')).toEqual([]);
      return checked;
    };
    expect(await checks(practitioner.email)).toBe(2);
    expect(await checks(`nobody-${randomUUID()}@practice.example`)).toBe(2);
  });

  test('a new session for each sign-in; the one the browser came with ends', async () => {
    const { practitioner } = await linked(app);
    const visitor = await signedIn(app, practitioner.email);
    const before = visitor.cookies.get('login') as string;
    await visitor.submit('/login', { email: practitioner.email, password: PASSWORD });
    expect(visitor.cookies.get('login')).not.toBe(before);
    const old = visitorOf(app);
    old.cookies.set('login', before);
    expect((await old.get('/workspace')).headers.get('location')).toBe('/login');
    expect((await visitor.get('/workspace')).status).toBe(200);
  });

  test('ends after an hour without a request, and after twelve hours in any case', async () => {
    const { world, practitioner } = await linked(app);
    for (const age of [
      sql`seen_at = clock_timestamp() - interval '61 minutes'`,
      sql`created_at = clock_timestamp() - interval '12 hours'`,
    ]) {
      const visitor = await signedIn(app, practitioner.email);
      await app.database.within(world.organizationId).all(sql`
        update login_sessions set ${age} where practitioner_id = ${practitioner.id}`);
      expect((await visitor.get('/workspace')).headers.get('location')).toBe('/login');
    }
  });

  test('slows guessing at an account down, whether or not it exists, and forgets it after the right password', async () => {
    const { practitioner } = await linked(app);
    const attempts = createAttempts(app.database.unscoped, app.secrets);
    const guess = async (email: string, times: number) => {
      for (let n = 0; n < times; n++) await attempts.take('login-to', email, { attempts: 20, seconds: 900 });
    };
    const submit = async (email: string, password: string) =>
      (await visitorOf(app).submit('/login', { email, password })).status;
    for (const email of [practitioner.email, `nobody-${randomUUID()}@practice.example`]) {
      await guess(email, 18);
      const statuses: number[] = [];
      for (let n = 0; n < 4; n++) statuses.push(await submit(email, 'x'));
      expect(statuses).toEqual([401, 401, 429, 429]);
    }
    // Others' guesses do hold up the owner, for a quarter of an hour at most; the right password clears them.
    await attempts.forget('login-to', practitioner.email);
    await guess(practitioner.email, 19);
    expect(await submit(practitioner.email, PASSWORD)).toBe(303);
    expect(await submit(practitioner.email, 'x')).toBe(401);
  });

  test('counts wrong passwords alone against the place that they come from', async () => {
    const { practitioner } = await linked(app);
    const place = '203.0.113.77';
    const proxied = await startApp({ TRUSTED_PROXIES: '127.0.0.1/32' });
    const submit = async (password: string, email = practitioner.email, from = place) => {
      const form = { email, password };
      return (await visitorOf(proxied).submit('/login', form, { 'X-Forwarded-For': from })).status;
    };
    try {
      const guessedAt = (n: number) => `nobody-${n}-${randomUUID()}@practice.example`;
      const attempts = createAttempts(app.database.unscoped, app.secrets);
      for (let n = 0; n < 99; n++) await attempts.take('login-from', place, { attempts: 100, seconds: 900 });
      // At an account that takes no more, nothing is guessed.
      const guessed = `nobody-${randomUUID()}@practice.example`;
      for (let n = 0; n < 20; n++) await attempts.take('login-to', guessed, { attempts: 20, seconds: 900 });
      expect([await submit('x', guessed), await submit('x', guessed)]).toEqual([429, 429]);
      const statuses: number[] = [];
      for (const password of [PASSWORD, PASSWORD, PASSWORD, 'x', 'x', PASSWORD])
        statuses.push(await submit(password));
      expect(statuses).toEqual([303, 303, 303, 401, 429, 429]);
      // One machine has a whole network of IPv6 addresses.
      const network = '2001:db8:1:2';
      for (let n = 0; n < 99; n++)
        await attempts.take('login-from', placeOf(`${network}::${n}`), {
          attempts: 100,
          seconds: 900,
        });
      const tried: number[] = [];
      for (let n = 0; n < 2; n++) tried.push(await submit('x', guessedAt(n), `${network}::a${n}`));
      expect(tried).toEqual([401, 429]);
    } finally {
      await proxied.stop();
    }
  });

  test('whoever tried too often is told how long to wait', () => {
    const told = (seconds: number) => tooManyAttempts(seconds).page.markup;
    expect(told(1)).toContain('Please wait a minute and');
    expect(told(601)).toContain('Please wait 11 minutes and');
  });

  test('a form from another site is refused, and a session form needs its own token', async () => {
    const { practitioner } = await linked(app);
    const foreign = await visitorOf(app).submit(
      '/login',
      { email: practitioner.email, password: PASSWORD },
      { Origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const visitor = await signedIn(app, practitioner.email);
    const other = await signedIn(app, practitioner.email);
    for (const csrf of ['', 'nonsense', csrfOf((await other.get('/workspace')).text)])
      expect((await visitor.submit('/logout', { csrf })).status).toBe(403);
    expect((await visitor.get('/workspace')).status).toBe(200);
  });

  test('two cookies of the name are none', async () => {
    const { practitioner } = await linked(app);
    const visitor = await signedIn(app, practitioner.email);
    const reply = await visitor.get('/workspace', {
      Cookie: `login=${visitor.cookies.get('login')}; login=${'A'.repeat(43)}`,
    });
    expect(reply.headers.get('location')).toBe('/login');
  });
});

describe('the same address at two organizations', () => {
  test('the password decides; where it opens both, the clinic is asked for', async () => {
    const email = `twice-${randomUUID()}@practice.example`;
    const [here, there] = [await linked(app, { email }), await linked(app, { email }, `${PASSWORD} there`)];
    const visitor = await signedIn(app, email, `${PASSWORD} there`);
    expect((await visitor.get('/workspace')).words).toContain(there.clinic.name);

    const third = await linked(app, { email });
    const asking = visitorOf(app);
    const asked = await asking.submit('/login', { email, password: PASSWORD });
    expect(asked.status).toBe(200);
    expect(asked.headers.getSetCookie()).toEqual([]);
    for (const { clinic } of [here, third]) expect(asked.words).toContain(clinic.name);
    expect(asked.words).not.toContain(there.clinic.name);
    const choice = /name="choice" value="([^"]+)"/.exec(asked.text)?.[1] as string;
    for (const bad of [
      { choice, account: '2' },
      { choice: `${choice.slice(0, -4)}AAAA`, account: '0' },
      { account: '0' },
    ])
      expect((await asking.submit('/login/choose', bad as never)).status).toBe(401);
    expect((await asking.submit('/login/choose', { choice, account: '1' })).status).toBe(303);
    expect((await asking.get('/workspace')).words).toContain(third.clinic.name);

    // A new password ends all sessions of the one before, and those that it was about to open.
    await app.owner.pool.query(
      "update practitioners set service_account_linked_at = service_account_linked_at + interval '1 second' where id = $1",
      [third.practitioner.id],
    );
    const late = visitorOf(app);
    const refused = await late.submit('/login/choose', { choice, account: '1' });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    expect(refused.words).toContain('was changed just now');
  });

  test('what ends at one stays at the other', async () => {
    const email = `twice-${randomUUID()}@practice.example`;
    const [here, there] = [await linked(app, { email }), await linked(app, { email }, `${PASSWORD} there`)];
    const [one, other] = [await signedIn(app, email), await signedIn(app, email, `${PASSWORD} there`)];
    await change(here.world, here.practitioner, { status: 'disabled' });
    expect((await one.get('/workspace')).status).toBe(303);
    expect((await other.get('/workspace')).words).toContain(there.clinic.name);
  });
});

describe('signing out', () => {
  test('ends this session; everywhere ends all of them', async () => {
    const { practitioner } = await linked(app);
    const visitors = await Promise.all(Array.from({ length: 3 }, () => signedIn(app, practitioner.email)));
    const [one, two, three] = visitors as [(typeof visitors)[0], (typeof visitors)[0], (typeof visitors)[0]];
    const csrf = csrfOf((await one.get('/logout')).text);
    const cookie = one.cookies.get('login') as string;
    expect((await one.submit('/logout', { csrf })).headers.get('location')).toBe('/login');
    one.cookies.set('login', cookie);
    expect((await one.get('/workspace')).status).toBe(303);
    expect((await two.get('/workspace')).status).toBe(200);
    await two.submit('/logout/everywhere', { csrf: csrfOf((await two.get('/workspace')).text) });
    for (const visitor of [two, three]) expect((await visitor.get('/workspace')).status).toBe(303);
  });

  test('a new password ends all sessions', async () => {
    const { world, practitioner } = await linked(app);
    const visitor = await signedIn(app, practitioner.email);
    expect(
      (await visitorOf(app).submit('/login/forgot', { email: practitioner.email })).headers.get('location'),
    ).toBe('/login/link-sent');
    const path = await invite(app, world.organizationId, practitioner.id);
    const password = `${PASSWORD} again`;
    expect((await visitorOf(app).submit(path, { password, password_again: password })).status).toBe(303);
    expect((await visitor.get('/workspace')).status).toBe(303);
    expect(
      (await visitorOf(app).submit('/login', { email: practitioner.email, password: PASSWORD })).status,
    ).toBe(401);
    await signedIn(app, practitioner.email, password);
  });

  test('asking for a new link says the same of every address, and sends none where there is no login', async () => {
    const world = await createWorld(app);
    const { practitioner } = await world.practice();
    for (const email of [practitioner.email, `nobody-${randomUUID()}@practice.example`, 'nonsense', ''])
      expect((await visitorOf(app).submit('/login/forgot', { email })).headers.get('location')).toBe(
        '/login/link-sent',
      );
    expect(
      await app.database
        .within(world.organizationId)
        .all(sql`select 1 from login_invitations where organization_id = ${world.organizationId}`),
    ).toEqual([]);
  });
});
