import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { type Scoped, scopedBy } from '../../api/platform/data/database.ts';
import { ledgerPool, scopedPool } from '../../api/platform/data/pools.ts';
import { migrate } from '../../migrations/migrate.ts';
import { testEnvironment } from '../support/environment.ts';
import { servers } from '../support/servers.ts';

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

const on = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

export const ownDatabase = async (): Promise<OwnDatabase> => {
  const { databaseUrl, ownerUrl } = servers();
  const name = `own_${randomBytes(6).toString('hex')}`;
  const maintenance = new Client({ connectionString: ownerUrl });
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
  await migrate(on(ownerUrl, name));
  const owner = new Client({ connectionString: on(ownerUrl, name) });
  await owner.connect();
  const environment = { ...testEnvironment(), DATABASE_URL: on(databaseUrl, name) };
  const settings = { url: environment.DATABASE_URL, application: 'test' };
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
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
};
