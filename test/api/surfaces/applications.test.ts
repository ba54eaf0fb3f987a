import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applicationCommands } from '../../../api/operator/applications.ts';
import { linkCode } from '../../../domain/access/link-codes.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { visitorOf } from '../../support/pages.ts';
import { asOperator, exchangeToken } from '../../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const filled = (fields: object = {}) => ({
  organization_name: 'Play House',
  contact_name: 'Ada Winter',
  email: `ada-${randomUUID()}@partner.example`,
  website: 'https://play.example',
  intended_use: 'Booking for three practices.\nNothing else.',
  ...fields,
});

const applied = async (fields: object = {}) => {
  const form = filled(fields);
  expect((await visitorOf(app).submit('/apply', form)).status).toBe(303);
  const row = await app.database.unscoped.first(sql<{ id: string; intended_use: Buffer }>`
    select * from applications where email = ${form.email}`);
  return row as NonNullable<typeof row>;
};

const operator = (command: string, id: string) =>
  asOperator(app, async (session) => {
    const declaration = applicationCommands.find(({ name }) => name === command);
    return (await declaration?.run({ session, args: [id], options: {} }))?.json as {
      organization: { id: string };
      credential: { client_id: string };
    };
  });

const approved = async (fields: object = {}) => {
  const { id } = await applied(fields);
  const answer = await operator('approve', id);
  return { id, ...answer, path: `/credentials/${linkCode(app.secrets, 'credential', id)}` };
};

