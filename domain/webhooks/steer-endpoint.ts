import { type Rows, sql, whenChanged } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { workflows } from '../workflow-definitions/workflows.ts';

/** What a change of an endpoint means for what waits. Partners and operators change endpoints. */

export interface Move {
  readonly organizationId: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Prepares what waits for a move of the cursor. Back: what waits from there on is taken anew, in order. Forward: what
 * waits is passed over. The sender's lease ends, so that nothing it read before counts.
 */
export const moveBacklog = async (rows: Rows, { organizationId, id, from, to }: Move): Promise<void> => {
  const isTakenAnew = to >= from ? sql`true` : sql`sequence >= ${to}`;
  await rows.all(sql`
    delete from webhook_deliveries
    where organization_id = ${organizationId} and endpoint_id = ${id} and state = 'waiting'
      and sequence is not null and ${isTakenAnew}`);
  await rows.all(sql`
    update webhook_endpoints set lease_token = null, lease_until = null, woken_at = null
    where organization_id = ${organizationId} and id = ${id}`);
};

/** After a pause or a disabling: what waits is due at once, and no failure counts any more. */
export const beginAgain = async (rows: Rows, organizationId: string, id: string): Promise<void> => {
  await rows.all(sql`
    update webhook_endpoints set failures = 0, failing_since = null, probes = 0, not_before = null, woken_at = null,
      due_at = clock_timestamp(), letters = letters - 'disabled' - 'failing'
    where organization_id = ${organizationId} and id = ${id}`);
  await rows.all(sql`
    update webhook_deliveries set next_attempt_at = clock_timestamp()
    where organization_id = ${organizationId} and endpoint_id = ${id} and state = 'waiting'`);
};

/**
 * Disables the endpoints of an organization, or one of them, on behalf of an operator. Their workflows tell the contact.
 */
export const disableByOperator = async (rows: Rows, organizationId: string, id?: string): Promise<void> => {
  const disabled = await rows.all(sql<{ id: string }>`
    update webhook_endpoints set status = 'disabled', disabled_reason = 'operator', lease_token = null,
      lease_until = null, updated_at = ${whenChanged},
      letters = letters || '{"disabled": "due"}'
    where organization_id = ${organizationId} and (${id ?? null}::uuid is null or id = ${id ?? null})
      and deleted_at is null and status <> 'disabled'
    returning id`);
  for (const { id: endpointId } of disabled)
    await enqueueWorkflow(
      rows,
      organizationId,
      null,
      workflows.deliverWebhooks.command(organizationId, endpointId),
    );
};
