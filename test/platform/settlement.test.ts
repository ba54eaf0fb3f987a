import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { createSettlement, type Settlement } from '../../api/http/settlement.ts';
import { createAdmission, type Known } from '../../domain/access/admission.ts';
import type { AdmissionRequest } from '../../domain/access/judging.ts';
import { clinics } from '../../domain/clinics/clinics.endpoints.ts';
import type { Resource } from '../../domain/declarations/resource.ts';
import { patients } from '../../domain/patients/patients.endpoints.ts';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import { verifyAuditChain } from '../../platform/audit/verify-audit-chain.ts';
import { ledgerPool } from '../../platform/database/pools.ts';
import { rowsOfPool, sql } from '../../platform/database/rows.ts';
import {
  createRunSettlement,
  type RunSettlement,
  settlingPool,
} from '../../platform/database/settling-connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { withinOneMinute } from '../interface/within-one-minute.ts';
import { admissionRequestOf } from '../support/admission-request.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type World } from '../support/world.ts';

/** A unit and an audit entry in one statement: both, or neither. */

let app: RunningApp;
let pool: Pool;
let own: Pool;
let statements: string[] = [];
const recording = (of: Pool): RunSettlement => {
  const run = createRunSettlement(of);
  return (finding, settlement) => {
    statements.push(settlement.text);
    return run(finding, settlement);
  };
};
beforeAll(async () => {
  app = await startApp();
  const server = { url: app.config.DATABASE_URL, application: 'settlement test' };
  pool = ledgerPool(server, 1);
  own = settlingPool(server, '-c plan_cache_mode=force_generic_plan');
});
afterAll(async () => {
  await Promise.all([pool.end(), own.end()]);
  await app.stop();
});

let settlement: Settlement;
beforeEach(() => {
  settlement = createSettlement(app.config.ENVIRONMENT, recording(own));
  statements = [];
});

interface Caller {
  readonly world: World;
  readonly known: Known;
}

/** Somebody who was admitted once. */
const createCaller = async (world?: World, asking: Partial<AdmissionRequest> = {}): Promise<Caller> => {
  const own = world ?? (await createWorld(app));
  const { admit, known } = createAdmission(pool, rowsOfPool, () => new Date());
  const request = admissionRequestOf(own, asking);
  await admit(request);
  return { world: own, known: known(request) as Known };
};

const entryOf = ({ world }: Caller): AuditEntry => ({
  organization_id: world.organizationId,
  request_id: randomUUID(),
  replayed_request_id: null,
  actor_kind: 'organization',
  client_id: world.credential.client_id,
  practitioner_id: null,
  action: 'getClinic',
  route: '/v1/partner/clinics/{id}',
  method: 'GET',
  status: 200,
  problem: null,
  resource_id: randomUUID(),
  workflow_id: null,
});
const settleFor = (caller: Caller) => settlement.settle(caller.known, entryOf(caller));

interface Ledger {
  readonly units: number;
  readonly rows: number;
  readonly valid: boolean;
}
const ledgerOf = async ({ world }: Caller): Promise<Ledger> => {
  const [window] = await app.owner.rows.all(
    sql<{
      hour_count: number;
    }>`select hour_count from rate_windows where organization_id = ${world.organizationId}`,
  );
  const { rows, valid } = await inTransaction(
    app.owner.pool,
    (within) => verifyAuditChain(within, app.config.ENVIRONMENT, world.organizationId),
    { snapshot: true },
  );
  return { units: window?.hour_count ?? 0, rows: Number(rows), valid };
};
const change = ({ world }: Caller, values: string) =>
  app.owner.rows.all(sql`update organizations set ${sql.raw(values)} where id = ${world.organizationId}`);
const more = ({ units, rows }: Ledger, by: number): Ledger => ({
  units: units + by,
  rows: rows + by,
  valid: true,
});

test('takes a unit and appends an entry, in one statement', async () => {
  const caller = await createCaller();
  const before = await ledgerOf(caller);
  const [first, second] = [await settleFor(caller), await settleFor(caller)];
  expect(statements).toHaveLength(2);
  expect(await ledgerOf(caller)).toEqual(more(before, 2));
  expect(first).toMatchObject({ hour_remaining: caller.known.hour_limit - before.units - 1 });
  expect(second).toMatchObject({ hour_remaining: caller.known.hour_limit - before.units - 2 });
});

