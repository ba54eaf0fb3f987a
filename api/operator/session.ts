import type { Pool, PoolConfig } from 'pg';
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

/** What a command works with. One run of the command line has one connection to the database. */
export interface Session {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly pool: Pool;
  readonly rows: Rows;
  /**
   * Changes something of an organization. The audit row commits with the change.
   * @param target has the command as the audit row names it (`organizations.suspend`), and the id of the affected
   *   credential, resource or workflow. Without a resource, the organization itself is affected.
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
  /** Creates an organization. It must exist before its chain can hold the audit row about its creation. */
  found<Result>(
    organizationId: string,
    action: string,
    work: (rows: Rows) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Changes something that belongs to no organization. The audit row, in the service's chain, commits with the
   * change.
   */
  changeService<Result>(
    target: { action: string; resourceId?: string | null; workflowId?: string | null },
    work: (rows: Rows) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** @throws Refusal (wrong usage) if the text is not a UUID. */
export const requireUuid = (text: string, name: string): string => {
  if (!isUuid(text)) throw wrongUsage(`${name} must be a UUID.`);
  return text.toLowerCase();
};

/** Reading a whole chain takes long. It holds no lock that a request needs. */
const PATIENCE = '-c statement_timeout=60s -c idle_in_transaction_session_timeout=60s';
/** Longer than these limits, so a server that is alive answers within this time. */
const SILENCE_MS = 70_000;

export const operatorPool = (
  config: Pick<Config, 'DATABASE_URL'>,
  silenceMs = SILENCE_MS,
  overrides: PoolConfig = {},
): Pool =>
  poolOf(
    { url: config.DATABASE_URL, application: 'operator', silenceMs },
    { max: 2, options: `${LIMITS} ${PATIENCE} ${roleOption('clinic_operator')}`, ...overrides },
  );

export const openSession = (config: Config, silenceMs = SILENCE_MS): Session =>
  sessionOn({
    config,
    secrets: createSecrets(config),
    pool: operatorPool(config, silenceMs),
    operator: operatorName(config),
  });

/** A session on connections that are open already. @param operator the name that audit rows carry. */
export const sessionOn = ({
  config,
  secrets,
  pool,
  operator,
}: Pick<Session, 'config' | 'secrets' | 'pool'> & { readonly operator: string }): Session => {
  const audit = createAudit(config.ENVIRONMENT, pool, rowsOfPool);
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
    secrets,
    pool,
    rows: rowsOfPool(pool),
    change: ({ organizationId, action, clientId, resourceId, workflowId }, work) =>
      inTransaction(pool, async (rows) => {
        // The organization is locked, so what the command has checked is still true when it writes.
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
