import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Connection } from '@temporalio/client';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright-core';
import { createOperatorsPage, type OperatorsPage } from '../../../api/operator/page/operators-page.ts';
import { isOperatorsPath } from '../../../api/operator/page/operators-path.ts';
import { receiveApplication } from '../../../domain/applications/application.ts';
import { SERVICE_CHAIN } from '../../../platform/audit/audit.ts';
import { systemClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/configuration/config.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { createSecrets, type Secrets } from '../../../platform/secrets.ts';
import { openAdminListener } from '../../../platform/telemetry/admin-listener.ts';
import { openTemporal, type Temporal } from '../../../temporal/connection.ts';
import { registerSearchAttributes } from '../../../temporal/search-attributes.ts';
import { findBrowser } from '../../long/pages/browser.ts';
import { pixelsOver, readAxe, smallFields, violationsOn } from '../../long/pages/violations.ts';
import { eventually } from '../../support/eventually.ts';
import { hasNginx, type OperatorsProxy, startOperatorsProxy } from '../../support/operators-proxy.ts';
import { registerNamespace } from '../../support/own-namespace.ts';
import { visitorOf } from '../../support/pages.ts';
import { LOOKS, PATIENCE_MILLISECONDS, WIDTHS } from '../../web/stage.ts';
import { operatorLine } from './operator-line.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

/** The operators' page (decisions 0092) on a real admin listener, read by programs and in a browser. */

const found = await findBrowser();
const inBrowser = 'missing' in found ? test.skip : test;
const behindNginx = hasNginx() ? test : test.skip;

const NAMESPACE = `operators-page-${process.pid}`;

let own: OwnDatabase;
let environment: NodeJS.ProcessEnv;
let temporal: Temporal;
let secrets: Secrets;
let shown: OperatorsPage;
let server: Server;
let browser: Browser | undefined;
let baseUrl: string;
let proxy: OperatorsProxy | undefined;
const logged: string[] = [];

beforeAll(async () => {
  own = await ownDatabase();
  environment = { ...own.environment, TEMPORAL_NAMESPACE: NAMESPACE };
  const config = readConfig(environment);
  secrets = createSecrets(config);
  temporal = openTemporal(config, secrets);
  await registerNamespace(temporal, NAMESPACE);
  await eventually(() =>
    temporal
      .call(({ connection }) => registerSearchAttributes(connection as Connection, NAMESPACE))
      .then(() => true),
  );
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }),
  );
  shown = createOperatorsPage({ config, secrets, clock: systemClock, log, unscoped: rowsOfPool(own.pool) });
  const health = { ready: async () => ({ ready: true, components: {} }) };
  server = await openAdminListener('127.0.0.1', 0, health, async (request, response) => {
    if (!isOperatorsPath(request.url)) return false;
    await shown.answer(request, response);
    return true;
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (hasNginx()) proxy = await startOperatorsProxy((server.address() as AddressInfo).port);
  if (!('missing' in found)) browser = await found.launch('--disable-gpu', '--disable-background-networking');
});
afterAll(async () => {
  await browser?.close();
  await proxy?.stop();
  server?.closeAllConnections();
  server?.close();
  await shown?.close();
  await temporal?.close();
  await own?.drop();
});

interface Account {
  readonly id: string;
  readonly name: string;
  readonly password: string;
  readonly totp_secret: string;
}
const operator = (...args: string[]) => operatorLine(environment, args);
const addAccount = async (name: string): Promise<Account> =>
  (await operator('accounts', 'add', name, '--json')).json.account;
/** Every code works once: each sign-in of an account takes the code of a later step. */
const codeOf = ({ totp_secret }: Account, laterSteps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(totp_secret) }).generate({
    timestamp: Date.now() + laterSteps * 30_000,
  });
const signedIn = async (account: Account, laterSteps = 0) => {
  const visitor = visitorOf({ baseUrl });
  const { name, password } = account;
  const reply = await visitor.submit('/operators/sign-in', {
    name,
    password,
    code: codeOf(account, laterSteps),
  });
  return { visitor, reply };
};
const csrfOf = (text: string): string => /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
const applied = (organization_name: string) =>
  receiveApplication(
    rowsOfPool(own.pool),
    secrets,
    {
      organization_name,
      contact_name: 'Ada Winter',
      email: 'ada@partner.example',
      website: 'https://play.example',
      intended_use: 'Booking of play therapy for three clinics in two cities.',
    },
    randomUUID(),
  );
const entries = async (chain: string) =>
  (
    await own.owner.query(
      `select action, operator, resource_id from audit_entries where organization_id = $1 order by sequence`,
      [chain],
    )
  ).rows;

