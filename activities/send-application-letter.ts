import { linkCode } from '../domain/access/link-codes.ts';
import { type ApplicationStatus, currentStatus } from '../domain/applications/application.ts';
import type { PartnerApplication } from '../domain/workflow-definitions/workflows.ts';
import type { Config } from '../platform/configuration/config.ts';
import { sql } from '../platform/database/rows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import type { Secrets } from '../platform/secrets.ts';
import {
  type ApplicationFacts,
  type ApplicationLetter,
  composeApplicationLetter,
} from './mail/compose-application-letter.ts';
import { type HandOverNotes, handOver } from './mail/hand-over.ts';
import type { Mailer } from './mail/mailer.ts';

export type ApplicationLetterToSend = PartnerApplication & { readonly letter: ApplicationLetter };
export type LetterOutcome = 'sent' | 'unconfirmed' | 'skipped' | 'refused' | 'settled_before';
export type SendApplicationLetter = (letter: ApplicationLetterToSend) => Promise<LetterOutcome>;

type StoredApplication = ApplicationFacts & {
  readonly link_hash: Buffer | null;
  readonly status: ApplicationStatus;
  readonly settled: boolean;
  /** Whether the confirmation was not sent, because the address had received too many e-mails that day. */
  readonly unconfirmed: boolean;
  readonly begun: boolean;
};

/**
 * Sends the e-mail about one step of an application to the contact or the operator, and stores the result in the
 * application. The credential link is made here and is only in the e-mail; a repeated attempt makes the same link.
 */
export const createSendApplicationLetter = (dependencies: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'BASE_URL' | 'OPERATOR_EMAIL'>;
}): SendApplicationLetter => {
  const { database, secrets, mailer, config } = dependencies;

  const record = async (id: string, letter: ApplicationLetter, state: 'sent' | 'skipped' | 'refused') => {
    await database.unscoped.all(sql`
      update applications set letters = letters || jsonb_build_object(${letter}::text, ${state}::text)
      where id = ${id}`);
    return state;
  };

  /** An application belongs to no organization, so the progress of its e-mails is stored in the application itself. */
  const notesOn = (id: string, letter: ApplicationLetter, begun: boolean): HandOverNotes => {
    const withdraw = async () => {
      await database.unscoped.all(sql`
        update applications set letters = letters - ${letter}::text
        where id = ${id} and letters ->> ${letter} = 'handed_over'`);
    };
    return {
      found: async () => (begun ? 'begun' : 'nothing'),
      async begin() {
        const noted = await database.unscoped.first(sql`
          update applications set letters = letters || jsonb_build_object(${letter}::text, 'handed_over')
          where id = ${id} and not letters ? ${letter} returning 1`);
        return noted ? { commit: async () => undefined, takeBack: withdraw } : undefined;
      },
      accepted: async () => undefined,
      withdraw,
    };
  };

  return async ({ applicationId, letter }) => {
    const application = await database.unscoped.first(sql<StoredApplication>`
      select id, ${currentStatus} as status, organization_name, email, website, link_expires_at, link_hash,
        opened_at, letters ? ${letter} and letters ->> ${letter} <> 'handed_over' as settled,
        coalesce(letters ->> ${letter} = 'handed_over', false) as begun,
        coalesce(letters ->> 'received' = 'skipped', false) as unconfirmed
      from applications where id = ${applicationId}`);
    if (!application || application.settled) return 'settled_before';
    const to = letter === 'operator_notice' ? config.OPERATOR_EMAIL : application.email;
    // An e-mail with a link that no longer works is not sent; the e-mail about the link's end follows.
    const stale = letter === 'approved' && application.status !== 'approved';
    // A contact who was not told about the application is not told that it is declined.
    const untold = letter === 'declined' && application.unconfirmed;
    if (!to || stale || untold) return record(applicationId, letter, 'skipped');
    const link =
      letter === 'approved'
        ? `${config.BASE_URL}/credentials/${linkCode(secrets, 'credential', applicationId, application.link_hash)}`
        : null;
    const mail = composeApplicationLetter(letter, application, to, link, config);
    const answer = await handOver(mailer, mail, notesOn(applicationId, letter, application.begun));
    if (answer === 'refused') return record(applicationId, letter, 'refused');
    await record(applicationId, letter, 'sent');
    return answer === 'accepted' ? 'sent' : answer;
  };
};
