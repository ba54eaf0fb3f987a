import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../api/config.ts';
import { auditCommands } from '../../api/operator/audit.ts';
import { openSession, type Session } from '../../api/operator/session.ts';
import {
  type Checkpoint,
  readCheckpoint,
  signCheckpoint,
  writeCheckpoint,
} from '../../api/platform/ledger/checkpoints/checkpoint.ts';
import { folderStore } from '../../api/platform/ledger/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../../api/platform/ledger/checkpoints/keys.ts';
import { CHECKPOINT_KEY } from '../support/checkpoints.ts';
import { asThief, foundChain, lengthen, putIn, rehash, setHead } from './audit-chains.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';
import { runOperator } from './run-operator.ts';

/** Rows of each chain: half of them before the first checkpoint, half before the second. */
const HALF = 1_000;
const ROWS = 2 * HALF;
const key = readCheckpointKey(CHECKPOINT_KEY);

let database: OwnDatabase;
let folder: string;
let environment: NodeJS.ProcessEnv;
let session: Session;

const run = async (name: string, options: object = {}, within: Session = session) => {
  const command = auditCommands.find((one) => one.name === name);
  const { json, exitStatus } = await (command as NonNullable<typeof command>).run({
    session: within,
    args: [],
    options: options as Record<string, unknown>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: documents of every shape
  return { ...(json as any), exitStatus: exitStatus ?? 0 };
};
const verify = (organization: string) => run('verify', { organization });

/** The same database, with another folder of checkpoints or other settings. */
const withSettings = async <Result>(
  settings: NodeJS.ProcessEnv,
  work: (other: Session) => Promise<Result>,
): Promise<Result> => {
  const other = openSession(readConfig({ ...environment, ...settings }));
  try {
    return await work(other);
  } finally {
    await other.close();
  }
};

const chains: string[] = [];
const whole = (): string => chains.pop() as string;

beforeAll(async () => {
  database = await ownDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  environment = {
    ...database.environment,
    AUDIT_SIGNING_KEY: CHECKPOINT_KEY,
    AUDIT_CHECKPOINT_DIR: folder,
  };
  session = openSession(readConfig(environment));
  for (let made = 0; made < 22; made += 1) chains.push(await foundChain(database));
  for (let half = 0; half < 2; half += 1) {
    await Promise.all(chains.map((id) => lengthen(database, id, HALF)));
    await run('checkpoint');
  }
}, 120_000);
afterAll(async () => {
  await session?.close();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('what nobody touched is valid, and confirmed up to the last checkpoint', async () => {
  const organization = chains[0] as string;
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
  const all = await run('verify', { all: true });
  expect(all).toMatchObject({ valid: true, exitStatus: 0 });
  expect(all.organizations).toHaveLength(chains.length);
});

test('a chain that is written to, and checkpoints that are signed, while it is verified raise no alarm', async () => {
  const organization = chains[0] as string;
  let going = true;
  const busy = async (work: () => Promise<unknown>) => {
    while (going) await work();
  };
  const others = [busy(() => lengthen(database, organization, 20)), busy(() => run('checkpoint'))];
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
        const { organizations } = await run('verify', { all: true });
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

  test('15 a database that was set back to a backup, its copies of the checkpoints too', async () => {
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

/** A copy of the folder, with one of its checkpoints made another. */
const withCheckpoint = async (
  number: number,
  change: (checkpoint: Checkpoint) => Checkpoint | string | undefined,
  settings: NodeJS.ProcessEnv = {},
) => {
  const copy = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  await cp(folder, copy, { recursive: true });
  const file = path.join(copy, '000000000', `${String(number).padStart(12, '0')}.json`);
  const changed = change(readCheckpoint(await readFile(file, 'utf8')) as Checkpoint);
  await rm(file);
  if (changed) await writeFile(file, typeof changed === 'string' ? changed : writeCheckpoint(changed));
  const report = await withSettings({ AUDIT_CHECKPOINT_DIR: copy, ...settings }, (other) =>
    run('verify', { organization: chains[0] }, other),
  );
  await rm(copy, { recursive: true });
  return report;
};
const flipped = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte)));
const newestNumber = async (): Promise<number> => (await folderStore(folder).newest())?.number ?? 0;

describe('16 the verification finds a checkpoint', () => {
  const other = readCheckpointKey(Buffer.alloc(32, 6).toString('base64url'));
  const cases: [string, string, (one: Checkpoint) => Checkpoint | string | undefined][] = [
    ['that was taken away', 'checkpoint_missing', () => undefined],
    ['that cannot be read', 'checkpoint_unreadable', () => '{"number":2}'],
    [
      'whose heads were edited',
      'checkpoint_root',
      (one) => ({ ...one, heads: one.heads.map((head) => ({ ...head, sequence: head.sequence - 1 })) }),
    ],
    ['without some head', 'checkpoint_root', (one) => ({ ...one, heads: one.heads.slice(1) })],
    [
      'whose time was edited',
      'checkpoint_signature',
      (one) => ({ ...one, signed_at: '2026-01-01T00:00:00.000Z' }),
    ],
    [
      'with another signature',
      'checkpoint_signature',
      (one) => ({ ...one, signature: flipped(one.signature) }),
    ],
    [
      'that was signed by another key',
      'checkpoint_key',
      (one) => signCheckpoint(other, one, one.heads).checkpoint,
    ],
    [
      'that was signed for another environment',
      'checkpoint_environment',
      (one) => signCheckpoint(key, { ...one, environment: 'production' }, one.heads).checkpoint,
    ],
    [
      'that does not follow its predecessor',
      'checkpoint_chain',
      (one) =>
        signCheckpoint(key, { ...one, previous_hash: flipped(one.previous_hash) }, one.heads).checkpoint,
    ],
  ];
  test.each(cases)('%s', async (_, damage, change) => {
    expect(await withCheckpoint(2, change)).toMatchObject({
      valid: false,
      damage,
      first_invalid_sequence: null,
      checkpoints: { valid: false, first_invalid: 2, damage },
      exitStatus: 1,
    });
  });

  test('at the end of the folder that was taken away, by the copy in the database', async () => {
    const newest = await newestNumber();
    expect(await withCheckpoint(newest, () => undefined)).toMatchObject({
      damage: 'checkpoint_missing',
      checkpoints: { first_invalid: newest, newest: newest - 1 },
    });
  });

  test('at the end of the folder that was signed anew, by the copy in the database', async () => {
    const newest = await newestNumber();
    const anew = (one: Checkpoint) => signCheckpoint(key, one, one.heads.slice(1)).checkpoint;
    expect(await withCheckpoint(newest, anew)).toMatchObject({ damage: 'checkpoint_copy' });
  });

  test('behind one that is damaged still bears witness', async () => {
    const organization = chains.at(-1) as string;
    const report = await withCheckpoint(1, () => undefined);
    expect(report).toMatchObject({ damage: 'checkpoint_missing', checkpoints: { first_invalid: 1 } });
    expect(report.checkpointed_sequence).toBeGreaterThanOrEqual(ROWS);
    expect(organization).toBeDefined();
  });
});

test('keys may change: earlier checkpoints are believed while their public key is listed', async () => {
  const own = await ownDatabase();
  const place = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  const settings = { ...own.environment, AUDIT_CHECKPOINT_DIR: place };
  const successor = Buffer.alloc(32, 7).toString('base64url');
  const id = await foundChain(own);
  await lengthen(own, id, 5);
  await withSettings({ ...settings, AUDIT_SIGNING_KEY: CHECKPOINT_KEY }, (one) => run('checkpoint', {}, one));
  await lengthen(own, id, 5);
  await withSettings({ ...settings, AUDIT_SIGNING_KEY: successor }, (one) => run('checkpoint', {}, one));
  const check = (keys: NodeJS.ProcessEnv) =>
    withSettings({ ...settings, ...keys }, (one) => run('verify', { organization: id }, one));
  const publicKey = key.publicKey.toString('base64url');
  expect(await check({ AUDIT_SIGNING_KEY: successor })).toMatchObject({ damage: 'checkpoint_key' });
  expect(await check({ AUDIT_SIGNING_KEY: successor, AUDIT_PUBLIC_KEYS: publicKey })).toMatchObject({
    valid: true,
    checkpointed_sequence: 10,
  });
  await expect(check({ AUDIT_SIGNING_KEY: '' })).rejects.toThrow('AUDIT_PUBLIC_KEYS');
  await own.drop();
  await rm(place, { recursive: true });
});

test('after a restore a checkpoint that says so ends the alarm, and keeps what it does not concern', async () => {
  const own = await ownDatabase();
  const place = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  const settings = { ...own.environment, AUDIT_CHECKPOINT_DIR: place, AUDIT_SIGNING_KEY: CHECKPOINT_KEY };
  await withSettings(settings, async (one) => {
    const check = () => run('verify', { organization: id }, one);
    const id = await foundChain(own);
    for (const _ of [1, 2]) {
      await lengthen(own, id, 10);
      await run('checkpoint', {}, one);
    }
    await asThief(own, [`delete from audit_entries where ${mine} and sequence > 15`, id]);
    await setHead(own, id);
    expect(await check()).toMatchObject({ damage: 'truncated', first_invalid_sequence: 16 });
    await run('checkpoint', { restored: true }, one);
    await lengthen(own, id, 20);
    await run('checkpoint', {}, one);
    expect(await check()).toMatchObject({ valid: true, checkpointed_sequence: 35 });
    await asThief(own, [`update audit_entries set status = 500 where ${mine} and sequence = 4`, id]);
    await rehash(own, id, 4);
    expect(await check()).toMatchObject({
      damage: 'rewritten',
      first_invalid_sequence: 1,
      last_invalid_sequence: 10,
    });
  });
  await own.drop();
  await rm(place, { recursive: true });
});

test('many that sign at once make one chain without gaps', async () => {
  const before = await newestNumber();
  const others = await Promise.all(
    [1, 2, 3].map(() =>
      withSettings({}, async (other) => {
        for (let times = 0; times < 5; times += 1) await run('checkpoint', {}, other);
      }),
    ),
  );
  expect(others).toHaveLength(3);
  expect(await newestNumber()).toBe(before + 15);
  expect((await verify(chains[0] as string)).checkpoints).toMatchObject({ valid: true, count: before + 15 });
});

test('a checkpoint holds ids, sizes and hashes only, in a file that is never replaced', async () => {
  const names = await readdir(path.join(folder, '000000000'));
  expect(names.filter((name) => !/^\d{12}\.json$/.test(name))).toEqual([]);
  const document = await readFile(path.join(folder, '000000000/000000000001.json'), 'utf8');
  const { heads, ...told } = JSON.parse(document);
  expect(Object.keys(told).sort()).toEqual([
    'environment',
    'format',
    'key_id',
    'kind',
    'number',
    'previous_hash',
    'public_key',
    'root',
    'signature',
    'signed_at',
  ]);
  for (const head of heads)
    expect(head).toEqual([expect.any(String), expect.any(Number), expect.any(String)]);
  await expect(folderStore(folder).append(1, document)).rejects.toThrow('exists already');
  expect(await readFile(path.join(folder, '000000000/000000000001.json'), 'utf8')).toBe(document);
});

test('the command line signs, verifies and exports', async () => {
  const organization = chains[0] as string;
  const signed = await runOperator(environment, ['audit', 'checkpoint', '--json']);
  expect([signed.status, signed.json.checkpoint.key_id]).toEqual([0, key.keyId]);
  const verified = await runOperator(environment, ['audit', 'verify', organization, '--json']);
  expect([verified.status, verified.json.valid]).toEqual([0, true]);
  const printed = await runOperator(environment, ['audit', 'export', '--organization', organization]);
  const lines = printed.stdout.trim().split('\n');
  expect([printed.status, lines.length]).toEqual([0, verified.json.rows]);
  expect(JSON.parse(lines.at(-1) as string)).toMatchObject({
    organization_id: organization,
    environment: 'development',
    sequence: verified.json.rows,
    hash: verified.json.head_hash,
  });
  const file = path.join(folder, 'chain.ndjson');
  const written = await runOperator(environment, ['audit', 'export', organization, '--out', file, '--json']);
  expect(written.json).toEqual({
    organization_id: organization,
    environment: 'development',
    rows: lines.length,
    file,
  });
  expect(await readFile(file, 'utf8')).toBe(printed.stdout);
  const nobody = '5f0f7f9e-1d2c-4b3a-8c4d-9e8f7a6b5c4d';
  expect((await runOperator(environment, ['audit', 'export', nobody])).status).toBe(1);
  await rm(file);
});
