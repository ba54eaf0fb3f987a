import { sql } from '../../platform/database/rows.ts';
import { cancelFutureAppointments } from '../appointments/cancel-future-appointments.ts';
import { disconnectCalendar } from '../calendars/calendar-connections.ts';
import { lockClinic } from '../clinics/within-clinic.ts';
import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { type Resource, resource } from '../declarations/resource.ts';
import { closeInvitations } from '../logins/invitations.ts';
import { loginStatusOf } from '../logins/login-status.ts';
import { endAllLoginSessions } from '../logins/sessions.ts';
import { leaveRosters, lockPatientsOf } from '../patients/roster.ts';
import { invalid, issue } from '../problems.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { demoteFormerOwner, isProtectedOwner, lockOwnership } from './clinic-owner.ts';
import { createDefaultRooms } from './default-rooms.ts';
import { mayLeaveClinic } from './leaving-clinic.ts';
import { Practitioner } from './practitioner.entity.ts';
import {
  PractitionerChange,
  PractitionerDraft,
  PractitionerFilters,
  PractitionerView,
} from './practitioner.schemas.ts';

export const practitioners = resource({
  entity: Practitioner,
  table: 'practitioners',
  view: PractitionerView,
  order: 'created_at',
});

/** Locks for a change, which may make the practitioner the owner. */
const changingPractitioners: Resource<Practitioner> = {
  ...practitioners,
  async lock(rows, actor, id) {
    await lockOwnership(rows, actor.organization_id);
    return practitioners.lock(rows, actor, id);
  },
};

/** Locks for deletion, which takes the practitioner off all rosters. */
const leavingPractitioners: Resource<Practitioner> = {
  ...practitioners,
  async lock(rows, actor, id) {
    await lockPatientsOf(rows, actor.organization_id, id);
    return practitioners.lock(rows, actor, id);
  },
};

const tag = 'Practitioners';
const reading = { tokens: ['organization', 'delegated'], scopes: ['practitioners:read'] } as const;
const managing = { tokens: ['organization'], scopes: ['practitioners:write'] } as const;

const listPractitioners = endpoint({
  id: 'listPractitioners',
  summary: 'List practitioners',
  tag,
  route: 'GET /v1/partner/practitioners',
  access: reading,
  query: PractitionerFilters,
  lists: practitioners,
  filters: (query) => [
    equals('external_id', query.external_id),
    equals('partner_clinic_id', query.partner_clinic_id),
    equals('status', query.status),
  ],
  success: [200],
});

export const createPractitioner = endpoint({
  id: 'createPractitioner',
  summary: 'Add a practitioner to a clinic',
  description:
    'With three playrooms and two toolkits to begin with. In a clinic that has upgraded to direct logins a set-password link is e-mailed. A new owner makes the former owner an admin.',
  tag,
  route: 'POST /v1/partner/practitioners',
  access: managing,
  body: PractitionerDraft,
  shows: practitioners,
  success: [201],
  problems: ['not-found', 'partner-email-conflict', 'external-id-conflict'],
  example: {
    body: {
      first_name: 'Ada',
      last_name: 'Winter',
      email: 'ada@practice.example',
      partner_clinic_id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11',
      role: 'member',
    },
  },
  handle: async ({ actor, body, em, now, operation_id, rows, start }) => {
    const { organization_id } = actor;
    const role = body.role ?? 'member';
    if (role === 'owner') await lockOwnership(rows, organization_id);
    const clinic = await lockClinic(rows, organization_id, body.partner_clinic_id);
    if (role === 'owner') await demoteFormerOwner(rows, organization_id, clinic.id, operation_id);
    em.create(Practitioner, {
      ...body,
      id: operation_id,
      organization_id,
      role,
      status: 'active',
      service_login_status: 'none',
    });
    createDefaultRooms(em, organization_id, operation_id, now);
    if (clinic.service_upgraded_at)
      start(workflows.practitionerAccessChanged.command(organization_id, operation_id));
  },
});

const getPractitioner = endpoint({
  id: 'getPractitioner',
  summary: 'Read a practitioner',
  tag,
  route: 'GET /v1/partner/practitioners/{id}',
  access: reading,
  shows: practitioners,
  success: [200],
});

