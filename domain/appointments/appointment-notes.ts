import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Notes are health data: they are encrypted at rest, bound to the id of their appointment. */
const contextOf = (appointmentId: string): string => `appointment/${appointmentId}/notes`;

export const sealNotes = (secrets: Secrets, appointmentId: string, notes: string | null): Buffer | null =>
  notes === null ? null : sealJson(secrets, notes, contextOf(appointmentId));

export const openNotes = (secrets: Secrets, appointmentId: string, stored: unknown): string | null =>
  stored === null || stored === undefined
    ? null
    : openJson(secrets, stored as Uint8Array, contextOf(appointmentId));
