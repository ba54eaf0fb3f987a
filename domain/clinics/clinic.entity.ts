import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const ClinicSchema = defineEntity({
  name: 'Clinic',
  tableName: 'clinics',
  properties: {
    ...record,
    name: p.text(),
    timezone: p.text(),
    external_id: p.text().nullable(),
    service_upgraded_at: p.datetime(3).nullable(),
  },
});

/** The partition that practitioners, patients and appointments belong to (specification 2.2). */
export class Clinic extends ClinicSchema.class {}
ClinicSchema.setClass(Clinic);