export const updatePractitioner = endpoint({
  id: 'updatePractitioner',
  summary: 'Change a practitioner',
  description:
    'Disabling refuses every delegated token of the practitioner from the next request on. Making a practitioner the owner makes the former owner an admin; the owner of an upgraded clinic stays it until then, and nobody who is disabled takes over. Who has scheduled appointments to come, or is on a roster, stays in the clinic: 422 `not_allowed` on `partner_clinic_id`.',
  tag,
  route: 'PATCH /v1/partner/practitioners/{id}',
  access: managing,
  subject: changingPractitioners,
  body: PractitionerChange,
  shows: practitioners,
  success: [200],
  problems: ['not-found', 'partner-email-conflict', 'external-id-conflict', 'practitioner-owner-protected'],
  example: { body: { status: 'disabled' } },
  handle: async ({ actor, body, em, fail, now, rows, start, subject }) => {
    const { organization_id } = actor;
    const moves =
      body.partner_clinic_id !== undefined && body.partner_clinic_id !== subject.partner_clinic_id;
    const role = body.role ?? subject.role;
    const becomesOwner = role === 'owner' && (subject.role !== 'owner' || moves);
    const clinicId = body.partner_clinic_id ?? subject.partner_clinic_id;
    const status = body.status ?? subject.status;
    const disables = status === 'disabled' && subject.status === 'active';
    const clinic = moves || becomesOwner ? await lockClinic(rows, organization_id, clinicId) : undefined;
    const after = { role, partner_clinic_id: clinicId };
    // An owner who steps down without a successor is refused, else one request would remove the protection of the
    // owner.
    const abdicates = role !== 'owner' || moves;
    // A disabled practitioner cannot become the owner, whichever of the two changes comes first.
    const succeedsDisabled = becomesOwner && status === 'disabled';
    for (const one of [...(disables || abdicates ? [subject] : []), ...(succeedsDisabled ? [after] : [])])
      if (await isProtectedOwner(rows, organization_id, one)) throw fail('practitioner-owner-protected');
    if (becomesOwner) await demoteFormerOwner(rows, organization_id, clinicId, subject.id);
    // A set-password link was sent to the former address, or the new clinic has direct logins.
    const newAddress = body.email !== undefined && subject.service_login_status === 'invited';
    if (status !== subject.status || newAddress || (moves && clinic?.service_upgraded_at))
      start(workflows.practitionerAccessChanged.command(organization_id, subject.id));
    if (disables) await endAllLoginSessions(rows, organization_id, subject.id);
    // Whoever has no password yet cannot set one in a clinic without direct logins (decisions 2.7).
    const uninvites = moves && !clinic?.service_upgraded_at && !subject.service_account_linked_at;
    if (uninvites) await closeInvitations(rows, organization_id, subject.id);
    em.assign(subject, {
      ...body,
      service_login_status: loginStatusOf({
        status,
        service_login_status: uninvites ? 'none' : subject.service_login_status,
        service_account_linked_at: subject.service_account_linked_at,
      }),
    });
    await em.flush(); // 409 comes before 422 (decisions 1.1)
    if (moves && !(await mayLeaveClinic(rows, organization_id, subject.id, now)))
      throw invalid(issue('partner_clinic_id', 'not_allowed'));
  },
});

const deletePractitioner = endpoint({
  id: 'deletePractitioner',
  summary: 'Delete a practitioner',
  description:
    'Cancels the scheduled appointments that are still to come, and takes the practitioner off all rosters.',
  tag,
  route: 'DELETE /v1/partner/practitioners/{id}',
  access: { tokens: ['organization'], scopes: ['practitioners:delete'] },
  subject: leavingPractitioners,
  success: [204],
  problems: ['practitioner-owner-protected'],
  handle: async ({ actor, fail, now, request_id, rows, start, subject }) => {
    const { organization_id } = actor;
    if (await isProtectedOwner(rows, organization_id, subject)) throw fail('practitioner-owner-protected');
    const cancelled = await cancelFutureAppointments(
      rows,
      organization_id,
      sql`a.partner_practitioner_id = ${subject.id}`,
      { now, requestId: request_id },
    );
    await leaveRosters(rows, organization_id, subject.id);
    start(workflows.practitionerAccessChanged.command(organization_id, subject.id));
    for (const command of cancelled) start(command);
    await endAllLoginSessions(rows, organization_id, subject.id);
    for (const command of await disconnectCalendar(rows, organization_id, subject.id)) start(command);
    markDeleted(subject, now);
    subject.service_login_status = loginStatusOf(subject);
  },
});

export const practitionerEndpoints = [
  listPractitioners,
  createPractitioner,
  getPractitioner,
  updatePractitioner,
  deletePractitioner,
];
