import type { Config } from '../api/config.ts';
import type { Database } from '../api/platform/data/database.ts';
import { rowsOfPool, sql } from '../api/platform/data/rows.ts';
import { newRequestId } from '../api/platform/ids.ts';
import { createAudit } from '../api/platform/ledger/audit.ts';

/**
 * An operator's reading of payloads, in the chain of each organization whose they are. Payloads that name none,
 * or one that does not exist, have no chain to be noted in: the log tells of them.
 */
export const noteOfReading = (
  config: Pick<Config, 'ENVIRONMENT'>,
  { auditing, unscoped }: Pick<Database, 'auditing' | 'unscoped'>,
): ((organizationIds: readonly string[]) => Promise<void>) => {
  const audit = createAudit(config.ENVIRONMENT, auditing, rowsOfPool);
  return async (organizationIds) => {
    if (organizationIds.length === 0) return;
    const known = await unscoped.all(sql<{ id: string }>`
      select id from organizations where id = any(${sql.val([...organizationIds])}::uuid[])`);
    const request_id = newRequestId();
    await Promise.all(
      known.map(({ id }) =>
        audit.append({
          organization_id: id,
          request_id,
          replayed_request_id: null,
          actor_kind: 'operator',
          client_id: null,
          practitioner_id: null,
          action: 'payloads.decode',
          route: '/codec/decode',
          method: 'POST',
          status: 200,
          problem: null,
          resource_id: null,
          workflow_id: null,
        }),
      ),
    );
  };
};