test('many of several organizations at once: one chain for each, units handed out one by one', async () => {
  const callers = await Promise.all([createCaller(), createCaller(), createCaller()]);
  const before = await Promise.all(callers.map(ledgerOf));
  const rates = await Promise.all(
    Array.from({ length: 30 }, (_, index) => settleFor(callers[index % 3] as Caller)),
  );
  expect(statements).toHaveLength(1);
  expect(await Promise.all(callers.map(ledgerOf))).toEqual(before.map((ledger) => more(ledger, 10)));
  for (const [index, { known }] of callers.entries())
    expect(rates.filter((_, at) => at % 3 === index).map((rate) => rate?.hour_remaining)).toEqual(
      Array.from(
        { length: 10 },
        (_, taken) => known.hour_limit - (before[index] as Ledger).units - taken - 1,
      ),
    );
});

test('nothing happens for an organization of whose access something has changed, and to the others it does', async () => {
  const [changed, other, third] = await Promise.all([createCaller(), createCaller(), createCaller()]);
  const before = await Promise.all([changed, other, third].map(ledgerOf));
  await change(changed, "status = 'suspended'");
  expect(await settleFor(changed)).toBeUndefined();
  const both = await Promise.all([settleFor(changed), settleFor(other)]);
  expect(both).toEqual([undefined, expect.anything()]);
  const all = await Promise.all([changed, other, changed, third].map(settleFor));
  expect(all).toEqual([undefined, expect.anything(), undefined, expect.anything()]);
  expect(await Promise.all([changed, other, third].map(ledgerOf))).toEqual(
    [0, 2, 1].map((by, index) => more(before[index] as Ledger, by)),
  );
});

test.each(['minute', 'hour'])('nothing happens where the %s has not room for all of them', async (window) => {
  const world = await createWorld(app);
  const { units } = await ledgerOf({ world } as Caller);
  await change({ world } as Caller, `${window}_limit = ${units + 5}`);
  const caller = await createCaller(world);
  const before = await ledgerOf(caller);
  const room = units + 5 - before.units;
  const tooMany = Array.from({ length: room + 1 }, () => settleFor(caller));
  expect(new Set(await Promise.all(tooMany))).toEqual(new Set([undefined]));
  expect(await ledgerOf(caller)).toEqual(before);
  const asMany = await Promise.all(tooMany.slice(1).map(() => settleFor(caller)));
  expect(asMany.every((rate) => rate !== undefined)).toBe(true);
  expect(await settleFor(caller)).toBeUndefined();
  expect(await ledgerOf(caller)).toEqual(more(before, room));
});

test(
  'nothing happens where a holder of browser tokens has not room for all of its own',
  withinOneMinute(async () => {
    const partner = await createCaller();
    const [seat, other] = await Promise.all(
      ['seat/1', 'seat/2'].map((holder) => createCaller(partner.world, { holder, holder_limit: 5 })),
    );
    const elsewhere = await createCaller(undefined, { holder: 'seat/1', holder_limit: 5 });
    const before = await ledgerOf(partner);
    const tooMany = [...Array.from({ length: 5 }, () => seat), other, partner, elsewhere] as Caller[];
    const refused = await Promise.all(tooMany.map(settleFor));
    expect(refused.map((rate) => rate?.minute_remaining)).toEqual([...Array(7).fill(undefined), 3]);
    expect(await ledgerOf(partner)).toEqual(before);
    const rates = await Promise.all(tooMany.slice(1, -1).map(settleFor));
    expect(rates.slice(0, 5).map((rate) => rate?.minute_remaining)).toEqual([3, 2, 1, 0, 3]);
    expect(rates[5]?.minute_remaining).toBeGreaterThan(500);
    expect(statements).toHaveLength(2);
    expect(await settleFor(seat as Caller)).toBeUndefined();
    expect(await ledgerOf(partner)).toEqual(more(before, 6));
    const counted = await app.owner.rows.all(sql`
      select holder, minute_count as count from holder_windows
      where organization_id = ${partner.world.organizationId} order by holder`);
    expect(counted).toEqual([
      { holder: 'seat/1', count: 5 },
      { holder: 'seat/2', count: 2 },
    ]);
  }),
);

