import { createHash } from 'node:crypto';

/**
 * A Merkle tree over the heads of all chains, as in RFC 6962: the first byte distinguishes leaves from nodes, so no
 * node can pass for a leaf. Whoever has one leaf and its proof can recompute the root, and learns only hashes of the
 * others.
 */

/** The last entry of an organization's chain at one moment. */
export interface Head {
  readonly organization_id: string;
  readonly sequence: number;
  readonly hash: Buffer;
}

/** A sibling on the path from a leaf to the root. */
export interface ProofStep {
  readonly side: 'left' | 'right';
  readonly hash: Buffer;
}

const HASH_BYTES = 32;
const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

const sha256 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** SHA-256(0x00 ‖ organization id, 16 bytes ‖ sequence, 64 bits big-endian ‖ hash of that entry). */
export const leafOf = ({ organization_id, sequence, hash }: Head): Buffer => {
  const number = Buffer.alloc(8);
  number.writeBigInt64BE(BigInt(sequence));
  return sha256(LEAF, Buffer.from(organization_id.replaceAll('-', ''), 'hex'), number, hash);
};

/** SHA-256(0x01 ‖ left ‖ right). */
const nodeOf = (left: Buffer, right: Buffer): Buffer => sha256(NODE, left, right);

/** From the leaves to the root; the last node of an odd number moves up unchanged. */
const levelsOf = (leaves: readonly Buffer[]): readonly (readonly Buffer[])[] => {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const above: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at] as Buffer, level[at + 1]];
      above.push(right ? nodeOf(left, right) : left);
    }
    levels.push(above);
    level = above;
  }
  return levels;
};

export interface MerkleTree {
  readonly root: Buffer;
  /** The path from the leaf at this index to the root. */
  proofOf(index: number): readonly ProofStep[];
}

/** @param heads sorted by organization id. */
export const merkleTree = (heads: readonly Head[]): MerkleTree => {
  const levels = levelsOf(heads.map(leafOf));
  return {
    root: levels.at(-1)?.[0] ?? sha256(),
    proofOf(index) {
      const steps: ProofStep[] = [];
      let at = index;
      for (const level of levels.slice(0, -1)) {
        const hash = level[at ^ 1];
        if (hash) steps.push({ side: at % 2 ? 'left' : 'right', hash });
        at >>= 1;
      }
      return steps;
    },
  };
};

/** For each step one byte for the side (0 left, 1 right) and 32 bytes for the hash. */
export const packProof = (steps: readonly ProofStep[]): Buffer =>
  Buffer.concat(steps.flatMap(({ side, hash }) => [side === 'left' ? LEAF : NODE, hash]));

export const unpackProof = (packed: Buffer): readonly ProofStep[] =>
  Array.from({ length: packed.length / (HASH_BYTES + 1) }, (_, index) => {
    const at = index * (HASH_BYTES + 1);
    return { side: packed[at] === 0 ? 'left' : 'right', hash: packed.subarray(at + 1, at + 1 + HASH_BYTES) };
  });
