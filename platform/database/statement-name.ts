import { createHash } from 'node:crypto';

/**
 * Most names that are kept. The service has far fewer statements; the limit is for texts that unexpectedly differ
 * each time.
 */
const KNOWN = 2_000;
const names = new Map<string, string>();

/** The name under which a connection keeps the statement prepared: the hash of its text. */
export const statementName = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < KNOWN) names.set(text, name);
  return name;
};
