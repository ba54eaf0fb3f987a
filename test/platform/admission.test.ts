import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { type AccessDecision, createAdmission, type Evaluate } from '../../domain/access/admission.ts';
import { type AccessRequest, evaluateAccess } from '../../domain/access/evaluate-access.ts';
import { type TokenDemand, takeTokens } from '../../domain/access/take-tokens.ts';
import { ledgerPool } from '../../platform/database/pools.ts';
import { type Query, type Rows, rowsOfPool, sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { withinOneMinute } from '../interface/within-one-minute.ts';
import { accessRequestFor } from '../support/access-request.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type World } from '../support/world.ts';

/** Who was admitted is not evaluated anew while nothing has changed, and is from the first change on. */

let app: RunningApp;
let pool: Pool;
beforeAll(async () => {
  app = await startApp();
  pool = ledgerPool({ url: app.config.DATABASE_URL, application: 'admission test' }, 1);
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

/** The statements since the last call. */
let asked: ('tokens' | 'evaluated')[] = [];
const seen = () => {
  const all = asked;
  asked = [];
  return all;
};
const TAKE_TOKENS = [null, 'seat/1'].map((holder) => takeTokens([{ holder } as TokenDemand]).name);
const recording = (of: Pool): Rows => {
  const rows = rowsOfPool(of);
  const told = <Row>(query: Query<Row>): void =>
    void asked.push('name' in query && TAKE_TOKENS.includes(query.name) ? 'tokens' : 'evaluated');
  return {
    all: (query) => {
      told(query);
      return rows.all(query);
    },
    first: (query) => {
      told(query);
      return rows.first(query);
    },
  };
};

let world: World;
let practitioner: string;
let patient: string;
let admit: Evaluate;
const request = (overrides: Partial<AccessRequest> = {}): AccessRequest => accessRequestFor(world, overrides);
const delegated = () => request({ practitioner_id: practitioner });
const framed = () => request({ practitioner_id: practitioner, framed: true });
const bound = () => request({ practitioner_id: practitioner, patient_id: patient, framed: true });
const external = () => request({ credential_version: null, issued_at: 1_700_000_000 });

beforeEach(async () => {
  world = await createWorld(app);
  const practice = await world.practice();
  practitioner = practice.practitioner.id;
  patient = practice.patient.id;
  admit = createAdmission(pool, recording, () => new Date()).evaluate;
  seen();
});

const mine = () => sql`organization_id = ${world.organizationId}`;
const itself = () => sql`id = ${world.organizationId}`;
type Change = ReturnType<typeof sql>;
const change = (statement: Change) => app.owner.rows.all(statement);

test('the second request of a caller takes a rate-limit token, and no access is evaluated', async () => {
  const first = await admit(request());
  expect(seen()).toEqual(['evaluated']);
  const second = await admit(request());
  expect(seen()).toEqual(['tokens']);
  expect({ ...second, rate: null }).toEqual({ ...first, rate: null });
  expect(second.rate).toEqual({
    ...first.rate,
    minute_remaining: first.rate.minute_remaining - 1,
    hour_remaining: first.rate.hour_remaining - 1,
  });
});

test('a different token, address or clinician is evaluated separately', async () => {
  await admit(request());
  seen();
  for (const other of [
    { address: '192.0.2.8' },
    { practitioner_id: practitioner },
    { patient_id: patient },
    { framed: true },
    { issued_at: 1 },
    { client_id: 'client_unknown' },
    { credential_version: 2 },
    { organization_id: newId() },
    { holder: 'seat/1', holder_limit: 120 },
    { holder: 'seat/2', holder_limit: 120 },
  ]) {
    await admit(request(other));
    expect([other, ...seen()]).toEqual([other, 'evaluated']);
  }
});

describe('the next request sees a change', () => {
  interface Case {
    readonly what: string;
    readonly who: () => AccessRequest;
    readonly change: () => Change;
    /** The status of the answer; if it is absent, the verdict counts. */
    readonly shown?: (admission: AccessDecision) => unknown;
    readonly expected: unknown;
    /** Undoes the change. */
    readonly back?: () => Change;
  }
  const set = (table: string, values: string) => () =>
    sql`update ${sql.table(table)} set ${sql.raw(values)} where ${table === 'organizations' ? itself() : mine()}`;
  const cases: readonly Case[] = [
    {
      what: 'suspension',
      who: request,
      change: set('organizations', "status = 'suspended'"),
      expected: 'partner-suspended',
      back: set('organizations', "status = 'active'"),
    },
    {
      what: 'revocation',
      who: request,
      change: set('organizations', "status = 'revoked'"),
      expected: 'unauthorized',
      back: set('organizations', "status = 'active'"),
    },
    {
      what: 'allowlist',
      who: request,
      change: set('organizations', "allowlist = '{198.51.100.0/24}'"),
      expected: 'address-not-allowed',
      back: set('organizations', "allowlist = '{}'"),
    },
    {
      what: 'delegation off',
      who: delegated,
      change: set('organizations', 'delegation_enabled = false'),
      expected: 'delegation-not-enabled',
      back: set('organizations', 'delegation_enabled = true'),
    },
    {
      what: 'features',
      who: request,
      change: set('organizations', `features = '{"games": false}'`),
      shown: ({ features }) => features,
      expected: { games: false },
    },
    {
      what: 'limit of the minute',
      who: request,
      change: set('organizations', 'minute_limit = 1'),
      expected: 'rate-limited',
      back: set('organizations', 'minute_limit = 600'),
    },
    {
      what: 'limit of the hour',
      who: request,
      change: set('organizations', 'hour_limit = 1'),
      expected: 'rate-limited',
      back: set('organizations', 'hour_limit = 20000'),
    },
    {
      what: 'rotation',
      who: request,
      change: set('credentials', 'version = version + 1'),
      expected: 'unauthorized',
    },
    {
      what: 'rotation, for a token that names no version',
      who: external,
      change: set('credentials', 'rotated_at = clock_timestamp()'),
      expected: 'unauthorized',
      back: set('credentials', "rotated_at = 'epoch'"),
    },
    {
      what: 'revoked credential',
      who: delegated,
      change: set('credentials', 'revoked_at = clock_timestamp()'),
      expected: 'unauthorized',
      back: set('credentials', 'revoked_at = null'),
    },
    {
      what: 'removed credential',
      who: request,
      change: () => sql`delete from credentials where ${mine()}`,
      expected: 'unauthorized',
    },
    {
      what: 'disabling',
      who: delegated,
      change: set('practitioners', "status = 'disabled'"),
      expected: 'practitioner-disabled',
      back: set('practitioners', "status = 'active'"),
    },
    {
      what: 'deletion',
      who: delegated,
      change: set('practitioners', 'deleted_at = clock_timestamp()'),
      expected: 'unauthorized',
      back: set('practitioners', 'deleted_at = null'),
    },
    {
      what: 'deletion of the patient that the token is bound to',
      who: bound,
      change: set('patients', 'deleted_at = clock_timestamp()'),
      expected: 'forbidden',
      back: set('patients', 'deleted_at = null'),
    },
    {
      what: 'features of frames',
      who: framed,
      change: set('session_configurations', "enabled_features = '{forms}'"),
      shown: ({ enabled_features }) => enabled_features,
      expected: ['forms'],
    },
    {
      what: 'removed session configuration',
      who: framed,
      change: () => sql`delete from session_configurations where ${mine()}`,
      shown: ({ enabled_features }) => enabled_features,
      expected: [],
      back: () => sql`insert into session_configurations (organization_id) values (${world.organizationId})`,
    },
  ];
  const verdictOf = ({ verdict }: AccessDecision): unknown => verdict;
  test.each(cases)('$what', async ({ who, change: changing, shown = verdictOf, expected, back }) => {
    if (who === external) await change(sql`update credentials set rotated_at = 'epoch' where ${mine()}`);
    const asking = who();
    const before = await admit(asking);
    await admit(asking);
    expect([before.verdict, ...seen()]).toEqual(['admitted', 'evaluated', 'tokens']);
    await change(changing());
    expect(shown(await admit(asking))).toEqual(expected);
    expect(seen()).toEqual(['tokens', 'evaluated']);
    if (!back) return;
    await change(back());
    expect(shown(await admit(asking))).toEqual(shown(before));
  });
});

test('a change of every table that admission reads renews the version, except of login sessions, which are never cached', async () => {
  const looked = [...evaluateAccess([]).text.matchAll(/\b(?:from|join) (\w+) (\w)\b/g)].map(
    ([, table]) => table,
  );
  const { rows } = await app.owner.pool.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where tgfoid = 'renew_access_version'::regproc`,
  );
  const unchanged = ['access_versions', 'rate_windows', 'holder_windows', 'login_sessions'];
  const steps = ['asked', 'evaluated', 'wanted', 'locked', 'windows', 'held', 'granted', 'counted', 'passed'];
  const expected = looked.filter((table) => ![...unchanged, ...steps].includes(table as string));
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(expected));
});

test('a direct login is evaluated each time, because its session ends by the clock', async () => {
  const session = request({ client_id: null, login_session_id: newId(), practitioner_id: practitioner });
  await change(sql`update practitioners set service_login_status = 'active' where ${mine()}`);
  await change(sql`
    insert into login_sessions (id, organization_id, practitioner_id, token_hash)
    values (${session.login_session_id}, ${world.organizationId}, ${practitioner}, sha256(uuid_send(${session.login_session_id}::uuid)))`);
  const verdicts = [(await admit(session)).verdict, (await admit(session)).verdict];
  expect([...verdicts, ...seen()]).toEqual(['admitted', 'admitted', 'evaluated', 'evaluated']);
});

test('a change that admission does not read, or that is rolled back, leaves the version unchanged', async () => {
  await admit(delegated());
  await change(sql`update practitioners set first_name = 'Somebody', updated_at = now() where ${mine()}`);
  await change(sql`update organizations set updated_at = now() where ${itself()}`);
  await change(sql`update credentials set secret_hash = secret_hash, scopes = scopes where ${mine()}`);
  const failing = change(
    sql`with gone as (update organizations set status = 'revoked' where ${itself()} returning 1) select 1 / (count(*) - 1) from gone`,
  );
  await expect(failing).rejects.toThrow('division by zero');
  seen();
  expect((await admit(delegated())).verdict).toBe('admitted');
  expect(seen()).toEqual(['tokens']);
});

test('an organization whose callers are cached with different versions, or not all cached, is evaluated as a whole', async () => {
  await Promise.all([admit(request()), admit(delegated())]);
  expect(seen()).toEqual(['evaluated']);
  await change(sql`update organizations set features = '{}' where ${itself()}`);
  await admit(request());
  seen();
  const both = await Promise.all([admit(request()), admit(delegated()), admit(request())]);
  expect(seen()).toEqual(['evaluated']);
  const remaining = both.map(({ rate }) => rate.minute_remaining);
  expect(remaining).toEqual([0, -1, -2].map((taken) => (remaining[0] as number) + taken));
  await Promise.all([admit(delegated()), admit(request()), admit(request({ address: '192.0.2.9' }))]);
  expect(seen()).toEqual(['evaluated']);
  await Promise.all([admit(delegated()), admit(request()), admit(request({ address: '192.0.2.9' }))]);
  expect(seen()).toEqual(['tokens']);
});

test('a change of one organization causes no evaluation for another one', async () => {
  const other = await createWorld(app);
  const theirs = request({
    organization_id: other.organizationId,
    client_id: other.credential.client_id,
  });
  await Promise.all([admit(request()), admit(theirs)]);
  await change(sql`update organizations set status = 'suspended' where ${itself()}`);
  seen();
  const verdicts = await Promise.all([admit(request()), admit(theirs)]);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['partner-suspended', 'admitted']);
  expect(seen()).toEqual(['tokens', 'evaluated']);
});

test('with or without cached access, exactly as many requests pass as the windows have room for', async () => {
  await change(sql`update organizations set minute_limit = 1000, hour_limit = 1000 where ${itself()}`);
  await admit(request());
  const [used] = await app.owner.rows.all(
    sql<{ count: number }>`select hour_count as count from rate_windows where ${mine()}`,
  );
  await change(sql`update organizations set hour_limit = ${(used?.count ?? 0) + 8} where ${itself()}`);
  await admit(request());
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => admit(request())));
  expect(verdicts.filter(({ verdict }) => verdict === 'admitted')).toHaveLength(7);
  expect(verdicts.filter(({ verdict }) => verdict === 'rate-limited')).toHaveLength(13);
  expect(seen().at(-1)).toBe('tokens');
});

const seat = (name = 'seat/1', limit = 5) => request({ framed: true, holder: name, holder_limit: limit });
const tally = (admissions: readonly AccessDecision[]) => {
  const counts: Record<string, number> = {};
  for (const { verdict } of admissions) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
};
const countedOf = async () =>
  app.owner.rows.all(sql<{ holder: string; count: number }>`
    select holder, minute_count as count from holder_windows where ${mine()} order by holder`);
const hourOf = async () =>
  (
    await app.owner.rows.all(
      sql<{ count: number }>`select hour_count as count from rate_windows where ${mine()}`,
    )
  )[0]?.count as number;

describe('a token holder has a minute of its own inside the organization’s', () => {
  test.each([
    ['who is evaluated', false],
    ['who is known', true],
  ] as const)(
    'of %s, as many pass as it has room for; others go on, and a refusal takes nothing',
    (_, isKnown) =>
      withinOneMinute(async () => {
        await change(sql`delete from holder_windows where ${mine()}`);
        const others = [seat('seat/2'), request(), seat('workspace/1', 300)];
        if (isKnown) await Promise.all([seat(), ...others].map(admit));
        const before = await hourOf();
        seen();
        const mixed = Array.from({ length: 8 }, () => [seat(), ...others]).flat();
        const admissions = await Promise.all(mixed.map(admit));
        expect(seen()).toEqual([isKnown ? 'tokens' : 'evaluated']);
        const of = (holder: number) => admissions.filter((_, index) => index % 4 === holder);
        const room = isKnown ? 4 : 5;
        for (const each of [of(0), of(1)])
          expect(tally(each)).toEqual({ admitted: room, 'rate-limited': 8 - room });
        for (const each of [of(2), of(3)]) expect(tally(each)).toEqual({ admitted: 8 });
        // The more restrictive window governs, and each answer has used up one of it.
        expect(of(0).map(({ rate }) => rate.minute_remaining)).toEqual(
          Array.from({ length: 8 }, (_, index) => Math.max(0, room - 1 - index)),
        );
        const remaining = of(0)[7] as AccessDecision;
        expect(remaining.rate.hour_remaining).toBeGreaterThan(0);
        expect(remaining.rate.minute_reset % 60).toBe(0);
        expect(remaining.retry_after_seconds).toBeLessThanOrEqual(60);
        expect(await hourOf()).toBe(before + 2 * room + 16);
        expect(await countedOf()).toEqual([
          { holder: 'seat/1', count: 5 },
          { holder: 'seat/2', count: 5 },
          { holder: 'workspace/1', count: isKnown ? 9 : 8 },
        ]);
      })(),
  );

  test('it begins again with the next minute', async () => {
    for (let n = 0; n < 6; n += 1) await admit(seat());
    expect((await admit(seat())).verdict).toBe('rate-limited');
    await change(sql`
      update holder_windows set minute_start = minute_start - interval '1 minute' where ${mine()}`);
    expect((await admit(seat())).verdict).toBe('admitted');
    expect((await countedOf())[0]).toEqual({ holder: 'seat/1', count: 1 });
  });

  test(
    'it is one for all processes, from the first request on',
    withinOneMinute(async () => {
      await change(sql`delete from holder_windows where ${mine()}`);
      const processes = [1, 2, 3].map(() => {
        const own = ledgerPool({ url: app.config.DATABASE_URL, application: 'admission test' }, 1);
        return { own, admit: createAdmission(own, rowsOfPool, () => new Date()).evaluate };
      });
      try {
        const rounds: AccessDecision[] = [];
        for (let round = 0; round < 3; round += 1)
          rounds.push(
            ...(await Promise.all(
              Array.from({ length: 60 }, (_, n) =>
                (processes[n % 3] as (typeof processes)[0]).admit(seat('seat/9', 100)),
              ),
            )),
          );
        expect(tally(rounds)).toEqual({ admitted: 100, 'rate-limited': 80 });
        expect(await countedOf()).toEqual([{ holder: 'seat/9', count: 100 }]);
      } finally {
        await Promise.all(processes.map(({ own }) => own.end()));
      }
    }),
  );

  test(
    'where the organization has less room, that governs, and what it refuses is not counted for the holder',
    withinOneMinute(async () => {
      await change(sql`delete from holder_windows where ${mine()}`);
      await change(sql`update organizations set hour_limit = ${(await hourOf()) + 7} where ${itself()}`);
      const admissions = await Promise.all([
        ...Array.from({ length: 9 }, () => admit(seat())),
        ...Array.from({ length: 9 }, () => admit(seat('seat/2'))),
      ]);
      expect(tally(admissions.slice(0, 9))).toEqual({ admitted: 5, 'rate-limited': 4 });
      expect(tally(admissions.slice(9))).toEqual({ admitted: 2, 'rate-limited': 7 });
      expect(await countedOf()).toEqual([
        { holder: 'seat/1', count: 5 },
        { holder: 'seat/2', count: 2 },
      ]);
      expect(admissions.at(-1)?.rate).toMatchObject({ hour_remaining: 0, minute_remaining: 3 });
    }),
  );
});

test('tokens are taken in the organizations’ order, with every plan', async () => {
  await change(sql`analyze rate_windows, access_versions`);
  const client = await pool.connect();
  try {
    for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off'])
      await client.query(`set ${setting}`);
    const { text, values } = takeTokens([]);
    await client.query(`prepare taking as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute taking (${values.map((value) => `'${value}'`).join()})`,
    );
    const plan = rows.map((row) => row['QUERY PLAN'].replace(/^ *-> +/, '').trim());
    expect(plan.slice(0, 3)).toEqual(['Update on rate_windows r', 'Nested Loop', 'Subquery Scan on w']);
    expect(plan).toContain('Sort Key: a.organization_id');
  } finally {
    client.release(true);
  }
});
