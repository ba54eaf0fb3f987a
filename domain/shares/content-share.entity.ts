import { defineEntity, p } from '@mikro-orm/core';

const ContentShareSchema = defineEntity({
  name: 'ContentShare',
  tableName: 'content_shares',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    partner_practitioner_id: p.uuid(),
    partner_patient_id: p.uuid(),
    content_type: p.enum(['worksheet', 'storybook'] as const),
    content_id: p.uuid(),
    mail_state: p.enum(['due', 'sent', 'skipped', 'refused', 'undelivered'] as const),
    requested_at: p.datetime(3),
  },
});

/** Content that was sent to a patient. Read and written by SQL statements. */
export class ContentShare extends ContentShareSchema.class {}
ContentShareSchema.setClass(ContentShare);
