import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Ed25519 keys as settings hold them: base64url of the 32-byte seed, or of its PKCS8 form (48 bytes). */

const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface CheckpointKey {
  /** The raw public key, 32 bytes. */
  readonly publicKey: Buffer;
  readonly keyId: string;
  sign(bytes: Buffer): Buffer;
}

/** The first 64 bits of the public key's SHA-256, in hexadecimal. */
export const keyIdOf = (publicKey: Buffer): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16);

/** @throws Error when the text has neither form. */
export const readCheckpointKey = (text: string): CheckpointKey => {
  const bytes = Buffer.from(text, 'base64url');
  const der = bytes.length === 32 ? Buffer.concat([PKCS8_PREFIX, bytes]) : bytes;
  const key: KeyObject = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x as string, 'base64url');
  return { publicKey, keyId: keyIdOf(publicKey), sign: (text) => sign(null, text, key) };
};

/** Public keys by id, for verification. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

export const trustedKeys = (publicKeys: readonly Buffer[]): TrustedKeys =>
  new Map(
    publicKeys.map((key) => [
      keyIdOf(key),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }, format: 'jwk' }),
    ]),
  );

export const isSignedBy = (key: KeyObject, bytes: Buffer, signature: Buffer): boolean =>
  verify(null, bytes, key, signature);
