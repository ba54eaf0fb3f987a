import type { Locale } from '../../domain/messages/locale.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import type { WebhookDelivering } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { retryable } from '../failures.ts';
import { mailOf, momentOf, oneLine } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { WebhookLetter } from './send-due-events.ts';

export type WebhookLetterToSend = WebhookDelivering & { readonly letter: WebhookLetter };
export type SendWebhookLetter = (
  letter: WebhookLetterToSend,
) => Promise<'sent' | 'refused' | 'settled_before'>;

interface Told {
  readonly host: string;
  readonly since: Date;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

/**
 * Tells the organization's contact about an endpoint: that it was added, fails since a day, or is disabled. The e-mail
 * names host, id and times, and not the address. It is claimed before it is sent: after a crash it may be missing, which
 * is better than two, because the endpoint shows the same.
 */
export const createSendWebhookLetter =
  ({
    database,
    mailer,
    config,
  }: {
    readonly database: Scoped;
    readonly mailer: Mailer;
    readonly config: Pick<Config, 'BASE_URL'>;
  }): SendWebhookLetter =>
  async ({ organizationId, endpointId, letter }) => {
    const rows = database.within(organizationId);
    const record = (from: string, to: string) =>
      rows.first(sql<Told>`
        update webhook_endpoints e set letters = letters || jsonb_build_object(${letter}::text, ${to}::text)
        from organizations o, session_configurations s
        where e.organization_id = ${organizationId} and e.id = ${endpointId} and e.letters ->> ${letter} = ${from}
          and o.id = e.organization_id and s.organization_id = e.organization_id
        returning e.host, o.contact_email as email, o.name, s.locale,
          case ${letter} when 'added' then e.created_at when 'failing' then e.failing_since else e.updated_at end
            as since`);
    const told = await record('due', 'sent');
    if (!told) return 'settled_before';
    const { webhook: said, letter: usual } = messagesIn(told.locale);
    const { heading, lead } = said[letter];
    const since = told.since ?? new Date();
    const answer = await mailer.send(
      mailOf(
        {
          locale: told.locale,
          sender: oneLine(told.name),
          color: null,
          heading,
          greeting: usual.greeting(oneLine(told.name)),
          lead,
          facts: [
            [said.host, told.host],
            [said.id, endpointId],
            [said.since, momentOf(since, told.locale)],
          ],
          link: null,
          close: said.close,
        },
        {
          messageId: `${endpointId}.${letter}.${since.getTime()}@${new URL(config.BASE_URL).hostname}`,
          to: told.email,
          subject: heading,
        },
      ),
    );
    if (answer.state === 'deferred') {
      await record('sent', 'due');
      throw retryable('MailDeferred', `The mail could not be handed over yet: ${answer.code}`);
    }
    if (answer.state === 'refused') await record('sent', 'refused');
    return answer.state === 'accepted' ? 'sent' : 'refused';
  };
