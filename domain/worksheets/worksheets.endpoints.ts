import { type Call, type Claimed, endpoint } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { pageFields, Shape, type Static } from '../declarations/schemas.ts';
import { issue } from '../problems.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { Worksheet } from './worksheet.entity.ts';
import { sealTitle, worksheets } from './worksheet.resource.ts';
import { DOCUMENT_LARGEST, REQUEST_LARGEST, WorksheetDraft } from './worksheet.schemas.ts';
import { worksheetKeys } from './worksheet-objects.ts';

const tag = 'Worksheets';
/** A clinician's own; specification 4.7 names no scope. */
const access = { tokens: ['delegated'], scopes: [] } as const;

/** Seconds until the next poll: a page takes about a tenth of a second. */
const POLL_SECONDS = '2';

export const whenToPoll = ({ status }: Readonly<Record<string, unknown>>): Record<string, string> =>
  status === 'converting' ? { 'Retry-After': POLL_SECONDS } : {};

const listWorksheets = endpoint({
  id: 'listWorksheets',
  summary: "List the clinician's worksheets",
  tag,
  route: 'GET /v1/partner/worksheets',
  access,
  query: Shape(pageFields),
  lists: worksheets,
  success: [200],
});

type Draft = Static<typeof WorksheetDraft>;

/** Uploading a document, the same on both tiers. */
export const uploading = {
  bodyLimit: REQUEST_LARGEST,
  problems: ['storage-limit-reached'] as const,
  /** Reported in addition to other issues of the document. */
  check: ({ sent }: { readonly sent: Readonly<Record<string, unknown>> }) => {
    const { content_base64 } = (sent.document ?? {}) as Partial<Record<string, unknown>>;
    return typeof content_base64 === 'string' &&
      Buffer.byteLength(content_base64, 'base64') > DOCUMENT_LARGEST
      ? [issue('document.content_base64', 'too_large')]
      : [];
  },
  // The bytes are stored before any row refers to them; they are in no row, command or workflow history.
  before: async ({ actor, body, objects, operation_id }: Claimed<Draft>) => {
    const { source } = worksheetKeys(actor.organization_id, operation_id);
    const { content_base64, media_type } = body.document;
    await objects.put(source, Buffer.from(content_base64, 'base64'), { media_type });
    return [source];
  },
  handle: ({
    actor,
    body,
    em,
    operation_id,
    secrets,
    start,
  }: Call<object, unknown, Draft, 'storage-limit-reached'>) => {
    em.create(Worksheet, {
      id: operation_id,
      organization_id: actor.organization_id,
      partner_practitioner_id: actor.practitioner_id as string,
      title: sealTitle(secrets, operation_id, body.title),
      media_type: body.document.media_type,
      status: 'converting',
      pages_done: 0,
    });
    start(workflows.convertWorksheet.command(actor.organization_id, operation_id));
  },
};

/** The brief is deleted at once. */
export const withdrawn = ({
  now,
  subject,
}: Pick<Call<Worksheet, unknown, unknown, never>, 'now' | 'subject'>) => {
  subject.brief = null;
  markDeleted(subject, now);
};

const createWorksheet = endpoint({
  ...uploading,
  id: 'createWorksheet',
  summary: 'Make a worksheet of a document',
  description:
    'Takes a PDF of up to 60 pages, a PNG or a JPEG, 20 MB at most. The answer has the status `converting`: poll it until it is `ready`, or `failed` with a `failure_code`.',
  tag,
  route: 'POST /v1/partner/worksheets',
  access,
  body: WorksheetDraft,
  shows: worksheets,
  success: [201],
  example: {
    body: {
      title: 'Feelings thermometer',
      document: {
        file_name: 'feelings-thermometer.pdf',
        media_type: 'application/pdf',
        content_base64: 'JVBERi0xLjcK',
      },
    },
  },
});

const getWorksheet = endpoint({
  id: 'getWorksheet',
  summary: 'Read a worksheet',
  tag,
  route: 'GET /v1/partner/worksheets/{id}',
  access,
  shows: worksheets,
  success: [200],
  headers: whenToPoll,
});

const deleteWorksheet = endpoint({
  id: 'deleteWorksheet',
  summary: 'Delete a worksheet',
  description: 'Its pages, its download and its places on shelves are gone with it.',
  tag,
  route: 'DELETE /v1/partner/worksheets/{id}',
  access,
  subject: worksheets,
  success: [204],
  handle: withdrawn,
});

export const worksheetEndpoints = [listWorksheets, createWorksheet, getWorksheet, deleteWorksheet];
