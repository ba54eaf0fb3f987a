import { Client, type Pool } from 'pg';
import { ledgerPool, scopedPool } from '../../../platform/database/pools.ts';
import { type Scoped, scopedBy } from '../../../platform/database/scoped.ts';
import { testEnvironment } from '../../support/environment.ts';
import { migratedDatabase } from '../../support/migrated-database.ts';

/**
 * A migrated database of one test file's own, for what would disturb others: signing keys that change, and
 * audit rows that are tampered with.
 */
export interface OwnDatabase {
  /** The settings of a process that works on it. */
  readonly environment: NodeJS.ProcessEnv;
  /** As the role that owns the schema. */
  readonly owner: Client;
  /** As the role that works across organizations. */
  readonly pool: Pool;
  /** As the API's handlers and the workers' activities have it. */
  readonly scoped: Scoped;
  drop(): Promise<void>;
}

export const ownDatabase = async (): Promise<OwnDatabase> => {
  const migrated = await migratedDatabase();
  const { ownerUrl, databaseUrl } = migrated;
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const environment = { ...testEnvironment(), DATABASE_URL: databaseUrl };
  const settings = { url: databaseUrl, application: 'test' };
  const pool = ledgerPool(settings, 4);
  const tenants = scopedPool(settings, 2);
  return {
    environment,
    owner,
    pool,
    scoped: scopedBy(tenants, pool),
    async drop() {
      await Promise.all([pool.end(), tenants.end()]);
      await owner.end();
      await migrated.drop();
    },
  };
};
