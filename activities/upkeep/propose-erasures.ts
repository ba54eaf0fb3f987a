import { beginErasure } from '../../domain/erasures/begin-erasure.ts';
import { clinicalTimeOf } from '../../domain/erasures/retention-rule.ts';
import { Problem } from '../../domain/problems.ts';
import { entryOfService } from '../../platform/audit/audit.ts';
import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { newId, newRequestId } from '../../platform/ids.ts';
import { enqueueWorkflows } from '../../platform/outbox/outbox.ts';
import type { AuditWithin } from '../erasures/open-erasure.ts';
import type { PerformTask } from './task.ts';

/** Seconds in which the partner can cancel what the rule proposes. */
const TIME_TO_OBJECT = 604_800;
/** Of one organization in one run: the next run goes on. */
const BATCH = 100;

/**
 * Proposes the erasure of patients who were deleted as long ago as the organization's rule says. A proposal is an
 * ordinary erasure that is scheduled: partners see it, are told of nothing new, and can cancel it. One that was
 * cancelled is proposed again after the same time.
 */
export const proposeErasures =
  ({ database, audit }: { readonly database: Scoped; readonly audit: AuditWithin }): PerformTask =>
  async (heartbeat) => {
    const rules = await database.unscoped.all(sql<{ organization_id: string; deleted_days: number }>`
      select organization_id, deleted_days from retention_rules where deleted_days is not null`);
    let proposed = 0;
    for (const { organization_id: organizationId, deleted_days: days } of rules) {
      heartbeat();
      const due = await database.within(organizationId).all(sql<{ id: string }>`
        select p.id from patients p
        where p.organization_id = ${organizationId}
          and p.deleted_at < clock_timestamp() - make_interval(days => ${days})
          and not exists (select from legal_holds h where h.partner_patient_id = p.id and h.released_at is null)
          and not exists (select from erasures e where e.partner_patient_id = p.id and (e.status <> 'cancelled'
            or e.updated_at > clock_timestamp() - make_interval(days => ${days})))
        order by p.deleted_at limit ${BATCH}`);
      for (const { id: patientId } of due) {
        heartbeat();
        if (await propose(database, audit, organizationId, patientId)) proposed += 1;
      }
    }
    return proposed;
  };

/** @returns false where somebody else began an erasure, or set a hold, meanwhile. */
const propose = async (
  database: Scoped,
  audit: AuditWithin,
  organizationId: string,
  patientId: string,
): Promise<boolean> => {
  try {
    await database.transact(organizationId, async (rows) => {
      const [id, requestId] = [newId(), newRequestId()];
      const commands = await beginErasure(rows, {
        id,
        organizationId,
        patientId,
        reason: 'retention_over',
        holdSeconds: TIME_TO_OBJECT,
        keepClinicalUntil: await clinicalTimeOf(rows, { organizationId, patientId }),
        requestId,
        now: new Date(),
      });
      await enqueueWorkflows(rows, organizationId, null, commands);
      await audit.appendWithin(
        rows,
        entryOfService({
          organization_id: organizationId,
          request_id: requestId,
          action: 'proposeErasure',
          resource_id: id,
          workflow_id: `erasure/${id}`,
        }),
      );
    });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};