test('of callers who are known by different marks, those pass who are known by the present one', async () => {
  const old = await createCaller();
  await change(old, "features = '{}'");
  const present = await createCaller(old.world);
  const before = await ledgerOf(present);
  const oldFirst = await Promise.all([old, present, old].map(settleFor));
  expect(oldFirst).toEqual([undefined, undefined, undefined]);
  const presentFirst = await Promise.all([present, old, present].map(settleFor));
  expect(presentFirst).toEqual([expect.anything(), undefined, expect.anything()]);
  expect(await ledgerOf(present)).toEqual(more(before, 2));
});

test('without a chain no unit is taken, and it is an error for that organization alone', async () => {
  const [broken, sound] = await Promise.all([createCaller(), createCaller()]);
  const before = await ledgerOf(sound);
  const unitsOf = async () => (await ledgerOf(broken)).units;
  const units = await unitsOf();
  await app.owner.rows.all(
    sql`delete from audit_heads where organization_id = ${broken.world.organizationId}`,
  );
  await expect(settleFor(broken)).rejects.toThrow('division by zero');
  for (const batch of [
    [broken, sound],
    [broken, sound, broken],
  ]) {
    const outcomes = await Promise.allSettled(batch.map(settleFor));
    expect(outcomes.map(({ status }) => status)).toEqual(
      batch.map((caller) => (caller === sound ? 'fulfilled' : 'rejected')),
    );
  }
  expect(await unitsOf()).toBe(units);
  expect(await ledgerOf(sound)).toEqual(more(before, 2));
});

interface Asking extends Caller {
  readonly clinic: string;
  readonly patient: string;
}
const createAsking = async (): Promise<Asking> => {
  const world = await createWorld(app);
  const { clinic, patient } = await world.practice();
  return { ...(await createCaller(world)), clinic: clinic.id, patient: patient.id };
};
const findFor = (caller: Caller, resource: Resource, id: string, practitioner_id: string | null = null) =>
  settlement.settleFound(caller.known, entryOf(caller), {
    resource,
    id,
    organization_id: caller.world.organizationId,
    practitioner_id,
  });
const idOf = (found: Awaited<ReturnType<typeof findFor>>) =>
  typeof found === 'object' ? found.row.id : found;

test('finds records of several kinds and organizations, and settles for all of them, in one transaction', async () => {
  const callers = await Promise.all([createAsking(), createAsking()]);
  const before = await Promise.all(callers.map(ledgerOf));
  const found = await Promise.all([
    ...callers.flatMap((caller) => [
      findFor(caller, clinics, caller.clinic),
      findFor(caller, patients, caller.patient),
    ]),
    ...callers.map(settleFor),
  ]);
  expect(statements).toHaveLength(1);
  expect(found.slice(0, 4).map((one) => idOf(one as never))).toEqual(
    callers.flatMap(({ clinic, patient }) => [clinic, patient]),
  );
  expect(found.slice(4)).not.toContain(undefined);
  expect(await Promise.all(callers.map(ledgerOf))).toEqual(before.map((ledger) => more(ledger, 3)));
});

test('of an organization of which something is missing nothing happens, and to the others it does', async () => {
  const [missing, other] = await Promise.all([createAsking(), createAsking()]);
  const before = await Promise.all([missing, other].map(ledgerOf));
  for (const [id, practitioner] of [
    [other.patient, null],
    [randomUUID(), null],
    // Out of the reach of who acts.
    [missing.patient, randomUUID()],
  ] as const) {
    const found = await Promise.all([
      findFor(missing, clinics, missing.clinic),
      findFor(missing, patients, id, practitioner),
      findFor(other, patients, other.patient),
    ]);
    expect(found.map(idOf)).toEqual([undefined, 'missing', other.patient]);
  }
  expect(await Promise.all([missing, other].map(ledgerOf))).toEqual([
    before[0],
    more(before[1] as Ledger, 3),
  ]);
});

