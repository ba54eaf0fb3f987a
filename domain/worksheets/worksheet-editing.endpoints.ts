import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { sharedWith } from '../access/shared-with.ts';
import { equals } from '../declarations/conditions.ts';
import { type Call, endpoint, framed } from '../declarations/endpoint.ts';
import { Change, framedPageFields, Id, pageFields, Shape, Type } from '../declarations/schemas.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { invalid, issue, Problem } from '../problems.ts';
import { keepBinding } from '../stored-objects/requested-bindings.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { MEDIA_TYPES, type Worksheet } from './worksheet.entity.ts';
import { openTitle, sealTitle, worksheetPages, worksheets } from './worksheet.resource.ts';
import { WorksheetDraft } from './worksheet.schemas.ts';
import { worksheetAssetEndpoints } from './worksheet-pages.endpoints.ts';
import { uploading, whenToPoll, withdrawn } from './worksheets.endpoints.ts';

const tag = 'Worksheets';
const reading = { tier: 'embed', capability: 'worksheet:read' } as const;
const writing = { tier: 'embed', capability: 'worksheet:write' } as const;
const within = (_: unknown, { params }: { readonly params: Readonly<Record<string, string>> }) => [
  equals('worksheet_id', params.id),
];

const listEditedWorksheets = endpoint({
  id: 'listEditedWorksheets',
  summary: "List the clinician's worksheets",
  tag,
  route: 'GET /api/embed/worksheets',
  access: reading,
  query: Shape({
    ...framedPageFields,
    partner_patient_id: Type.Optional(Id({ description: 'With whom it was shared.' })),
  }),
  lists: worksheets,
  filters: ({ partner_patient_id: patient }, { actor }) =>
    patient === undefined
      ? []
      : [sql`${patients.isReached(actor, patient)} and ${sharedWith('worksheet', patient)}`],
  success: [200],
});

const createEditedWorksheet = endpoint({
  ...uploading,
  id: 'createEditedWorksheet',
  summary: 'Make a worksheet of a document',
  description:
    'As JSON, or as a form with the file itself (`multipart/form-data`): faults of the file are then named as those of its member in JSON.',
  tag,
  route: 'POST /api/embed/worksheets',
  access: { tier: 'embed', capability: 'worksheet:create' },
  body: WorksheetDraft,
  form: { document: MEDIA_TYPES },
  shows: worksheets,
  success: [201],
});

const getEditedWorksheet = endpoint({
  id: 'getEditedWorksheet',
  summary: 'Read a worksheet',
  tag,
  route: 'GET /api/embed/worksheets/{id}',
  access: reading,
  shows: worksheets,
  success: [200],
  headers: whenToPoll,
});

const updateEditedWorksheet = endpoint({
  id: 'updateEditedWorksheet',
  summary: 'Give a worksheet another title',
  tag,
  route: 'PATCH /api/embed/worksheets/{id}',
  access: writing,
  subject: worksheets,
  body: Change({ title: WorksheetDraft.properties.title }),
  shows: worksheets,
  success: [200],
  handle: ({ body, secrets, subject }) => {
    // Sealing the same content again would count as a change of the row.
    if (body.title !== undefined && body.title !== openTitle(secrets, subject.id, subject.title))
      subject.title = sealTitle(secrets, subject.id, body.title);
  },
});

const deleteEditedWorksheet = endpoint({
  id: 'deleteEditedWorksheet',
  summary: 'Delete a worksheet',
  tag,
  route: 'DELETE /api/embed/worksheets/{id}',
  access: { tier: 'embed', capability: 'worksheet:delete' },
  subject: worksheets,
  success: [204],
  handle: withdrawn,
});

const listEditedWorksheetPages = endpoint({
  id: 'listEditedWorksheetPages',
  summary: "List a worksheet's pages",
  tag,
  route: 'GET /api/embed/worksheets/{id}/pages',
  access: reading,
  subject: worksheets,
  query: Shape(pageFields),
  lists: worksheetPages,
  filters: within,
  success: [200],
});

const getEditedWorksheetPage = endpoint({
  id: 'getEditedWorksheetPage',
  summary: "Read one of a worksheet's pages",
  tag,
  route: 'GET /api/embed/worksheets/{id}/pages/{pageId}',
  access: reading,
  subject: worksheets,
  shows: worksheetPages,
  shownBy: 'pageId',
  filters: within,
  success: [200],
});

interface StoredPage {
  readonly id: string;
  readonly position: number;
}

