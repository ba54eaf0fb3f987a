import type { Config } from '../api/config.ts';
import { linkCode } from '../api/platform/access/link-codes.ts';
import type { Scoped } from '../api/platform/data/database.ts';
import { sql } from '../api/platform/data/rows.ts';
import type { Secrets } from '../api/platform/secrets.ts';
import { type ApplicationStatus, currentStatus } from '../api/resources/applications/application.ts';
import type { PartnerApplication } from '../workflows/contracts.ts';
import { retryable } from './failures.ts';
import {
  type ApplicationFacts,
  type ApplicationLetter,
  composeApplicationLetter,
} from './mail/compose-application-letter.ts';
import type { Mailer } from './mail/mailer.ts';

export type ApplicationLetterToSend = PartnerApplication & { readonly letter: ApplicationLetter };
export type LetterOutcome = 'sent' | 'skipped' | 'refused' | 'settled_before';
export type SendApplicationLetter = (letter: ApplicationLetterToSend) => Promise<LetterOutcome>;

type StoredApplication = ApplicationFacts & {
  readonly status: ApplicationStatus;
  readonly settled: boolean;
};

/**
 * Writes to the contact, or to the operator, about one step of an application, and notes on the
 * application what became of it. The credential link is made here and goes nowhere but into the mail; a
 * repeated attempt makes the same one.
 */
export const createSendApplicationLetter = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL' | 'OPERATOR_EMAIL'>;
}): SendApplicationLetter => {
  const { database, secrets, mailer, config } = dependencies;

  const settle = async (id: string, letter: ApplicationLetter, state: 'sent' | 'skipped' | 'refused') => {
    await database.unscoped.all(sql`
      update applications set letters = letters || jsonb_build_object(${letter}::text, ${state}::text)
      where id = ${id}`);
    return state;
  };

  return async ({ applicationId, letter }) => {
    const application = await database.unscoped.first(sql<StoredApplication>`
      select id, ${currentStatus} as status, organization_name, contact_name, email, website, link_expires_at,
        opened_at, letters ? ${letter} as settled
      from applications where id = ${applicationId}`);
    if (!application || application.settled) return 'settled_before';
    const to = letter === 'operator_notice' ? config.OPERATOR_EMAIL : application.email;
    // A link that can no longer be opened is not worth a mail: the one about its end follows.
    const stale = letter === 'approved' && application.status !== 'approved';
    if (!to || stale) return settle(applicationId, letter, 'skipped');
    const link =
      letter === 'approved'
        ? `${config.BASE_URL}/credentials/${linkCode(secrets, 'credential', applicationId)}`
        : null;
    const answer = await mailer.send(composeApplicationLetter(letter, application, to, link, config));
    if (answer.state === 'deferred')
      throw retryable('MailDeferred', `The mail could not be handed over yet: ${answer.code}`);
    return settle(applicationId, letter, answer.state === 'accepted' ? 'sent' : 'refused');
  };
};
