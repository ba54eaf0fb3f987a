import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { workflows } from '../workflow-definitions/workflows.ts';

/**
 * Gives a clinic direct logins (decisions 2.8) and starts the invitations of its practitioners.
 * @returns undefined when there is no such clinic, or it has upgraded before.
 */
export const upgradeClinic = async (
  rows: Rows,
  organizationId: string,
  clinicId: string,
  requestId: string | null,
): Promise<Date | undefined> => {
  const upgraded = await rows.first(sql<{ service_upgraded_at: Date }>`
    update clinics set service_upgraded_at = clock_timestamp(),
      updated_at = ${whenChanged}
    where organization_id = ${organizationId} and id = ${clinicId} and deleted_at is null
      and service_upgraded_at is null
    returning service_upgraded_at`);
  if (upgraded)
    await enqueueWorkflow(
      rows,
      organizationId,
      requestId,
      workflows.clinicUpgrade.command(organizationId, clinicId),
    );
  return upgraded?.service_upgraded_at;
};

/**
 * Whether the upgrade is offered to a practitioner: `upgrade_enabled` is on, the clinic has not upgraded,
 * and the practitioner is its owner or its only one (specification 2.15).
 */
export const isOfferedUpgrade = async (
  rows: Rows,
  organizationId: string,
  practitionerId: string,
): Promise<boolean> => {
  const offered = await rows.first(sql`
    select 1 from practitioners p
    join clinics c on (c.organization_id, c.id) = (p.organization_id, p.partner_clinic_id)
    join session_configurations s on s.organization_id = p.organization_id
    where p.organization_id = ${organizationId} and p.id = ${practitionerId}
      and p.deleted_at is null and p.status = 'active'
      and s.upgrade_enabled and c.deleted_at is null and c.service_upgraded_at is null
      and (p.role = 'owner' or not exists (
        select from practitioners other
        where other.organization_id = p.organization_id and other.partner_clinic_id = p.partner_clinic_id
          and other.id <> p.id and other.deleted_at is null))`);
  return offered !== undefined;
};
