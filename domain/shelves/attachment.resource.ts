import { sql } from '../../platform/database/rows.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { resource } from '../declarations/resource.ts';
import type { StoredRow } from '../declarations/resource-definition.ts';
import { Id, Line, lastingFields, Moment, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { Attachment } from './attachment.entity.ts';
import { coverField, internalOfCover, withCover } from './content-cover.ts';
import {
  CONTENT_TYPES,
  type ContentType,
  contentChanged,
  SHELF_CONTENT,
  sealedTitle,
} from './shelf-content.ts';

const AttachmentView = Shape({
  content_type: OneOf(CONTENT_TYPES, {
    description: 'More kinds may be added: ignore what you do not know.',
  }),
  content_id: Id(),
  title: Line(200, { description: 'Of the content.', examples: ['Feelings thermometer'] }),
  position: Type.Integer({
    minimum: 1,
    description:
      'Where it stands: they are listed in this order. What is put up comes last; there may be gaps.',
  }),
  attached_at: Moment(),
  ...lastingFields,
});

const internal = { holder_id: sql<string>`coalesce(t.playroom_id, t.toolkit_id)` } as const;

const definition = {
  entity: Attachment,
  table: 'shelf_attachments',
  view: AttachmentView,
  order: { number: 'position' } as const,
  changed: 'attached_at',
  changedWith: contentChanged,
  permanent: true,
  columns: { title: sealedTitle },
  internal,
  show: ({ title, ...row }: StoredRow<typeof internal>, { secrets }: Pick<HandlerContext, 'secrets'>) => ({
    ...row,
    title: SHELF_CONTENT[row.content_type as ContentType].openTitle(secrets, String(row.content_id), title),
  }),
};

export const attachments = resource(definition);

/** Attachments as the workspace shows them. */
export const shownAttachments = resource({
  ...definition,
  view: Shape({ ...AttachmentView.properties, ...coverField }),
  computed: ['cover_image_url'],
  internal: { ...internal, ...internalOfCover },
  links: ['cover_image_url'],
  show: (row, handlerContext) =>
    withCover({ ...row, ...definition.show(row, handlerContext) }, handlerContext),
});
