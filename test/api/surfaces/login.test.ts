import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSessionCookie } from '../../../api/surfaces/login/session-cookie.ts';
import { tooManyAttempts } from '../../../api/surfaces/page-forms/read-form.ts';
import { createAttempts } from '../../../domain/access/attempts.ts';
import { accountsOpenedBy } from '../../../domain/logins/accounts.ts';
import { sql } from '../../../platform/database/rows.ts';
import { placeOf } from '../../../platform/network/client-address.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import {
  change,
  csrfOf,
  invite,
  invited,
  linked,
  PASSWORD,
  practitionerTrail,
  signedIn,
} from '../../support/direct-login.ts';
import { slowness } from '../../support/load.ts';
import { visitorOf } from '../../support/pages.ts';
import { createWorld } from '../../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('/login', () => {
  test('opens the workspace, which shows the name of its owner', async () => {
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

  test('sets a cookie that scripts and other sites do not get; over https for this host only', async () => {
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

  test('answers the same for a wrong password, an unknown address and an invited login', async () => {
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

  test('checks the same number of passwords for an unknown address', async () => {
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

  test("a new session for each sign-in; the browser's former session ends", async () => {
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

  describe('wrong guesses', () => {
    let proxied: RunningApp;
    beforeAll(async () => {
      proxied = await startApp({ TRUSTED_PROXIES: '127.0.0.1/32' });
    });
    afterAll(() => proxied.stop());
    let places = 0;
    /** A place of its own, so that no test slows another one down. */
    const newPlace = () => {
      places += 1;
      return `198.51.100.${places}`;
    };
    const submit = async (from: string, email: string, password: string) => {
      const began = performance.now();
      const reply = await visitorOf(proxied).submit(
        '/login',
        { email, password },
        { 'X-Forwarded-For': from },
      );
      const { status, headers } = reply;
      return { status, waited: performance.now() - began, retry: Number(headers.get('Retry-After')) };
    };
    const nobody = () => `nobody-${randomUUID()}@practice.example`;

    test('delay that place, whether or not the account exists; others get in at once', async () => {
      const { practitioner } = await linked(app);
      const guessFrom = async (place: string, email: string) => {
        const many = await Promise.all(Array.from({ length: 30 }, () => submit(place, email, 'x')));
        const [guessed, refused] = [401, 429].map((one) => many.filter(({ status }) => status === one));
        // Five at once, then after 1, 3, 6 and 10 seconds; the next one would be too late.
        expect(guessed?.length).toBe(9);
        expect(refused?.length).toBe(21);
        for (const { retry } of refused ?? []) expect(retry).toBeLessThanOrEqual(16);
        expect(Math.max(...(guessed ?? []).map(({ waited }) => waited))).toBeGreaterThan(9_000);
      };
      await Promise.all([practitioner.email, nobody()].map((email) => guessFrom(newPlace(), email)));
      const owner = await submit(newPlace(), practitioner.email, PASSWORD);
      expect(owner.status).toBe(303);
      expect(owner.waited).toBeLessThan(8_000 * slowness());
    });

    test('from many places delay the account, and lock nobody out', async () => {
      const { practitioner } = await linked(app);
      const guess = async () => {
        const { status } = await submit(newPlace(), practitioner.email, 'x');
        expect(status).toBe(401);
      };
      for (let n = 0; n < 20; n += 1) await guess();
      // From here on each is held for a second.
      await Promise.all(Array.from({ length: 5 }, guess));
      const owner = await submit(newPlace(), practitioner.email, PASSWORD);
      expect(owner.status).toBe(303);
      expect(owner.waited).toBeGreaterThanOrEqual(1_000);
    });

    test('a right password does not count as a guess', async () => {
      const { practitioner } = await linked(app);
      const place = newPlace();
      for (let n = 0; n < 4; n += 1) expect((await submit(place, practitioner.email, 'x')).status).toBe(401);
      for (let n = 0; n < 8; n += 1)
        expect((await submit(place, practitioner.email, PASSWORD)).status).toBe(303);
    }, 60_000);

    test('at many accounts queue too, also from a whole network of IPv6', async () => {
      const attempts = createAttempts(app.database.unscoped, app.secrets);
      const pace = { attempts: 50, seconds: 900, stepMilliseconds: 250, longestMilliseconds: 2_000 };
      const network = '2001:db8:1:2';
      for (let n = 0; n < 60; n += 1)
        await attempts.pace('login-from-place', placeOf(`${network}::${n}`), pace, 120_000);
      const tried = await submit(`${network}::a1`, nobody(), 'x');
      expect([tried.status, tried.retry > 0]).toEqual([429, true]);
    });
  });

  test('after too many guesses the answer names how long to wait', () => {
    const told = (seconds: number) => tooManyAttempts(seconds).draw('en').markup;
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

  test('two cookies of the same name are not accepted', async () => {
    const { practitioner } = await linked(app);
    const visitor = await signedIn(app, practitioner.email);
    const reply = await visitor.get('/workspace', {
      Cookie: `login=${visitor.cookies.get('login')}; login=${'A'.repeat(43)}`,
    });
    expect(reply.headers.get('location')).toBe('/login');
  });
});

describe('the same address at two organizations', () => {
  test('the password decides; if it opens both, the page asks for the clinic', async () => {
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

  test('a session that ends at one stays at the other', async () => {
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

  test('requesting a new link answers the same for every address, and sends none without a login', async () => {
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
