import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    ...record,
    partner_appointment_id: p.uuid(),
    partner_patient_id: p.uuid(),
    partner_practitioner_id: p.uuid(),
    status: p.enum(['draft', 'signed'] as const),
    signed_at: p.datetime(3).nullable(),
    /** Rises with each change of body or status; every version is kept. */
    version: p.integer(),
    /** Sealed. */
    body: p.blob(),
  },
});

/**
 * A clinician's note on a session (specification 2.11). The column `transcript`, with the sealed turns, is not a
 * property: a unit of work compares its properties byte by byte, and transcripts have megabytes.
 */
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);
