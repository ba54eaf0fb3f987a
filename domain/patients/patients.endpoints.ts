import { ORGANIZATION } from '../../platform/batching/shared-statements.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { canonicalAddress } from '../../platform/mail-address.ts';
import { onRosterOf } from '../access/reach.ts';
import { tellCorrectedAddress } from '../appointments/tell-corrected-address.ts';
import { lockClinic, lockPractitioners } from '../clinics/within-clinic.ts';
import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { markDeleted, whenUpdated } from '../declarations/record.ts';
import { resource } from '../declarations/resource.ts';
import { invalid, issue, type ValidationIssue } from '../problems.ts';
import { addPatient } from './add-patient.ts';
import { cancelWhatIsToCome } from './cancel-what-is-to-come.ts';
import { Patient } from './patient.entity.ts';
import { PatientChange, PatientDraft, PatientFilters, PatientView } from './patient.schemas.ts';
import { readRoster, rosterColumn, writeRoster } from './roster.ts';

const CLOSED = { first_name: 'Deleted', last_name: 'Deleted', email: null, phone: null, date_of_birth: null };

/**
 * From the order of an erasure on, it is not shown who it was, also if it is cancelled: the patient stays deleted. The
 * partner's own id tells which record it is. Once an erasure has erased the record itself, it is shown as it is,
 * whatever other erasures of the patient came to.
 */
