import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { retryable } from '../failures.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A note that is written but not committed. Another attempt waits until it is committed or rolled back. */
export interface OpenNote {
  /** Sends the COMMIT at once, before anything is awaited. */
  commit(): Promise<void>;
  takeBack(): Promise<void>;
}

/** The notes about how far the sending of an e-mail has come, so that an attempt knows what an earlier one did. */
export interface HandOverNotes {
  /** What an earlier attempt has noted. */
  found(): Promise<'nothing' | 'begun' | 'accepted'>;
  /** @returns undefined if another attempt was first. */
  begin(): Promise<OpenNote | undefined>;
  /** Called also if the note's COMMIT has failed. */
  accepted(): Promise<void>;
  /** Called when the server explicitly refused the e-mail. */
  withdraw(): Promise<void>;
}

/** `unconfirmed`: the e-mail was sent, but the process that sent it died before the server's answer. */
export type HandedOver = 'accepted' | 'unconfirmed' | 'refused';

const AGAIN_MS = 250;
/** Milliseconds; the same as the limit of the step. */
const LONGEST_MS = 10 * 60_000;

/**
 * Only this process knows the server's answer, so it keeps trying until the database stores it. Otherwise another
 * attempt would send an accepted e-mail again, or count a refused one as sent.
 */
const inTheEnd = async (write: () => Promise<void>): Promise<void> => {
  for (const latest = Date.now() + LONGEST_MS; ; await pause(AGAIN_MS)) {
    try {
      return await write();
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > latest) throw error;
    }
  }
};

/**
 * Sends an e-mail once. Mail has no transactions, but a server accepts a message only with its end. So the end is
 * held back until a note is written; then the note's COMMIT and the end of the message are sent together, with
 * nothing awaited in between. An attempt that dies earlier leaves nothing, and is repeated. An attempt that dies
 * later leaves the note: the server has the whole e-mail, and a repetition would inform people twice, so the e-mail
 * counts as sent. While the process lives, a missing answer means that the e-mail was not accepted (RFC 5321, 4.2.5):
 * then it is sent again with the same Message-ID.
 * @throws ApplicationFailure, which is retried, if the server does not accept it now.
 */
export const handOver = async (mailer: Mailer, mail: Mail, notes: HandOverNotes): Promise<HandedOver> => {
  const before = await notes.found();
  if (before !== 'nothing') return before === 'begun' ? 'unconfirmed' : before;
  let over = false;
  let overtaken = false;
  let noting: Promise<unknown> = Promise.resolve();
  const note = async () => {
    const open = await notes.begin();
    overtaken = open === undefined;
    // The attempt was given up in between, so the end will not be sent.
    if (over) await open?.takeBack();
    if (over || !open) throw new Error('The end is not to leave');
    return open;
  };
  const answer = await mailer.send(mail, async () => {
    const opening = note();
    noting = opening;
    const open = await opening;
    noting = open.commit();
  });
  over = true;
  await Promise.allSettled([noting]);
  if (overtaken) return 'unconfirmed';
  await inTheEnd(answer.state === 'accepted' ? notes.accepted : notes.withdraw);
  if (answer.state === 'deferred')
    throw retryable('MailDeferred', `The mail could not be handed over yet: ${answer.code}`);
  return answer.state;
};

/**
 * Notes of an organization's e-mail, by its Message-ID.
 * @param alongside statements that commit with the note that the e-mail is sent.
 */
export const notesOf = (
  database: Scoped,
  organizationId: string,
  { messageId }: Pick<Mail, 'messageId'>,
  alongside?: (rows: Rows) => Promise<void>,
): HandOverNotes => {
  const rows = database.within(organizationId);
  const attempt = randomUUID();
  const mine = sql`organization_id = ${organizationId} and message_id = ${messageId} and attempt = ${attempt}`;
  return {
    async found() {
      const note = await rows.first(sql<{ accepted: boolean }>`
        select accepted_at is not null as accepted from mail_handovers
        where organization_id = ${organizationId} and message_id = ${messageId}`);
      if (!note) return 'nothing';
      return note.accepted ? 'accepted' : 'begun';
    },
    async begin() {
      const written = Promise.withResolvers<boolean>();
      const decision = Promise.withResolvers<void>();
      const transaction = database.transact(organizationId, async (open) => {
        const note = await open.first(sql`
          insert into mail_handovers (organization_id, message_id, attempt)
          values (${organizationId}, ${messageId}, ${attempt}) on conflict do nothing returning 1`);
        if (note) await alongside?.(open);
        written.resolve(note !== undefined);
        if (note) await decision.promise;
      });
      transaction.catch(written.reject);
      if (!(await written.promise)) return undefined;
      return {
        commit() {
          decision.resolve();
          return transaction;
        },
        async takeBack() {
          decision.reject(new Error('Taken back'));
          await transaction.catch(() => undefined);
        },
      };
    },
    async accepted() {
      await rows.all(sql`
        insert into mail_handovers as h (organization_id, message_id, attempt, accepted_at)
        values (${organizationId}, ${messageId}, ${attempt}, clock_timestamp())
        on conflict (organization_id, message_id) do update set accepted_at = excluded.accepted_at
        where h.attempt = excluded.attempt`);
    },
    async withdraw() {
      await rows.all(sql`delete from mail_handovers where ${mine}`);
    },
  };
};