test('sign-in wants name, password and a code that was not used, and the cookie is for this page alone', async () => {
  const account = await addAccount('grace.hall');
  const visitor = visitorOf({ baseUrl });
  const code = codeOf(account);
  const wrong = [
    { name: 'nobody', password: account.password, code },
    { name: account.name, password: 'not the password', code },
    { name: account.name, password: account.password, code: '000000' },
    { name: account.name, password: account.password, code: '' },
  ];
  for (const fields of wrong) {
    const refused = await visitor.submit('/operators/sign-in', fields);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    expect(refused.words).toContain('Name, password or code is wrong');
  }
  const { reply } = await signedIn(account);
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/operators']);
  expect(reply.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^operator=[\w-]{43}; Path=\/operators; HttpOnly; SameSite=Strict$/),
  ]);
  const again = await visitor.submit('/operators/sign-in', {
    name: account.name,
    password: account.password,
    code: codeOf(account),
  });
  expect(again.status).toBe(401);
  const { rows } = await own.owner.query(
    'select password_hash, totp_secret from operator_accounts where id = $1',
    [account.id],
  );
  expect(JSON.stringify(rows)).not.toContain(account.password);
  expect(rows[0].totp_secret.includes(Buffer.from(Secret.fromBase32(account.totp_secret).bytes))).toBe(false);
  expect(await entries(SERVICE_CHAIN)).toEqual(
    expect.arrayContaining([
      { action: 'accounts.add', operator: expect.any(String), resource_id: account.id },
      { action: 'accounts.sign-in', operator: 'grace.hall', resource_id: account.id },
    ]),
  );
});

test('of five sign-ins at once with one code, one opens the page', async () => {
  const account = await addAccount('five.at.once');
  const replies = await Promise.all(Array.from({ length: 5 }, () => signedIn(account)));
  expect(replies.map(({ reply }) => reply.status).toSorted()).toEqual([303, 401, 401, 401, 401]);
});

test('at an https address the cookie is bound to the host, and browsers are told to keep to https', async () => {
  const account = await addAccount('behind.tls');
  const config = readConfig({ ...environment, OPERATORS_URL: 'https://operators.example' });
  const log = pino({ level: 'silent' });
  const behindTls = createOperatorsPage({
    config,
    secrets,
    clock: systemClock,
    log,
    unscoped: rowsOfPool(own.pool),
  });
  const other = createServer((request, response) => void behindTls.answer(request, response));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    const visitor = visitorOf({ baseUrl: `http://127.0.0.1:${(other.address() as AddressInfo).port}` });
    const { name, password } = account;
    const reply = await visitor.submit('/operators/sign-in', { name, password, code: codeOf(account) });
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-operator=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
    ]);
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
  } finally {
    other.closeAllConnections();
    other.close();
    await behindTls.close();
  }
});

test('the role that the page works with can read nothing of patients', async () => {
  const tables = ['notes', 'note_versions', 'form_submissions', 'game_saves', 'patient_rosters'];
  const { rows } = await own.owner.query(
    `select name from unnest($1::text[]) as name where has_any_column_privilege('clinic_operator', name, 'select')
     union all
     select 'appointments.' || name from unnest($2::text[]) as name
     where has_column_privilege('clinic_operator', 'appointments', name, 'select')
     union all
     select 'patients.' || name from unnest($3::text[]) as name
     where has_column_privilege('clinic_operator', 'patients', name, 'select')`,
    [
      tables,
      ['partner_patient_id', 'notes'],
      ['first_name', 'last_name', 'email', 'phone', 'date_of_birth', 'external_id'],
    ],
  );
  expect(rows).toEqual([]);
});

test('after ten attempts at an account the next one is refused for a while, with the right password too', async () => {
  const account = await addAccount('tried.often');
  const visitor = visitorOf({ baseUrl });
  const guess = { name: account.name, password: 'a guess', code: '123456' };
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await visitor.submit('/operators/sign-in', guess)).status).toBe(401);
  const { reply } = await signedIn(account);
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  await own.owner.query('delete from attempts');
});

test('without a session every address leads to the sign-in, and nothing is done', async () => {
  const id = await applied('Quiet House');
  const visitor = visitorOf({ baseUrl });
  for (const address of ['/operators', `/operators/organizations/${randomUUID()}`]) {
    const reply = await visitor.get(address);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/operators/sign-in']);
  }
  const pressed = await visitor.submit('/operators/actions', { command: 'applications approve', id });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/operators/sign-in']);
  const { rows } = await own.owner.query('select status from applications where id = $1', [id]);
  expect(rows).toEqual([{ status: 'received' }]);
});

