import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

export const MEDIA_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const FAILURE_CODES = [
  'unreadable_document',
  'encrypted_document',
  'too_many_pages',
  'storage_limit_reached',
] as const;

const WorksheetSchema = defineEntity({
  name: 'Worksheet',
  tableName: 'worksheets',
  properties: {
    ...record,
    partner_practitioner_id: p.uuid(),
    /** Sealed. */
    title: p.blob(),
    media_type: p.enum(MEDIA_TYPES),
    /** Composed by the service for a topic. */
    generated: p.boolean().default(false),
    /** What it is composed for, sealed; deleted once that is done. */
    brief: p.blob().nullable(),
    status: p.enum(['converting', 'ready', 'failed'] as const),
    page_count: p.integer().nullable(),
    pages_done: p.integer(),
    /** Counts the edits of a ready worksheet's pages. */
    revision: p.integer().default(0),
    /** The edit that the PDF was made from; null before there is a PDF. */
    bound_revision: p.integer().nullable(),
    failure_code: p.enum(FAILURE_CODES).nullable(),
    ready_at: p.datetime(3).nullable(),
  },
});

/** An activity made from a document, with a picture for each of its pages (specification 2.9). */
export class Worksheet extends WorksheetSchema.class {}
WorksheetSchema.setClass(Worksheet);

const WorksheetPageSchema = defineEntity({
  name: 'WorksheetPage',
  tableName: 'worksheet_pages',
  properties: { ...record, worksheet_id: p.uuid(), position: p.integer(), image: p.integer() },
});

/** One page of a worksheet. */
export class WorksheetPage extends WorksheetPageSchema.class {}
WorksheetPageSchema.setClass(WorksheetPage);