test('what a statement without its condition gives of a neighbour in the batch is missing', async () => {
  const [asking, neighbour] = await Promise.all([createAsking(), createAsking()]);
  const open = {
    ...patients,
    findEach: (keys: Parameters<typeof patients.findEach>[0]) => sql`
      select t.id, k.i as "#i", t.organization_id as "#organization"
      from unnest(${keys.ids}::uuid[], ${keys.organizations}::uuid[], ${keys.practitioners}::uuid[])
        with ordinality as k(id, organization_id, practitioner_id, i)
      join patients t on t.id = k.id`,
  } as typeof patients;
  const before = await ledgerOf(asking);
  const found = await Promise.all([
    findFor(asking, open, neighbour.patient),
    findFor(neighbour, open, neighbour.patient),
  ]);
  expect(found.map(idOf)).toEqual(['missing', neighbour.patient]);
  expect(await ledgerOf(asking)).toEqual(before);
});

test('the connection reads as the reader and writes as the ledger, and neither outlives its statement', async () => {
  const caller = await createAsking();
  expect(idOf(await findFor(caller, clinics, caller.clinic))).toBe(caller.clinic);
  const client = await own.connect();
  try {
    const state = `select current_role as role, current_setting('app.organizations') as organizations,
      (select count(*)::int from clinics) as clinics`;
    expect((await client.query(state)).rows).toEqual([
      { role: 'clinic_reader', organizations: '', clinics: 0 },
    ]);
    for (const refused of ['select from audit_heads', `update clinics set name = ''`])
      await expect(client.query(refused)).rejects.toMatchObject({ code: '42501' });
  } finally {
    client.release();
  }
});

