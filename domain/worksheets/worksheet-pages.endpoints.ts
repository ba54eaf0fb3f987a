import { ObjectAbsent } from '../../platform/objects/objects.ts';
import { asset } from '../declarations/asset.ts';
import { equals } from '../declarations/conditions.ts';
import { type AnyCall, endpoint } from '../declarations/endpoint.ts';
import type { StoredRow } from '../declarations/resource-definition.ts';
import { pageFields, Shape } from '../declarations/schemas.ts';
import { Problem } from '../problems.ts';
import { notBoundYet } from '../stored-objects/requested-bindings.ts';
import { worksheetPages, worksheets } from './worksheet.resource.ts';
import { worksheetCover, worksheetKeys } from './worksheet-objects.ts';

const tag = 'Worksheets';
const access = { tokens: ['delegated'], scopes: [] } as const;
const within = (_: unknown, { params }: { params: Readonly<Record<string, string>> }) => [
  equals('worksheet_id', params.id),
];

/** @throws Problem content-not-ready while the worksheet is being converted, and always if the conversion failed. */
const requireReady = ({ status }: StoredRow): void => {
  if (status !== 'ready') throw new Problem('content-not-ready');
};

type Reading = Pick<AnyCall, 'objects' | 'requestedPart'>;
const sent = async (
  { objects, requestedPart }: Reading,
  key: string,
  media_type: string,
  file_name?: string,
) => asset(media_type, await objects.readPart(key, requestedPart), file_name);

const listWorksheetPages = endpoint({
  id: 'listWorksheetPages',
  summary: "List a worksheet's pages",
  description: 'In their order; none while the worksheet is being converted.',
  tag,
  route: 'GET /v1/partner/worksheets/{id}/pages',
  access,
  subject: worksheets,
  query: Shape(pageFields),
  lists: worksheetPages,
  filters: within,
  success: [200],
});

const getWorksheetPage = endpoint({
  id: 'getWorksheetPage',
  summary: "Read one of a worksheet's pages",
  tag,
  route: 'GET /v1/partner/worksheets/{id}/pages/{pageId}',
  access,
  subject: worksheets,
  shows: worksheetPages,
  shownBy: 'pageId',
  filters: within,
  success: [200],
});

const getWorksheetPageImage = endpoint({
  id: 'getWorksheetPageImage',
  summary: "Fetch the picture of a worksheet's page",
  tag,
  route: 'GET /v1/partner/worksheets/{id}/pages/{pageId}/image',
  access,
  subject: worksheets,
  success: [200, { bytes: ['image/png'] }],
  handle: async (call) => {
    const { actor, params, rows } = call;
    const page = await worksheetPages.find(rows, actor, params.pageId as string, within({}, { params }));
    const { page: keyOf } = worksheetKeys(actor.organization_id, params.id as string);
    return sent(call, keyOf(page.image), 'image/png');
  },
});

const getWorksheetCover = endpoint({
  id: 'getWorksheetCover',
  summary: "Fetch a worksheet's cover",
  description: 'Its first page, smaller.',
  tag,
  route: 'GET /v1/partner/worksheets/{id}/cover',
  access,
  subject: worksheets,
  success: [200, { bytes: ['image/png'] }],
  problems: ['content-not-ready'],
  handle: (call) => {
    const { actor, subject } = call;
    requireReady(subject);
    return sent(call, worksheetCover(actor.organization_id, subject.id, subject.first_image), 'image/png');
  },
});

const downloadWorksheet = endpoint({
  id: 'downloadWorksheet',
  summary: 'Download a worksheet as PDF',
  description:
    'The pages that it has now, in their order; text of the uploaded document can be selected. It is made by the service: nothing else of what was uploaded is in it. After an edit it is bound anew, which takes some seconds: until then the answer is 409, with `Retry-After`.',
  tag,
  route: 'GET /v1/partner/worksheets/{id}/download',
  access,
  subject: worksheets,
  success: [200, { bytes: ['application/pdf'] }],
  problems: ['content-not-ready'],
  handle: async (call) => {
    const { actor, subject } = call;
    requireReady(subject);
    const { revision, is_bound } = subject;
    if (!is_bound) throw notBoundYet();
    const key = worksheetKeys(actor.organization_id, subject.id).document(revision);
    try {
      return await sent(call, key, 'application/pdf', 'worksheet.pdf');
    } catch (error) {
      // The worksheet was edited and rebuilt after its row was read.
      throw error instanceof ObjectAbsent ? notBoundYet() : error;
    }
  },
});

/** Asset operations, which frames have too. */
export const worksheetAssetEndpoints = [getWorksheetPageImage, getWorksheetCover, downloadWorksheet];

export const worksheetPageEndpoints = [listWorksheetPages, getWorksheetPage, ...worksheetAssetEndpoints];
