import type { Config } from '../../platform/configuration/config.ts';
import { type Letter, mailOf, momentOf, oneLine } from './letter.ts';
import type { Mail } from './mailer.ts';

/** One e-mail for each step of an application. `operator_notice` goes to the operator, all others to the contact. */
export const APPLICATION_LETTERS = [
  'received',
  'operator_notice',
  'approved',
  'declined',
  'opened',
  'expired',
] as const;
export type ApplicationLetter = (typeof APPLICATION_LETTERS)[number];

export interface ApplicationFacts {
  readonly id: string;
  readonly organization_name: string;
  readonly email: string;
  readonly website: string;
  readonly link_expires_at: Date | null;
  readonly opened_at: Date | null;
}

interface Wording {
  readonly subject: string;
  readonly lead: string;
  readonly close: string;
}

const WORDINGS: Readonly<Record<ApplicationLetter, Wording>> = {
  received: {
    subject: 'We have received your application',
    lead: 'Thank you for applying to become a partner. We read every application and will write to you again once it is decided.',
    close: 'If you did not apply, please ignore this e-mail: nothing happens without your doing.',
  },
  operator_notice: {
    subject: 'A new application is waiting',
    lead: 'An organization has applied to become a partner.',
    close: 'Decide with the operator command line: applications approve, or applications decline.',
  },
  approved: {
    subject: 'Your application is approved',
    lead: 'Welcome as a partner. The link below shows your client id and secret once; please open it when you can put the secret into your secret store right away.',
    close: 'If the link was opened by somebody else, tell us at once: the secret can be replaced.',
  },
  declined: {
    subject: 'About your application',
    lead: 'Thank you for your interest. We have read your application and cannot offer you a partnership at this time.',
    close: 'You are welcome to apply again when your plans change.',
  },
  opened: {
    subject: 'Your credential was opened',
    lead: 'The link to your credential has been opened, and the secret was shown. It cannot be shown again.',
    close: 'If this was neither you nor a colleague, tell us at once: the secret can be replaced.',
  },
  expired: {
    subject: 'The link to your credential has expired',
    lead: 'The link to your credential was not opened in time and can no longer be used.',
    close: 'Please write to us; we can issue a new secret.',
  },
};

/**
 * Anybody can enter the address of a person who never applied, so e-mails to the contact repeat none of the entered
 * text.
 * @param link the address of the credential link, for the e-mail that contains it.
 */
export const composeApplicationLetter = (
  kind: ApplicationLetter,
  facts: ApplicationFacts,
  to: string,
  link: string | null,
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
): Mail => {
  const { subject, lead, close } = WORDINGS[kind];
  const told: Readonly<Record<ApplicationLetter, Letter['facts']>> = {
    received: [],
    operator_notice: [
      ['Organization', oneLine(facts.organization_name)],
      ['Website', oneLine(facts.website)],
      ['Application', facts.id],
    ],
    approved: [['Link works until', facts.link_expires_at ? momentOf(facts.link_expires_at) : '']],
    declined: [],
    opened: [['Opened', facts.opened_at ? momentOf(facts.opened_at) : '']],
    expired: [['Expired', facts.link_expires_at ? momentOf(facts.link_expires_at) : '']],
  };
  const letter: Letter = {
    sender: 'Clinic Service',
    color: null,
    heading: subject,
    greeting: 'Hello,',
    lead,
    facts: told[kind],
    link: link
      ? {
          address: link,
          label: 'Open the credential',
          advice: 'This link works once. Please do not pass it on.',
        }
      : null,
    close,
  };
  return mailOf(letter, { messageId: `${facts.id}.${kind}@${new URL(BASE_URL).hostname}`, to, subject });
};
