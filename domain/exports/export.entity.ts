import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const ExportSchema = defineEntity({
  name: 'Export',
  tableName: 'exports',
  properties: {
    ...record,
    partner_practitioner_id: p.uuid(),
    status: p.enum(['queued', 'building', 'ready', 'failed'] as const),
  },
});

/** An archive of one clinician's whole record (specification 2.12). */
export class Export extends ExportSchema.class {}
ExportSchema.setClass(Export);
