import type { Pool } from 'pg';
import { createAudit, openServiceChain, SERVICE_CHAIN } from '../../platform/audit/audit.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { operatorName } from '../../platform/configuration/operator-name.ts';
import { LIMITS, poolOf, roleOption } from '../../platform/database/pools.ts';
import { type Rows, rowsOfPool } from '../../platform/database/rows.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isUuid, newRequestId } from '../../platform/ids.ts';
import { wrongUsage } from '../../platform/refusal.ts';
import { createSecrets, type Secrets } from '../../platform/secrets.ts';
import { type OrganizationRow, requireOrganization } from './organization-view.ts';

/** What a command works with: one run of the command line, one connection to the database. */
export interface Session {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly pool: Pool;
  readonly rows: Rows;
  /**
   * Changes something of an organization; its audit row commits with the change.
   * @param target with the command as it stands in the audit row (`organizations.suspend`), and the
   *   credential, resource or workflow that it is about; without a resource it is the organization itself.
   * @throws Refusal when the organization does not exist.
   */
  change<Result>(
    target: {
      organizationId: string;
      action: string;
      clientId?: string | null;
      resourceId?: string;
      workflowId?: string | null;
    },
    work: (rows: Rows, organization: OrganizationRow) => Promise<Result>,
  ): Promise<Result>;
  /** Makes an organization, which must exist before its chain can hold the row that says so. */
  found<Result>(
    organizationId: string,
    action: string,
    work: (rows: Rows) => Promise<Result>,
  ): Promise<Result>;
  /** Changes something that is of no organization; its audit row, in the service's chain, commits with the change. */
  changeService<Result>(
    target: { action: string; resourceId?: string | null; workflowId?: string | null },
    work: (rows: Rows) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** @throws Refusal (wrong usage) when the text is no UUID. */
export const requireUuid = (text: string, name: string): string => {
  if (!isUuid(text)) throw wrongUsage(`${name} must be a UUID.`);
  return text.toLowerCase();
};

/** Chains are read at length, and nobody waits for a lock meanwhile that a request needs. */
const PATIENCE = '-c statement_timeout=60s -c idle_in_transaction_session_timeout=60s';
/** Longer than these, by which a server that is there says something. */
const SILENCE_MS = 70_000;

export const openSession = (config: Config, silenceMs = SILENCE_MS): Session => {
  const pool = poolOf(
    { url: config.DATABASE_URL, application: 'operator', silenceMs },
    { max: 2, options: `${LIMITS} ${PATIENCE} ${roleOption('clinic_operator')}` },
  );
  const audit = createAudit(config.ENVIRONMENT, pool, rowsOfPool);
  const operator = operatorName(config);
  const entryOf = (
    organization_id: string,
    action: string,
    client_id: string | null = null,
    workflow_id: string | null = null,
    resource_id: string | null = organization_id,
  ) => ({
    organization_id,
    request_id: newRequestId(),
    replayed_request_id: null,
    actor_kind: 'operator' as const,
    client_id,
    practitioner_id: null,
    action,
    route: null,
    method: null,
    status: null,
    problem: null,
    resource_id,
    workflow_id,
    operator,
  });

  return {
    config,
    secrets: createSecrets(config),
    pool,
    rows: rowsOfPool(pool),
    change: ({ organizationId, action, clientId, resourceId, workflowId }, work) =>
      inTransaction(pool, async (rows) => {
        // Locked, so that what the command checks still holds when it writes.
        const organization = await requireOrganization(rows, organizationId, { lock: true });
        const result = await work(rows, organization);
        await audit.appendWithin(rows, entryOf(organizationId, action, clientId, workflowId, resourceId));
        return result;
      }),
    found: (organizationId, action, work) =>
      inTransaction(pool, async (rows) => {
        const result = await work(rows);
        await audit.appendWithin(rows, entryOf(organizationId, action));
        return result;
      }),
    changeService: ({ action, resourceId = null, workflowId = null }, work) =>
      inTransaction(pool, async (rows) => {
        await openServiceChain(rows, config.ENVIRONMENT);
        const result = await work(rows);
        const entry = entryOf(SERVICE_CHAIN, action, null, workflowId, resourceId);
        await audit.appendWithin(rows, entry);
        return result;
      }),
    close: () => pool.end(),
  };
};
