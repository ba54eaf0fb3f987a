import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
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
  /** As the role of the API. */
  readonly pool: Pool;
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
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: 4 });
  // A pool has ended before its connections have: dropping the database may still end one of them.
  pool.on('error', () => undefined);
  return {
    environment,
    owner,
    pool,
    async drop() {
      await pool.end();
      await owner.end();
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
};