/** The worksheet is locked: of two requests that change its pages the second finds the result of the first. */
const pagesOf = async (
  rows: Rows,
  organizationId: string,
  { id, pageId }: Readonly<Record<string, string>>,
): Promise<{ readonly pages: readonly StoredPage[]; readonly page: StoredPage }> => {
  const pages = await rows.all(sql<StoredPage>`
    select id, position from worksheet_pages
    where organization_id = ${organizationId} and worksheet_id = ${id} and deleted_at is null
    order by position`);
  const page = pages.find((one) => one.id === pageId);
  if (!page) throw new Problem('not-found');
  return { pages, page };
};

/** Until it is rebuilt, the PDF is that of the former pages. */
const edited = async ({
  actor: { organization_id: organizationId },
  request_id,
  rows,
  start,
  subject,
}: Pick<
  Call<Worksheet, unknown, unknown, never>,
  'actor' | 'request_id' | 'rows' | 'start' | 'subject'
>): Promise<void> => {
  subject.revision += 1;
  const { id, revision } = subject;
  await keepBinding(rows, { kind: 'worksheet', organizationId, id, revision }, request_id);
  start(workflows.rebindWorksheet.command(organizationId, id));
};

const moveWorksheetPage = endpoint({
  id: 'moveWorksheetPage',
  summary: 'Put a page at another place in its worksheet',
  description: 'Those between its old place and the new one move by one. The first page is the cover.',
  tag,
  route: 'PATCH /api/embed/worksheets/{id}/pages/{pageId}',
  access: writing,
  subject: worksheets,
  body: Shape({ position: Type.Integer({ minimum: 1, maximum: 60, description: 'Counted from 1.' }) }),
  shows: worksheetPages,
  shownBy: 'pageId',
  filters: within,
  success: [200],
  example: { body: { position: 1 } },
  handle: async (call) => {
    const { actor, body, params, rows } = call;
    const { organization_id } = actor;
    const { pages, page } = await pagesOf(rows, organization_id, params);
    const [from, to] = [page.position, body.position];
    if (to > pages.length) throw invalid(issue('position', 'too_large'));
    if (from === to) return;
    await rows.all(sql`
      update worksheet_pages
      set updated_at = ${whenChanged},
          position = case when id = ${page.id} then ${to}::int else position + ${from < to ? -1 : 1}::int end
      where organization_id = ${organization_id} and worksheet_id = ${params.id} and deleted_at is null
        and position between ${Math.min(from, to)} and ${Math.max(from, to)}`);
    // Another order changes the worksheet, and perhaps its cover, so it must appear in lists of changes.
    await edited(call);
  },
});

const deleteWorksheetPage = endpoint({
  id: 'deleteWorksheetPage',
  summary: 'Take a page out of a worksheet',
  description:
    'Those after it move up. The only page that is left stays: delete the worksheet instead. The page is gone for good: the download is bound anew without it, and links to its picture stop.',
  tag,
  route: 'DELETE /api/embed/worksheets/{id}/pages/{pageId}',
  access: { tier: 'embed', capability: ['worksheet:write', 'worksheet:delete'] },
  subject: worksheets,
  shows: worksheetPages,
  shownBy: 'pageId',
  filters: within,
  success: [204],
  problems: ['last-page-protected'],
  handle: async (call) => {
    const { actor, fail, params, rows, subject } = call;
    const { organization_id } = actor;
    const { pages, page } = await pagesOf(rows, organization_id, params);
    if (pages.length === 1) throw fail('last-page-protected');
    // All pages change, because each shows their total number.
    await rows.all(sql`
      update worksheet_pages
      set deleted_at = case when id = ${page.id} then clock_timestamp() end,
          updated_at = ${whenChanged},
          position = position - case when position > ${page.position}::int then 1 else 0 end
      where organization_id = ${organization_id} and worksheet_id = ${subject.id} and deleted_at is null`);
    subject.page_count = pages.length - 1;
    subject.pages_done = pages.length - 1;
    await edited(call);
  },
});

export const worksheetEditingEndpoints = [
  listEditedWorksheets,
  createEditedWorksheet,
  getEditedWorksheet,
  updateEditedWorksheet,
  deleteEditedWorksheet,
  listEditedWorksheetPages,
  getEditedWorksheetPage,
  moveWorksheetPage,
  deleteWorksheetPage,
  ...worksheetAssetEndpoints.map((one) => framed(one, { access: reading, tag })),
];