describe('/apply', () => {
  test('shows a form of five fields, each with its label', async () => {
    const page = await visitorOf(app).get('/apply');
    expect(page.status).toBe(200);
    for (const name of Object.keys(filled())) {
      expect(page.text).toContain(`<label for="${name}">`);
      expect(page.text).toMatch(new RegExp(`<(input|textarea)[^>]* name="${name}"`));
    }
  });

  test('thanks for an application and stores it, with its purpose sealed', async () => {
    const visitor = visitorOf(app);
    const form = filled();
    const reply = await visitor.submit('/apply', form);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/apply/received']);
    expect((await visitor.get('/apply/received')).words).toContain('Your application has arrived');
    const stored = await app.database.unscoped.first(sql<{ intended_use: Buffer }>`
      select * from applications where email = ${form.email}`);
    expect(stored).toMatchObject({ organization_name: 'Play House', status: 'received' });
    expect(stored?.intended_use.toString()).not.toContain('Booking');
  });

  test("writes its workflow's command with the row, by its id alone", async () => {
    const { id } = await applied();
    expect(
      await app.database.unscoped.all(sql`
        select organization_id, workflow_type, kind, input from workflow_outbox
        where workflow_id = ${`application/${id}`}`),
    ).toEqual([
      {
        organization_id: null,
        workflow_type: 'partnerOnboarding',
        kind: 'signal_with_start',
        input: { applicationId: id },
      },
    ]);
  });

  test('shows all errors at once, beside the typed texts', async () => {
    const reply = await visitorOf(app).submit(
      '/apply',
      filled({
        organization_name: ' ',
        email: 'ada@',
        website: 'javascript:alert(1)',
        contact_name: '<b>&"Ada',
      }),
    );
    expect(reply.status).toBe(422);
    expect(reply.text.match(/aria-invalid="true"/g)).toHaveLength(3);
    for (const name of ['organization_name', 'email', 'website'])
      expect(reply.text).toContain(`id="${name}-fault"`);
    expect(reply.text).toContain('value="&lt;b&gt;&amp;&quot;Ada"');
    expect(reply.text).toContain('role="alert"');
  });

  test.each([
    ['organization_name', 'x'.repeat(201)],
    ['contact_name', 'a\u0000b'],
    ['email', `${'a'.repeat(240)}@partner.example`],
    ['website', `https://${'w'.repeat(300)}.example`],
    ['website', 'https://user:secret@play.example'],
    ['intended_use', 'x'.repeat(2_001)],
    ['intended_use', ''],
    ['intended_use', `a${'\u0301\u0327'.repeat(40)}`],
  ])('refuses %s when it cannot be kept', async (name, value) => {
    const reply = await visitorOf(app).submit('/apply', filled({ [name]: value }));
    expect(reply.status).toBe(422);
    expect(reply.text).toContain(`id="${name}-fault"`);
  });

  test('counts characters, not code units', async () => {
    expect(await applied({ organization_name: '🦊'.repeat(200) })).toMatchObject({
      organization_name: '🦊'.repeat(200),
    });
    const reply = await visitorOf(app).submit('/apply', filled({ organization_name: '🦊'.repeat(201) }));
    expect(reply.status).toBe(422);
  });

  test('accepts a website as people write it', async () => {
    expect(await applied({ website: 'play.example' })).toMatchObject({ website: 'https://play.example' });
  });

  test('refuses forms of another site, bodies that are no form, and endless bodies', async () => {
    const visitor = visitorOf(app);
    const foreign = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ];
    for (const headers of foreign)
      expect((await visitor.submit('/apply', filled(), headers)).status).toBe(403);
    const json = await visitor.submit('/apply', filled(), { 'Content-Type': 'application/json' });
    expect(json.status).toBe(415);
    for (const letters of [100_000, 6_000_000]) {
      const endless = await visitor.submit('/apply', filled({ intended_use: 'x'.repeat(letters) }));
      expect([letters, endless.status]).toEqual([letters, 413]);
    }
    const put = await fetch(`${app.baseUrl}/apply`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('refuses a form with a repeated field, or with bytes that are not UTF-8', async () => {
    for (const body of ['email=a%40b.example&email=c%40d.example', 'email=%ff']) {
      const response = await fetch(`${app.baseUrl}/apply`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    }
  });

  test('limits the applications for one mailbox in an hour', async () => {
    const email = `flood-${randomUUID()}@partner.example`;
    const visitor = visitorOf(app);
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) statuses.push((await visitor.submit('/apply', filled({ email }))).status);
    expect(statuses).toEqual([...Array(30).fill(303), 429, 429]);
    const refused = await visitor.submit('/apply', filled({ email }));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  test('confirms two applications of one mailbox a day by e-mail, and always shows the same page', async () => {
    const name = `stranger-${randomUUID()}`;
    const written = [
      `${name}@partner.example`,
      `${name.toUpperCase()}@Partner.Example`,
      `${name}+a@partner.example`,
    ];
    const replies = await Promise.all(
      [...written, ...written, ...written].map((email) => visitorOf(app).submit('/apply', filled({ email }))),
    );
    for (const { status, headers, text } of replies)
      expect([status, headers.get('location'), text]).toEqual([303, '/apply/received', replies[0]?.text]);
    const kept = await app.database.unscoped.all(sql<{ letters: object }>`
      select letters from applications where email ilike ${`${name}%`}`);
    expect(kept).toHaveLength(9);
    expect(kept.filter(({ letters }) => Object.keys(letters).length === 0)).toHaveLength(2);
    expect(kept.filter((row) => JSON.stringify(row) === '{"letters":{"received":"skipped"}}')).toHaveLength(
      7,
    );
  });

  test('carries the headers of every page', async () => {
    for (const reply of [
      await visitorOf(app).get('/apply'),
      await visitorOf(app).submit('/apply', filled()),
      await visitorOf(app).submit('/apply', {}),
    ]) {
      expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    const shown = await visitorOf(app).get('/apply');
    // With it every browser says where the form comes from; the address is no secret.
    expect(shown.headers.get('referrer-policy')).toBe('same-origin');
    expect(shown.text).toContain('<meta name="referrer" content="same-origin">');
    const policy = shown.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

describe('the decision', () => {
  test('approval creates an organization with its credential, and prints no secret', async () => {
    const { organization, credential, ...rest } = await approved();
    const stored = await app.database.within(organization.id).first(sql<{ scopes: string[] }>`
      select scopes from credentials where client_id = ${credential.client_id}`);
    expect(stored?.scopes).toHaveLength(12);
    expect(JSON.stringify({ organization, credential, rest })).not.toContain('client_secret');
    expect(
      await app.database.within(organization.id).all(sql`
        select action, actor_kind from audit_entries where organization_id = ${organization.id}`),
    ).toEqual([{ action: 'applications.approve', actor_kind: 'operator' }]);
  });

  test('only one of two decisions counts', async () => {
    const { id } = await applied();
    const outcomes = await Promise.allSettled([
      operator('approve', id),
      operator('approve', id),
      operator('decline', id),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(operator('decline', id)).rejects.toThrow(/only one that is received/);
  });
});

describe('/credentials/<code>', () => {
  const secretOf = (text: string) => /id="client_secret">([^<]+)</.exec(text)?.[1];

  test('opening it shows only a button, however often; the button shows the credential once', async () => {
    const { path, credential } = await approved();
    const visitor = visitorOf(app);
    for (let look = 0; look < 3; look++) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain('<button type="submit">');
      expect(page.text).not.toContain(credential.client_id);
      // A second press would throw the answer to the first away, and with it the secret.
      const [, script = ''] = /<script defer src="([^"]+)"/.exec(page.text) ?? [];
      expect((await visitor.get(script)).text).toContain("addEventListener('submit'");
    }
    const shown = await visitor.submit(path);
    expect(shown.status).toBe(200);
    const client_secret = secretOf(shown.text);
    for (const part of [credential.client_id, app.config.AUDIENCE, app.config.BASE_URL])
      expect(shown.text).toContain(part);
    expect(await exchangeToken(app, { client_id: credential.client_id, client_secret })).toMatch(/^ey/);
    for (const again of [await visitor.submit(path), await visitor.get(path)]) {
      expect(again.status).toBe(410);
      expect(again.words).toContain('already been opened');
      expect(again.text).not.toContain(client_secret);
    }
  });

  test('of 50 concurrent requests exactly one shows it', async () => {
    const { path } = await approved();
    const replies = await Promise.all(Array.from({ length: 50 }, () => visitorOf(app).submit(path)));
    expect(replies.filter(({ text }) => secretOf(text))).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 410)).toHaveLength(49);
  });

  test('the secret is stored sealed until it is opened, then only as a keyed hash; the code is never stored', async () => {
    const { id, path, organization } = await approved();
    const stored = async () =>
      JSON.stringify(
        await app.database.unscoped.all(sql`select a::text from applications a where id = ${id}`),
      );
    const shown = await visitorOf(app).submit(path);
    const secret = secretOf(shown.text) as string;
    expect(await stored()).not.toContain(Buffer.from(secret).toString('hex'));
    expect(
      await app.database.unscoped.first(sql`select sealed_secret from applications where id = ${id}`),
    ).toEqual({ sealed_secret: null });
    const kept = await app.database.within(organization.id).first(sql<{ secret_hash: Buffer }>`
      select secret_hash from credentials where organization_id = ${organization.id}`);
    expect(kept?.secret_hash).toEqual(app.secrets.keyedHash('client-secret', secret));
    const code = path.split('/').at(-1) as string;
    expect(await stored()).not.toContain(Buffer.from(code).toString('hex'));
    expect(await stored()).not.toContain(code);
  });

  test('opening it is an audit row of the new organization, without the code', async () => {
    const { id, path, organization } = await approved();
    const shown = await visitorOf(app).submit(path);
    const rows = await app.database.within(organization.id).all(sql`
      select action, actor_kind, route, status, resource_id, request_id::text from audit_entries
      where organization_id = ${organization.id} order by sequence`);
    expect(rows.at(-1)).toEqual({
      action: 'openCredentialLink',
      actor_kind: 'system',
      route: '/credentials/{code}',
      status: 200,
      resource_id: id,
      request_id: shown.headers.get('x-request-id'),
    });
    expect(rows).toHaveLength(2);
  });

  test("after its time it is expired, by the database's clock alone", async () => {
    const { id, path } = await approved();
    const visitor = visitorOf(app);
    await app.database.unscoped.all(sql`
      update applications set link_expires_at = clock_timestamp() where id = ${id}`);
    for (const reply of [await visitor.get(path), await visitor.submit(path)]) {
      expect(reply.status).toBe(410);
      expect(reply.words).toContain('has expired');
    }
  });

  test('it works for 72 hours after the approval', async () => {
    const { id } = await approved();
    expect(
      await app.database.unscoped.first(sql`
        select extract(epoch from link_expires_at - decided_at)::int as seconds from applications where id = ${id}`),
    ).toEqual({ seconds: 259_200 });
  });

  test('a credential that was rotated or revoked before shows nothing', async () => {
    const { path, organization } = await approved();
    await app.owner.rows.all(sql`
      update credentials set revoked_at = clock_timestamp() where organization_id = ${organization.id}`);
    const reply = await visitorOf(app).submit(path);
    expect(reply.status).toBe(410);
    expect(reply.words).toContain('has been replaced');
  });

  test('nor does that of a revoked organization, and no e-mail says that a secret was shown', async () => {
    const { id, path, organization } = await approved();
    await asOperator(app, ({ rows }) =>
      rows.all(sql`update organizations set status = 'revoked' where id = ${organization.id}`),
    );
    const reply = await visitorOf(app).submit(path);
    expect(reply.status).toBe(410);
    expect(reply.text).not.toContain('client_secret');
    expect(
      await app.database.unscoped.first(
        sql`select status, letters ->> 'opened' as letter from applications where id = ${id}`,
      ),
    ).toEqual({ status: 'opened', letter: 'skipped' });
  });

  test('opens to a browser that hides where a form comes from, but not to another site', async () => {
    const { path } = await approved();
    const visitor = visitorOf(app);
    const hidden = { Origin: 'null' };
    for (const headers of [{ ...hidden, 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }])
      expect((await visitor.submit(path, {}, headers)).status).toBe(403);
    expect((await visitor.submit(path, {}, hidden)).text).toContain('client_secret');
  });

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}%00`, '../apply'])(
    'a code that was never handed out (%p) is not found',
    async (code) => {
      for (const reply of [
        await visitorOf(app).get(`/credentials/${encodeURIComponent(code)}`),
        await visitorOf(app).submit(`/credentials/${encodeURIComponent(code)}`),
      ]) {
        expect(reply.status).toBe(404);
        expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
        expect(reply.headers.get('cache-control')).toBe('no-store');
      }
    },
  );
});
