import type { Secrets } from '../../platform/secrets.ts';

/**
 * Codes of links that go out by e-mail. A link opens something, so it is stored nowhere: its code is
 * derived by a keyed hash from the id of what it opens (so that a mail that is sent again holds the same
 * link) and looked up by a hash of its own.
 */
export type LinkPurpose = 'credential' | 'set-password' | 'form-request' | 'share' | 'clinic-upgrade';

/**
 * Of codes under each key, the one whose hash was stored, else that under the newest: a link that is shown or mailed once
 * more after a rotation opens as before.
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

/** 256 bits, 43 characters. @param stored the hash that the code was looked up by so far, where there is one. */
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

/** What a new code is stored as. */
export const linkCodeHash = (secrets: Secrets, purpose: LinkPurpose, code: string): Buffer =>
  secrets.keyedHash(`${purpose}-link-lookup`, code);

/** What a code is looked up by. @returns undefined for what cannot be a code at all. */
export const linkCodeHashes = (
  secrets: Secrets,
  purpose: LinkPurpose,
  code: string,
): readonly Buffer[] | undefined =>
  CODE.test(code) ? secrets.keyedHashes(`${purpose}-link-lookup`, code) : undefined;
