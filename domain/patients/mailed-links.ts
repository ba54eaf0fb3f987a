import type { Secrets } from '../../platform/secrets.ts';

const MARK = 'mailed-to';

/** What is kept of the address that a link was mailed to. @param id of what the link leads to. */
export const markOfAddress = (secrets: Secrets, id: string, address: string): Buffer =>
  secrets.keyedHash(MARK, `${id} ${address}`);

/**
 * Whether a link went to the address that the patient has: once it is corrected, what a stranger was sent opens nothing
 * any more.
 * @param mailed.mailed_to null where it was not mailed yet, or before marks were kept.
 */
export const wentToTheirAddress = (
  secrets: Secrets,
  mailed: { readonly id: string; readonly mailed_to: Buffer | null; readonly email: string | null },
): boolean => {
  const { id, mailed_to, email } = mailed;
  return mailed_to === null || (email !== null && secrets.isKeyedHash(MARK, `${id} ${email}`, mailed_to));
};
