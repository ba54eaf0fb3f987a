import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asThief, foundChain, lengthen, putIn, rehash, setHead } from './audit-chains.ts';
import { type AuditLab, HALF, openAuditLab, ROWS } from './audit-lab.ts';
import type { OwnDatabase } from './own-database.ts';

/** Fifteen of the sixteen ways to tamper; the last one, with checkpoints, is in audit-checkpoints.test.ts. */

let lab: AuditLab;
let database: OwnDatabase;
beforeAll(async () => {
  lab = await openAuditLab(22);
  database = lab.database;
});
afterAll(() => lab?.close());

const verify = (organization: string) => lab.verify(organization);
const touched = new Set<string>();
/** A chain that no test has changed yet. */
const whole = (): string => {
  const one = lab.chains.find((id) => !touched.has(id)) as string;
  touched.add(one);
  return one;
};

test('an untouched chain is valid, and confirmed up to the last checkpoint', async () => {
  const organization = lab.chains[0] as string;
  await lengthen(database, organization, 3);
  expect(await verify(organization)).toMatchObject({
    valid: true,
    damage: null,
    first_invalid_sequence: null,
    rows: ROWS + 3,
    checkpointed_sequence: ROWS,
    checkpoints: { count: 2, newest: 2, valid: true, damage: null },
    exitStatus: 0,
  });
  const all = await lab.run('verify', { all: true });
  expect(all).toMatchObject({ valid: true, exitStatus: 0 });
  expect(all.organizations).toHaveLength(lab.chains.length);
});

test('entries and checkpoints that are written during a verification raise no alarm', async () => {
  const organization = lab.chains[0] as string;
  let going = true;
  const busy = async (work: () => Promise<unknown>) => {
    while (going) await work();
  };
  const others = [busy(() => lengthen(database, organization, 20)), busy(() => lab.run('checkpoint'))];
  for (let times = 0; times < 10; times += 1)
    expect(await verify(organization)).toMatchObject({ valid: true, damage: null });
  going = false;
  await Promise.all(others);
});

const mine = 'organization_id = $1';
const edit = (id: string, at: number) =>
  asThief(database, [`update audit_entries set status = 403 where ${mine} and sequence = $2`, id, at]);
const remove = (id: string, from: number, to: number) =>
  asThief(database, [`delete from audit_entries where ${mine} and sequence between $2 and $3`, id, from, to]);
const swap = (id: string, one: number, other: number) =>
  asThief(
    database,
    [`update audit_entries set sequence = -1 where ${mine} and sequence = $2`, id, one],
    [`update audit_entries set sequence = $3 where ${mine} and sequence = $2`, id, other, one],
    [`update audit_entries set sequence = $2 where ${mine} and sequence = -1`, id, other],
  );
const give = (from: string, to: string, condition = 'true') =>
  asThief(database, [
    `update audit_entries set organization_id = $2 where ${mine} and ${condition}`,
    from,
    to,
  ]);

