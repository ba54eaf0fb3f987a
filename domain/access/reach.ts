import { type RawBuilder, type SqlValue, sql } from '../../platform/database/rows.ts';
import type { Actor } from './actor.ts';

/**
 * The records that a caller reaches, as conditions on the table alias `t`. This file imports no noun, so every noun
 * may use it.
 */

/** The clinician's own records: nobody else reaches them (specification 5.2). */
export const ownedBy = (practitionerId: SqlValue): RawBuilder<unknown> =>
  sql`t.partner_practitioner_id = ${practitionerId}`;

/** @param record the alias of what is about a patient. */
export const patientIsThereOf = (record: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${record}.${column}`);
  return sql`not exists (select 1 from patients p
  where p.organization_id = ${of('organization_id')} and p.id = ${of('partner_patient_id')} and p.deleted_at is not null)`;
};

/** What is about a deleted patient is kept, and not shown to anybody (specification of erasure, ADR 0090). */
export const patientIsThere: RawBuilder<unknown> = patientIsThereOf('t');

/** The clinician's own records about patients. */
export const ownedWithPatient = (practitionerId: SqlValue): RawBuilder<unknown> =>
  sql`${ownedBy(practitionerId)} and ${patientIsThere}`;

/** The patients on a clinician's roster. */
export const onRosterOf = (practitionerId: SqlValue): RawBuilder<unknown> => sql`exists (
  select 1 from patient_rosters r
  where r.organization_id = t.organization_id and r.patient_id = t.id and r.practitioner_id = ${practitionerId})`;

type Caller = Pick<Actor, 'organization_id' | 'practitioner_id'>;

/** Whether a practitioner exists. Every caller of the organization reaches every practitioner who is not deleted. */
export const reachesPractitioner = (
  { organization_id }: Caller,
  id: string,
): RawBuilder<unknown> => sql`exists (
  select 1 from practitioners t
  where t.organization_id = ${organization_id} and t.id = ${id} and t.deleted_at is null)`;

/** Whether a patient exists whom the caller reaches: a clinician reaches only patients on the own roster. */
export const reachesPatient = (
  { organization_id, practitioner_id }: Caller,
  id: string,
): RawBuilder<unknown> => sql`exists (
  select 1 from patients t
  where t.organization_id = ${organization_id} and t.id = ${id} and t.deleted_at is null
    and ${practitioner_id ? onRosterOf(practitioner_id) : sql`true`})`;
