import { type RawBuilder, sql } from '../../platform/database/rows.ts';

export interface PatientOf {
  readonly organizationId: string;
  readonly patientId: string;
}

/** `books`: the books that were made for the patient, and all copies of them; to be put after `with recursive`. */
export const booksOf = ({ organizationId, patientId }: PatientOf): RawBuilder<unknown> => sql`
  books as (
    select s.id, s.partner_practitioner_id from storybooks s
    where s.organization_id = ${organizationId} and s.partner_patient_id = ${patientId}
    union
    select c.id, c.partner_practitioner_id from storybooks c join books b on c.copied_from_id = b.id
    where c.organization_id = ${organizationId})`;

/** The prefix of the objects of book `b`, as SQL; `storybookKeys` is the same in TypeScript. */
export const keysOfBook = (organizationId: string): RawBuilder<string> =>
  sql<string>`'organizations/' || ${organizationId}::text || '/storybooks/' || b.id::text || '/'`;