describe('the verification names organization, sequence and kind of damage', () => {
  const at = 700;
  const cases: [string, number, string, (id: string) => Promise<unknown>][] = [
    ['1 an edited field', at, 'hash', (id) => edit(id, at)],
    [
      '2 an edited row with a new hash of its own',
      at,
      'replaced',
      async (id) => {
        await edit(id, at);
        await rehash(database, id, at, at);
      },
    ],
    [
      '3 an edited row, all hashes after it and the head written anew',
      1,
      'rewritten',
      async (id) => {
        await edit(id, at);
        await rehash(database, id, at);
      },
    ],
    [
      '3 the same behind the first checkpoint',
      HALF + 1,
      'rewritten',
      async (id) => {
        await edit(id, HALF + at);
        await rehash(database, id, HALF + at);
      },
    ],
    [
      '4 a moved time',
      at,
      'hash',
      (id) =>
        asThief(database, [
          `update audit_entries set recorded_at = recorded_at + interval '1 ms' where ${mine} and sequence = $2`,
          id,
          at,
        ]),
    ],
    ['5 a deleted row', at, 'sequence', (id) => remove(id, at, at)],
    [
      '6 a tail that was cut off, the head set back',
      ROWS - 9,
      'truncated',
      async (id) => {
        await remove(id, ROWS - 9, ROWS);
        await setHead(database, id);
      },
    ],
    [
      '7 a row put in, with a hash of its own',
      at + 1,
      'inserted',
      async (id) => {
        await putIn(database, id, 3, at + 1);
        await rehash(database, id, at + 1, at + 1);
      },
    ],
    ['8 a row twice', at + 1, 'link', (id) => putIn(database, id, at, at + 1)],
    ['9 two rows that changed places', at, 'link', (id) => swap(id, at, at + 5)],
    [
      '10 rows numbered anew over a gap',
      at,
      'link',
      async (id) => {
        await remove(id, at, at);
        await asThief(
          database,
          [`update audit_entries set sequence = -sequence + 1 where ${mine} and sequence > $2`, id, at],
          [`update audit_entries set sequence = -sequence where ${mine} and sequence < 0`, id],
        );
        await setHead(database, id);
      },
    ],
    [
      '11 a row of another organization, also where it is missing now',
      at,
      'link',
      async (id) => {
        const other = whole();
        await remove(id, at, at);
        await give(other, id, `sequence = ${at}`);
        expect(await verify(other)).toMatchObject({ first_invalid_sequence: at, damage: 'sequence' });
      },
    ],
    [
      '12 the chain of another organization',
      1,
      'link',
      async (id) => {
        const other = whole();
        const between = await foundChain(database);
        await give(id, between);
        await give(other, id);
        await give(between, other);
        for (const one of [id, other]) await setHead(database, one);
        expect(await verify(other)).toMatchObject({ first_invalid_sequence: 1, damage: 'link' });
      },
    ],
    [
      '14 a whole organization that is gone',
      1,
      'truncated',
      async (id) => {
        for (const table of ['audit_entries', 'audit_heads', 'audit_checkpoint_proofs'])
          await asThief(database, [`delete from ${table} where ${mine}`, id]);
        await asThief(database, ['delete from organizations where id = $1', id]);
        const { organizations } = await lab.run('verify', { all: true });
        expect(organizations).toContainEqual(
          expect.objectContaining({ organization_id: id, valid: false, damage: 'truncated' }),
        );
      },
    ],
  ];

  test.each(cases)('%s', async (_, first_invalid_sequence, damage, tamper) => {
    const organization_id = whole();
    await tamper(organization_id);
    const report = await verify(organization_id);
    expect(report).toMatchObject({
      organization_id,
      valid: false,
      first_invalid_sequence,
      damage,
      exitStatus: 1,
      checkpoints: { valid: true },
    });
    if (damage === 'rewritten')
      expect(report.last_invalid_sequence).toBe(first_invalid_sequence === 1 ? HALF : ROWS);
  });

  test('13 a chain of another environment', async () => {
    const organization_id = await foundChain(database, 'production');
    await lengthen(database, organization_id, 20, 'production');
    expect(await verify(organization_id)).toMatchObject({
      organization_id,
      valid: false,
      first_invalid_sequence: 1,
      damage: 'link',
    });
  });

  test('15 a database that was restored from a backup, with its copies of the checkpoints', async () => {
    const organization = whole();
    const noted = await database.owner.query('select max(number) as newest from audit_checkpoints');
    await remove(organization, HALF + 1, ROWS);
    await setHead(database, organization);
    await asThief(
      database,
      ['create temporary table kept_proofs as select * from audit_checkpoint_proofs where number > 1'],
      ['create temporary table kept as select * from audit_checkpoints where number > 1'],
      ['delete from audit_checkpoint_proofs where number > 1'],
      ['delete from audit_checkpoints where number > 1'],
    );
    expect(await verify(organization)).toMatchObject({
      valid: false,
      first_invalid_sequence: HALF + 1,
      damage: 'truncated',
    });
    await asThief(
      database,
      ['insert into audit_checkpoints select * from kept'],
      ['insert into audit_checkpoint_proofs select * from kept_proofs'],
    );
    expect(Number(noted.rows[0].newest)).toBeGreaterThan(1);
  });
});
