import { expect, test } from '@jest/globals';
import { createSecrets } from '../../platform/secrets.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64url');
const secretsWith = (keyring: string, pepper = 9) =>
  createSecrets({ SECRET_KEYRING: keyring, SECRET_PEPPER: key(pepper) });
const plain = Buffer.from('canary');

test('a sealed text opens only under its own context, and reveals nothing', () => {
  const secrets = secretsWith(`a:${key(1)}`);
  const sealed = secrets.seal(plain, 'answer/1');
  expect(secrets.open(sealed, 'answer/1')).toEqual(plain);
  expect(() => secrets.open(sealed, 'answer/2')).toThrow();
  expect(sealed.includes('canary')).toBe(false);
  expect(secrets.seal(plain, 'answer/1').equals(sealed)).toBe(false);
});

test('a sealed text with any byte changed does not open', () => {
  const secrets = secretsWith(`a:${key(1)}`);
  const sealed = secrets.seal(plain, 'c');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => secrets.open(changed, 'c')).toThrow();
  }
});

test('the first key seals, and every key of the keyring opens', () => {
  const old = secretsWith(`old:${key(1)}`);
  const rotated = secretsWith(`new:${key(2)},old:${key(1)}`);
  const sealed = old.seal(plain, 'c');
  expect(rotated.open(sealed, 'c')).toEqual(plain);
  // Its kind is all that logs say of an error.
  const unknown = expect.objectContaining({ name: 'SealingKeyUnknown' });
  expect(() => old.open(rotated.seal(plain, 'c'), 'c')).toThrow(unknown);
});

test('keyed hashes differ by purpose, value and key', () => {
  const secrets = secretsWith(`a:${key(1)}`);
  const hashes = [
    secrets.keyedHash('p', 'v'),
    secrets.keyedHash('q', 'v'),
    secrets.keyedHash('p', 'w'),
    secrets.keyedHash('p\0', 'v'),
    secretsWith(`a:${key(1)}`, 8).keyedHash('p', 'v'),
  ];
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(hashes.length);
  expect(secrets.sameHash(secrets.keyedHash('p', 'v'), hashes[0] as Buffer)).toBe(true);
  expect(secrets.sameHash(hashes[0] as Buffer, hashes[1] as Buffer)).toBe(false);
});

test('a key that is not 256 bits long is refused', () => {
  expect(() => secretsWith(`a:${Buffer.alloc(31).toString('base64url')}`)).toThrow();
});
