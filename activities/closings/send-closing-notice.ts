import type { Locale } from '../../domain/messages/locale.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import type { ClosingNotice } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { handOver, notesOf } from '../mail/hand-over.ts';
import { mailOf, momentOf, oneLine } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';

type FinalState = 'sent' | 'skipped' | 'refused';
export type ClosingNoticeOutcome = FinalState | 'unconfirmed';
export type SendClosingNotice = (order: ClosingNotice) => Promise<ClosingNoticeOutcome>;

interface Addressed {
  readonly notice_state: 'due' | FinalState;
  readonly is_scheduled: boolean;
  readonly closes_at: Date;
  readonly first_name: string;
  readonly email: string;
  readonly clinic_name: string;
  readonly display_name: string | null;
  readonly color: string | null;
  readonly locale: Locale | null;
}

const readAddressed = (rows: Rows, { organizationId, exportId }: ClosingNotice) =>
  rows.first(sql<Addressed>`
    select e.notice_state, c.status = 'scheduled' as is_scheduled, c.closes_at, p.first_name, p.email,
      k.name as clinic_name, s.branding ->> 'display_name' as display_name, s.branding ->> 'primary_color' as color,
      s.locale
    from exports e
    join organization_closings c on c.organization_id = e.organization_id and c.id = e.closing_id
    join practitioners p on p.organization_id = e.organization_id and p.id = e.partner_practitioner_id
    join clinics k on k.organization_id = p.organization_id and k.id = p.partner_clinic_id
    left join session_configurations s on s.organization_id = e.organization_id
    where e.organization_id = ${organizationId} and e.id = ${exportId}`);

/** Tells a clinician that the organization ends, and until when the own record can be downloaded. */
export const createSendClosingNotice = (dependencies: {
  readonly database: Scoped;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL'>;
}): SendClosingNotice => {
  const { database, mailer, config } = dependencies;
  return async (order) => {
    const { organizationId, exportId } = order;
    const rows = database.within(organizationId);
    const record = async (state: FinalState) => {
      await rows.all(sql`
        update exports set notice_state = ${state}
        where organization_id = ${organizationId} and id = ${exportId} and notice_state = 'due'`);
      return state;
    };
    const found = await readAddressed(rows, order);
    if (!found) return 'skipped';
    if (found.notice_state !== 'due') return found.notice_state;
    if (!found.is_scheduled) return record('skipped');
    const locale = found.locale ?? 'en';
    const { closing: said, letter: usual } = messagesIn(locale);
    const clinic = oneLine(found.clinic_name);
    const mail = mailOf(
      {
        locale,
        sender: oneLine(found.display_name ?? '') || clinic,
        color: found.color,
        heading: said.heading,
        greeting: usual.greeting(oneLine(found.first_name)),
        lead: said.lead(clinic),
        facts: [
          [usual.clinic, clinic],
          [said.until, momentOf(found.closes_at, locale)],
        ],
        link: null,
        close: said.close,
      },
      {
        messageId: `${exportId}.closing@${new URL(config.BASE_URL).hostname}`,
        to: found.email,
        subject: said.heading,
      },
    );
    const answer = await handOver(mailer, mail, notesOf(database, organizationId, mail));
    if (answer === 'refused') return record('refused');
    await record('sent');
    return answer === 'accepted' ? 'sent' : answer;
  };
};
