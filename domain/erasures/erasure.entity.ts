import { defineEntity, p } from '@mikro-orm/core';
import { processClock } from '../../platform/clock.ts';

const ErasureSchema = defineEntity({
  name: 'Erasure',
  tableName: 'erasures',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    partner_patient_id: p.uuid(),
    reason: p.enum(['patient_request', 'retention_over', 'entered_in_error'] as const),
    status: p.enum(['scheduled', 'held', 'erasing', 'retained', 'completed', 'cancelled'] as const),
    requested_at: p.datetime(3),
    begins_at: p.datetime(3),
    keep_clinical_until: p.datetime(3).nullable(),
    created_at: p.datetime(3).onCreate(() => processClock.now()),
    updated_at: p.datetime(3).onCreate(() => processClock.now()),
  },
});

/** The erasure of a patient, with its proof (beyond the specification, part 5). Its workflow writes the other columns. */
export class Erasure extends ErasureSchema.class {}
ErasureSchema.setClass(Erasure);
