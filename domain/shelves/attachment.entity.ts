import { defineEntity, p } from '@mikro-orm/core';
import { CONTENT_TYPES } from './shelf-content.ts';

const AttachmentSchema = defineEntity({
  name: 'Attachment',
  tableName: 'shelf_attachments',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    playroom_id: p.uuid().nullable(),
    toolkit_id: p.uuid().nullable(),
    content_type: p.enum(CONTENT_TYPES),
    content_id: p.uuid(),
    position: p.integer(),
    attached_at: p.datetime(3),
  },
});

/** A place on a shelf. Read and written by SQL statements; its `id` is that of the content. */
export class Attachment extends AttachmentSchema.class {}
AttachmentSchema.setClass(Attachment);
