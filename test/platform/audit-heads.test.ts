import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type World } from '../support/world.ts';

/** Whoever has the application's own login can append to the audit log, and take nothing of it back. */

let app: RunningApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
  for (let round = 0; round < 5; round += 1) await world.partner.get('/v1/partner/health');
});
afterAll(() => app.stop());

const ROLES = ['clinic_app', 'clinic_ledger', 'clinic_operator', 'clinic_creator', 'clinic_reader'];
const COPIED = `organization_id, recorded_at, request_id, actor_kind, action, previous_hash, hash`;

const ATTACKS: readonly (readonly [what: string, statement: string])[] = [
  ['a head set back by one', 'update audit_heads set sequence = sequence - 1'],
  ['a head set back to the beginning', 'update audit_heads set sequence = 0'],
  [
    'a head set back to an entry, with its hash',
    `update audit_heads h set sequence = e.sequence, hash = e.hash from audit_entries e
     where e.organization_id = h.organization_id and e.sequence = 2`,
  ],
  ['a head with another hash', `update audit_heads set hash = sha256('x')`],
  [
    'a head set back by an insert',
    `insert into audit_heads select organization_id, 1, hash from audit_heads
     on conflict (organization_id) do update set sequence = excluded.sequence`,
  ],
  [
    'a head given to another organization',
    'update audit_heads set organization_id = gen_random_uuid(), sequence = sequence + 1',
  ],
  ['a head removed', 'delete from audit_heads'],
  ['an entry changed', `update audit_entries set status = 200, hash = sha256('x')`],
  ['an entry removed', 'delete from audit_entries where sequence = 3'],
  [
    'an entry at a place that is taken',
    `insert into audit_entries (sequence, ${COPIED}) select 3, ${COPIED} from audit_entries where sequence = 2`,
  ],
  ['all entries removed', 'truncate audit_entries, audit_heads'],
  ['the triggers taken off', 'alter table audit_heads disable trigger user'],
  ['the triggers passed by', `set session_replication_role = 'replica'`],
];

test.each(ATTACKS)('%s is refused to every role that the login can take', async (_, statement) => {
  const attacker = new Client({ connectionString: app.config.DATABASE_URL });
  await attacker.connect();
  try {
    for (const role of ROLES) {
      await attacker.query(`begin; set local role ${role}`);
      await attacker.query(
        `select set_config('app.organization', $1, true), set_config('app.organizations', $1, true)`,
        [world.organizationId],
      );
      // The rows of every organization that the role sees.
      const outcome = await attacker.query(statement).then(
        ({ rowCount }) => `${rowCount} rows`,
        ({ code }: { code: string }) => code,
      );
      expect([role, outcome]).toEqual([role, expect.stringMatching(/^(42501|23505|23503|0 rows)$/)]);
      await attacker.query('rollback');
    }
  } finally {
    await attacker.end();
  }
});

test('after these attempts the chain continues, and is complete', async () => {
  const before = await world.partner.get('/v1/partner/health');
  expect(before.status).toBe(200);
  const report = await inTransaction(
    app.owner.pool,
    (rows) => verifyAuditChain(rows, app.config.ENVIRONMENT, world.organizationId),
    { snapshot: true },
  );
  expect(report).toMatchObject({ valid: true });
});
