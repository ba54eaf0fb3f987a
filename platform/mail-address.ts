/** Addresses are ASCII (`http/formats.ts`), and no mailbox differs from another one in upper and lower case alone. */
export const canonicalAddress = (address: string): string => address.toLowerCase();

/** What is counted as one recipient: `family+forms@home.example` reaches the mailbox of `family@home.example`. */
export const mailboxOf = (address: string): string =>
  canonicalAddress(address).replace(/(?<=.)\+.*(?=@)/, '');
