import type { ClinicUpgrade } from '../domain/workflow-definitions/workflows.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';

export type RequestInvitations = (input: ClinicUpgrade) => Promise<number>;

/**
 * Signals the workflow of every active practitioner of the clinic, which sends the invitation. So nobody is invited
 * twice, whatever else happens meanwhile.
 */
export const createRequestInvitations =
  ({ database }: { readonly database: Scoped }): RequestInvitations =>
  async ({ organizationId, clinicId }) => {
    const requested = await database.within(organizationId).all(sql`
      insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input)
      select organization_id, 'practitioner/' || id || '/access', 'practitionerAccessChanged', 'signal_with_start',
        jsonb_build_object('organizationId', organization_id, 'practitionerId', id)
      from practitioners
      where organization_id = ${organizationId} and partner_clinic_id = ${clinicId}
        and deleted_at is null and status = 'active'
      order by created_at, id
      returning id`);
    return requested.length;
  };

export interface InvitationCounts {
  /** Active practitioners of the clinic who have received their link, or have a password already. */
  readonly told: number;
  readonly refused: number;
  readonly waiting: number;
}
export type CountInvitations = (input: ClinicUpgrade) => Promise<InvitationCounts>;

/** Counts the invitations of a clinic that are done. */
export const createCountInvitations =
  ({ database }: { readonly database: Scoped }): CountInvitations =>
  async ({ organizationId, clinicId }) => {
    const [counts] = await database.within(organizationId).all(sql<InvitationCounts>`
      select count(*) filter (where state = 'told')::int as told,
        count(*) filter (where state = 'refused')::int as refused,
        count(*) filter (where state = 'waiting')::int as waiting
      from (
        select case when p.service_account_linked_at is not null or i.mail_state = 'sent' then 'told'
                    when i.mail_state = 'refused' then 'refused' else 'waiting' end as state
        from practitioners p
        left join login_invitations i
          on (i.organization_id, i.practitioner_id) = (p.organization_id, p.id) and i.closed_at is null
        where p.organization_id = ${organizationId} and p.partner_clinic_id = ${clinicId}
          and p.deleted_at is null and p.status = 'active'
      ) invited`);
    return counts ?? { told: 0, refused: 0, waiting: 0 };
  };
