import { type Rows, sql } from '../../platform/database/rows.ts';
import { ownedBy } from '../access/reach.ts';
import { redirect } from '../declarations/asset.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { requireRoom } from '../stored-objects/storage-of-organization.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { Export } from './export.entity.ts';
import { ExportView } from './export.schemas.ts';
import { ARCHIVE_TYPE, archiveKey } from './export-archive.ts';

/** Judged by the database's clock. An archive whose expiry nobody noted counts as expired (specification part 7). */
const isExpired = sql`(t.expires_at <= clock_timestamp() or (t.status = 'ready' and t.expires_at is null))`;

export const exports_ = resource({
  entity: Export,
  table: 'exports',
  view: ExportView,
  order: 'created_at',
  delegatedReach: ownedBy,
  columns: {
    status: sql`case when ${isExpired} then 'expired' else t.status end`,
    // A JSON number, exact up to 2^53.
    size_bytes: sql`t.size_bytes::float8`,
  },
});

const tag = 'Exports';
const access = { tokens: ['delegated'], scopes: [] } as const;
const LINK_MINUTES = 5;
const FILE_NAME = 'clinical-record.zip';
/** Most archives of one clinician that have not expired. */
const KEPT_AT_ONCE = 3;

const createExport = endpoint({
  id: 'createExport',
  summary: "Start an export of the clinician's whole record",
  description:
    'No body, or `{}`. Poll the export until it is `ready`. One runs at a time for each clinician, wherever it was started, and three archives are kept: a further one is `export-limit-reached` until the oldest has expired.',
  tag,
  route: 'POST /v1/partner/exports',
  access,
  shows: exports_,
  success: [201],
  problems: ['export-in-progress', 'export-limit-reached', 'storage-limit-reached'],
  handle: async ({ actor, em, fail, operation_id, rows, start }) => {
    em.create(Export, {
      id: operation_id,
      organization_id: actor.organization_id,
      partner_practitioner_id: actor.practitioner_id as string,
      status: 'queued',
    });
    // The row takes the clinician's slot: from here on no other export can start.
    await em.flush();
    const { archives } = (await rows.first(sql<{ archives: number }>`
      select count(*)::int as archives from exports
      where organization_id = ${actor.organization_id} and partner_practitioner_id = ${actor.practitioner_id}
        and status = 'ready' and removed_at is null and deleted_at is null and closing_id is null
        and expires_at > clock_timestamp()`)) as { archives: number };
    if (archives >= KEPT_AT_ONCE) throw fail('export-limit-reached', { limit: KEPT_AT_ONCE });
    await requireRoom(rows, actor.organization_id);
    start(workflows.buildExport.command(actor.organization_id, operation_id));
  },
});

const getExport = endpoint({
  id: 'getExport',
  summary: 'Read how far an export is',
  tag,
  route: 'GET /v1/partner/exports/{id}',
  access,
  shows: exports_,
  success: [200],
  headers: ({ status }): Record<string, string> =>
    status === 'queued' || status === 'building' ? { 'Retry-After': '2' } : {},
});

const stateOf = (rows: Rows, organizationId: string, id: string) =>
  rows.first(sql<{ status: string; expired: boolean }>`
    select status, coalesce(${isExpired}, false) as expired from exports t
    where organization_id = ${organizationId} and id = ${id}`);

const downloadExport = endpoint({
  id: 'downloadExport',
  summary: 'Download the archive of an export',
  description: `Redirects to a link that lives ${LINK_MINUTES} minutes and needs no token.`,
  tag,
  route: 'GET /v1/partner/exports/{id}/download',
  access,
  subject: exports_,
  success: [302, { bytes: [ARCHIVE_TYPE] }],
  problems: ['export-not-ready', 'export-expired'],
  handle: async ({ actor, fail, now, objects, params, rows }) => {
    const state = await stateOf(rows, actor.organization_id, params.id as string);
    // Expiry is checked before readiness.
    if (state?.expired) throw fail('export-expired');
    if (state?.status !== 'ready') throw fail('export-not-ready');
    return redirect(
      objects.link(archiveKey(actor.organization_id, params.id as string), {
        expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000),
        media_type: ARCHIVE_TYPE,
        file_name: FILE_NAME,
      }),
    );
  },
});

export const exportEndpoints = [createExport, getExport, downloadExport];
