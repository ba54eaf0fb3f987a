import { Id, Line, lastingFields, Moment, nullable, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { FAILURE_CODES, MEDIA_TYPES } from './worksheet.entity.ts';

/** Largest document, and largest request around it, in bytes (decisions part 5). */
export const DOCUMENT_LARGEST = 20_000_000;
export const REQUEST_LARGEST = 28_000_000;

const title = Line(200, { examples: ['Feelings thermometer'] });

const ImageAddress = (description: string) =>
  Type.String({
    format: 'uri',
    description,
    examples: ['https://api.clinic-service.invalid/objects/sealed'],
  });

export const WorksheetView = Shape({
  id: Id(),
  partner_practitioner_id: Id({ description: 'Whose it is.' }),
  title,
  status: OneOf(['converting', 'ready', 'failed'], {
    description: 'Poll while `converting`; `Retry-After` says when.',
  }),
  page_count: nullable(Type.Integer({ minimum: 1, description: 'Known once the document has been opened.' })),
  pages_done: Type.Integer({ minimum: 0, description: 'Pages that have their picture.' }),
  cover_image_url: nullable(
    ImageAddress(
      'The first page, smaller (PNG); works for about an hour, without a token. `null` until ready.',
    ),
  ),
  failure_code: nullable(OneOf(FAILURE_CODES, { description: 'Why it failed.' })),
  ready_at: nullable(Moment({ description: 'When it became ready.' })),
  ...lastingFields,
});

export const WorksheetDraft = Shape({
  title,
  document: Shape({
    file_name: Line(200, {
      description: 'What the document is called at yours. It is not kept.',
      examples: ['feelings-thermometer.pdf'],
    }),
    media_type: OneOf(MEDIA_TYPES, {
      description: 'What the document is. Where it turns out to be something else, the worksheet fails.',
    }),
    content_base64: Type.String({
      minLength: 1,
      format: 'base64',
      description: 'Base64 with padding and without line breaks (RFC 4648, 4); 20 MB decoded at most.',
      examples: ['JVBERi0xLjcK'],
    }),
  }),
});

export const WorksheetPageView = Shape({
  id: Id(),
  position: Type.Integer({ minimum: 1, description: 'Counted from 1.' }),
  alt_text: Type.String({ description: 'What a picture of the page is called.', examples: ['Page 1 of 3'] }),
  image_url: ImageAddress('The page (PNG); needs no token until it expires.'),
  image_url_expires_at: Moment({ description: 'Read the page again for a fresh link.' }),
  ...lastingFields,
});