test('a form acts only with the token of its session, from a page of this origin, and for a listed command', async () => {
  const id = await applied('Guarded House');
  const account = await addAccount('edith.clarke');
  const { visitor } = await signedIn(account);
  const page = await visitor.get('/operators');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  );
  const fields = { csrf: csrfOf(page.text), command: 'applications decline', id };
  const sent = (over: object, headers: Record<string, string> = {}) =>
    visitor.submit('/operators/actions', { ...fields, ...over }, headers);
  expect((await sent({ csrf: 'x'.repeat(43) })).status).toBe(403);
  expect((await sent({}, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })).status).toBe(
    403,
  );
  expect((await sent({ command: 'credentials rotate' })).status).toBe(409);
  const asked = await sent({});
  expect(asked.words).toContain('Decline the application for good?');
  const state = () => own.owner.query('select status from applications where id = $1', [id]);
  expect((await state()).rows).toEqual([{ status: 'received' }]);
  const done = await sent({ yes: 'yes' });
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    '/operators?done=applications%20decline',
  ]);
  expect((await state()).rows).toEqual([{ status: 'declined' }]);
  expect(await entries(SERVICE_CHAIN)).toContainEqual({
    action: 'applications.decline',
    operator: 'edith.clarke',
    resource_id: id,
  });
  expect((await sent({ yes: 'yes' })).words).toContain('only one that is received can be decided');
});

test('a session ends by sign-out, by its age and with its account', async () => {
  const account = await addAccount('mary.ward');
  const isOpen = async (visitor: { get(address: string): Promise<{ status: number }> }) =>
    (await visitor.get('/operators')).status === 200;
  const first = (await signedIn(account, -1)).visitor;
  expect(await isOpen(first)).toBe(true);
  const kept = new Map(first.cookies);
  await first.submit('/operators/sign-out', { csrf: csrfOf((await first.get('/operators')).text) });
  for (const [name, value] of kept) first.cookies.set(name, value);
  expect(await isOpen(first)).toBe(false);
  const second = (await signedIn(account)).visitor;
  await own.owner.query(`update operator_sessions set seen_at = seen_at - interval '16 minutes'`);
  expect(await isOpen(second)).toBe(false);
  const third = (await signedIn(account, 1)).visitor;
  expect(await isOpen(third)).toBe(true);
  expect((await operator('accounts', 'remove', 'Mary.Ward', '--yes')).status).toBe(0);
  expect(await isOpen(third)).toBe(false);
  const listed = (await operator('accounts', 'list', '--json')).json.accounts;
  expect(listed.map(({ name }: { name: string }) => name)).not.toContain('mary.ward');
  expect(JSON.stringify(listed)).not.toMatch(/password|totp/);
});

test('a workflow that ended badly is listed with its page in the UI, and can be tried once more', async () => {
  const organization = (
    await operator(
      'organizations',
      'create',
      '--name',
      'Stuck',
      '--contact-email',
      'ops@stuck.example',
      '--json',
    )
  ).json.organization.id as string;
  const workflowId = `clinic/${randomUUID()}/upgrade`;
  await eventually(() =>
    temporal
      .call(({ workflow }) =>
        workflow.start('clinicUpgrade', {
          workflowId,
          taskQueue: 'nobody',
          args: [{ organizationId: organization }],
        }),
      )
      .then(() => true),
  );
  await own.owner.query(
    `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, delivered_at)
     values ($1, $2, 'clinicUpgrade', 'start', '{}', clock_timestamp())`,
    [organization, workflowId],
  );
  await temporal.call(({ workflow }) => workflow.getHandle(workflowId).terminate('by a test'));
  const account = await addAccount('lise.noether');
  const { visitor } = await signedIn(account);
  await eventually(async () => (await visitor.get('/operators')).text.includes(workflowId));
  const page = await visitor.get('/operators');
  expect(page.text).toContain(`/namespaces/${NAMESPACE}/workflows/${encodeURIComponent(workflowId)}`);
  expect(page.words).toMatch(/clinicUpgrade terminated/);
  const done = await visitor.submit('/operators/actions', {
    csrf: csrfOf(page.text),
    command: 'operations retry',
    id: workflowId,
  });
  expect(done.headers.get('location')).toBe('/operators?done=operations%20retry');
  const { rows } = await own.owner.query(
    `select kind from workflow_outbox where workflow_id = $1 and delivered_at is null`,
    [workflowId],
  );
  expect(rows).toEqual([{ kind: 'restart' }]);
  const trail = await own.owner.query(
    `select action, operator from audit_entries where workflow_id = $1 and organization_id = $2`,
    [workflowId, organization],
  );
  expect(trail.rows).toEqual([{ action: 'operations.retry', operator: 'lise.noether' }]);
});

