import type { Secrets } from '../secrets.ts';

/**
 * Codes of links that go out by e-mail. A link opens something, so it is stored nowhere: its code is
 * derived by a keyed hash from the id of what it opens (so that a mail that is sent again holds the same
 * link) and looked up by a hash of its own.
 */
export type LinkPurpose = 'credential' | 'set-password' | 'form-request' | 'share' | 'clinic-upgrade';

/** 256 bits, 43 characters. */
export const linkCode = (secrets: Secrets, purpose: LinkPurpose, id: string): string =>
  secrets.keyedHash(`${purpose}-link`, id).toString('base64url');

const CODE = /^[A-Za-z0-9_-]{43}$/;

/** @returns undefined for what cannot be a code at all. */
export const linkCodeHash = (secrets: Secrets, purpose: LinkPurpose, code: string): Buffer | undefined =>
  CODE.test(code) ? secrets.keyedHash(`${purpose}-link-lookup`, code) : undefined;
