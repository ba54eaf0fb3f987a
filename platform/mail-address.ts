/**
 * The form in which addresses are compared. Addresses are ASCII (`declarations/formats.ts`), and no two mailboxes
 * differ only in letter case.
 */
export const canonicalAddress = (address: string): string => address.toLowerCase();

/**
 * The address that counts as one recipient: `family+forms@home.example` reaches the mailbox of `family@home.example`.
 */
export const mailboxOf = (address: string): string =>
  canonicalAddress(address).replace(/(?<=.)\+.*(?=@)/, '');
