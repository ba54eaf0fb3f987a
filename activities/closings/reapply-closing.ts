import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { LedgerLine } from '../../platform/audit/erasures/erasure-ledger.ts';
import { sql } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import type { OutsideDependencies } from '../erasures/kinds-outside.ts';
import { closingKinds } from './closing-kinds.ts';
import { eraseKindOfOrganization } from './erase-organization.ts';
import { revoke } from './open-closing.ts';

/** The end as it was before the restore. One that was ordered after the backup has another id, and gives way. */
const bringBack = ({ database }: OutsideDependencies, line: LedgerLine): Promise<void> =>
  database.transact(line.organization_id, async (rows) => {
    const { organization_id, erasure_id, requested_at } = line;
    await revoke(rows, organization_id);
    await rows.all(sql`
      update organization_closings set status = 'cancelled'
      where organization_id = ${organization_id} and id <> ${erasure_id} and status = 'scheduled'`);
    await rows.all(sql`
      insert into organization_closings (id, organization_id, status, requested_at, closes_at)
      values (${erasure_id}, ${organization_id}, 'erasing', ${requested_at}, ${requested_at})
      on conflict (id) do update set status = 'erasing'`);
  });

/**
 * Erases again an organization that a restored database brought back, before any other process works on it.
 * @returns how many records are left; 0 is what everybody was promised.
 */
export const reapplyClosing = async (
  dependencies: OutsideDependencies,
  line: LedgerLine,
): Promise<number> => {
  await bringBack(dependencies, line);
  const { organization_id: organizationId, erasure_id: closingId, erased_at } = line;
  let left = 0;
  for (const kind of await closingKinds(dependencies, organizationId))
    left += await eraseKindOfOrganization(
      dependencies,
      { organizationId, closingId, kind },
      new AbortController().signal,
    );
  if (left > 0) return left;
  await dependencies.database.transact(organizationId, async (rows) => {
    await rows.all(sql`
      update organization_closings set erased_at = ${erased_at}
      where organization_id = ${organizationId} and id = ${closingId}`);
    // Its workflow counts anew and signs.
    await enqueueWorkflow(
      rows,
      organizationId,
      null,
      workflows.closeOrganization.signalCommand(organizationId, closingId),
    );
  });
  return 0;
};
