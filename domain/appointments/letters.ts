import { type RawBuilder, sql } from '../../platform/database/rows.ts';

/**
 * Whether a notice has an e-mail of its own, or is the first of those that share one: this one stands for the e-mail.
 * All that share a letter are settled together.
 * @param notice the alias of the notice.
 */
export const standsForMail = (notice: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${notice}.${column}`);
  return sql<boolean>`(${of('letter_id')} is null or not exists (
    select 1 from appointment_notices earlier_in_letter
    where earlier_in_letter.organization_id = ${of('organization_id')}
      and earlier_in_letter.letter_id = ${of('letter_id')} and earlier_in_letter.recipient = ${of('recipient')}
      and (earlier_in_letter.start_at, earlier_in_letter.appointment_id)
        < (${of('start_at')}, ${of('appointment_id')})))`;
};
