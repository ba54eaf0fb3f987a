import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Generated at the first start and stored: without them the data of the first start cannot be decrypted. */
export interface KeptSecrets {
  readonly SECRET_KEYRING: string;
  readonly SECRET_PEPPER: string;
  /** Signs the audit checkpoints. Only the worker gets it. */
  readonly AUDIT_SIGNING_KEY: string;
  /** Password of PostgreSQL's role `postgres`, which owns the schema. */
  readonly ownerPassword: string;
  /** Password of PostgreSQL's role `clinic_app`: the API and the workers. */
  readonly appPassword: string;
}

const key = () => randomBytes(32).toString('base64url');

export const makeSecrets = (): KeptSecrets => ({
  SECRET_KEYRING: `k1:${key()}`,
  SECRET_PEPPER: key(),
  AUDIT_SIGNING_KEY: key(),
  ownerPassword: key(),
  appPassword: key(),
});

/** Writes a file completely or not at all, readable only by its owner. */
export const writePrivateFile = (file: string, content: unknown): void => {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`;
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

export const keepSecrets = (dataDirectory: string): KeptSecrets => {
  const file = path.join(dataDirectory, 'secrets.json');
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptSecrets;
    // Data of an earlier version lack secrets that were added since.
    const complete = { ...makeSecrets(), ...kept };
    if (Object.keys(complete).length > Object.keys(kept).length) writePrivateFile(file, complete);
    return complete;
  }
  if (existsSync(path.join(dataDirectory, 'postgres')))
    throw new Error(
      `${file} is missing, and the database beside it cannot be opened without it. Put it back, or remove ${dataDirectory} to begin anew.`,
    );
  const secrets = makeSecrets();
  writePrivateFile(file, secrets);
  return secrets;
};
