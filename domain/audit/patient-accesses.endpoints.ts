import { sql } from '../../platform/database/rows.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { type Resource, resource } from '../declarations/resource.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { PatientAccessFilters, PatientAccessView } from './audit.schemas.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Every id of what belongs to the patient, read once for a page. */
const recordsOf = (patientId: string) => sql`records_of_patient(t.organization_id, ${patientId}::uuid)`;
const isOfEntry = sql`(r.id = t.resource_id or r.id::text = any(string_to_array(t.shown_ids, ',')))`;

/** What is asked for of one patient: the record of theirs that an entry is about. */
const accessesOf = (patientId: string): Resource =>
  resource({
    entity: AuditEntry,
    table: 'audit_entries',
    view: PatientAccessView,
    viewName: 'PatientAccessView',
    order: { number: 'sequence' },
    changed: 'recorded_at',
    readAlone: true,
    permanent: true,
    columns: {
      audit_sequence: sql`t.sequence::float8`,
      operation: sql`t.action`,
      resource_kind: sql`(select r.kind from ${recordsOf(patientId)} r where ${isOfEntry} order by r.id = t.resource_id desc limit 1)`,
      resource_id: sql`(select r.id from ${recordsOf(patientId)} r where ${isOfEntry} order by r.id = t.resource_id desc limit 1)`,
    },
    internal: { sequence: sql<number>`t.sequence::float8` },
  });

/** Of nobody: for the documentation, and until the path has named a patient. */
const accesses = accessesOf('00000000-0000-0000-0000-000000000000');

const listPatientAccesses = endpoint({
  id: 'listPatientAccesses',
  summary: 'List who saw or changed anything of a patient',
  description:
    'By the audit, the newest first; of deleted patients too. Lists count that showed a record of the patient, and exports of those on whose roster the patient is. Each can be proven by the audit entry at `audit_sequence`.',
  tag: 'Audit',
  route: 'GET /v1/partner/patients/{id}/accesses',
  access: { tokens: ['organization'], scopes: ['patients:read'] },
  query: PatientAccessFilters,
  subject: resource({ ...patients, readableWhenDeleted: true }),
  lists: accesses,
  shownAs: (_, { params }) => accessesOf(params.id as string),
  newestFirst: true,
  filters: (_, { actor, params }) => {
    const ids = sql`(select array_agg(r.id) from records_of_patient(${actor.organization_id}::uuid, ${params.id}::uuid) r)`;
    return [
      sql`(t.resource_id = any(${ids}::uuid[]) or string_to_array(t.shown_ids, ',') && ${ids}::uuid[]::text[])`,
    ];
  },
  success: [200],
});

export const patientAccessEndpoints = [listPatientAccesses];
