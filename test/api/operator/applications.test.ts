import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { receiveApplication } from '../../../domain/applications/application.ts';
import { readConfig } from '../../../platform/configuration/config.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { createSecrets, type Secrets } from '../../../platform/secrets.ts';
import { operatorLine } from './operator-line.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

// Many processes start one after the other, which takes long on a busy machine.

let database: OwnDatabase;
let secrets: Secrets;
beforeAll(async () => {
  database = await ownDatabase();
  secrets = createSecrets(readConfig(database.environment));
});
afterAll(() => database?.drop());

const operator = (...args: string[]) => operatorLine(database.environment, ['applications', ...args]);
const applied = (organization_name = 'Play House') =>
  receiveApplication(
    rowsOfPool(database.pool),
    secrets,
    {
      organization_name,
      contact_name: 'Ada Winter',
      email: 'ada@partner.example',
      website: 'https://play.example',
      intended_use: 'Booking',
    },
    randomUUID(),
  );

test('list shows the applications, filtered by status', async () => {
  const id = await applied();
  const { status, json } = await operator('list', '--status', 'received', '--json');
  expect(status).toBe(0);
  expect(json.applications).toEqual([
    {
      id,
      status: 'received',
      organization_name: 'Play House',
      contact_name: 'Ada Winter',
      email: 'ada@partner.example',
      website: 'https://play.example',
      intended_use: 'Booking',
      created_at: expect.any(String),
      decided_at: null,
      organization_id: null,
      client_id: null,
      link_expires_at: null,
      opened_at: null,
      letters: {},
    },
  ]);
  expect((await operator('list', '--status', 'opened')).stdout).toBe('There are no applications.\n');
  expect((await operator('list', '--status', 'nice')).status).toBe(2);
  expect((await operator('show', id)).stdout).toContain('Booking');
});

test('approve creates the organization, prints no secret and no link, and works once', async () => {
  const id = await applied('Approved House');
  const { status, stdout, json } = await operator('approve', id, '--json');
  expect(status).toBe(0);
  expect(json).toEqual({
    application: expect.objectContaining({ id, status: 'approved', client_id: json.credential.client_id }),
    organization: { id: json.application.organization_id, name: 'Approved House' },
    credential: { client_id: expect.stringMatching(/^client_/) },
  });
  expect(stdout).not.toMatch(/client_secret|\/credentials\//);
  const { rows } = await database.owner.query(
    `select action, actor_kind from audit_entries where organization_id = $1`,
    [json.organization.id],
  );
  expect(rows).toEqual([{ action: 'applications.approve', actor_kind: 'operator' }]);
  const again = await operator('approve', id);
  expect([again.status, again.stderr]).toEqual([
    1,
    `error: Application ${id} is approved; only one that is received can be decided.\n`,
  ]);
});

test('decline wakes the workflow, and cannot be undone', async () => {
  const id = await applied();
  expect((await operator('decline', id, '--yes', '--json')).json.application.status).toBe('declined');
  const { rows } = await database.owner.query(
    `select count(*)::int as commands from workflow_outbox where workflow_id = $1`,
    [`application/${id}`],
  );
  expect(rows).toEqual([{ commands: 2 }]);
  const audited = await database.owner.query(
    `select resource_id, workflow_id from audit_entries where action = 'applications.decline' and operator is not null`,
  );
  expect(audited.rows).toEqual([{ resource_id: id, workflow_id: `application/${id}` }]);
  for (const command of ['approve', 'decline']) expect((await operator(command, id, '--yes')).status).toBe(1);
});

test('an unknown application is not found, and an invalid id is wrong usage', async () => {
  for (const command of ['approve', 'decline'])
    expect((await operator(command, randomUUID(), '--yes')).status).toBe(1);
  expect((await operator('show', 'nonsense')).status).toBe(2);
});

test('an operation without an organization is found by its application', async () => {
  const id = await applied();
  const { json } = await operatorLine(database.environment, ['operations', 'show', id, '--json']);
  expect(json.workflows).toEqual([
    expect.objectContaining({ workflow_id: `application/${id}`, workflow_type: 'partnerOnboarding' }),
  ]);
});
