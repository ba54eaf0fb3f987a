import { type CheckpointKey, isSignedBy, keyIdOf, type TrustedKeys } from '../checkpoints/keys.ts';
import { canonicalJson } from './canonical-json.ts';

/** A statement with the key that signed it. Ids, moments and counts only. */
export type Signed<Statement> = Statement & {
  readonly key_id: string;
  /** Ed25519, 32 bytes in base64url. */
  readonly public_key: string;
  /** Over the canonical JSON of everything else, in base64url. */
  readonly signature: string;
};

export const signDocument = <Statement extends object>(
  key: CheckpointKey,
  statement: Statement,
): Signed<Statement> => {
  const named = { ...statement, key_id: key.keyId, public_key: key.publicKey.toString('base64url') };
  return { ...named, signature: key.sign(Buffer.from(canonicalJson(named))).toString('base64url') };
};

/** Whether one of the trusted keys signed it, just as it is. */
export const isGenuine = (trusted: TrustedKeys, document: Signed<object>): boolean => {
  const { signature, ...named } = document;
  const key = trusted.get(named.key_id);
  const bytes = Buffer.from(String(signature), 'base64url');
  return (
    key !== undefined &&
    keyIdOf(Buffer.from(named.public_key, 'base64url')) === named.key_id &&
    // The last letter of base64url has bits that decoding passes over.
    bytes.toString('base64url') === signature &&
    isSignedBy(key, Buffer.from(canonicalJson(named)), bytes)
  );
};
