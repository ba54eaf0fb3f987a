import { expect, test } from '@jest/globals';
import type { CommandDeclaration } from '../../../api/operator/command.ts';
import { commandGroups } from '../../../api/operator/commands.ts';
import type { Session } from '../../../api/operator/session.ts';
import { runOperator } from './run-operator.ts';

/** The command line says itself what it can do (decisions 2.5). */

const commands = commandGroups.flatMap(({ name, commands: list }) =>
  list.map((command) => [`${name} ${command.name}`, command] as const),
);

test('every command of the decisions exists', () => {
  const named = [
    ...['list', 'approve', 'decline'].map((name) => `applications ${name}`),
    ...['create', 'list', 'show', 'suspend', 'reinstate', 'revoke'].map((name) => `organizations ${name}`),
    ...['issue', 'rotate', 'revoke', 'scopes'].map((name) => `credentials ${name}`),
    ...['set', 'show'].map((name) => `allowlist ${name}`),
    ...['on', 'off'].map((name) => `delegation ${name}`),
    'limits set',
    'features set',
    ...['verify', 'export', 'checkpoint'].map((name) => `audit ${name}`),
    ...['list', 'show', 'retry', 'cancel'].map((name) => `operations ${name}`),
    'usage report',
    'keys rotate',
  ];
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(named));
});

test.each(commands)('%s has a summary and an example that begins with it', (name, { summary, examples }) => {
  expect(summary).toMatch(/^[a-z].*[^.]$/);
  expect(examples?.length).toBeGreaterThan(0);
  for (const example of examples ?? []) expect(example).toMatch(new RegExp(`^operator ${name}( |$)`));
});

test('exactly the destructive commands ask first', () => {
  const asking = commands.filter(([, { destructive }]) => destructive).map(([name]) => name);
  expect(asking.toSorted()).toEqual(
    [
      'accounts remove',
      'applications decline',
      'community remove',
      'credentials revoke',
      'credentials rotate',
      'delegation off',
      'erasures cancel',
      'keys rotate',
      'operations cancel',
      'organizations close',
      'organizations revoke',
      'organizations suspend',
      'webhooks disable',
    ].toSorted(),
  );
});

test('the question names the affected record', async () => {
  const rows = {
    first: async () => ({
      name: 'Play House',
      status: 'active',
      client_id: 'client_1',
      organization_id: 'its id',
    }),
    all: async () => [],
  };
  const words = (name: string, id: string) => {
    const [, command] = commands.find(([known]) => known === name) ?? [];
    return command?.concerns?.({ session: { rows } as unknown as Session, args: [id], options: {} });
  };
  const id = '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11';
  for (const name of ['organizations suspend', 'organizations revoke', 'delegation off'])
    expect(await words(name, id)).toBe(`Play House (${id}), which is active.`);
  for (const name of ['credentials rotate', 'credentials revoke'])
    expect(await words(name, 'client_1')).toBe('client_1 of Play House (its id).');
  rows.first = async () => undefined as never;
  await expect(words('organizations revoke', id)).rejects.toThrow('There is no organization');
});

test('an organization is named by the positional argument as well as by --organization', () => {
  const about = commands.filter(([, { options, args }]) => {
    const takes = (forms: CommandDeclaration['args'], form: string) =>
      forms?.some(([name]) => name === form) ?? false;
    return takes(options, '--organization <id>') && !takes(args, '<id>');
  });
  expect(about.length).toBeGreaterThan(12);
  for (const [name, { args = [] }] of about)
    expect([name, args[0]?.[0]]).toEqual([name, expect.stringMatching(/^(\[id\]|[[<].+\.\.\.[\]>])$/)]);
});

test('commands that ask nothing accept --yes too, but only those that ask show it', async () => {
  const id = '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11';
  const nowhere = { DATA_DIR: '/nonexistent' };
  // Without settings, what is wrong with the command itself is told first.
  expect((await runOperator(nowhere, ['organizations', 'reinstate', id, '--yes', '--json'])).status).toBe(78);
  expect((await runOperator(nowhere, ['organizations', 'reinstate', id, '--nope'])).status).toBe(2);
  expect((await runOperator(nowhere, ['organizations', 'reinstate', '--help'])).stdout).not.toContain(
    '--yes',
  );
  expect((await runOperator(nowhere, ['organizations', 'suspend', '--help'])).stdout).toContain('--yes');
});

test('help needs no settings, and shows the exit statuses, the options and the examples', async () => {
  const top = await runOperator({}, ['--help']);
  expect([top.status, top.stderr]).toEqual([0, '']);
  for (const { name, summary } of commandGroups)
    expect(top.stdout).toMatch(new RegExp(`${name}.*${summary}`));
  expect(top.stdout).toContain('Exit status: 0 done; 1 refused');
  const one = await runOperator({}, ['operations', 'cancel', '--help']);
  expect(one.status).toBe(0);
  for (const part of ['--json', '--yes', 'Examples:', 'operator operations cancel export/'])
    expect(one.stdout).toContain(part);
});
