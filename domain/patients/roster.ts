import { type RawBuilder, type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { reachesPatient } from '../access/reach.ts';
import { Problem } from '../problems.ts';

/** Ids of a patient's roster, in the order they were given (table alias `t`). */
export const rosterColumn: RawBuilder<unknown> = sql`array(
  select r.practitioner_id::text from patient_rosters r
  where r.organization_id = t.organization_id and r.patient_id = t.id order by r.position, r.practitioner_id)`;

/**
 * Checks the patient that a token or a session is to be bound to. The refusal is the same if the patient is unknown,
 * deleted, of another organization, or on another clinician's roster (specification part 7).
 * @throws Problem forbidden.
 */
export const requireOnRoster = async (
  rows: Rows,
  actor: Pick<Actor, 'organization_id' | 'practitioner_id'>,
  patientId: string,
): Promise<void> => {
  const found = await rows.first(sql`select 1 where ${reachesPatient(actor, patientId)}`);
  if (!found) throw new Problem('forbidden');
};

export const writeRoster = async (
  rows: Rows,
  organizationId: string,
  patientId: string,
  practitionerIds: readonly string[],
): Promise<void> => {
  await rows.all(
    sql`delete from patient_rosters where organization_id = ${organizationId} and patient_id = ${patientId}`,
  );
  await rows.all(sql`
    insert into patient_rosters (organization_id, patient_id, practitioner_id, position)
    select ${organizationId}, ${patientId}, id, position
    from unnest(${[...practitionerIds]}::uuid[]) with ordinality as given(id, position)`);
};

/**
 * Locks the patients on whose rosters a practitioner is. Call it before the practitioner is locked: whoever changes a
 * roster locks the patient first, and the opposite order could deadlock.
 */
export const lockPatientsOf = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<void> => {
  await rows.all(sql`
    select 1 from patients p
    where p.organization_id = ${organizationId} and p.deleted_at is null and p.id in (
      select r.patient_id from patient_rosters r
      where r.organization_id = ${organizationId} and r.practitioner_id = ${practitionerId})
    order by p.id for no key update of p`);
};

/** Removes a practitioner from all rosters, which is a change of those patients. */
export const leaveRosters = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<void> => {
  await rows.all(sql`
    with left_rosters as (
      delete from patient_rosters
      where organization_id = ${organizationId} and practitioner_id = ${practitionerId} returning patient_id)
    update patients set updated_at = ${whenChanged}
    where organization_id = ${organizationId} and id in (select patient_id from left_rosters)
      and deleted_at is null`);
};

export const readRoster = async (
  rows: Rows,
  organizationId: string,
  patientId: string,
): Promise<readonly string[]> =>
  (
    await rows.all(sql<{ practitioner_id: string }>`
      select practitioner_id from patient_rosters
      where organization_id = ${organizationId} and patient_id = ${patientId} order by position`)
  ).map(({ practitioner_id }) => practitioner_id);
