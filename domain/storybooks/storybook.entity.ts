import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const StorybookSchema = defineEntity({
  name: 'Storybook',
  tableName: 'storybooks',
  properties: {
    ...record,
    partner_practitioner_id: p.uuid(),
    partner_patient_id: p.uuid().nullable(),
    status: p.text().$type<'generating' | 'ready' | 'failed'>(),
    language: p.text(),
    age_band: p.text(),
    illustration_style: p.text(),
    page_count: p.smallint(),
    pages_done: p.smallint(),
    shelf_ready: p.boolean(),
    /** The clinician's request, sealed; deleted once the book is ready, failed or deleted. */
    brief: p.blob().nullable(),
    title: p.blob().nullable(),
    /** Counts the edits of a ready book. */
    revision: p.integer().default(0),
    /** The edit that the PDF was made from. */
    bound_revision: p.integer().default(0),
    /** The book that it is a copy of: an erasure takes the copies too. */
    copied_from_id: p.uuid().nullable(),
    failure_code: p.text().nullable(),
    ready_at: p.datetime(3).nullable(),
  },
});

/** An illustrated book, written for one clinician (specification 2.9). */
export class Storybook extends StorybookSchema.class {}
StorybookSchema.setClass(Storybook);
