import type { VerifyChains } from '../activities/upkeep/verify-audit-chains.ts';
import type { Database } from '../domain/declarations/database.ts';
import { checkpointFacts } from '../platform/audit/checkpoints/checkpoint-facts.ts';
import { verifyAllChains } from '../platform/audit/verify-chains.ts';
import type { Config } from '../platform/configuration/config.ts';

/**
 * Does the same as `operator audit verify --all`. It also compares with the checkpoints, if their folder is
 * configured.
 */
export const verificationOf =
  (config: Config, { ledger: pool, unscoped: rows }: Pick<Database, 'ledger' | 'unscoped'>): VerifyChains =>
  async (heartbeat) => {
    const session = { config, pool, rows };
    const checkpoints = await checkpointFacts(session);
    const reports = await verifyAllChains(session, checkpoints, heartbeat);
    return {
      organizations: reports.length,
      damaged: reports
        .filter(({ valid }) => !valid)
        .map(({ organization_id, damage, first_invalid_sequence }) => ({
          organization_id,
          damage,
          first_invalid_sequence,
        })),
      checkpoints_valid: checkpoints?.report.valid !== false,
    };
  };
