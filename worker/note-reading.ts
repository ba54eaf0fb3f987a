import type { Database } from '../domain/declarations/database.ts';
import { createAudit, openServiceChain, SERVICE_CHAIN } from '../platform/audit/audit.ts';
import type { Config } from '../platform/configuration/config.ts';
import { operatorName } from '../platform/configuration/operator-name.ts';
import { rowsOfPool, sql } from '../platform/database/rows.ts';
import { newRequestId } from '../platform/ids.ts';
import type { CodecEndpointTools } from '../temporal/codec-endpoint.ts';

/**
 * Records that an operator read payloads, in the chain of each organization that owns some of them. For payloads of
 * no organization, or of one that does not exist, the service's own chain records it.
 */
export const noteOfReading = (
  config: Pick<Config, 'ENVIRONMENT' | 'OPERATOR_NAME'>,
  { auditing, unscoped }: Pick<Database, 'auditing' | 'unscoped'>,
): CodecEndpointTools['note'] => {
  const audit = createAudit(config.ENVIRONMENT, auditing, rowsOfPool);
  const operator = operatorName(config);
  return async ({ organizations, withoutOne }) => {
    const known = await unscoped.all(sql<{ id: string }>`
      select id from organizations where id = any(${sql.val([...organizations])}::uuid[])`);
    const chains = known.map(({ id }) => id);
    if (withoutOne || known.length < organizations.length) {
      await openServiceChain(rowsOfPool(auditing), config.ENVIRONMENT);
      chains.push(SERVICE_CHAIN);
    }
    const request_id = newRequestId();
    await Promise.all(
      chains.map((organization_id) =>
        audit.append({
          organization_id,
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
          operator,
        }),
      ),
    );
  };
};
