import type { Secrets } from '../../platform/secrets.ts';

/**
 * Codes of links in e-mails. A code gives access, so it is stored nowhere. It is derived by a keyed hash from the id
 * of the record that it opens, so that an e-mail that is sent again has the same link. It is looked up by a hash of
 * its own.
 */
export type LinkPurpose = 'credential' | 'set-password' | 'form-request' | 'share' | 'clinic-upgrade';

/**
 * Chooses among the codes under each key: the one whose hash is stored, otherwise the one under the newest key. So a
 * link that is shown or mailed again after a key rotation stays the same.
 */
export const storedCode = (
  secrets: Secrets,
  codes: readonly string[],
  lookup: string,
  stored: Uint8Array | null | undefined,
): string => {
  const [newest = ''] = codes;
  if (codes.length === 1 || !stored) return newest;
  return codes.find((code) => secrets.isKeyedHash(lookup, code, stored)) ?? newest;
};

/** A code of 256 bits, 43 characters. @param stored the hash that the code is looked up by, if one is stored. */
export const linkCode = (
  secrets: Secrets,
  purpose: LinkPurpose,
  id: string,
  stored?: Uint8Array | null,
): string => {
  const codes = secrets.keyedHashes(`${purpose}-link`, id).map((hash) => hash.toString('base64url'));
  return storedCode(secrets, codes, `${purpose}-link-lookup`, stored);
};

const CODE = /^[A-Za-z0-9_-]{43}$/;

/** The hash under which a new code is stored. */
export const linkCodeHash = (secrets: Secrets, purpose: LinkPurpose, code: string): Buffer =>
  secrets.keyedHash(`${purpose}-link-lookup`, code);

/**
 * The hashes under which a code is looked up, one for each key. @returns undefined for a text that cannot be a code.
 */
export const linkCodeHashes = (
  secrets: Secrets,
  purpose: LinkPurpose,
  code: string,
): readonly Buffer[] | undefined =>
  CODE.test(code) ? secrets.keyedHashes(`${purpose}-link-lookup`, code) : undefined;
