import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const PractitionerSchema = defineEntity({
  name: 'Practitioner',
  tableName: 'practitioners',
  properties: {
    ...record,
    partner_clinic_id: p.uuid(),
    first_name: p.text(),
    last_name: p.text(),
    email: p.text(),
    role: p.enum(['member', 'admin', 'owner'] as const),
    country: p.text().nullable(),
    status: p.enum(['active', 'disabled'] as const),
    external_id: p.text().nullable(),
    service_account_linked_at: p.datetime(3).nullable(),
    service_login_status: p.enum(['none', 'invited', 'active', 'suspended'] as const),
  },
});

/** A clinician of one clinic (specification 2.3). */
export class Practitioner extends PractitionerSchema.class {}
PractitionerSchema.setClass(Practitioner);
