import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { retryable } from '../failures.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A note that is written but not committed: another attempt waits for what becomes of it. */
export interface OpenNote {
  /** Leaves for the database at once, before anything is awaited. */
  commit(): Promise<void>;
  takeBack(): Promise<void>;
}

/** Where it is noted how far a mail has come, so that an attempt knows what one before it did. */
export interface HandOverNotes {
  /** What another attempt left behind. */
  found(): Promise<'nothing' | 'begun' | 'accepted'>;
  /** @returns undefined where another attempt was first. */
  begin(): Promise<OpenNote | undefined>;
  /** Also where the note's COMMIT has failed. */
  accepted(): Promise<void>;
  /** The server did not take it, and said so. */
  withdraw(): Promise<void>;
}

/** `unconfirmed`: it left, but who sent it did not live to hear the answer. */
export type HandedOver = 'accepted' | 'unconfirmed' | 'refused';

const AGAIN_MS = 250;
/** As long as the step may take. */
const LONGEST_MS = 10 * 60_000;

/**
 * What the server answered was heard by nobody else, so we keep it in mind until the database is there to be told:
 * another attempt would send again what was taken, or count as sent what was not.
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
 * Hands a mail over, once. Mail knows no transactions, but a server takes a message only with its end: so that end
 * is held back until a note of it is written, and then the note's COMMIT and the end leave in one breath, with
 * nothing awaited between them. An attempt that dies before leaves nothing, and is repeated. One that dies after
 * it leaves the note: the server has the whole mail, repeating it would tell people twice, and so it counts as
 * sent. While we live, an answer that does not come is no acceptance (RFC 5321, 4.2.5): then it is sent again,
 * under the same Message-ID.
 * @throws ApplicationFailure that is tried again, when the server does not take it now.
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
    // Given up in between: the end will not leave any more.
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
 * Notes of a mail that an organization sends, by its Message-ID.
 * @param alongside what else commits with the note that the mail leaves.
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
