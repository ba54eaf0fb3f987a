import { closeInvitations, openInvitation } from '../domain/logins/invitations.ts';
import { type LoginStatus, loginStatusOf } from '../domain/logins/login-status.ts';
import { endAllLoginSessions } from '../domain/logins/sessions.ts';
import type { PractitionerAccess } from '../domain/workflow-definitions/workflows.ts';
import { sql, whenChanged } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import type { Secrets } from '../platform/secrets.ts';

export interface AlignedLogin {
  readonly login: LoginStatus;
  readonly endedSessions: number;
  /** A set-password link that is still to be mailed. */
  readonly invitationId: string | null;
}
export type AlignServiceLogin = (input: PractitionerAccess) => Promise<AlignedLogin>;

interface Practitioner {
  readonly status: 'active' | 'disabled';
  readonly deleted_at: Date | null;
  readonly email: string;
  readonly service_login_status: LoginStatus;
  readonly service_account_linked_at: Date | null;
  readonly clinic_upgraded: boolean;
}

/**
 * Brings a direct login in line with its practitioner. Sessions end while it is suspended. A new practitioner of an
 * upgraded clinic gets a set-password link, and so does one whose link has expired or was sent to a former address.
 * The practitioner's row is locked, so concurrent changes do no harm.
 */
export const createAlignServiceLogin =
  ({ database, secrets }: { readonly database: Scoped; readonly secrets: Secrets }): AlignServiceLogin =>
  ({ organizationId, practitionerId }) =>
    database.transact(organizationId, async (rows) => {
      const practitioner = await rows.first(sql<Practitioner>`
        select p.status, p.deleted_at, p.email, p.service_login_status, p.service_account_linked_at,
          c.service_upgraded_at is not null as clinic_upgraded
        from practitioners p
        join clinics c on (c.organization_id, c.id) = (p.organization_id, p.partner_clinic_id)
        where p.organization_id = ${organizationId} and p.id = ${practitionerId} for no key update of p`);
      if (!practitioner) return { login: 'none', endedSessions: 0, invitationId: null };
      const { status, deleted_at, email, service_login_status: before, clinic_upgraded } = practitioner;
      const isNew = before === 'none' && clinic_upgraded && status === 'active' && deleted_at === null;
      const login = isNew ? 'invited' : loginStatusOf(practitioner);
      if (login === 'none') return { login, endedSessions: 0, invitationId: null };
      if (login !== before)
        await rows.all(sql`
          update practitioners set service_login_status = ${login},
            updated_at = ${whenChanged}
          where organization_id = ${organizationId} and id = ${practitionerId}`);
      if (deleted_at !== null) await closeInvitations(rows, organizationId, practitionerId);
      if (login === 'suspended') {
        const endedSessions = await endAllLoginSessions(rows, organizationId, practitionerId);
        return { login, endedSessions, invitationId: null };
      }
      const open = await rows.first(sql<{ id: string; mail_state: string }>`
        select id, mail_state from login_invitations
        where organization_id = ${organizationId} and practitioner_id = ${practitionerId}
          and closed_at is null and expires_at > clock_timestamp() and email = ${email}`);
      if (open) return { login, endedSessions: 0, invitationId: open.mail_state === 'due' ? open.id : null };
      const invitationId =
        login === 'invited'
          ? await openInvitation(rows, secrets, { organizationId, practitionerId, email })
          : null;
      return { login, endedSessions: 0, invitationId };
    });
