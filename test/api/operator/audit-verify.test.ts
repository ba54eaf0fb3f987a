import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { auditGenesis, createAudit } from '../../../platform/audit/audit.ts';
import { verifyAuditChain } from '../../../platform/audit/verify-audit-chain.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids.ts';
import { operatorLine } from './operator-line.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

const ROWS = 40;
let database: OwnDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await ownDatabase();
  pool = database.pool;
});
afterAll(() => database?.drop());

/** An organization whose chain holds the rows of forty requests. */
const chain = async (): Promise<string> => {
  const organization_id = newId();
  await database.owner.query(
    `insert into organizations (id, name, contact_email, features) values ($1, 'Chain', 'a@example.com', '{}')`,
    [organization_id],
  );
  await database.owner.query('insert into audit_heads (organization_id, hash) values ($1, $2)', [
    organization_id,
    auditGenesis('development', organization_id),
  ]);
  const audit = createAudit('development', pool, rowsOfPool);
  const requests = Array.from({ length: ROWS }, (_, index) =>
    audit.append({
      organization_id,
      request_id: newId(),
      replayed_request_id: null,
      actor_kind: index % 2 ? 'organization' : 'delegated',
      client_id: 'client_1',
      practitioner_id: index % 2 ? null : newId(),
      action: 'getClinic',
      route: '/v1/partner/clinics/:id',
      method: 'GET',
      status: 200,
      problem: null,
      resource_id: newId(),
      workflow_id: null,
    }),
  );
  await Promise.all(requests);
  return organization_id;
};

const TABLES = ['audit_entries', 'audit_heads'];

/** As whoever owns the schema could: the triggers that keep entries and heads are taken off. */
const tamper = async (organizationId: string, ...statements: string[]): Promise<void> => {
  for (const table of TABLES) await database.owner.query(`alter table ${table} disable trigger user`);
  for (const statement of statements) await database.owner.query(statement, [organizationId]);
  for (const table of TABLES) await database.owner.query(`alter table ${table} enable trigger user`);
};
const verify = (organizationId: string) => verifyAuditChain(rowsOfPool(pool), 'development', organizationId);
const byCommand = (organizationId: string) =>
  operatorLine(database.environment, ['audit', 'verify', '--organization', organizationId, '--json']);

test('an untouched chain is valid, row by row up to its head', async () => {
  const organizationId = await chain();
  const { status, json } = await byCommand(organizationId);
  const { rows } = await database.owner.query('select hash from audit_heads where organization_id = $1', [
    organizationId,
  ]);
  expect(status).toBe(0);
  expect(json).toEqual({
    organization_id: organizationId,
    rows: ROWS,
    head_sequence: ROWS,
    head_hash: rows[0].hash.toString('hex'),
    valid: true,
    first_invalid_sequence: null,
  });
});

test('the command prints the damage and ends with status 1', async () => {
  const organizationId = await chain();
  await tamper(organizationId, `delete from audit_entries where ${mine} and sequence = 7`);
  const { status, json } = await byCommand(organizationId);
  expect(status).toBe(1);
  expect(json).toMatchObject({
    rows: ROWS - 1,
    head_sequence: ROWS,
    valid: false,
    first_invalid_sequence: 7,
  });
});

test('another environment does not accept the chain', async () => {
  const report = await verifyAuditChain(rowsOfPool(pool), 'production', await chain());
  expect(report).toMatchObject({ valid: false, first_invalid_sequence: 1, damage: 'link' });
});

const mine = 'organization_id = $1';
const columns = `request_id, replayed_request_id, actor_kind, client_id, practitioner_id, action, route, method, status,
  problem, resource_id, workflow_id`;
const copied = (source: number, to: number) => `insert into audit_entries
  (organization_id, sequence, recorded_at, ${columns}, previous_hash, hash)
  select organization_id, ${to}, recorded_at, ${columns}, previous_hash, hash
  from audit_entries where ${mine} and sequence = ${source}`;
