import type { Pool } from 'pg';
import type { Config } from '../configuration/config.ts';
import { type Rows, sql } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';
import { SERVICE_CHAIN } from './audit.ts';
import type { ReadCheckpoints } from './checkpoints/read-checkpoints.ts';
import { type ChainReport, verifyAuditChain } from './verify-audit-chain.ts';

/**
 * Reads only ids, because the worker that verifies may read nothing else. The service's own chain has only a head.
 */
const chainIds = async (rows: Rows, only?: string): Promise<string[]> => {
  const found = await rows.all(sql<{ id: string }>`
    select id from (
      select id, created_at from organizations
      union all select organization_id, null from audit_heads where organization_id = ${SERVICE_CHAIN}
    ) chains where ${only ?? null}::uuid is null or id = ${only ?? null}
    order by created_at, id`);
  return found.map(({ id }) => id);
};

interface Verifying {
  readonly config: Pick<Config, 'ENVIRONMENT'>;
  readonly pool: Pool;
  readonly rows: Rows;
}

/**
 * Verifies one organization's chain as of one moment.
 * @param checkpoints read before the rows: later ones would be ahead of them.
 * @throws Refusal when neither the database nor a checkpoint knows the organization.
 */
export const verifyChain = (
  { config, pool }: Verifying,
  organizationId: string,
  checkpoints: ReadCheckpoints | undefined,
  each?: () => void,
): Promise<ChainReport> =>
  inTransaction(
    pool,
    async (rows) => {
      const witnessed = checkpoints && (checkpoints.witnessed.get(organizationId) ?? []);
      // An organization that checkpoints name existed, whatever the database says now.
      if (!witnessed?.length && (await chainIds(rows, organizationId)).length === 0)
        throw new Refusal(`There is no organization ${organizationId}.`);
      return verifyAuditChain(rows, config.ENVIRONMENT, organizationId, witnessed, each);
    },
    { snapshot: true },
  );

/**
 * Verifies the chain of every organization, also of those that only checkpoints know. `each` is called after each
 * page of rows.
 */
export const verifyAllChains = async (
  session: Verifying,
  checkpoints: ReadCheckpoints | undefined,
  each?: () => void,
): Promise<ChainReport[]> => {
  const known = new Set(await chainIds(session.rows));
  for (const [id, witnessed] of checkpoints?.witnessed ?? []) if (witnessed.length > 0) known.add(id);
  const reports: ChainReport[] = [];
  for (const id of known) reports.push(await verifyChain(session, id, checkpoints, each));
  return reports;
};
