import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { momentAsText } from '../declarations/resource-columns.ts';
import { issue, Problem } from '../problems.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { Import, ImportResult } from './import.entity.ts';
import {
  ImportDraft,
  ImportFilters,
  ImportResultFilters,
  ImportResultView,
  ImportView,
  MOST_RECORDS,
  RESULT_DAYS,
} from './import.schemas.ts';
import { importedBy, scopesOfImport } from './import-kinds.ts';
import { IMPORT_KINDS, type ImportKind, RESULT_STATES } from './import-words.ts';
import { stageRecords } from './staged-records.ts';

const counts = sql.join(RESULT_STATES.map((state) => sql`${sql.lit(state)}, t.${sql.ref(`${state}_count`)}`));

const imports = resource({
  entity: Import,
  table: 'imports',
  view: ImportView,
  order: 'created_at',
  columns: {
    counts: sql`json_build_object(${counts})`,
    expires_at: momentAsText(sql`t.ended_at + make_interval(days => ${sql.lit(RESULT_DAYS)})`),
  },
});

const results = resource({
  entity: ImportResult,
  table: 'import_results',
  view: ImportResultView,
  order: { number: 'index' },
  permanent: true,
  named: 'resource_id',
});

const tag = 'Imports';
/** Which scope is needed follows from the kind. */
const access = { tokens: ['organization'], scopes: [] } as const;
const BODY_LIMIT = 8_000_000;
/** Imports of one organization that have not ended. */
const MOST_UNDER_WAY = 10;

/** @throws Problem */
const requireScopes = ({ scopes: granted }: Actor, kind: ImportKind): void => {
  const required = scopesOfImport(kind);
  if (!required.every((scope) => granted.includes(scope)))
    throw new Problem('forbidden', { required_scopes: required, granted_scopes: granted });
};
const permit = async ({ actor, subject }: { readonly actor: Actor; readonly subject?: unknown }) =>
  requireScopes(actor, (subject as { readonly kind: ImportKind }).kind);

/** @throws Problem at the eleventh. */
const requireRoomForOne = async (rows: Rows, organizationId: string): Promise<void> => {
  await rows.all(
    sql`select pg_advisory_xact_lock(hashtextextended(${`imports/${organizationId}`}::text, 0))`,
  );
  const { count = 0 } =
    (await rows.first(sql<{ count: number }>`
      select count(*)::int as count from imports
      where organization_id = ${organizationId} and status in ('queued', 'running')`)) ?? {};
  if (count >= MOST_UNDER_WAY) throw new Problem('import-limit-reached', { limit: MOST_UNDER_WAY });
};

const createImport = endpoint({
  id: 'createImport',
  summary: 'Import records, or check them',
  description: `Up to ${MOST_RECORDS} records of one kind, and 8 MB. Each is checked and written as its own POST or PATCH would, in the order of the list; one that is refused leaves the others alone. The scope is that of the kind's POST, such as \`patients:write\`. Poll the import until it is \`completed\`; its results say what became of each record. ${MOST_UNDER_WAY} may be under way at once.`,
  tag,
  route: 'POST /v1/partner/imports',
  access,
  body: ImportDraft,
  bodyLimit: BODY_LIMIT,
  check: ({ body: { kind, on_existing = 'fail' } }) =>
    kind !== undefined && on_existing !== 'fail' && !importedBy[kind].update
      ? [issue('on_existing', 'not_allowed', 'Records of this kind have no external_id.')]
      : [],
  shows: imports,
  success: [201],
  problems: ['import-limit-reached'],
  example: {
    body: {
      kind: 'patients',
      mode: 'check',
      on_existing: 'skip',
      records: [
        {
          external_id: 'ehr-4711',
          first_name: 'Noa',
          last_name: 'Lind',
          partner_clinic_id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11',
          created_by_partner_practitioner_id: '0d0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e22',
        },
      ],
    },
  },
  handle: async ({ actor, body, em, operation_id: id, request_id, rows, secrets, start }) => {
    const { organization_id, client_id } = actor;
    const { kind, mode, on_existing = 'fail', records } = body;
    requireScopes(actor, kind);
    await requireRoomForOne(rows, organization_id);
    em.create(Import, {
      id,
      organization_id,
      kind,
      mode,
      on_existing,
      status: 'queued',
      request_id,
      client_id,
      records_total: records.length,
    });
    await em.flush();
    await stageRecords(rows, secrets, { organizationId: organization_id, importId: id }, records);
    start(workflows.importRecords.command(organization_id, id));
  },
});

const listImports = endpoint({
  id: 'listImports',
  summary: 'List imports',
  description: 'Of the kinds whose records the token may write.',
  tag,
  route: 'GET /v1/partner/imports',
  access,
  query: ImportFilters,
  lists: imports,
  filters: (query, { actor }) => {
    const kinds = IMPORT_KINDS.filter((kind) =>
      scopesOfImport(kind).every((scope) => actor.scopes.includes(scope)),
    );
    return [sql`t.kind = any(${kinds}::text[])`, equals('kind', query.kind), equals('status', query.status)];
  },
  success: [200],
});

const getImport = endpoint({
  id: 'getImport',
  summary: 'Read how far an import is',
  tag,
  route: 'GET /v1/partner/imports/{id}',
  access,
  permit,
  shows: imports,
  success: [200],
  headers: ({ status }): Record<string, string> =>
    status === 'queued' || status === 'running' ? { 'Retry-After': '2' } : {},
});

const listImportResults = endpoint({
  id: 'listImportResults',
  summary: 'List what became of the records of an import',
  description: `By \`index\`. Those of a check appear together, at its end. They are kept for ${RESULT_DAYS} days after the end of the import.`,
  tag,
  route: 'GET /v1/partner/imports/{id}/results',
  access,
  permit,
  query: ImportResultFilters,
  subject: imports,
  lists: results,
  filters: (query, { params }) => [equals('import_id', params.id), equals('state', query.state)],
  success: [200],
});

export const importEndpoints = [createImport, listImports, getImport, listImportResults];