test('who is in flight when the connection is lost is told, and the next settlement takes another one', async () => {
  const caller = await createAsking();
  await expect(
    whileHeld(
      `select from audit_heads where organization_id = '${caller.world.organizationId}' for update`,
      () => Promise.all([findFor(caller, clinics, caller.clinic), settleFor(caller)]),
      () =>
        app.owner.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'settlement test'`,
        ),
    ),
  ).rejects.toThrow();
  expect(idOf(await findFor(caller, clinics, caller.clinic))).toBe(caller.clinic);
});

/** Somebody else holds what `statement` locks, until what begins meanwhile waits for it. */
const whileHeld = async <T>(
  statement: string,
  meanwhile: () => Promise<T>,
  ended: () => Promise<unknown>,
) => {
  const holder = await app.owner.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(statement);
    const waiting = meanwhile();
    waiting.catch(() => undefined);
    for (let blocked = false; !blocked; ) {
      const { rows } = await app.owner.pool.query(
        `select from pg_stat_activity where application_name = 'settlement test' and wait_event_type = 'Lock'`,
      );
      blocked = rows.length > 0;
    }
    await ended();
    await holder.query('commit');
    return await waiting;
  } finally {
    holder.release(true);
  }
};

test('while the chain of one is held, nobody waits for what the others of its settlement take units of', async () => {
  const callers = await Promise.all([createCaller(), createCaller(), createCaller()]);
  const before = await Promise.all(callers.map(ledgerOf));
  const [held, ...others] = callers as [Caller, ...Caller[]];
  const { admit } = createAdmission(app.database.admissions, rowsOfPool, () => new Date());
  const rates = await whileHeld(
    `select from audit_heads where organization_id = '${held.world.organizationId}' for update`,
    () => Promise.all(callers.map(settleFor)),
    async () => {
      const admitted = await Promise.all(
        others.map(({ world }) => admit(admissionRequestOf(world, { address: '192.0.2.8' }))),
      );
      expect(admitted.map(({ verdict }) => verdict)).toEqual(['admitted', 'admitted']);
    },
  );
  expect(rates).not.toContain(undefined);
  const after = before.map((ledger, index) => ({
    ...more(ledger, 1),
    units: ledger.units + (index === 0 ? 1 : 2),
  }));
  expect(await Promise.all(callers.map(ledgerOf))).toEqual(after);
});

test.each([
  [1, 1],
  [2, 2],
  [2, 5],
])(
  '%i organizations, %i entries: who waited for units and chains goes on from what they have become',
  async (organizations, count) => {
    const callers = await Promise.all(Array.from({ length: organizations }, () => createCaller()));
    const before = await Promise.all(callers.map(ledgerOf));
    const [first] = callers as [Caller];
    const settling = () =>
      Promise.all(
        Array.from({ length: count }, (_, index) => settleFor(callers[index % organizations] as Caller)),
      );
    const id = first.world.organizationId;
    const own = Math.ceil(count / organizations);

    const counted = `update rate_windows set minute_count = minute_count + 3, hour_count = hour_count + 3 where organization_id = '${id}'`;
    const rates = await whileHeld(counted, settling, async () => undefined);
    expect(rates[0]).toMatchObject({
      hour_remaining: first.known.hour_limit - (before[0] as Ledger).units - 4,
    });

    // What another process appends meanwhile, by its own connection.
    const other = createSettlement(app.config.ENVIRONMENT, createRunSettlement(app.database.settling));
    const chained = `select from audit_heads where organization_id = '${id}' for update`;
    let ahead: Promise<unknown> = Promise.resolve();
    await whileHeld(
      chained,
      () => {
        ahead = other.settle(first.known, entryOf(first));
        return settling();
      },
      async () => undefined,
    );
    await ahead;
    expect(await ledgerOf(first)).toEqual({
      units: (before[0] as Ledger).units + 3 + 2 * own + 1,
      rows: (before[0] as Ledger).rows + 2 * own + 1,
      valid: true,
    });
  },
);

test.each([
  ['the partner’s server', {}],
  ['browsers', { holder: 'workspace/1', holder_limit: 300 }],
])(
  'two processes that settle for %s of the same organizations in opposite orders never wait for each other',
  async (_, asking) => {
    const callers = await Promise.all([1, 2, 3, 4, 5].map(() => createCaller(undefined, asking)));
    const before = await Promise.all(callers.map(ledgerOf));
    const settlements = [app.database.settling, own].map((one) =>
      createSettlement(app.config.ENVIRONMENT, createRunSettlement(one)),
    );
    const batch = (of: readonly Caller[], process: number) =>
      Promise.all(of.map((caller) => settlements[process]?.settle(caller.known, entryOf(caller))));
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = await Promise.all([batch(callers, 0), batch(callers.toReversed(), 1)]);
      expect([...one, ...other].filter((rate) => rate === undefined)).toEqual([]);
    }
    expect(await Promise.all(callers.map(ledgerOf))).toEqual(before.map((ledger) => more(ledger, 20)));
  },
);

test('rows are locked in the organizations’ order, chains before windows, whatever the plan was made for', async () => {
  const callers = await Promise.all([createCaller(), createCaller()]);
  await Promise.all(callers.map(settleFor));
  await Promise.all([...callers, ...callers].map(settleFor));
  expect(new Set(statements).size).toBe(2);
  await app.owner.rows.all(sql`analyze rate_windows, access_versions, audit_heads`);
  const client = await pool.connect();
  try {
    for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off'])
      await client.query(`set ${setting}`);
    for (const [index, text] of statements.entries()) {
      const values = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
      await client.query(`prepare settling_${index} as ${text}`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) execute settling_${index} (${Array.from({ length: Math.max(...values) }, () => 'null').join()})`,
      );
      const plan = rows.map((row) => row['QUERY PLAN'].replace(/^ *-> +/, '').trim());
      const at = plan.indexOf('Update on rate_windows r');
      expect(plan.slice(at, at + 3)).toEqual([
        'Update on rate_windows r',
        'Nested Loop',
        'Subquery Scan on w',
      ]);
      expect(plan).toContain('Sort Key: a.organization_id');
      expect(plan.slice(at, plan.indexOf('Function Scan on a'))).toContainEqual(
        expect.stringMatching(/^One-Time Filter: .* >= 0\)$/),
      );
      const locked = plan
        .slice(plan.indexOf('LockRows') + 1)
        .filter((line) => !/^(Result|InitPlan \d+|CTE Scan on passed.*)$/.test(line));
      expect(locked.slice(0, 2).join()).toMatch(
        /^(Sort,Sort Key: audit_heads.organization_id|Index Scan using audit_heads_pkey on audit_heads,)/,
      );
    }
  } finally {
    client.release(true);
  }
});
