import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { Pool } from 'pg';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { type Activities, type ActivityDependencies, createActivities } from '../../activities/activities.ts';
import { createMailer } from '../../activities/mail/mailer.ts';
import { storytellers } from '../../activities/stories/storytellers.ts';
import { createRooms } from '../../activities/video/create-rooms.ts';
import { type Database, openDatabase } from '../../domain/declarations/database.ts';
import { entities } from '../../domain/entities.ts';
import { recordedObjects } from '../../domain/stored-objects/recorded-objects.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { addressGuardOf, guardedFetchOf } from '../../platform/outgoing/guarded-fetch.ts';
import { createOpenSession } from '../../platform/outgoing/guarded-session.ts';
import { testEnvironment } from '../support/environment.ts';
import { servers } from '../support/servers.ts';
import { testSecrets } from './world.ts';

export interface Bench {
  readonly owner: Pool;
  readonly database: Database;
  readonly activities: Activities;
  readonly objects: Objects;
  /** The same, with the mail going to another server, or with other dependencies. */
  readonly activitiesBy: (smtpUrl: string, others?: Partial<ActivityDependencies>) => Activities;
  /** Everything that was written to the log. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
}

export const BASE_URL = 'https://clinic.example:8443';

type Mailing = Activities['mail'];

/** Those of the mail say that they are alive while they work, which needs an environment that hears it. */
const heard = (activities: Activities): Activities => ({
  ...activities,
  mail: Object.fromEntries(
    Object.entries(activities.mail).map(([name, run]) => [
      name,
      (input: never) =>
        new MockActivityEnvironment(undefined, { logger: new DefaultLogger('ERROR') }).run(
          run as (input: never) => Promise<unknown>,
          input,
        ),
    ]),
  ) as unknown as Mailing,
});

/** The real activities on the real database and mailbox; worlds are written as the schema's owner. */
export const openBench = async (): Promise<Bench> => {
  const { databaseUrl, ownerUrl, smtpUrl } = await servers();
  const owner = new Pool({ connectionString: ownerUrl, max: 2 });
  const settings = { url: databaseUrl, application: 'test' };
  const database = await openDatabase({ ...settings, poolSize: 4, entities });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const config = readConfig({
    ...testEnvironment(),
    BASE_URL,
    OPERATOR_EMAIL: 'operator@clinic-service.invalid',
  });
  const objects = recordedObjects(openObjects(config, testSecrets()), database);
  const activitiesBy = (url: string, others: Partial<ActivityDependencies> = {}) =>
    heard(
      createActivities({
        database,
        secrets: testSecrets(),
        mailer: createMailer({
          SMTP_URL: url,
          MAIL_FROM: 'Clinic Service <no-reply@clinic-service.invalid>',
        }),
        config,
        audit: createAudit(config.ENVIRONMENT, database.ledger, rowsOfPool),
        log,
        objects,
        store: objects.store,
        guardedFetch: guardedFetchOf(config),
        openSession: createOpenSession({ guard: addressGuardOf(config), connections: 8 }),
        rooms: createRooms(config),
        endRunning: async () => 0,
        ...others,
        ...storytellers(config, log),
      }),
    );
  return {
    owner,
    database,
    activities: activitiesBy(smtpUrl),
    objects,
    activitiesBy,
    logged: () => lines.join('\n'),
    async close() {
      await Promise.all([owner.end(), database.close()]);
    },
  };
};

export interface ReceivedMail {
  readonly raw: string;
  readonly mail: Email;
  /** The iCalendar text of the text/calendar alternative. */
  readonly calendar: string;
}

/** What the mailbox holds for an address, oldest first. */
export const mailsTo = async (address: string | null): Promise<ReceivedMail[]> => {
  const { mailboxUrl } = await servers();
  if (address === null) return [];
  // Of all mails of the run, which would be megabytes; the mailbox takes no notice of upper and lower case.
  const answer = await fetch(`${mailboxUrl}/email?${new URLSearchParams({ to: address })}`);
  const listed = (await answer.json()) as { id: string; to: { address: string }[] }[];
  const mine = listed.filter(({ to }) => to.some((one) => one.address === address));
  return Promise.all(
    mine.map(async ({ id }) => {
      const raw = await (await fetch(`${mailboxUrl}/email/${id}/download`)).text();
      const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
      const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      return { raw, mail, calendar: String(part?.content ?? '') };
    }),
  );
};