behindNginx(
  'with deploy/operators.conf the page works, and nothing else of the admin address is reached',
  async () => {
    const { baseUrl: address } = proxy as OperatorsProxy;
    const visitor = visitorOf({ baseUrl: address });
    const first = await visitor.get('/');
    expect([first.status, first.headers.get('location')]).toEqual([303, `${address}/operators`]);
    const reached = [
      '/metrics',
      '/readyz',
      '/livez',
      '/assets/other.css',
      '/operatorsx',
      '/operators/../metrics',
    ];
    for (const other of reached) expect([other, (await visitor.get(other)).status]).toEqual([other, 404]);
    const account = await addAccount('vera.nilsson');
    const { name, password } = account;
    const headers = { Origin: address, 'Sec-Fetch-Site': 'same-origin' };
    const signed = await visitor.submit(
      '/operators/sign-in',
      { name, password, code: codeOf(account) },
      headers,
    );
    expect([signed.status, signed.headers.get('location')]).toEqual([303, '/operators']);
    const page = await visitor.get('/operators');
    for (const [, style] of page.text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      expect([style, (await visitor.get(style as string)).status]).toEqual([style, 200]);
    const id = await applied('Proxied House');
    const pressed = { csrf: csrfOf(page.text), command: 'applications decline', id, yes: 'yes' };
    expect(
      (await visitor.submit('/operators/actions', pressed, { Origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await visitor.submit('/operators/actions', pressed, headers)).status).toBe(303);
    expect(await entries(SERVICE_CHAIN)).toContainEqual({
      action: 'applications.decline',
      operator: 'vera.nilsson',
      resource_id: id,
    });
  },
);

/** A month of an organization, as the upkeep task notes it; a failing endpoint; a command that nobody delivers. */
const furnish = async (): Promise<{ organization: string; endpoint: string }> => {
  const { json } = await operator(
    ...[
      'organizations',
      'create',
      '--name',
      'Harbour Clinics',
      '--contact-email',
      'ops@harbour.example',
      '--json',
    ],
  );
  const organization = json.organization.id as string;
  await own.owner.query(
    `insert into daily_usage (organization_id, day, requests, bookings, books, storage_bytes)
    select $1, (clock_timestamp() at time zone 'UTC')::date - back, 400 + (back * 37) % 900, 12 + (back * 7) % 30,
      (back * 5) % 6, 2147483648 - back * 40000000 from generate_series(0, 29) as back`,
    [organization],
  );
  const endpoint = randomUUID();
  await own.owner.query(
    `insert into webhook_endpoints (id, organization_id, created_at, updated_at, url, host, event_types, next_sequence,
      failures, failing_since)
    values ($1, $2, clock_timestamp(), clock_timestamp(), '\\x00', 'hooks.harbour.example', '{*}', 1, 4,
      clock_timestamp() - interval '3 hours')`,
    [endpoint, organization],
  );
  await own.owner.query(
    `insert into webhook_deliveries (organization_id, endpoint_id, event_id, place, type, record_id, created_at)
    values ($1, $2, gen_random_uuid(), 1, 'clinic.created', gen_random_uuid(), clock_timestamp() - interval '2 hours')`,
    [organization, endpoint],
  );
  await own.owner.query(
    `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, created_at, attempts)
    values ($1, $2, 'buildExport', 'start', '{}', clock_timestamp() - interval '9 minutes', 5)`,
    [organization, `export/${randomUUID()}`],
  );
  // Of no patient: what the page shows of it are ids and moments.
  await own.owner.query(
    `set session_replication_role = replica;
     insert into erasures (id, organization_id, partner_patient_id, reason, status, requested_at, begins_at, created_at,
       updated_at)
     values (gen_random_uuid(), '${organization}', gen_random_uuid(), 'patient_request', 'scheduled', now(),
       '2026-11-27T14:05:00Z', now(), now());
     set session_replication_role = origin`,
  );
  await own.owner.query(
    `insert into audit_verifications (chains, damaged_chains, checkpoints_valid) values (3, 0, true)`,
  );
  return { organization, endpoint };
};

/** Looks at an open page in both schemes and three widths. */
const look = async (page: Page, name: string, axe: string): Promise<void> => {
  for (const { device, colorScheme, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: WIDTHS[device], height: 900 });
    expect([name, device, colorScheme, await pixelsOver(page)]).toEqual([name, device, colorScheme, 0]);
    const found = await violationsOn(page, axe, rules);
    expect([name, device, colorScheme, found]).toEqual([name, device, colorScheme, []]);
    expect(await smallFields(page)).toEqual([]);
    if (process.env.SHOTS) {
      await mkdir(process.env.SHOTS, { recursive: true });
      const file = path.join(process.env.SHOTS, `${name}-${device}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
  }
};

inBrowser(
  'an operator reads the page in a browser, approves an application, and the audit chain names who did it',
  async () => {
    const axe = await readAxe();
    const account = await addAccount('ada.winter');
    const { organization, endpoint } = await furnish();
    const id = await applied('North Pier Practice');
    const page = await (browser as Browser).newPage();
    page.setDefaultTimeout(PATIENCE_MILLISECONDS);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // As operators reach it: through the proxy, where there is one.
    await page.goto(`${proxy?.baseUrl ?? baseUrl}/operators`);
    await look(page, 'sign-in', axe);
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Password').fill(account.password);
    await page.getByLabel('Code').fill(codeOf(account));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'The service' }).waitFor();

    const part = (name: string) => page.getByRole('region', { name, exact: true });
    expect(await part('Webhooks').textContent()).toContain('hooks.harbour.example');
    expect(await part('Webhooks').textContent()).toContain(
      'The oldest event that waits happened 2 hours ago',
    );
    expect(await part('Audit').textContent()).toContain('all 3 hold');
    expect(await part('Erasures').textContent()).toContain('2026-11-27 14:05 UTC');
    expect(
      await part('Erasures')
        .getByRole('button', { name: /^Cancel erasure [0-9a-f]{8}$/ })
        .count(),
    ).toBe(1);
    const operations = await part('Durable operations that need attention').textContent();
    expect(operations).toContain('waits for Temporal; asked for 9 minutes ago');
    expect(await page.getByRole('link', { name: /^export\// }).getAttribute('href')).toContain(
      '/workflows/export%2F',
    );
    expect(await page.getByRole('img', { name: /^Requests by day/ }).count()).toBe(1);
    expect(await page.locator('.plot').count()).toBe(4);
    expect(await page.locator('.plot .bar').count()).toBe(120);
    await page.getByText('Usage by day as a table').click();
    expect(
      await page
        .getByRole('table', { name: /^Usage by day/ })
        .getByRole('row')
        .count(),
    ).toBe(31);
    await look(page, 'overview', axe);

    await page.getByRole('button', { name: 'Approve North Pier Practice' }).click();
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('status').textContent()).toContain('The application is approved');
    const { rows } = await own.owner.query('select status, organization_id from applications where id = $1', [
      id,
    ]);
    expect(rows[0].status).toBe('approved');
    const approved = rows[0].organization_id as string;
    expect(await entries(approved)).toEqual([
      { action: 'applications.approve', operator: 'ada.winter', resource_id: approved },
    ]);
    const verified = await operator('audit', 'verify', '--organization', approved, '--json');
    expect([verified.status, verified.json.valid]).toEqual([0, true]);
    await page.getByRole('link', { name: 'North Pier Practice' }).click();
    await page.getByText('Nothing was counted yet').waitFor();
    expect(await page.locator('.plot').count()).toBe(0);
    await look(page, 'organization-new', axe);
    await page.getByRole('link', { name: 'All organizations' }).click();

    await page.getByRole('button', { name: 'Pause hooks.harbour.example' }).click();
    await page.getByRole('status').waitFor();
    const paused = await own.owner.query('select status from webhook_endpoints where id = $1', [endpoint]);
    expect(paused.rows).toEqual([{ status: 'paused' }]);
    await page.getByRole('link', { name: 'Harbour Clinics' }).click();
    await page.getByRole('heading', { name: 'Harbour Clinics' }).waitFor();
    await look(page, 'organization', axe);
    await page.getByRole('button', { name: 'Suspend Harbour Clinics' }).click();
    await page.getByRole('heading', { name: 'Suspend the organization?' }).waitFor();
    await look(page, 'confirmation', axe);
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('status').waitFor();
    expect((await entries(organization)).slice(1)).toEqual([
      { action: 'webhooks.pause', operator: 'ada.winter', resource_id: endpoint },
      { action: 'organizations.suspend', operator: 'ada.winter', resource_id: organization },
    ]);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('nothing that was typed or shown is in the log', () => {
  expect(logged.filter((line) => /ada\.winter|ada@partner|North Pier|grace\.hall/.test(line))).toEqual([]);
});
