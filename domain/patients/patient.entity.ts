import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const PatientSchema = defineEntity({
  name: 'Patient',
  tableName: 'patients',
  properties: {
    ...record,
    partner_clinic_id: p.uuid(),
    created_by_partner_practitioner_id: p.uuid(),
    first_name: p.text(),
    last_name: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    date_of_birth: p.date().nullable(),
    external_id: p.text().nullable(),
  },
});

/** A person in care; the organization that created the record owns it (specification 2.4). */
export class Patient extends PatientSchema.class {}
PatientSchema.setClass(Patient);
