import { type Rows, sql } from '../../platform/database/rows.ts';
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

/** From the order of an erasure on, nothing is written about the patient any more. */
export const notesAreClosed = async (
  rows: Rows,
  { organization_id, id }: { readonly organization_id: string; readonly id: string },
): Promise<boolean> =>
  (await rows.first(sql`
    select 1 from appointments where organization_id = ${organization_id} and id = ${id} and notes_closed`)) !==
  undefined;