const closedRecords = async (
  rows: Rows,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> => {
  const closed = await rows.all(sql<{ id: string }>`
    select partner_patient_id as id, organization_id as ${sql.ref(ORGANIZATION)} from erasures
    where organization_id = ${organizationId} and partner_patient_id = any(${[...ids]}::uuid[])
    group by organization_id, partner_patient_id having count(erased_at) = 0`);
  return new Map(closed.map(({ id }) => [id, CLOSED]));
};

export const patients = resource({
  entity: Patient,
  table: 'patients',
  view: PatientView,
  order: 'created_at',
  columns: { roster_practitioner_ids: rosterColumn },
  delegatedReach: onRosterOf,
  whenDeleted: closedRecords,
});

const tag = 'Patients';
const reading = { tokens: ['organization', 'delegated'], scopes: ['patients:read'] } as const;
const writing = { tokens: ['organization', 'delegated'], scopes: ['patients:write'] } as const;

/** Hours by which the earliest time zone is ahead of UTC. */
const HOURS_AHEAD = 14;
const bornInFuture = (date: unknown): readonly ValidationIssue[] =>
  typeof date === 'string' && Date.parse(`${date}T00:00:00Z`) > Date.now() + HOURS_AHEAD * 3_600_000
    ? [issue('date_of_birth', 'invalid_value')]
    : [];

/** Whether the address changes. A difference only in letter case is not a change. */
const hasAnotherAddress = (before: string | null | undefined, after: string | null | undefined): boolean =>
  after !== null &&
  after !== undefined &&
  canonicalAddress(after) !== (before ? canonicalAddress(before) : undefined);

const hasSessionsToCome = async (
  rows: Rows,
  organizationId: string,
  patientId: string,
  now: Date,
): Promise<boolean> =>
  (await rows.first(sql`
    select 1 from appointments where organization_id = ${organizationId} and partner_patient_id = ${patientId}
      and status = 'scheduled' and end_at > ${now} limit 1`)) !== undefined;

export const listPatients = endpoint({
  id: 'listPatients',
  summary: 'List patients',
  description: "On a delegated token: the patients on the clinician's roster.",
  tag,
  route: 'GET /v1/partner/patients',
  access: reading,
  query: PatientFilters,
  organizationOnly: ['partner_practitioner_id'],
  lists: patients,
  filters: (query) => [
    equals('external_id', query.external_id),
    equals('partner_clinic_id', query.partner_clinic_id),
    query.partner_practitioner_id === undefined ? undefined : onRosterOf(query.partner_practitioner_id),
  ],
  success: [200],
});

export const createPatient = endpoint({
  id: 'createPatient',
  summary: 'Add a patient',
  description:
    "The creator and all on the roster are of the patient's clinic; without `roster_practitioner_ids` the creator alone is on it. Only an organization token sends them.",
  tag,
  route: 'POST /v1/partner/patients',
  access: writing,
  body: PatientDraft,
  organizationOnly: ['roster_practitioner_ids'],
  check: ({ actor, body }) => {
    const faults = [...bornInFuture(body.date_of_birth)];
    const creator = body.created_by_partner_practitioner_id;
    if (actor.practitioner_id) {
      if (creator !== undefined && creator !== actor.practitioner_id)
        faults.push(issue('created_by_partner_practitioner_id', 'not_allowed'));
    } else if (creator === undefined) faults.push(issue('created_by_partner_practitioner_id', 'required'));
    return faults;
  },
  shows: patients,
  success: [201],
  problems: ['not-found', 'same-clinic-mismatch', 'external-id-conflict'],
  example: {
    body: {
      first_name: 'Noa',
      last_name: 'Lind',
      email: 'family@home.example',
      partner_clinic_id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11',
      created_by_partner_practitioner_id: '0d0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e22',
    },
  },
  insertOnly: addPatient,
});

export const getPatient = endpoint({
  id: 'getPatient',
  summary: 'Read a patient',
  tag,
  route: 'GET /v1/partner/patients/{id}',
  access: reading,
  shows: patients,
  success: [200],
});

export const updatePatient = endpoint({
  id: 'updatePatient',
  summary: 'Change a patient',
  description:
    'On a delegated token: of the roster, which only an organization token changes. A patient goes to another clinic together with a roster of that clinic, and not with scheduled appointments to come: 422 `not_allowed` on `partner_clinic_id`. A corrected `email` is sent the newest e-mail of each appointment to come that was e-mailed before; links that were e-mailed to the former address stop working.',
  tag,
  route: 'PATCH /v1/partner/patients/{id}',
  access: writing,
  subject: patients,
  body: PatientChange,
  organizationOnly: ['roster_practitioner_ids'],
  check: ({ body }) => bornInFuture(body.date_of_birth),
  shows: patients,
  success: [200],
  problems: ['not-found', 'same-clinic-mismatch', 'external-id-conflict'],
  example: { body: { phone: '+4930123456', external_id: null } },
  handle: async ({ actor, body, em, fail, now, request_id, rows, secrets, start, subject }) => {
    const { organization_id } = actor;
    const { roster_practitioner_ids, ...fields } = body;
    const clinicId = fields.partner_clinic_id ?? subject.partner_clinic_id;
    const moves = clinicId !== subject.partner_clinic_id;
    const concerned = moves || roster_practitioner_ids !== undefined;
    if (moves) await lockClinic(rows, organization_id, clinicId);
    const before = concerned ? await readRoster(rows, organization_id, subject.id) : [];
    const roster = roster_practitioner_ids ?? before;
    const regrouped = roster.join() !== before.join();
    const ofOneClinic = !concerned || (await lockPractitioners(rows, organization_id, clinicId, roster));
    const corrected = hasAnotherAddress(subject.email, fields.email);
    em.assign(subject, { ...fields, ...(regrouped ? { updated_at: whenUpdated(subject) } : {}) });
    await em.flush(); // 409 comes before 422 (decisions 1.1)
    if (!ofOneClinic) throw fail('same-clinic-mismatch');
    if (moves && (await hasSessionsToCome(rows, organization_id, subject.id, now)))
      throw invalid(issue('partner_clinic_id', 'not_allowed'));
    if (regrouped) await writeRoster(rows, organization_id, subject.id, roster);
    if (!corrected) return;
    const patient = { organizationId: organization_id, patientId: subject.id, requestId: request_id };
    for (const command of await tellCorrectedAddress(rows, secrets, patient)) start(command);
  },
});

const deletePatient = endpoint({
  id: 'deletePatient',
  summary: 'Delete a patient',
  description:
    'Cancels the scheduled appointments that are still to come, and storybooks about the patient that are still being made; these are not billed.',
  tag,
  route: 'DELETE /v1/partner/patients/{id}',
  access: { tokens: ['organization'], scopes: ['patients:delete'] },
  subject: patients,
  success: [204],
  handle: async ({ actor, now, request_id, rows, start, subject }) => {
    const commands = await cancelWhatIsToCome(rows, actor.organization_id, subject.id, {
      now,
      requestId: request_id,
    });
    for (const command of commands) start(command);
    markDeleted(subject, now);
  },
});

export const patientEndpoints = [listPatients, createPatient, getPatient, updatePatient, deletePatient];
