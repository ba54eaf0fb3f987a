import type { Attention } from '../../domain/calendars/caldav.ts';
import type { Locale } from '../../domain/messages/locale.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import type { AppointmentSync } from '../../domain/workflow-definitions/workflows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { retryable } from '../failures.ts';
import { mailOf, oneLine } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';

export type AttentionOutcome = 'sent' | 'refused' | 'settled_before';
export type SendCalendarAttention = (input: AppointmentSync) => Promise<AttentionOutcome>;

interface Connection {
  readonly id: string;
  readonly version: number;
  readonly attention: Attention;
  readonly email: string;
  readonly name: string;
  readonly clinic: string;
  readonly display_name: string | null;
  readonly primary_color: string | null;
  readonly locale: Locale;
}

/**
 * Tells the practitioner, once for each connection, that the calendar is no longer updated. The e-mail is claimed
 * before it is sent: after a crash it may be missing, which is better than two e-mails, because the connection shows
 * the same state.
 */
export const createSendCalendarAttention =
  ({
    database,
    mailer,
    config,
  }: {
    readonly database: Scoped;
    readonly mailer: Mailer;
    readonly config: Pick<Config, 'BASE_URL'>;
  }): SendCalendarAttention =>
  async ({ organizationId, appointmentId }) => {
    const rows = database.within(organizationId);
    const record = (id: string, from: 'due' | 'sent', to: 'due' | 'sent' | 'refused') =>
      rows.first(sql`
        update calendar_connections set attention_mail = ${to}
        where organization_id = ${organizationId} and id = ${id} and attention_mail = ${from} returning 1`);

    const connection = await rows.first(sql<Connection>`
      select c.id, c.version, c.attention, p.email, p.first_name || ' ' || p.last_name as name, l.name as clinic,
        s.branding ->> 'display_name' as display_name, s.branding ->> 'primary_color' as primary_color, s.locale
      from appointments a
      join calendar_connections c on c.organization_id = a.organization_id
        and c.practitioner_id = a.partner_practitioner_id and c.state = 'needs_attention'
      join practitioners p on (p.organization_id, p.id) = (c.organization_id, c.practitioner_id)
      join clinics l on (l.organization_id, l.id) = (p.organization_id, p.partner_clinic_id)
      join session_configurations s on s.organization_id = a.organization_id
      where a.organization_id = ${organizationId} and a.id = ${appointmentId} and c.attention_mail = 'due'`);
    if (!connection || !(await record(connection.id, 'due', 'sent'))) return 'settled_before';
    const clinic = oneLine(connection.clinic);
    const { locale } = connection;
    const { calendar: said, letter: usual } = messagesIn(locale);
    const { heading } = said;
    const answer = await mailer.send(
      mailOf(
        {
          locale,
          sender: oneLine(connection.display_name ?? '') || clinic,
          color: connection.primary_color,
          heading,
          greeting: usual.greeting(oneLine(connection.name)),
          lead: said.lead(said[connection.attention]),
          facts: [],
          link: null,
          close: said.close,
        },
        {
          messageId: `${connection.id}.${connection.version}.calendar@${new URL(config.BASE_URL).hostname}`,
          to: connection.email,
          subject: heading,
        },
      ),
    );
    if (answer.state === 'deferred') {
      await record(connection.id, 'sent', 'due');
      throw retryable('MailDeferred', `The mail could not be handed over yet: ${answer.code}`);
    }
    if (answer.state === 'refused') await record(connection.id, 'sent', 'refused');
    return answer.state === 'accepted' ? 'sent' : 'refused';
  };
