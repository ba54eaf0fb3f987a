import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const AppointmentSchema = defineEntity({
  name: 'Appointment',
  tableName: 'appointments',
  properties: {
    ...record,
    partner_clinic_id: p.uuid(),
    partner_practitioner_id: p.uuid(),
    partner_patient_id: p.uuid(),
    start_at: p.datetime(3),
    end_at: p.datetime(3),
    timezone: p.text(),
    session_type: p.enum(['virtual', 'in_person'] as const),
    /** Sealed. */
    notes: p.blob().nullable(),
    status: p.enum(['scheduled', 'completed', 'cancelled', 'no_show'] as const),
    /** The SEQUENCE of iCalendar: rises with each event that people are told of. */
    sequence: p.integer(),
    clinician_code_hash: p.blob(),
    patient_code_hash: p.blob(),
    clinician_joined_at: p.datetime(3).nullable(),
    series_id: p.uuid().nullable(),
    /** Its place in the series, from 1. */
    occurrence: p.integer().nullable(),
  },
});

/** A session of a practitioner with a patient (specification 2.5). */
export class Appointment extends AppointmentSchema.class {}
AppointmentSchema.setClass(Appointment);
