import { linkCode } from '../domain/access/link-codes.ts';
import { markOfAddress } from '../domain/access/mailed-links.ts';
import type { Locale } from '../domain/messages/locale.ts';
import { messagesIn } from '../domain/messages/messages.ts';
import { mayLeave } from '../domain/patients/recipient-limit.ts';
import type { FormRequest } from '../domain/workflow-definitions/workflows.ts';
import type { Config } from '../platform/configuration/config.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import type { Secrets } from '../platform/secrets.ts';
import { handOver, notesOf } from './mail/hand-over.ts';
import { mailOf, oneLine } from './mail/letter.ts';
import type { Mailer } from './mail/mailer.ts';

type FinalState = 'sent' | 'skipped' | 'refused';
export type FormRequestOutcome = FinalState | 'unconfirmed';
export type SendFormRequest = (request: FormRequest) => Promise<FormRequestOutcome>;

interface StoredRequest {
  readonly mail_state: 'due' | FinalState;
  readonly open: boolean;
  readonly email: string | null;
  readonly counted_for: Buffer | null;
  readonly code_hash: Buffer;
  readonly first_name: string;
  readonly clinic_name: string;
  readonly display_name: string | null;
  readonly color: string | null;
  readonly locale: Locale;
}

const findRequest = (database: Scoped, { organizationId, submissionId }: FormRequest) =>
  database.within(organizationId).first(sql<StoredRequest>`
    select s.mail_state, s.counted_for, s.code_hash, p.email, p.first_name, c.name as clinic_name,
           g.branding ->> 'display_name' as display_name, g.branding ->> 'primary_color' as color, g.locale,
           s.status = 'pending' and s.deleted_at is null and f.deleted_at is null and f.status = 'published'
             and p.deleted_at is null and exists (
               select 1 from patient_rosters r
               where r.organization_id = p.organization_id and r.patient_id = p.id
                 and r.practitioner_id = s.partner_practitioner_id) as open
    from form_submissions s
    join forms f on f.organization_id = s.organization_id and f.id = s.form_id
    join patients p on p.organization_id = s.organization_id and p.id = s.partner_patient_id
    join clinics c on c.organization_id = p.organization_id and c.id = p.partner_clinic_id
    join session_configurations g on g.organization_id = s.organization_id
    where s.organization_id = ${organizationId} and s.id = ${submissionId}`);

/**
 * Sends the link to a form and stores the result. The form's title is not in the e-mail's subject, because more
 * people read a subject line than the e-mail. The link is made here and is only in the e-mail; a repeated attempt
 * makes the same link, with the same Message-ID.
 */
export const createSendFormRequest = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL'>;
}): SendFormRequest => {
  const { database, secrets, mailer, config } = dependencies;

  const record = async (
    { organizationId, submissionId }: FormRequest,
    state: FinalState,
    mailed_to: Buffer | null = null,
  ) => {
    await database.within(organizationId).all(sql`
      update form_submissions set mail_state = ${state}, mailed_to = ${mailed_to}, settled_at = clock_timestamp()
      where organization_id = ${organizationId} and id = ${submissionId} and mail_state = 'due'`);
    return state;
  };

  return async (request) => {
    const { organizationId, submissionId } = request;
    const found = await findRequest(database, request);
    if (!found) return 'skipped';
    if (found.mail_state !== 'due') return found.mail_state;
    if (!found.open || found.email === null) return record(request, 'skipped');
    const { email: address, counted_for: countedFor } = found;
    const mine = { organizationId, table: 'form_submissions', id: submissionId } as const;
    if (!(await mayLeave(database, secrets, { ...mine, countedFor, address })))
      return record(request, 'skipped');
    const clinic = oneLine(found.clinic_name);
    const { formRequest: said, letter: usual } = messagesIn(found.locale);
    const mail = mailOf(
      {
        locale: found.locale,
        sender: found.display_name ? oneLine(found.display_name) : clinic,
        color: found.color,
        heading: said.heading,
        greeting: usual.greeting(oneLine(found.first_name)),
        lead: said.lead(clinic),
        facts: [],
        link: {
          address: `${config.BASE_URL}/forms/${linkCode(secrets, 'form-request', submissionId, found.code_hash)}`,
          label: said.open,
          advice: usual.personal,
        },
        close: said.close,
      },
      {
        messageId: `${submissionId}.form@${new URL(config.BASE_URL).hostname}`,
        to: found.email,
        subject: said.subject(clinic),
      },
    );
    const answer = await handOver(mailer, mail, notesOf(database, organizationId, mail));
    if (answer === 'refused') return record(request, 'refused');
    await record(request, 'sent', markOfAddress(secrets, submissionId, found.email));
    return answer === 'accepted' ? 'sent' : answer;
  };
};
