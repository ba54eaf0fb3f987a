import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  checkpointHash,
  NO_CHECKPOINT,
  signCheckpoint,
  writeCheckpoint,
} from '../../../platform/audit/checkpoints/checkpoint.ts';
import { readCheckpointKey, trustedKeys } from '../../../platform/audit/checkpoints/keys.ts';
import { readCheckpoints } from '../../../platform/audit/checkpoints/read-checkpoints.ts';
import type { StoredCheckpoint } from '../../../platform/audit/checkpoints/store.ts';
import { CHECKPOINT_KEY } from '../../support/checkpoints.ts';

const key = readCheckpointKey(CHECKPOINT_KEY);
const hashAt = (sequence: number): Buffer => Buffer.alloc(32, `entry ${sequence}`);

/** Of one organization, whose chain is ten entries longer each time. */
async function* checkpoints(organization_id: string, count: number): AsyncGenerator<StoredCheckpoint> {
  let previous_hash: Buffer = NO_CHECKPOINT;
  for (let number = 1; number <= count; number += 1) {
    const facts = {
      number,
      kind: 'regular',
      environment: 'test',
      signed_at: '2030-01-01T00:00:00.000Z',
      previous_hash,
    } as const;
    const heads = [{ organization_id, sequence: number * 10, hash: hashAt(number * 10) }];
    const { checkpoint } = signCheckpoint(key, facts, heads);
    previous_hash = checkpointHash(checkpoint);
    yield { number, document: writeCheckpoint(checkpoint) };
  }
}

const witnessedOf = async (count: number) => {
  const organization = randomUUID();
  const store = { all: () => checkpoints(organization, count) };
  const { report, witnessed } = await readCheckpoints(store, 'test', trustedKeys([key.publicKey]), undefined);
  expect(report).toMatchObject({ count, newest: count, valid: true });
  return witnessed.get(organization) ?? [];
};

test('each checkpoint gives the length and the hash of a chain', async () => {
  expect(await witnessedOf(3)).toEqual(
    [1, 2, 3].map((number) => ({
      sequence: number * 10,
      hash: hashAt(number * 10).toString('hex'),
      checkpoint: number,
    })),
  );
});

test('of thousands of checkpoints, all of the newest are kept in memory, and the older they are, the fewer', async () => {
  const kept = (await witnessedOf(3_000)).map(({ checkpoint }) => checkpoint);
  expect(kept.length).toBeLessThanOrEqual(1_000);
  expect(kept.slice(-400)).toEqual(Array.from({ length: 400 }, (_, index) => 2_601 + index));
  const gaps = kept.map((number, index) => number - (kept[index - 1] ?? 0));
  expect(gaps).toEqual(gaps.toSorted((one, other) => other - one));
  // Where a chain was rewritten is told within a quarter of the time that has passed since.
  for (const [index, number] of kept.slice(0, -400).entries())
    expect(gaps[index]).toBeLessThanOrEqual((3_000 - number) / 4);
});
