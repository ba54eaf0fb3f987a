import { setPasswordLink } from '../domain/logins/invitations.ts';
import type { PractitionerAccess } from '../domain/workflow-definitions/workflows.ts';
import type { Config } from '../platform/configuration/config.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import type { Secrets } from '../platform/secrets.ts';
import { composeInvitation, type InvitationFacts } from './mail/compose-invitation.ts';
import { handOver, notesOf } from './mail/hand-over.ts';
import type { Mailer } from './mail/mailer.ts';

export type InvitationToSend = PractitionerAccess & { readonly invitationId: string };
export type InvitationOutcome = 'sent' | 'unconfirmed' | 'skipped' | 'refused' | 'settled_before';
export type SendLoginInvitation = (input: InvitationToSend) => Promise<InvitationOutcome>;

type StoredInvitation = InvitationFacts & {
  readonly code_hash: Buffer;
  readonly email: string;
  readonly due: boolean;
  readonly open: boolean;
  readonly suspended: boolean;
};

/** E-mails a set-password link. The link is made here and is only in the e-mail. */
export const createSendLoginInvitation = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL'>;
}): SendLoginInvitation => {
  const { database, secrets, mailer, config } = dependencies;

  return async ({ organizationId, practitionerId, invitationId }) => {
    const rows = database.within(organizationId);
    const record = async (state: 'sent' | 'refused' | 'skipped') => {
      await rows.all(sql`
        update login_invitations set mail_state = ${state}, settled_at = clock_timestamp()
        where organization_id = ${organizationId} and id = ${invitationId} and mail_state = 'due'`);
      return state;
    };
    const invitation = await rows.first(sql<StoredInvitation>`
      select i.id, i.email, i.code_hash, i.expires_at, i.mail_state = 'due' as due,
        i.closed_at is null and i.expires_at > clock_timestamp() and o.status <> 'revoked' as open,
        p.status <> 'active' or p.deleted_at is not null as suspended,
        p.service_account_linked_at is not null as has_password,
        p.first_name || ' ' || p.last_name as practitioner_name, c.name as clinic_name,
        s.branding ->> 'display_name' as display_name, s.branding ->> 'primary_color' as primary_color,
        coalesce(s.locale, 'en') as locale
      from login_invitations i
      join practitioners p on (p.organization_id, p.id) = (i.organization_id, i.practitioner_id)
      join clinics c on (c.organization_id, c.id) = (p.organization_id, p.partner_clinic_id)
      join organizations o on o.id = i.organization_id
      left join session_configurations s on s.organization_id = i.organization_id
      where i.organization_id = ${organizationId} and i.practitioner_id = ${practitionerId}
        and i.id = ${invitationId}`);
    if (!invitation?.due) return 'settled_before';
    if (!invitation.open) return record('skipped');
    // The invitation stays due: when the practitioner is enabled again, the workflow finds it.
    if (invitation.suspended) return 'skipped';
    const link = setPasswordLink(secrets, config.BASE_URL, invitationId, invitation.code_hash);
    const mail = composeInvitation(invitation, invitation.email, link, config);
    const answer = await handOver(mailer, mail, notesOf(database, organizationId, mail));
    if (answer === 'refused') return record('refused');
    await record('sent');
    return answer === 'accepted' ? 'sent' : answer;
  };
};
