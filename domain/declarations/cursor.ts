import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { fromBase64url } from '../../platform/base64url.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** The last record of a page: its value in the list's order, and its id as the tie-breaker. */
export interface Position {
  readonly value: string;
  readonly id: string;
}

/** What a cursor is valid for: one list of one caller, with one set of filters. */
export interface CursorScope {
  readonly list: string;
  readonly organization_id: string;
  readonly practitioner_id: string | null;
  /** The patient that the token is bound to, if it is bound to one. */
  readonly patient_id?: string;
  readonly filters: Record<string, unknown>;
}

const MAC_BYTES = 16;

const scopeHash = (scope: CursorScope): string =>
  createHash('sha256')
    .update(canonicalize(scope) as string)
    .digest('base64url');

/** An opaque cursor. A keyed hash binds it to its scope. */
export const encodeCursor = (secrets: Secrets, scope: CursorScope, position: Position): string => {
  const payload = Buffer.from(JSON.stringify([position.value, position.id]));
  const mac = secrets.keyedHash('cursor', `${scopeHash(scope)}/${payload.toString('base64url')}`);
  return Buffer.concat([mac.subarray(0, MAC_BYTES), payload]).toString('base64url');
};

/** @returns undefined for a cursor that is damaged or belongs to another scope. */
export const decodeCursor = (secrets: Secrets, scope: CursorScope, cursor: string): Position | undefined => {
  const bytes = fromBase64url(cursor);
  if (!bytes || bytes.length <= MAC_BYTES) return undefined;
  const payload = bytes.subarray(MAC_BYTES);
  const macs = secrets.keyedHashes('cursor', `${scopeHash(scope)}/${payload.toString('base64url')}`);
  const given = bytes.subarray(0, MAC_BYTES);
  if (!macs.some((mac) => secrets.sameHash(mac.subarray(0, MAC_BYTES), given))) return undefined;
  const [value, id] = JSON.parse(payload.toString()) as [string, string];
  return { value, id };
};
