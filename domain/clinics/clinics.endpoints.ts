import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { resource } from '../declarations/resource.ts';
import { Clinic } from './clinic.entity.ts';
import { ClinicChange, ClinicDraft, ClinicFilters, ClinicView } from './clinic.schemas.ts';
import { countClinicContents } from './clinic-contents.ts';

export const clinics = resource({ entity: Clinic, table: 'clinics', view: ClinicView, order: 'created_at' });

const tag = 'Clinics';
const reading = { tokens: ['organization', 'delegated'], scopes: ['clinics:read'] } as const;
const managing = { tokens: ['organization'], scopes: ['clinics:write'] } as const;
const conflicts = ['clinic-name-conflict', 'external-id-conflict'] as const;

const listClinics = endpoint({
  id: 'listClinics',
  summary: 'List clinics',
  tag,
  route: 'GET /v1/partner/clinics',
  access: reading,
  query: ClinicFilters,
  lists: clinics,
  filters: ({ external_id }) => [equals('external_id', external_id)],
  success: [200],
});

export const createClinic = endpoint({
  id: 'createClinic',
  summary: 'Open a clinic',
  tag,
  route: 'POST /v1/partner/clinics',
  access: managing,
  body: ClinicDraft,
  shows: clinics,
  success: [201],
  problems: conflicts,
  example: { body: { name: 'Harbour Practice', timezone: 'Europe/Berlin', external_id: 'site-17' } },
  // Requests whose records have the same columns are inserted together: what most leave out is named.
  insertOnly: { record: ({ body }) => ({ columns: { timezone: 'UTC', external_id: null, ...body } }) },
});

const getClinic = endpoint({
  id: 'getClinic',
  summary: 'Read a clinic',
  tag,
  route: 'GET /v1/partner/clinics/{id}',
  access: reading,
  shows: clinics,
  success: [200],
});

export const updateClinic = endpoint({
  id: 'updateClinic',
  summary: 'Change a clinic',
  tag,
  route: 'PATCH /v1/partner/clinics/{id}',
  access: managing,
  subject: clinics,
  body: ClinicChange,
  shows: clinics,
  success: [200],
  problems: conflicts,
  example: { body: { name: 'Harbour Practice West' } },
  handle: ({ body, em, subject }) => {
    em.assign(subject, body);
  },
});

const deleteClinic = endpoint({
  id: 'deleteClinic',
  summary: 'Delete an empty clinic',
  description:
    'Empty is a clinic without practitioners and patients that are not deleted, and without appointments that are neither cancelled nor deleted: those that took place count too.',
  tag,
  route: 'DELETE /v1/partner/clinics/{id}',
  access: { tokens: ['organization'], scopes: ['clinics:delete'] },
  subject: clinics,
  success: [204],
  problems: ['clinic-not-empty'],
  handle: async ({ actor, fail, now, params, rows, subject }) => {
    const contents = await countClinicContents(rows, actor.organization_id, params.id as string);
    if (Object.values(contents).some((count) => count > 0)) throw fail('clinic-not-empty', { ...contents });
    markDeleted(subject, now);
  },
});

export const clinicEndpoints = [listClinics, createClinic, getClinic, updateClinic, deleteClinic];
