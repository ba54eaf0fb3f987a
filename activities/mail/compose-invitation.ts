import type { Locale } from '../../domain/messages/locale.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { mailOf, momentOf, oneLine } from './letter.ts';
import type { Mail } from './mailer.ts';

export interface InvitationFacts {
  readonly id: string;
  readonly expires_at: Date;
  /** Whether a password was set before, so that somebody asked for a new link. */
  readonly has_password: boolean;
  readonly practitioner_name: string;
  readonly clinic_name: string;
  readonly display_name: string | null;
  readonly primary_color: string | null;
  readonly locale: Locale;
}

/** The e-mail with a set-password link, in the organization's name and colour. */
export const composeInvitation = (
  facts: InvitationFacts,
  to: string,
  link: string,
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
): Mail => {
  const { locale } = facts;
  const { invitation, letter } = messagesIn(locale);
  const clinic = oneLine(facts.clinic_name);
  const { heading, lead, close } = facts.has_password ? invitation.again : invitation.first;
  return mailOf(
    {
      locale,
      sender: oneLine(facts.display_name ?? '') || clinic,
      color: facts.primary_color,
      heading,
      greeting: letter.greeting(oneLine(facts.practitioner_name)),
      lead,
      facts: [
        [letter.clinic, clinic],
        [letter.email, to],
        [letter.worksUntil, momentOf(facts.expires_at, locale)],
      ],
      link: { address: link, label: heading, advice: letter.once },
      close,
    },
    { messageId: `${facts.id}.set-password@${new URL(BASE_URL).hostname}`, to, subject: heading },
  );
};
