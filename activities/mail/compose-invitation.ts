import type { Config } from '../../platform/configuration/config.ts';
import { mailOf, momentOf, oneLine } from './letter.ts';
import type { Mail } from './mailer.ts';

export interface InvitationFacts {
  readonly id: string;
  readonly expires_at: Date;
  /** A password was set before: somebody asked for a new link. */
  readonly has_password: boolean;
  readonly practitioner_name: string;
  readonly clinic_name: string;
  readonly display_name: string | null;
  readonly primary_color: string | null;
}

/** The mail that brings a set-password link, in the organization's name and colour. */
export const composeInvitation = (
  facts: InvitationFacts,
  to: string,
  link: string,
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
): Mail => {
  const clinic = oneLine(facts.clinic_name);
  const heading = facts.has_password ? 'Set a new password' : 'Set your password';
  return mailOf(
    {
      sender: oneLine(facts.display_name ?? '') || clinic,
      color: facts.primary_color,
      heading,
      greeting: `Hello ${oneLine(facts.practitioner_name)},`,
      lead: facts.has_password
        ? 'Somebody asked for a link to set a new password for your login.'
        : 'You have a login of your own now. Set a password with the link below; then you can sign in.',
      facts: [
        ['Clinic', clinic],
        ['E-mail', to],
        ['Link works until', momentOf(facts.expires_at)],
      ],
      link: {
        address: link,
        label: heading,
        advice: 'This link works once, and is for you alone. Please do not pass it on.',
      },
      close: facts.has_password
        ? 'If it was not you, please ignore this e-mail: your password stays as it is.'
        : 'If you did not expect this e-mail, please ask your practice.',
    },
    { messageId: `${facts.id}.set-password@${new URL(BASE_URL).hostname}`, to, subject: heading },
  );
};
