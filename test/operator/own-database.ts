import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
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
  return {
    environment: { ...testEnvironment(), DATABASE_URL: on(databaseUrl, name) },
    owner,
    async drop() {
      await owner.end();
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
};
