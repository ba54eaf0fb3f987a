import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commandGroups } from '../../../api/operator/commands.ts';
import { SCOPES } from '../../../domain/access/scopes.ts';
import { SERVICE_CHAIN } from '../../../platform/audit/audit.ts';
import { operatorLine } from './operator-line.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';
import { runOperator } from './run-operator.ts';

// Many processes start one after the other, which takes long on a busy machine.

let database: OwnDatabase;
beforeAll(async () => {
  database = await ownDatabase();
});
afterAll(() => database?.drop());

const UNKNOWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const operator = (...args: string[]) => operatorLine(database.environment, args);
const create = async () => {
  const { json } = await operator(
    'organizations',
    'create',
    '--name',
    ' Play House ',
    '--contact-email',
    'ops@example.com',
    '--json',
  );
  return json as { organization: { id: string; name: string }; credential: Record<string, string> };
};
const one = async (query: string, ...values: unknown[]) =>
  (await database.owner.query(query, values)).rows[0];
const trail = async (organizationId: string): Promise<string[]> => {
  const { rows } = await database.owner.query(
    `select action, actor_kind from audit_entries where organization_id = $1 order by sequence`,
    [organizationId],
  );
  expect(new Set(rows.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['operator']));
  return rows.map(({ action }) => action);
};

describe('organizations', () => {
  test('create prints the organization and a credential with all twelve scopes', async () => {
    const { organization, credential } = await create();
    expect(organization).toEqual({ id: expect.any(String), name: 'Play House' });
    expect(credential).toEqual({
      client_id: expect.any(String),
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
      audience: 'http://127.0.0.1:8080/v1/partner',
      base_url: 'http://127.0.0.1:8080',
      token_url: 'http://127.0.0.1:8081/oauth/token',
    });
    const stored = await one('select * from credentials where client_id = $1', credential.client_id);
    expect(stored.scopes).toEqual(SCOPES);
    expect(stored.secret_hash).toHaveLength(32);
    const made = await one('select * from organizations where id = $1', organization.id);
    expect(made.features).toEqual({
      storybook_generation: true,
      worksheet_generation: true,
      games: true,
      community: true,
      session_recording: true,
    });
    expect([made.status, made.delegation_enabled, made.minute_limit, made.hour_limit]).toEqual([
      'active',
      true,
      600,
      20_000,
    ]);
    for (const companion of ['rate_windows', 'session_configurations', 'audit_heads'])
      expect(
        await one(`select count(*)::int from ${companion} where organization_id = $1`, organization.id),
      ).toEqual({ count: 1 });
    expect(await trail(organization.id)).toEqual(['organizations.create']);
  });

  test('suspend, reinstate and revoke change the state; revoked is final', async () => {
    const { organization, credential } = await create();
    const status = async () =>
      (await one('select status from organizations where id = $1', organization.id)).status;
    const suspended = await operator('organizations', 'suspend', organization.id, '--yes', '--json');
    expect(suspended).toMatchObject({
      status: 0,
      json: { organization: { ...organization, status: 'suspended' } },
    });
    expect(await status()).toBe('suspended');
    expect((await operator('organizations', 'reinstate', '--organization', organization.id)).status).toBe(0);
    expect(await status()).toBe('active');
    expect((await operator('organizations', 'revoke', organization.id, '--yes')).status).toBe(0);
    expect(await status()).toBe('revoked');
    expect(await operator('organizations', 'reinstate', organization.id)).toMatchObject({
      status: 1,
      stdout: '',
    });
    for (const args of [
      ['issue', organization.id],
      ['rotate', credential.client_id as string, '--yes'],
    ])
      expect(await operator('credentials', ...args)).toMatchObject({
        status: 1,
        stderr: 'error: The organization is revoked.\n',
      });
    expect(await trail(organization.id)).toEqual([
      'organizations.create',
      'organizations.suspend',
      'organizations.reinstate',
      'organizations.revoke',
    ]);
  });

  test('list and show print no secret and write no audit row', async () => {
    const { organization, credential } = await create();
    const listed = await operator('organizations', 'list', '--json');
    expect(listed.json.organizations.map(({ id }: { id: string }) => id)).toContain(organization.id);
    const shown = await operator('organizations', 'show', organization.id, '--json');
    expect(shown.json.credentials).toMatchObject([
      { client_id: credential.client_id, version: 1, revoked_at: null },
    ]);
    expect(shown.stdout).not.toContain(credential.client_secret);
    expect((await operator('organizations', 'show', organization.id)).stdout).toContain('Play House');
    expect(await trail(organization.id)).toHaveLength(1);
  });
});

