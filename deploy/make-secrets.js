// Makes the secrets of docker-compose.yml, once; what is there stays. Keep copies elsewhere: without the keyring
// nothing that is sealed can be read again. Plain JavaScript for any Node >= 20.
// Argument: the folder, `deploy/secrets` unless given.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'secrets'));
// Closed to others; the files themselves are read by the image's user, through Docker.
mkdirSync(folder, { recursive: true, mode: 0o700 });

const fileOf = (name) => path.join(folder, name);
const once = (name, make) => {
  if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), make(), { mode: 0o644 });
  return readFileSync(fileOf(name), 'utf8');
};
const random = () => randomBytes(32).toString('base64url');

const owner = once('owner_password', random);
const app = once('app_password', random);
once('temporal_password', random);
once('objects_secret', random);
once('secret_keyring', () => `k1:${random()}`);
once('secret_pepper', random);
const codec = once('codec_access_secret', random);
// For deploy/operators.conf: what it says to the codec, and who may ask it.
once('codec_authorization', () => `proxy_set_header Authorization "Bearer ${codec}";\n`);
const operator = once('operator_password', random);
once('operator_logins', () => {
  const salt = randomBytes(8);
  const salted = createHash('sha1').update(operator).update(salt).digest();
  return `operator:{SSHA}${Buffer.concat([salted, salt]).toString('base64')}\n`;
});
once('database_url', () => `postgres://clinic_app:${app}@postgres:5432/clinic`);
once('database_owner_url', () => `postgres://clinic_owner:${owner}@postgres:5432/clinic`);
if (!existsSync(fileOf('audit_signing_key'))) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  once('audit_signing_key', () => privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'));
  once('audit_public_key', () => publicKey.export({ format: 'jwk' }).x);
}
