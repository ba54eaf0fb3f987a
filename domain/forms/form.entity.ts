import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const FormSchema = defineEntity({
  name: 'Form',
  tableName: 'forms',
  properties: {
    ...record,
    partner_practitioner_id: p.uuid(),
    /** Title, description and fields, sealed. */
    content: p.blob(),
    status: p.enum(['draft', 'published'] as const),
    shelf_ready: p.boolean(),
  },
});

/** A questionnaire that a clinician wrote and owns (specification 2.9). */
export class Form extends FormSchema.class {}
FormSchema.setClass(Form);
