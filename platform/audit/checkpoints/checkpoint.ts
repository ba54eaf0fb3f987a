import { createHash } from 'node:crypto';
import type { CheckpointKey } from './keys.ts';
import { type Head, type MerkleTree, merkleTree } from './merkle.ts';

/**
 * A checkpoint is a signed statement of the heads of all chains at one moment, with the hash of the preceding
 * checkpoint. It is stored outside the database, and shows what recomputing a chain cannot: that the end of a chain
 * was removed, or that a chain was rewritten from some row on. It holds ids, sizes and hashes only.
 */

export const CHECKPOINT_FORMAT = 'clinic-service/audit-checkpoint/v1';

/**
 * `restored`: signed after the database was restored from a backup; greater sizes of earlier checkpoints no longer
 * count.
 */
export const CHECKPOINT_KINDS = ['regular', 'restored'] as const;
export type CheckpointKind = (typeof CHECKPOINT_KINDS)[number];

/** The signed content. */
export interface CheckpointStatement {
  /** 1, 2, 3 … without gaps. */
  readonly number: number;
  readonly kind: CheckpointKind;
  readonly environment: string;
  /** RFC 3339 in UTC with milliseconds, by the database's clock. */
  readonly signed_at: string;
  readonly root: Buffer;
  /** Hash of the preceding checkpoint; zeros for the first. */
  readonly previous_hash: Buffer;
  readonly key_id: string;
}

export interface Checkpoint extends CheckpointStatement {
  readonly public_key: Buffer;
  readonly signature: Buffer;
  /** Sorted by the organizations' ids. */
  readonly heads: readonly Head[];
}

export const NO_CHECKPOINT = Buffer.alloc(32);

/** The signed text: the parts in this order, each followed by a line feed, hashes in hexadecimal. */
export const statementOf = (one: CheckpointStatement): Buffer =>
  Buffer.from(
    [
      CHECKPOINT_FORMAT,
      one.environment,
      one.number,
      one.kind,
      one.signed_at,
      one.root.toString('hex'),
      one.previous_hash.toString('hex'),
      one.key_id,
      '',
    ].join('\n'),
  );

/** SHA-256(signed text ‖ signature), which the next checkpoint names. */
export const checkpointHash = (one: CheckpointStatement & { readonly signature: Buffer }): Buffer =>
  createHash('sha256').update(statementOf(one)).update(one.signature).digest();

export const signCheckpoint = (
  key: CheckpointKey,
  facts: Omit<CheckpointStatement, 'root' | 'key_id'>,
  heads: readonly Head[],
): { readonly checkpoint: Checkpoint; readonly tree: MerkleTree } => {
  const tree = merkleTree(heads);
  const statement = { ...facts, root: tree.root, key_id: key.keyId };
  const signature = key.sign(statementOf(statement));
  return { checkpoint: { ...statement, public_key: key.publicKey, signature, heads }, tree };
};

/** One line of JSON. */
export const writeCheckpoint = (one: Checkpoint): string =>
  `${JSON.stringify({
    format: CHECKPOINT_FORMAT,
    number: one.number,
    kind: one.kind,
    environment: one.environment,
    signed_at: one.signed_at,
    root: one.root.toString('hex'),
    previous_hash: one.previous_hash.toString('hex'),
    key_id: one.key_id,
    public_key: one.public_key.toString('base64url'),
    signature: one.signature.toString('base64url'),
    heads: one.heads.map(({ organization_id, sequence, hash }) => [
      organization_id,
      sequence,
      hash.toString('hex'),
    ]),
  })}\n`;

const HEX = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isHead = (value: unknown): value is [string, number, string] =>
  Array.isArray(value) &&
  value.length === 3 &&
  UUID.test(String(value[0])) &&
  Number.isSafeInteger(value[1]) &&
  HEX.test(String(value[2]));

/**
 * Parses a checkpoint without verifying it.
 * @returns undefined for text that is no checkpoint.
 */
export const readCheckpoint = (document: string): Checkpoint | undefined => {
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(document);
  } catch {
    return undefined;
  }
  const { format, number, kind, environment, signed_at, root, previous_hash, key_id, heads } = read ?? {};
  const texts = [environment, signed_at, key_id, read?.public_key, read?.signature];
  const whole =
    format === CHECKPOINT_FORMAT &&
    Number.isSafeInteger(number) &&
    (CHECKPOINT_KINDS as readonly unknown[]).includes(kind) &&
    texts.every((text) => typeof text === 'string') &&
    [root, previous_hash].every((hash) => HEX.test(String(hash))) &&
    Array.isArray(heads) &&
    heads.every(isHead);
  if (!whole) return undefined;
  return {
    number: number as number,
    kind: kind as CheckpointKind,
    environment: environment as string,
    signed_at: signed_at as string,
    root: Buffer.from(root as string, 'hex'),
    previous_hash: Buffer.from(previous_hash as string, 'hex'),
    key_id: key_id as string,
    public_key: Buffer.from(read.public_key as string, 'base64url'),
    signature: Buffer.from(read.signature as string, 'base64url'),
    heads: (heads as [string, number, string][]).map(([organization_id, sequence, hash]) => ({
      organization_id,
      sequence,
      hash: Buffer.from(hash, 'hex'),
    })),
  };
};