describe('credentials', () => {
  test('issue creates another one with only the named scopes; rotate replaces its secret; revoke ends it', async () => {
    const { organization } = await create();
    const issued = await operator(
      'credentials',
      'issue',
      '--organization',
      organization.id,
      '--scopes',
      'patients:read clinics:read',
      '--json',
    );
    const { client_id, client_secret } = issued.json.credential;
    const stored = () => one('select * from credentials where client_id = $1', client_id);
    const before = await stored();
    expect(before.scopes).toEqual(['clinics:read', 'patients:read']);
    const rotated = await operator('credentials', 'rotate', client_id, '--yes', '--json');
    expect(Object.keys(rotated.json.credential)).toEqual(Object.keys(issued.json.credential));
    expect(rotated.json.credential.client_secret).not.toBe(client_secret);
    const after = await stored();
    expect(after.version).toBe(2);
    expect(after.secret_hash).not.toEqual(before.secret_hash);
    expect(after.rotated_at.getTime()).toBeGreaterThan(before.rotated_at.getTime());
    expect((await operator('credentials', 'revoke', client_id, '--yes')).status).toBe(0);
    expect((await stored()).revoked_at).not.toBeNull();
    expect((await operator('credentials', 'rotate', client_id, '--yes')).status).toBe(1);
    const { client_id: named } = await one(
      `select client_id from audit_entries where organization_id = $1 and action = 'credentials.rotate'`,
      organization.id,
    );
    expect(named).toBe(client_id);
  });

  test('adding scopes changes no token; removing one ends all its tokens', async () => {
    const { credential } = await create();
    const set = async (...scopes: string[]) =>
      operator('credentials', 'scopes', credential.client_id as string, ...scopes);
    const version = async () =>
      (await one('select version from credentials where client_id = $1', credential.client_id)).version;
    await set('clinics:read');
    expect(await version()).toBe(2);
    await set('clinics:read', 'clinics:write');
    expect(await version()).toBe(2);
    const shown = await operator('credentials', 'scopes', credential.client_id as string, '--json');
    expect(shown.json.credential.scopes).toEqual(['clinics:read', 'clinics:write']);
    expect(await set('clinics:everything')).toMatchObject({ status: 2 });
  });
});

describe('settings of an organization', () => {
  test('limits, delegation, allowlist and features are stored and audited', async () => {
    const { organization } = await create();
    const { id } = organization;
    const stored = () => one('select *, allowlist::text[] as ranges from organizations where id = $1', id);
    await operator('limits', 'set', '--organization', id, '--minute', '7', '--hour', '90');
    const storage = await operator('limits', 'set', id, '--storage-bytes', '50000000000', '--json');
    const limits = { minute: 7, hour: 90, storage_bytes: 50_000_000_000, mails_per_recipient: 20 };
    expect(storage.json).toEqual({ organization_id: id, limits });
    const shown = await operator('organizations', 'show', id, '--json');
    expect(shown.json.organization).toMatchObject({ limits, used_bytes: 0 });
    await operator('delegation', 'off', '--organization', id, '--yes');
    const ranges = ['192.0.2.0/24', '2001:db8::/32', '198.51.100.7'];
    const listed = await operator('allowlist', 'set', '--organization', id, ...ranges, '--json');
    expect(listed.json.allowlist).toEqual(['192.0.2.0/24', '2001:db8::/32', '198.51.100.7/32']);
    const features = await operator(
      'features',
      'set',
      '--organization',
      id,
      'games=off',
      'storybook_generation=DE,fr',
      '--json',
    );
    expect(features.json.features).toMatchObject({
      games: false,
      storybook_generation: ['DE', 'FR'],
      community: true,
    });
    expect(await stored()).toMatchObject({
      minute_limit: 7,
      hour_limit: 90,
      delegation_enabled: false,
      ranges: ['192.0.2.0/24', '2001:db8::/32', '198.51.100.7/32'],
      features: { games: false },
    });
    expect((await operator('allowlist', 'show', id)).stdout).toContain('2001:db8::/32');
    await operator('allowlist', 'set', id, '--clear');
    await operator('delegation', 'on', id);
    expect(await stored()).toMatchObject({ ranges: [], delegation_enabled: true });
    expect(await trail(id)).toEqual([
      'organizations.create',
      'limits.set',
      'limits.set',
      'delegation.off',
      'allowlist.set',
      'features.set',
      'allowlist.set',
      'delegation.on',
    ]);
    expect((await operator('audit', 'verify', id)).status).toBe(0);
  });
});

