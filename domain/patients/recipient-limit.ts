import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { mailboxOf } from '../../platform/mail-address.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { Problem } from '../problems.ts';

/**
 * Limits how many forms and shares an organization mails to one recipient a day, so that nobody can flood a mailbox
 * through it. A recipient is a mailbox, whichever patients have its address and however the address is written.
 */

const recipientHash = (secrets: Secrets, address: string): Buffer =>
  secrets.keyedHash('mail-recipient', mailboxOf(address));

const NOW = sql`(clock_timestamp() at time zone 'UTC')`;

/** One statement, so that concurrent requests of all processes together never exceed the limit. */
const takeOne = async (rows: Rows, organizationId: string, hash: Buffer): Promise<boolean> =>
  (await rows.first(sql`
    insert into recipient_mails as m (organization_id, recipient_hash, day, taken)
    values (${organizationId}, ${hash}, ${NOW}::date, 1)
    on conflict (organization_id, recipient_hash, day) do update set taken = m.taken + 1
    where m.taken < (select o.mails_per_recipient from organizations o where o.id = m.organization_id)
    returning taken`)) !== undefined;

/**
 * Counts a mail to a patient, in the transaction that asks for it.
 * @returns the keyed hash of the recipient that it was counted for.
 * @throws Problem recipient-limit-reached.
 */
export const countMail = async (
  rows: Rows,
  secrets: Secrets,
  organizationId: string,
  address: string,
): Promise<Buffer> => {
  const hash = recipientHash(secrets, address);
  if (await takeOne(rows, organizationId, hash)) return hash;
  const refusal = await rows.first(sql<{ limit: number; seconds: number }>`
    select mails_per_recipient as limit,
      ceil(extract(epoch from date_trunc('day', ${NOW}) + interval '1 day' - ${NOW}))::int as seconds
    from organizations where id = ${organizationId}`);
  const { limit, seconds } = refusal as NonNullable<typeof refusal>;
  throw new Problem(
    'recipient-limit-reached',
    { limit, retry_after_seconds: seconds },
    { 'Retry-After': String(seconds) },
  );
};

/**
 * Whether a mail may be sent to the patient's present address. Where the mail was counted for another recipient, it is
 * counted for this one first.
 */
export const mayLeave = async (
  database: Pick<Scoped, 'transact'>,
  secrets: Secrets,
  mail: {
    readonly organizationId: string;
    readonly table: 'form_submissions' | 'content_shares';
    readonly id: string;
    readonly countedFor: Buffer | null;
    readonly address: string;
  },
): Promise<boolean> => {
  const { organizationId, table, id, countedFor, address } = mail;
  const hash = recipientHash(secrets, address);
  if (countedFor?.equals(hash)) return true;
  return database.transact(organizationId, async (rows) => {
    if (!(await takeOne(rows, organizationId, hash))) return false;
    await rows.all(sql`
      update ${sql.table(table)} set counted_for = ${hash} where organization_id = ${organizationId} and id = ${id}`);
    return true;
  });
};
