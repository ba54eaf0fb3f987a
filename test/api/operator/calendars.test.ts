import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWorld, type World } from '../../activities/world.ts';
import { type Radicale, startRadicale } from '../../support/radicale.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';
import { runOperator } from './run-operator.ts';

// Processes start one after the other, which takes long on a busy machine.

let database: OwnDatabase;
let radicale: Radicale;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  [database, radicale] = await Promise.all([ownDatabase(), startRadicale()]);
  environment = { ...database.environment, OUTGOING_ALLOWED_HOSTS: radicale.host };
});
afterAll(async () => {
  await database?.drop();
  await radicale?.stop();
});

/** With the password on the standard input, as a script gives it. */
const connect = async (
  practitioner: string,
  url: string,
  username: string,
  password: string,
  env = environment,
) => {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'api/operator/main.ts',
      'calendars',
      'connect',
      '--json',
    ].concat(['--practitioner', practitioner, '--url', url, '--username', username]),
    { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' },
  );
  child.stdin.end(`${password}\n`);
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  return { status, stderr, json: stdout ? JSON.parse(stdout) : undefined };
};

const world = async (): Promise<World> => {
  const made = await createWorld(database.owner as never);
  await database.owner.query(
    `insert into audit_heads (organization_id, hash) values ($1, '\\x${'00'.repeat(32)}')`,
    [made.organizationId],
  );
  await database.owner.query(
    `update appointments set start_at = '2035-03-05T09:00:00Z', end_at = '2035-03-05T09:50:00Z' where id = $1`,
    [made.appointmentId],
  );
  return made;
};

const commandsOf = async (organizationId: string) =>
  (
    await database.owner.query(
      'select workflow_type from workflow_outbox where organization_id = $1 order by id',
      [organizationId],
    )
  ).rows.map(({ workflow_type }) => workflow_type);

test('a calendar is connected, shown and disconnected; future bookings follow', async () => {
  const { organizationId, practitionerId } = await world();
  const user = `ida-${randomUUID()}`;
  await radicale.setPassword(user, 'a password');
  const url = await radicale.calendar(user, 'work');
  const connected = await connect(practitionerId, url, user, 'a password');
  expect([connected.status, connected.stderr]).toEqual([0, '']);
  expect(connected.json.connection).toMatchObject({
    practitioner_id: practitionerId,
    state: 'connected',
    entries: 0,
  });
  expect(await commandsOf(organizationId)).toEqual(['syncAppointment']);

  const shown = await runOperator(environment, [
    'calendars',
    'show',
    '--practitioner',
    practitionerId,
    '--json',
  ]);
  expect(shown.json.connection.id).toBe(connected.json.connection.id);
  for (const secret of [user, 'a password', url]) expect(shown.stdout).not.toContain(secret);

  const gone = await runOperator(environment, [
    'calendars',
    'disconnect',
    '--practitioner',
    practitionerId,
    '--json',
  ]);
  expect([gone.status, gone.json.state]).toEqual([0, 'disconnecting']);
  expect(await commandsOf(organizationId)).toEqual(['syncAppointment', 'disconnectCalendar']);
  const again = await runOperator(environment, ['calendars', 'disconnect', '--practitioner', practitionerId]);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('no calendar connected')]);
  const { rows } = await database.owner.query(
    'select action, actor_kind, resource_id from audit_entries where organization_id = $1 order by sequence',
    [organizationId],
  );
  expect(rows).toEqual([
    { action: 'calendars.connect', actor_kind: 'operator', resource_id: practitionerId },
    { action: 'calendars.disconnect', actor_kind: 'operator', resource_id: practitionerId },
  ]);
});

test('credentials that open no calendar are refused in words, and nothing is connected', async () => {
  const { organizationId, practitionerId } = await world();
  const user = `ida-${randomUUID()}`;
  await radicale.setPassword(user, 'right');
  const url = await radicale.calendar(user, 'work');
  const attempts: [string, string, NodeJS.ProcessEnv, RegExp][] = [
    [url, 'wrong', environment, /does not accept this user name and password/],
    [url.replace('/work/', '/other/'), 'right', environment, /no calendar at this address/],
    [url.replace('/work/', '/'), 'right', environment, /no calendar at this address/],
    [url, 'right', database.environment, /by https at public addresses only/],
    ['https://169.254.169.254/', 'right', environment, /by https at public addresses only/],
  ];
  for (const [address, password, env, reason] of attempts) {
    const { status, stderr } = await connect(practitionerId, address, user, password, env);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toContain(user);
    expect(status).toBe(1);
  }
  const usage = await connect(practitionerId, `http://${user}:word@127.0.0.1/`, user, 'right');
  expect([usage.status, usage.stderr]).toEqual([2, expect.stringContaining('must not hold the credentials')]);
  expect(await commandsOf(organizationId)).toEqual([]);
  const { rows } = await database.owner.query(
    'select 1 from calendar_connections where organization_id = $1',
    [organizationId],
  );
  expect(rows).toEqual([]);
});
