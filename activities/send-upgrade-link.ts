import { readUpgradeLink, upgradeLink } from '../domain/clinics/upgrade-link.ts';
import type { Locale } from '../domain/messages/locale.ts';
import { messagesIn } from '../domain/messages/messages.ts';
import type { UpgradeLinkMail } from '../domain/workflow-definitions/workflows.ts';
import type { Config } from '../platform/configuration/config.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import type { Secrets } from '../platform/secrets.ts';
import { handOver, notesOf } from './mail/hand-over.ts';
import { mailOf, momentOf, oneLine } from './mail/letter.ts';
import type { Mailer } from './mail/mailer.ts';

type FinalState = 'sent' | 'skipped' | 'refused';
export type UpgradeLinkOutcome = FinalState | 'unconfirmed';
export type SendUpgradeLink = (order: UpgradeLinkMail) => Promise<UpgradeLinkOutcome>;

interface Branding {
  readonly display_name: string | null;
  readonly color: string | null;
  readonly locale: Locale;
}

/**
 * E-mails the link by which a clinic's owner confirms direct logins. The link is made here and is only in the e-mail.
 */
export const createSendUpgradeLink = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL'>;
}): SendUpgradeLink => {
  const { database, secrets, mailer, config } = dependencies;

  return async ({ organizationId, linkId }) => {
    const rows = database.within(organizationId);
    const record = async (state: FinalState) => {
      await rows.all(sql`
        update clinic_upgrade_links set mail_state = ${state}, settled_at = clock_timestamp()
        where organization_id = ${organizationId} and id = ${linkId} and mail_state = 'due'`);
      return state;
    };
    const found = await readUpgradeLink(rows, secrets, organizationId, linkId);
    if (!found) return 'skipped';
    if (found.mail_state !== 'due') return found.mail_state;
    if (found.state !== 'open') return record('skipped');
    const branding = await rows.first(sql<Branding>`
      select branding ->> 'display_name' as display_name, branding ->> 'primary_color' as color, locale
      from session_configurations where organization_id = ${organizationId}`);
    const clinic = oneLine(found.clinic_name);
    const locale = branding?.locale ?? 'en';
    const { upgrade: said, letter: usual } = messagesIn(locale);
    const { heading } = said;
    const mail = mailOf(
      {
        locale,
        sender: oneLine(branding?.display_name ?? '') || clinic,
        color: branding?.color ?? null,
        heading,
        greeting: usual.greeting(oneLine(found.practitioner_name)),
        lead: said.lead(clinic),
        facts: [
          [usual.clinic, clinic],
          [usual.worksUntil, momentOf(found.expires_at, locale)],
        ],
        link: {
          address: upgradeLink(secrets, config.BASE_URL, linkId),
          label: said.confirm,
          advice: usual.personal,
        },
        close: said.close,
      },
      {
        messageId: `${linkId}.clinic-upgrade@${new URL(config.BASE_URL).hostname}`,
        to: found.email,
        subject: heading,
      },
    );
    const answer = await handOver(mailer, mail, notesOf(database, organizationId, mail));
    if (answer === 'refused') return record('refused');
    await record('sent');
    return answer === 'accepted' ? 'sent' : answer;
  };
};
