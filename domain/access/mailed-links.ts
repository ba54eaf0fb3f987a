import { canonicalAddress } from '../../platform/mail-address.ts';
import type { Secrets } from '../../platform/secrets.ts';

const MARK = 'mailed-to';

/** The keyed hash of the address that a link was mailed to. @param id of the record that the link opens. */
export const markOfAddress = (secrets: Secrets, id: string, address: string): Buffer =>
  secrets.keyedHash(MARK, `${id} ${canonicalAddress(address)}`);

/**
 * Whether a link was mailed to the patient's present address. When an address is corrected, the link that the wrong
 * person received stops working. Another letter case is the same address.
 * @param mailed.mailed_to null where the link was not mailed yet, or was mailed before addresses were stored.
 */
export const wentToTheirAddress = (
  secrets: Secrets,
  mailed: { readonly id: string; readonly mailed_to: Buffer | null; readonly email: string | null },
): boolean => {
  const { id, mailed_to, email } = mailed;
  if (mailed_to === null) return true;
  if (email === null) return false;
  // Earlier versions marked the address as it was written.
  return [canonicalAddress(email), email].some((one) => secrets.isKeyedHash(MARK, `${id} ${one}`, mailed_to));
};
