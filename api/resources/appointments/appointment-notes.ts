import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** What is noted at a booking is about somebody's care: it lies sealed in the database, bound to its row. */
const contextOf = (appointmentId: string): string => `appointment/${appointmentId}/notes`;

/** Before they were sealed, notes were text; those lie behind a zero byte, with which nothing sealed begins. */
const isPlain = (stored: Uint8Array): boolean => stored[0] === 0;

export const sealNotes = (secrets: Secrets, appointmentId: string, notes: string | null): Buffer | null =>
  notes === null ? null : sealJson(secrets, notes, contextOf(appointmentId));

export const openNotes = (secrets: Secrets, appointmentId: string, stored: unknown): string | null => {
  if (stored === null || stored === undefined) return null;
  const bytes = stored as Uint8Array;
  return isPlain(bytes)
    ? Buffer.from(bytes.subarray(1)).toString()
    : openJson(secrets, bytes, contextOf(appointmentId));
};