const cases: [string, number, string, string[]][] = [
  ['an edited status', 7, 'hash', [`update audit_entries set status = 403 where ${mine} and sequence = 7`]],
  [
    'an edited client',
    7,
    'hash',
    [`update audit_entries set client_id = 'x' where ${mine} and sequence = 7`],
  ],
  [
    'a value where there was none',
    7,
    'hash',
    [`update audit_entries set problem = '' where ${mine} and sequence = 7`],
  ],
  [
    'a moved time',
    7,
    'hash',
    [`update audit_entries set recorded_at = recorded_at + interval '1 ms' where ${mine} and sequence = 7`],
  ],
  ['another hash', 7, 'hash', [`update audit_entries set hash = sha256('x') where ${mine} and sequence = 7`]],
  [
    'another link',
    7,
    'link',
    [`update audit_entries set previous_hash = sha256('x') where ${mine} and sequence = 7`],
  ],
  ['a deleted row', 7, 'sequence', [`delete from audit_entries where ${mine} and sequence = 7`]],
  ['a deleted first row', 1, 'sequence', [`delete from audit_entries where ${mine} and sequence = 1`]],
  [
    'a deleted last row',
    ROWS,
    'sequence',
    [`delete from audit_entries where ${mine} and sequence = ${ROWS}`],
  ],
  [
    'a deleted row, the others moved up',
    7,
    'link',
    [
      `delete from audit_entries where ${mine} and sequence = 7`,
      `update audit_entries set sequence = sequence + 1000 where ${mine} and sequence > 7`,
      `update audit_entries set sequence = sequence - 1001 where ${mine} and sequence > 1000`,
    ],
  ],
  ['a row before the first', 1, 'sequence', [copied(1, 0)]],
  ['a row past the head', ROWS + 1, 'link', [copied(ROWS, ROWS + 1)]],
  [
    'an inserted row, the others moved down',
    8,
    'link',
    [
      `update audit_entries set sequence = sequence + 1001 where ${mine} and sequence >= 8`,
      `update audit_entries set sequence = sequence - 1000 where ${mine} and sequence > 1000`,
      copied(7, 8),
    ],
  ],
  [
    'two rows that changed places',
    7,
    'link',
    [
      `update audit_entries set sequence = 1000 where ${mine} and sequence = 7`,
      `update audit_entries set sequence = 7 where ${mine} and sequence = 8`,
      `update audit_entries set sequence = 8 where ${mine} and sequence = 1000`,
    ],
  ],
  ['an edited head', ROWS, 'head', [`update audit_heads set hash = sha256('x') where ${mine}`]],
  ['a head moved back', ROWS, 'head', [`update audit_heads set sequence = sequence - 1 where ${mine}`]],
  ['a missing head', ROWS + 1, 'head_missing', [`delete from audit_heads where ${mine}`]],
];

describe('the verification finds', () => {
  test.each(cases)('%s', async (_, first_invalid_sequence, damage, statements) => {
    const organizationId = await chain();
    await tamper(organizationId, ...statements);
    const report = await verify(organizationId);
    expect(report).toMatchObject({ valid: false, first_invalid_sequence, damage });
  });

  test('a row of another organization', async () => {
    const [organizationId, other] = [await chain(), await chain()];
    await tamper(organizationId, `delete from audit_entries where ${mine} and sequence = 7`);
    await database.owner.query('alter table audit_entries disable trigger user');
    await database.owner.query(
      'update audit_entries set organization_id = $1 where organization_id = $2 and sequence = 7',
      [organizationId, other],
    );
    await database.owner.query('alter table audit_entries enable trigger user');
    for (const organization of [organizationId, other])
      expect(await verify(organization)).toMatchObject({ valid: false, first_invalid_sequence: 7 });
  });
});

test('only the owner can change a row', async () => {
  const organizationId = await chain();
  for (const statement of [
    'update audit_entries set status = 200 where organization_id = $1',
    'delete from audit_entries where organization_id = $1',
  ]) {
    await expect(pool.query(statement, [organizationId])).rejects.toMatchObject({ code: '42501' });
    await expect(database.owner.query(statement, [organizationId])).rejects.toMatchObject({ code: '42501' });
  }
  await expect(pool.query('truncate audit_entries')).rejects.toMatchObject({ code: '42501' });
});
