import { fromBase64url } from './base64url.ts';
import type { Secrets } from './secrets.ts';

/**
 * Seals a value that a person wrote, for the database.
 * @param context names the row and the column, so that the value cannot be moved to another.
 */
export const sealJson = (secrets: Secrets, value: unknown, context: string): Buffer =>
  secrets.seal(Buffer.from(JSON.stringify(value)), context);

/** @throws Error when it was sealed for another row, or changed since. */
export const openJson = <Value>(secrets: Secrets, sealed: unknown, context: string): Value =>
  JSON.parse(
    secrets.open(Buffer.isBuffer(sealed) ? sealed : Buffer.from(sealed as Uint8Array), context).toString(),
  ) as Value;

/** The same for values in addresses and pages. */
export const sealJsonText = (secrets: Secrets, value: unknown, context: string): string =>
  sealJson(secrets, value, context).toString('base64url');

/** @returns undefined for text that was changed, sealed for another purpose, or never sealed here. */
export const openJsonText = <Value>(secrets: Secrets, text: string, context: string): Value | undefined => {
  const sealed = fromBase64url(text);
  try {
    return sealed && openJson<Value>(secrets, sealed, context);
  } catch {
    return undefined;
  }
};