describe('the audit names the operator', () => {
  const operators = async (organizationId: string) =>
    (
      await database.owner.query(
        'select action, operator from audit_entries where organization_id = $1 order by sequence',
        [organizationId],
      )
    ).rows;

  test('by OPERATOR_NAME, else by the account of the operating system', async () => {
    const { organization } = await create();
    const named = { ...database.environment, OPERATOR_NAME: 'Ida Blum' };
    expect((await operatorLine(named, ['organizations', 'suspend', organization.id, '--yes'])).status).toBe(
      0,
    );
    expect(await operators(organization.id)).toEqual([
      { action: 'organizations.create', operator: userInfo().username },
      { action: 'organizations.suspend', operator: 'Ida Blum' },
    ]);
    expect((await operator('audit', 'verify', organization.id)).status).toBe(0);
    const wrong = await operatorLine({ ...named, OPERATOR_NAME: 'two\nlines' }, ['organizations', 'list']);
    expect([wrong.status, wrong.stderr]).toEqual([78, expect.stringContaining('OPERATOR_NAME')]);
  });

  test('the name is part of the chain: with another one it is damaged', async () => {
    const { organization } = await create();
    const rewrite = async (name: string) => {
      await database.owner.query('alter table audit_entries disable trigger user');
      await database.owner.query('update audit_entries set operator = $2 where organization_id = $1', [
        organization.id,
        name,
      ]);
      await database.owner.query('alter table audit_entries enable trigger user');
    };
    await rewrite('somebody else');
    const damaged = await operator('audit', 'verify', organization.id, '--json');
    expect([damaged.status, damaged.json]).toMatchObject([1, { valid: false, first_invalid_sequence: 1 }]);
    await rewrite(userInfo().username);
    expect((await operator('audit', 'verify', organization.id)).status).toBe(0);
  });

  test("changes that belong to no organization are in the service's chain, which is verified with the others", async () => {
    const { status, json } = await operator('keys', 'rotate', '--yes', '--json');
    expect([status, json.signing_key.kid]).toEqual([0, expect.any(String)]);
    expect(await operators(SERVICE_CHAIN)).toContainEqual({
      action: 'keys.rotate',
      operator: userInfo().username,
    });
    const { json: all } = await operator('audit', 'verify', '--all', '--json');
    expect(all.organizations).toContainEqual(
      expect.objectContaining({ organization_id: SERVICE_CHAIN, valid: true }),
    );
    expect((await operator('audit', 'verify', SERVICE_CHAIN)).status).toBe(0);
  });
});

describe('destructive commands without a terminal', () => {
  const destructive = commandGroups.flatMap(({ name, commands }) =>
    commands.filter((command) => command.destructive).map((command) => [name, command.name] as const),
  );

  test.each(destructive)('%s %s is refused without --yes', async (group, command) => {
    const { organization, credential } = await create();
    const id = group === 'credentials' ? (credential.client_id as string) : organization.id;
    const named = group === 'keys' ? [] : [id];
    const before = await everything();
    const run = await operator(group, command, ...named, '--json');
    expect(run).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('--yes') });
    expect(await everything()).toEqual(before);
  });

  const everything = async () => {
    const tables = ['organizations', 'credentials', 'signing_keys', 'applications', 'audit_entries'];
    const found = tables.map((table) => database.owner.query(`select * from ${table} order by 1, 2`));
    return (await Promise.all(found)).map(({ rows }) => rows);
  };
});

