import { type RawBuilder, type Rows, type SqlValue, sql, whenChanged } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import { Problem } from '../problems.ts';

/** Ids of a patient's roster, in the order they were given (table alias `t`). */
export const rosterColumn: RawBuilder<unknown> = sql`array(
  select r.practitioner_id::text from patient_rosters r
  where r.organization_id = t.organization_id and r.patient_id = t.id order by r.position, r.practitioner_id)`;

/** Narrows patients (table alias `t`) to a clinician's roster. */
export const onRosterOf = (practitionerId: SqlValue): RawBuilder<unknown> => sql`exists (
  select 1 from patient_rosters r
  where r.organization_id = t.organization_id and r.patient_id = t.id and r.practitioner_id = ${practitionerId})`;

/**
 * Locks a practitioner until the commit, so that nobody deletes, disables or moves them while something is arranged for
 * them. The lock is shared, unless `alone`.
 * @param options.standing what else must hold of the row.
 * @returns undefined where there is no such practitioner.
 */
export const lockPractitioner = (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
  { standing = sql`true`, alone = false }: { standing?: RawBuilder<unknown>; alone?: boolean } = {},
): Promise<{ readonly partner_clinic_id: string } | undefined> =>
  rows.first(sql<{ partner_clinic_id: string }>`
    select partner_clinic_id from practitioners
    where organization_id = ${organizationId} and id = ${practitionerId} and deleted_at is null and ${standing}
    ${alone ? sql`for no key update` : sql`for share`}`);

/**
 * Locks the practitioners that a patient's record names until the commit.
 * @returns whether all of them are of the clinic.
 * @throws Problem not-found where one of them does not exist.
 */
export const lockPractitioners = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
  practitionerIds: readonly string[],
): Promise<boolean> => {
  const wanted = [...new Set(practitionerIds)];
  const found = await rows.all(sql<{ partner_clinic_id: string }>`
    select partner_clinic_id from practitioners
    where organization_id = ${organizationId} and id = any(${wanted}::uuid[]) and deleted_at is null
    order by id for share`);
  if (found.length < wanted.length) throw new Problem('not-found');
  return found.every(({ partner_clinic_id }) => partner_clinic_id === clinicId);
};

/**
 * Checks the patient that a token or a session is to be bound to. The refusal is the same for one who is unknown, deleted,
 * of another organization, or on somebody else's roster (specification part 7).
 * @throws Problem forbidden.
 */
export const requireOnRoster = async (
  rows: Rows,
  actor: Pick<Actor, 'organization_id' | 'practitioner_id'>,
  patientId: string,
): Promise<void> => {
  const found = await rows.first(sql`
    select 1 from patients t
    where t.organization_id = ${actor.organization_id} and t.id = ${patientId} and t.deleted_at is null
      and ${onRosterOf(actor.practitioner_id as string)}`);
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
