import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signNow } from '../../../api/operator/audit-checkpoints.ts';
import { openSession } from '../../../api/operator/session.ts';
import {
  type Checkpoint,
  readCheckpoint,
  signCheckpoint,
  writeCheckpoint,
} from '../../../platform/audit/checkpoints/checkpoint.ts';
import { folderStore } from '../../../platform/audit/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../../../platform/audit/checkpoints/keys.ts';
import { readConfig } from '../../../platform/configuration/config.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { CHECKPOINT_KEY } from '../../support/checkpoints.ts';
import { asThief, foundChain, lengthen, rehash, setHead } from './audit-chains.ts';
import { type AuditLab, openAuditLab } from './audit-lab.ts';
import { runOperator } from './run-operator.ts';

/** The checkpoints themselves: the sixteenth way to tamper, keys, restores, and the command line. */

const key = readCheckpointKey(CHECKPOINT_KEY);
const HALF = 50;
const ROWS = 2 * HALF;
let lab: AuditLab;
let folder: string;
beforeAll(async () => {
  lab = await openAuditLab(3, HALF);
  folder = lab.folder;
});
afterAll(() => lab?.close());

/** A copy of the folder, with one of its checkpoints made another. */
const withCheckpoint = async (
  number: number,
  change: (checkpoint: Checkpoint) => Checkpoint | string | undefined,
) => {
  const copy = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  await cp(folder, copy, { recursive: true });
  const file = path.join(copy, '000000000', `${String(number).padStart(12, '0')}.json`);
  const changed = change(readCheckpoint(await readFile(file, 'utf8')) as Checkpoint);
  await rm(file);
  if (changed) await writeFile(file, typeof changed === 'string' ? changed : writeCheckpoint(changed));
  const report = await lab.verify(lab.chains[0], { AUDIT_CHECKPOINT_DIR: copy });
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

  test('at the end of the folder that was removed, by the copy in the database', async () => {
    const newest = await newestNumber();
    expect(await withCheckpoint(newest, () => undefined)).toMatchObject({
      damage: 'checkpoint_missing',
      checkpoints: { first_invalid: newest, newest: newest - 1 },
    });
  });

  test('at the end of the folder that was signed again, by the copy in the database', async () => {
    const newest = await newestNumber();
    const anew = (one: Checkpoint) => signCheckpoint(key, one, one.heads.slice(1)).checkpoint;
    expect(await withCheckpoint(newest, anew)).toMatchObject({ damage: 'checkpoint_copy' });
  });

  test('after a damaged one still counts', async () => {
    const report = await withCheckpoint(1, () => undefined);
    expect(report).toMatchObject({ damage: 'checkpoint_missing', checkpoints: { first_invalid: 1 } });
    expect(report.checkpointed_sequence).toBeGreaterThanOrEqual(ROWS);
  });
});

test('keys may change: earlier checkpoints are valid while their public key is listed', async () => {
  const own = await openAuditLab(0);
  const successor = { AUDIT_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64url') };
  const id = await foundChain(own.database);
  await lengthen(own.database, id, 5);
  await own.run('checkpoint');
  await lengthen(own.database, id, 5);
  await own.run('checkpoint', {}, successor);
  const publicKey = key.publicKey.toString('base64url');
  expect(await own.verify(id, successor)).toMatchObject({ damage: 'checkpoint_key' });
  expect(await own.verify(id, { ...successor, AUDIT_PUBLIC_KEYS: publicKey })).toMatchObject({
    valid: true,
    checkpointed_sequence: 10,
  });
  await expect(own.verify(id, { AUDIT_SIGNING_KEY: '' })).rejects.toThrow('AUDIT_PUBLIC_KEYS');
  await own.close();
});

test('after a restore a checkpoint that says so ends the alarm, and keeps the sizes of other chains', async () => {
  const own = await openAuditLab(0);
  const { database } = own;
  const id = await foundChain(database);
  for (const _ of [1, 2]) {
    await lengthen(database, id, 10);
    await own.run('checkpoint');
  }
  await asThief(database, ['delete from audit_entries where organization_id = $1 and sequence > 15', id]);
  await setHead(database, id);
  expect(await own.verify(id)).toMatchObject({ damage: 'truncated', first_invalid_sequence: 16 });
  await own.run('checkpoint', { restored: true });
  await lengthen(database, id, 20);
  await own.run('checkpoint');
  expect(await own.verify(id)).toMatchObject({ valid: true, checkpointed_sequence: 35 });
  await asThief(database, [
    'update audit_entries set status = 500 where organization_id = $1 and sequence = 4',
    id,
  ]);
  await rehash(database, id, 4);
  expect(await own.verify(id)).toMatchObject({
    damage: 'rewritten',
    first_invalid_sequence: 1,
    last_invalid_sequence: 10,
  });
  await own.close();
});

test('many concurrent signers make one chain without gaps', async () => {
  const before = await newestNumber();
  const signing = async () => {
    for (let times = 0; times < 5; times += 1) await lab.run('checkpoint');
  };
  await Promise.all([signing(), signing(), signing()]);
  expect(await newestNumber()).toBe(before + 15);
  expect((await lab.verify(lab.chains[0])).checkpoints).toMatchObject({ valid: true, count: before + 15 });
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

test('if the newest checkpoint cannot be read, nothing is signed, and the operator sees the reason', async () => {
  const damaged = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  await mkdir(path.join(damaged, '000000000'));
  await writeFile(path.join(damaged, '000000000', '000000999999.json'), '{}');
  const session = openSession(readConfig({ ...lab.environment, AUDIT_CHECKPOINT_DIR: damaged }));
  const signed = signNow(session, 'regular').finally(() => session.close());
  await expect(signed).rejects.toThrow(new Refusal('Nothing was signed. Checkpoint 999999 can not be read.'));
  await rm(damaged, { recursive: true });
});

test('the command line signs, verifies and exports', async () => {
  const { environment } = lab;
  const organization = lab.chains[0] as string;
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
  const asDocument = await runOperator(environment, ['audit', 'export', organization, '--json']);
  expect(asDocument.json).toEqual(lines.map((line) => JSON.parse(line)));
  const file = path.join(folder, 'chain.ndjson');
  const written = await runOperator(environment, ['audit', 'export', organization, '--out', file, '--json']);
  expect(written.json).toEqual({
    organization_id: organization,
    environment: 'development',
    rows: lines.length,
    file,
  });
  expect(await readFile(file, 'utf8')).toBe(printed.stdout);
  const nowhere = path.join(file, 'chain.ndjson');
  const unwritten = await runOperator(environment, ['audit', 'export', organization, '--out', nowhere]);
  expect([unwritten.status, unwritten.stderr]).toEqual([
    1,
    'error: The chain could not be written: ENOTDIR\n',
  ]);
  const nobody = '5f0f7f9e-1d2c-4b3a-8c4d-9e8f7a6b5c4d';
  expect((await runOperator(environment, ['audit', 'export', nobody])).status).toBe(1);
  await rm(file);
});