describe('exit statuses', () => {
  test.each([
    ['organizations', 'show', UNKNOWN],
    ['organizations', 'suspend', UNKNOWN, '--yes'],
    ['credentials', 'issue', '--organization', UNKNOWN],
    ['credentials', 'rotate', 'nobody', '--yes'],
    ['limits', 'set', UNKNOWN, '--minute', '5'],
    ['audit', 'verify', UNKNOWN],
    ['operations', 'show', UNKNOWN],
  ])('1 for what does not exist: %s %s', async (...args) => {
    expect(await operator(...args)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: /),
    });
  });

  test.each([
    [],
    ['nonsense'],
    ['organizations'],
    ['organizations', 'suspend'],
    ['organizations', 'suspend', 'no-uuid', '--yes'],
    ['organizations', 'reinstate', UNKNOWN, '--organization', '11111111-1111-4111-8111-111111111111'],
    ['organizations', 'reinstate', '--organization', UNKNOWN, '--organization', UNKNOWN],
    ['organizations', 'create', '--name', 'x'],
    ['organizations', 'list', '--nonsense'],
    ['limits', 'set', UNKNOWN],
    ['limits', 'set', UNKNOWN, '--storage-bytes', '-1'],
    ['allowlist', 'set', '--organization', UNKNOWN],
    ['allowlist', 'set', '--organization', UNKNOWN, '10.0.0.1/8'],
    ['allowlist', 'set', '--organization', UNKNOWN, '10.0.0.0/8', '--clear'],
    ['features', 'set', '--organization', UNKNOWN, 'toys=on'],
  ])('2 for wrong usage: %s %s %s %s %s %s', async (...args) => {
    const run = await operator(...args.filter((arg) => arg !== undefined));
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).not.toBe('');
  });

  test('0 for help, which needs no settings; 78 without settings', async () => {
    expect(await runOperator({}, ['organizations', 'create', '--help'])).toMatchObject({
      status: 0,
      stderr: '',
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
    const run = await runOperator({ DATA_DIR: folder }, ['organizations', 'list']);
    expect(run.status).toBe(78);
    expect(run.stderr).toContain('DATABASE_URL is missing');
    await rm(folder, { recursive: true });
  });

  test('only the status for a reader that is gone before the answer', async () => {
    const command = ['api/operator/main.ts', 'organizations', 'list', '--json'];
    const child = spawn('sh', ['-c', '"$@" | true', 'sh', process.execPath, ...command], {
      cwd: path.join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH, ...database.environment, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await text(child.stderr)).toBe('');
  });

  test('1, without the message, for an unavailable database', async () => {
    const run = await runOperator(
      { ...database.environment, DATABASE_URL: 'postgres://secretive:hidden@127.0.0.1:1/none' },
      ['organizations', 'list'],
    );
    expect(run).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'error: The database cannot be reached, or cannot serve at the moment: Error ECONNREFUSED\n',
    });
    expect(run.stderr).not.toMatch(/secretive|hidden/);
  });
});

test('beside npm start the settings come from DATA_DIR/environment.json', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
  await mkdir(path.join(folder, '.data'));
  await writeFile(path.join(folder, '.data/environment.json'), JSON.stringify(database.environment), {
    mode: 0o600,
  });
  expect(
    (await runOperator({ DATA_DIR: path.join(folder, '.data') }, ['organizations', 'list'])).status,
  ).toBe(0);
  expect((await runOperator({}, ['organizations', 'list'], folder)).status).toBe(0);
  // Who names another database, as a cluster's settings do, means that one with its own settings.
  const elsewhere = { DATABASE_URL_FILE: path.join(folder, 'database_url') };
  const { stderr, status } = await runOperator(elsewhere, ['organizations', 'list'], folder);
  expect([status, stderr]).toEqual([78, expect.not.stringContaining('both set')]);
  await rm(folder, { recursive: true });
});

describe('accounts', () => {
  test('add shows the secrets once, refuses a name that differs in capitals alone, and remove needs --yes', async () => {
    const added = await operator('accounts', 'add', 'ada.winter', '--json');
    expect(added.json.account).toEqual({
      id: expect.any(String),
      name: 'ada.winter',
      password: expect.stringMatching(/^[\w-]{20}$/),
      totp_secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      totp_uri: expect.stringMatching(/^otpauth:\/\/totp\//),
    });
    const { id } = added.json.account;
    const twice = await operator('accounts', 'add', 'Ada.Winter');
    expect([twice.status, twice.stderr]).toEqual([1, 'error: There is an account of this name.\n']);
    expect((await operator('accounts', 'add', ' ')).status).toBe(2);
    expect((await operator('accounts', 'list', '--json')).json.accounts).toEqual([
      { id, name: 'ada.winter', created_at: expect.any(String), signed_in_at: null },
    ]);
    expect((await operator('accounts', 'remove', 'ada.winter')).status).toBe(2);
    expect((await operator('accounts', 'remove', 'ada.winter', '--yes')).status).toBe(0);
    expect((await operator('accounts', 'remove', 'ada.winter', '--yes')).status).toBe(1);
    const { rows } = await database.owner.query(
      `select action from audit_entries where organization_id = $1 and resource_id = $2 order by sequence`,
      [SERVICE_CHAIN, id],
    );
    expect(rows).toEqual([{ action: 'accounts.add' }, { action: 'accounts.remove' }]);
  });
});
