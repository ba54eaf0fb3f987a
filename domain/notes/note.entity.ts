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
    /** Rises with each change of body or status; all of them are kept. */
    version: p.integer(),
    /** Sealed. */
    body: p.blob(),
  },
});

/**
 * A clinician's note on a session (specification 2.11). Its column `transcript`, the sealed turns, is no property: a unit
 * of work compares what it holds byte by byte, and a transcript has millions.
 */
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);
